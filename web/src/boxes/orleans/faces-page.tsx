import '../../styles/table.css';
import './orleans.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { TABLES } from '../../generated/orleans';
import type { BoxInfo } from '../../generated/protocol';
import { ControlContext } from '../../table/control';
import { Cover } from './art/cover';
import { FollowerPicture, GoodPicture, HolePicture, SeatPiecePicture, WheelPicture } from './art/pieces';
import { Plate, placeSymbol } from './art/places';
import { Sign } from './art/symbols';
import { ScenarioFaces } from './faces-scenarios';
import { house } from './house';
import { Deeds } from './parts/deeds';
import { Hourglass } from './parts/hourglass';
import { BoardMap } from './parts/map';
import { Market } from './parts/market';
import { PlanStrip } from './parts/plan';
import { Routes } from './parts/routes';
import { RivalPanel } from './parts/seat';
import { GoodsSupply } from './parts/supply';
import { TownBoard } from './parts/town';
import { Tracks } from './parts/tracks';
import { Tray } from './parts/tray';
import { DEEDS, EVENTS, FOLLOWERS, GOODS, KINDS, PLACES, TILES } from './pieces';
import {
  BAG,
  DEED_STATES,
  GALLERY,
  GOODS_ON_MAP,
  MARKET,
  MERCHANTS,
  names,
  OWNED,
  PLAN_LEGAL,
  PLAYER_MARKERS,
  RIVALS,
  START,
  STATIONS,
  STOCK,
  SUPPLY,
  sampleControl,
  TOWN,
  TURNED,
} from './samples';

const COUNTERS = ['coin', 'citizen', 'cog', 'dev', 'bag', 'hourglass', 'start', 'lack'] as const;
const SEATS = [1, 2, 3, 4, 5] as const;

const Row = ({ children }: { readonly children: ComponentChildren }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '10px', alignItems: 'end', marginBottom: '1rem' }}>
    {children}
  </div>
);
/** Drawings of one size. */
const Faces = ({
  width,
  children,
}: {
  readonly width: number;
  readonly children: readonly ComponentChildren[];
}) => (
  <>
    {children.map((child, n) => (
      <span key={n} style={{ width: `${width}px`, fontSize: `${width}px`, lineHeight: 0 }}>
        {child}
      </span>
    ))}
  </>
);

/** Every drawing, alone. */
function Drawings() {
  return (
    <>
      {[52, 36, 20].map((width) => (
        <Row key={width}>
          <Faces width={width}>
            {[
              ...KINDS.map((kind, n) => <FollowerPicture kind={kind} seat={(n % 5) + 1} />),
              ...[...FOLLOWERS, 'any' as const].map((need) => <HolePicture need={need} />),
              <WheelPicture />,
            ]}
          </Faces>
        </Row>
      ))}
      <Row>
        <Faces width={14}>
          {FOLLOWERS.map((one) => (
            <Sign id={`om-${one}`} />
          ))}
        </Faces>
        {[48, 32, 20].map((width) => (
          <Faces key={width} width={width}>
            {GOODS.map((good) => (
              <GoodPicture good={good} value={width >= 32} />
            ))}
          </Faces>
        ))}
        {(['station', 'merchant'] as const).map((piece) => (
          <Faces key={piece} width={44}>
            {SEATS.map((seat) => (
              <SeatPiecePicture piece={piece} seat={seat} />
            ))}
          </Faces>
        ))}
      </Row>
      <Row>
        <Faces width={36}>
          {[
            ...COUNTERS.map((one) => <Sign id={`oi-${one}`} />),
            ...EVENTS.map((one) => <Plate id={`oe-${one}`} />),
            ...DEEDS.map((one) => <Plate id={`od-${one}`} />),
          ]}
        </Faces>
      </Row>
      <Row>
        <Faces width={44}>
          {[...PLACES, ...TILES].map((one) => (
            <Plate id={placeSymbol(one)} />
          ))}
        </Faces>
      </Row>
    </>
  );
}

const ACTING = [
  'edge:w-montrichard-vierzon',
  'edge:w-vierzon-bourges',
  'edge:w-vierzon-stamand',
  'edge:r-orleans-vierzon load:r-orleans-vierzon.wine',
];

