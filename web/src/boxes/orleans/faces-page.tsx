import '../../styles/table.css';
import './orleans.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ControlContext } from '../../table/control';
import { FollowerPicture, GoodPicture, HolePicture, SeatPiecePicture, WheelPicture } from './art/pieces';
import { Plate, placeSymbol } from './art/places';
import { Sign } from './art/symbols';
import { BoardMap } from './parts/map';
import { Routes } from './parts/routes';
import { GoodsSupply } from './parts/supply';
import { DEEDS, EVENTS, FOLLOWERS, GOODS, KINDS, PLACES, TILES } from './pieces';
import { GOODS_ON_MAP, MERCHANTS, names, START, STATIONS, SUPPLY, sampleControl } from './samples';

const COUNTERS = ['coin', 'citizen', 'cog', 'dev', 'bag', 'hourglass', 'start', 'lack'] as const;
const SEATS = [1, 2, 3, 4, 5] as const;

const Row = ({ children }: { readonly children: ComponentChildren }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '10px', alignItems: 'end', marginBottom: '1rem' }}>
    {children}
  </div>
);
const Face = ({ width, children }: { readonly width: number; readonly children: ComponentChildren }) => (
  <span style={{ width: `${width}px`, fontSize: `${width}px`, lineHeight: 0 }}>{children}</span>
);

/** Every drawing, alone. */
function Drawings() {
  return (
    <>
      {[52, 36, 20].map((width) => (
        <Row key={width}>
          {KINDS.map((kind, n) => (
            <Face key={kind} width={width}>
              <FollowerPicture kind={kind} seat={(n % 5) + 1} />
            </Face>
          ))}
          {[...FOLLOWERS, 'any' as const].map((need) => (
            <Face key={need} width={width}>
              <HolePicture need={need} />
            </Face>
          ))}
          <Face width={width}>
            <WheelPicture />
          </Face>
        </Row>
      ))}
      <Row>
        {FOLLOWERS.map((one) => (
          <Face key={one} width={14}>
            <Sign id={`om-${one}`} />
          </Face>
        ))}
        {[48, 32, 20].map((width) =>
          GOODS.map((good) => (
            <Face key={`${good}${width}`} width={width}>
              <GoodPicture good={good} value={width >= 32} />
            </Face>
          )),
        )}
        {SEATS.map((seat) => (
          <Face key={seat} width={44}>
            <SeatPiecePicture piece="station" seat={seat} />
          </Face>
        ))}
        {SEATS.map((seat) => (
          <Face key={seat} width={44}>
            <SeatPiecePicture piece="merchant" seat={seat} />
          </Face>
        ))}
      </Row>
      <Row>
        {COUNTERS.map((one) => (
          <Face key={one} width={36}>
            <Sign id={`oi-${one}`} />
          </Face>
        ))}
        {EVENTS.map((one) => (
          <Face key={one} width={36}>
            <Plate id={`oe-${one}`} />
          </Face>
        ))}
        {DEEDS.map((one) => (
          <Face key={one} width={36}>
            <Plate id={`od-${one}`} />
          </Face>
        ))}
      </Row>
      <Row>
        {[...PLACES, ...TILES].map((one) => (
          <Face key={one} width={44}>
            <Plate id={placeSymbol(one)} />
          </Face>
        ))}
      </Row>
    </>
  );
}

const LEGAL = [
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
        <Routes town={here} goods={GOODS_ON_MAP} mine />
      </section>
      <section class="o-sample-map panel">
        <BoardMap players={2} goods={{}} stations={[]} merchants={START} viewer="p1" names={names} />
      </section>
    </div>
  );
}

/** Every drawing and every part in its states: `/dev/orleans`. */
export default function Faces() {
  useEffect(() => {
    document.documentElement.classList.add('at-table');
    return () => document.documentElement.classList.remove('at-table');
  }, []);
  const control = useMemo(() => sampleControl(LEGAL), []);
  return (
    <main class="table-page" style={{ display: 'block', padding: '1rem' }}>
      <Drawings />
      <ControlContext.Provider value={control}>
        <Maps />
      </ControlContext.Provider>
    </main>
  );
}
