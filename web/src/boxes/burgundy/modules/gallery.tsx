import type { ComponentChildren } from 'preact';
import { DiePicture, Icon } from '../../../art/icon';
import { TABLES } from '../../../generated/burgundy.printed';
import type { Size } from '../art/frame';
import { GoodPicture, TilePicture, WhiteDie } from '../art/tile';
import { info } from '../info';
import { DuchyPicture } from '../parts/duchy';
import { Stack } from '../parts/stack';
import type { BurgundyView } from '../view';
import { tileName } from '../words';
import { BorderAwards } from './border/rim';
import { MODULES } from './registry';
import { RouteStrip } from './routes/strip';
import {
  BORDER_DUCHY,
  FOUR_ISLANDS,
  FOURTEEN_ISLANDS,
  OTHER_ROUTES,
  PAIRS,
  ROUTE,
  SOLO,
  TEAM_DUCHY,
} from './samples';
import { ShieldPicture, ShieldRow, type ShieldState } from './shields/shield';
import { BuyPoints, SoloProgress, TargetGauge, TargetRail } from './solo/target';
import { DRAWINGS, Sign } from './symbols';
import { OverviewMap } from './team/overview';
import { Storage, Trays } from './team/trays';

/** The tiles that modules add. */
const TILES = TABLES.tiles
  .slice(TABLES.tiles.findIndex(({ tile }) => tile === 'monastery26') + 1)
  .map(({ tile }) => tile);
const SHIELDS = Array.from({ length: 18 }, (_, n) => n + 1);
const SIZES: readonly (readonly [Size, number])[] = [
  ['large', 96],
  ['large', 61],
  ['medium', 46],
  ['small', 30],
  ['tiny', 22],
];
const STATES: readonly ShieldState[] = ['usual', 'usable', 'acting', 'lifted'];
const SIGNS = [...DRAWINGS.matchAll(/<symbol id="([mr]-[^"]+)"/g)].map(([, id = '']) => id);

const NAMES = (seat: string) => ['Aliénor', 'Gaspard', 'Odile'][Number(seat.slice(1)) - 1] ?? seat;

const Row = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="gallery-row">{children}</div>
);

function Tiles() {
  return (
    <>
      {SIZES.map(([size, width], n) => (
        <Row key={n}>
          {TILES.map((tile) => (
            <figure key={tile} style={{ width: `${width}px` }}>
              <TilePicture tile={tile} edition={2019} size={size} />
              {n === 0 && <figcaption>{tileName(tile, 2019)}</figcaption>}
            </figure>
          ))}
          <figure style={{ width: `${width}px` }}>
            <TilePicture tile="white-castle" edition={2019} size={size} placed />
          </figure>
          <figure style={{ width: `${width}px` }}>
            <TilePicture tile="castle" edition={2019} size={size} />
          </figure>
        </Row>
      ))}
    </>
  );
}

function Shields() {
  return (
    <>
      {[68, 46, 28].map((width) => (
        <Row key={width}>
          {SHIELDS.map((shield) => (
            <figure key={shield} style={{ width: `${width}px` }}>
              <ShieldPicture shield={shield} />
            </figure>
          ))}
        </Row>
      ))}
      <Row>
        {STATES.map((state) => (
          <figure key={state} style={{ width: '68px' }}>
            <ShieldPicture shield={11} state={state} />
            <figcaption>{state}</figcaption>
          </figure>
        ))}
        <ShieldRow depot="1" shields={[9]} places={1} />
        <ShieldRow depot="2" shields={[]} places={1} />
        <ShieldRow depot="3" shields={[5, 16]} places={2} />
        <ShieldRow depot="4" shields={[12]} places={2} />
      </Row>
    </>
  );
}

const dice = (seat: number, ...values: readonly number[]) => (
  <span class="gallery-dice">
    {values.map((value, n) => (
      <DiePicture key={n} value={value} seat={seat} />
    ))}
  </span>
);

function Places() {
  return (
    <>
      <RouteStrip route={ROUTE} />
      <RouteStrip route={ROUTE} coming={['violet', 'violet']} waiting={{ good: 'red', count: 2 }} />
      {OTHER_ROUTES.map((route, n) => (
        <RouteStrip key={n} route={route} />
      ))}
      <RouteStrip route={ROUTE} small />
      <Row>
        {[3, 2, 1, 0].map((inns) => (
          <Stack key={inns} stack={{ id: 'inns', at: 'black', tile: 'inn', count: inns }} edition={2019} />
        ))}
        <BorderAwards border={[null, null]} border_points={[5, 2]} names={NAMES} />
        <BorderAwards border={['p2', null]} border_points={[6, 3]} names={NAMES} />
      </Row>
      <div class="gallery-half">
        <TargetRail solo={SOLO} gain={7} buyable={2} />
        <TargetRail solo={{ ...SOLO, counter: 0, target: 53, next_target: 48 }} />
        <TargetGauge solo={SOLO} gain={5} />
        <BuyPoints n={2} most={3} onChange={() => undefined} />{' '}
        <BuyPoints n={0} most={0} onChange={() => undefined} />
        <SoloProgress solo={SOLO} />
      </div>
      <Trays
        you={{
          seat: 'p1',
          name: NAMES('p1'),
          children: (
            <>
              {dice(1, 1, 5)}
              <Storage tiles={['white-castle', 'pig3']} limit={2} edition={2019} />
            </>
          ),
        }}
        shared={
          <>
            <Storage tiles={['boarding-house']} limit={2} edition={2019} open />
            <span class="gallery-dice">
              <GoodPicture good="turquoise" />
              <GoodPicture good="red" />
            </span>
            <span>
              <Icon id="i-silver" /> <b>2</b> <Icon id="i-worker" /> <b>5</b>
            </span>
          </>
        }
        partner={{
          seat: 'p3',
          name: NAMES('p3'),
          note: 'plays third',
          children: (
            <>
              {dice(3, 3, 5)}
              <Storage tiles={['monastery22']} limit={2} edition={2019} />
            </>
          ),
        }}
      />
      <Row>
        <Storage tiles={['crane', 'inn', 'blank', 'geese']} limit={null} edition={2019} />
      </Row>
    </>
  );
}