/** The map as it is in the middle of a game, and at the start of one for two. A click moves the merchant. */
function Maps() {
  const [here, go] = useState('vierzon');
  const merchants = MERCHANTS.map((one) => (one.seat === 'p1' ? { ...one, town: here } : one));
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', marginBottom: '1rem' }}>
      <section class="o-sample-map panel">
        <BoardMap
          players={5}
          goods={GOODS_ON_MAP}
          stations={STATIONS}
          merchants={merchants}
          viewer="p1"
          names={names}
        />
        <GoodsSupply left={SUPPLY} />
        <button type="button" onClick={() => go(here === 'vierzon' ? 'stamand' : 'vierzon')}>
          →
        </button>
        <Routes town={here} goods={GOODS_ON_MAP} of="merchant" />
      </section>
      <section class="o-sample-map panel">
        <BoardMap players={2} goods={{}} stations={[]} merchants={START} viewer="p1" names={names} />
      </section>
    </div>
  );
}

/** A table in the planning phase, with a trader in the hand. */
function PlanningTable() {
  return (
    <div class="o-sample-table">
      <div>
        <div class="panel">
          <Hourglass
            rounds={18}
            round={9}
            terms={TABLES.terms}
            events={TURNED}
            effect={{ what: 'pay', n: 2 }}
          />
        </div>
        <div class="panel">
          <BoardMap
            players={3}
            goods={GOODS_ON_MAP}
            stations={STATIONS.slice(0, 3)}
            merchants={MERCHANTS.slice(0, 3)}
            viewer="p1"
            names={names}
          />
        </div>
        <div class="panel">
          <Tracks
            markers={PLAYER_MARKERS}
            viewer="p1"
            names={names}
            citizens={{ boatman: true, knight: false, development: [18, 28] }}
            stock={STOCK}
            technology={9}
            preview={14}
          />
        </div>
      </div>
      <div>
        <div class="panel">
          <Market seat={1} pieces={MARKET} room={8} bag={BAG} />
        </div>
        <div class="panel">
          <TownBoard seat={1} label="Your town" places={TOWN} gallery={GALLERY} />
          <PlanStrip
            ready={TOWN.filter(({ state }) => state === 'ready')}
            hand={{ follower: 'trader', completes: TOWN.filter(({ state }) => state === 'near') }}
            short={[
              { place: 'monastery', need: 'trader', inBag: 0 },
              { place: 'windmill', need: 'craftsman', inBag: 3 },
            ]}
          />
        </div>
        <div class="panel">
          <Tray seat={1} label="Your goods" {...OWNED} />
        </div>
      </div>
      <div>
        {RIVALS.map((one) => (
          <div key={one.seat} class="panel">
            <RivalPanel {...one} />
          </div>
        ))}
        <div class="panel">
          <Deeds deeds={DEED_STATES} names={names} />
        </div>
      </div>
    </div>
  );
}

/** What the gallery reads of a box. */
const SHELVED = { id: 'orleans', modules: [], seats: { least: 2, most: 5 } } as unknown as BoxInfo;

/** Every drawing and every part in its states: `/dev/orleans`. */
export default function FacesPage() {
  useEffect(() => {
    document.documentElement.classList.add('at-table');
    return () => document.documentElement.classList.remove('at-table');
  }, []);
  const planning = useMemo(() => {
    const control = sampleControl(PLAN_LEGAL);
    control.selected.value = ['market:1'];
    return control;
  }, []);
  const acting = useMemo(() => sampleControl(ACTING), []);
  return (
    <main class="table-page" style={{ display: 'block', padding: '1rem' }}>
      <ControlContext.Provider value={planning}>
        <PlanningTable />
      </ControlContext.Provider>
      <Drawings />
      <ScenarioFaces />
      <div class="house" style={{ maxWidth: '31rem', marginBottom: '1rem' }}>
        <Cover />
      </div>
      {house.Gallery && <house.Gallery box={SHELVED} />}
      <ControlContext.Provider value={acting}>
        <Maps />
      </ControlContext.Provider>
    </main>
  );
}