function Boards({ size, large }: { readonly size: Size; readonly large: boolean }) {
  const soon = PAIRS.filter((pair) => !pair.joined);
  const shields = [{ shield: 9, space: 'r6c1' }];
  const rest = { edition: 2019, size, large };
  return (
    <>
      <DuchyPicture
        {...rest}
        duchy={BORDER_DUCHY}
        label="11a"
        extras={{ pairs: PAIRS, pairPoints: 6, shields }}
      />
      {large && (
        <DuchyPicture
          {...rest}
          duchy={BORDER_DUCHY}
          label="11a"
          extras={{ pairs: PAIRS, pairPoints: 6, soon, shields }}
        />
      )}
      <DuchyPicture {...rest} duchy={TEAM_DUCHY} label="12a" />
      <DuchyPicture {...rest} duchy={FOUR_ISLANDS} label="13a" />
      <DuchyPicture {...rest} duchy={FOURTEEN_ISLANDS} label="13b" />
    </>
  );
}

/** Cards of which there are several. */
const PIECES = ['shield', 'route'];
const CARDS = [
  ...TILES.map((tile) => `tile:${tile}`),
  ...SHIELDS.map((shield) => `shield:${shield}`),
  ...[...new Set(ROUTE.map(({ bonus }) => `route:${bonus}`))],
  ...MODULES.flatMap(({ info: own }) => Object.keys(own ?? {}).filter((key) => !PIECES.includes(key))),
];

const TOUCHED = ['open', 'selected', 'anew', 'shut'];

/** How a piece looks when it can be touched, is selected, is an alternative, or is out of reach. */
const Touched = () => (
  <Row>
    {TOUCHED.map((state) => (
      <figure key={state} class="gallery-touched">
        <button type="button" class={`piece is-${state}`} aria-disabled={state === 'shut'}>
          <TilePicture tile="crane" edition={2019} />
        </button>
        <button type="button" class={`piece is-${state}`} aria-disabled={state === 'shut'}>
          <ShieldPicture shield={9} />
        </button>
        <figcaption>{state}</figcaption>
      </figure>
    ))}
  </Row>
);

/** The card of every piece, as a long press shows it. */
const Cards = () => (
  <ul class="gallery-cards">
    {CARDS.map((key) => {
      const card = info(key, { edition: 2019 } as BurgundyView);
      return (
        <li key={key}>
          <span class="gallery-card-picture">{card?.picture}</span>
          <b>{card?.title}</b> {card?.text} <small>{card?.clause}</small>
        </li>
      );
    })}
  </ul>
);

const VARIANTS: readonly (readonly [name: string, attributes: Record<string, string>])[] = [
  ['light', { 'data-theme': 'light' }],
  ['dark', { 'data-theme': 'dark' }],
  ['safe', { 'data-theme': 'light', 'data-kinds': 'safe' }],
  ['phone', { 'data-theme': 'light' }],
];

/** Everything the expansions draw, in every theme and at the width of a phone. */
export function ModulePieces() {
  return (
    <WhiteDie.Provider value={5}>
      {VARIANTS.map(([name, attributes]) => (
        <section key={name} class={`gallery-sheet ${name}`} {...attributes} id={name}>
          <Tiles />
          <Shields />
          <Touched />
          <Row>
            {SIGNS.map((id) => (
              <figure key={id} style={{ width: '52px' }}>
                <Sign id={id} class="gallery-sign" />
              </figure>
            ))}
          </Row>
          <Places />
          <Boards size={name === 'phone' ? 'medium' : 'large'} large />
          <div class="gallery-small">
            <Boards size="small" large={false} />
            <span class="gallery-map">
              <OverviewMap
                duchy={TEAM_DUCHY}
                half="east"
                open={new Set(['r1c2', 'r3c1', 'r4c12', 'r6c8'])}
                onShow={() => undefined}
              />
            </span>
          </div>
        </section>
      ))}
      <Cards />
    </WhiteDie.Provider>
  );
}
