import { numberOf, suitOf } from '../pieces';
import type { DieView, RegionName, Suit } from '../view';

/** Positions of up to three coins on the lower half of a tile of 92. */
const COINS = [
  [-27, 22],
  [0, 22],
  [27, 22],
] as const;

interface CoinAtProps {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A coin as a group around a point: light rim, suit in the middle. */
export function CoinAt({ suit, x, y, r }: CoinAtProps) {
  return (
    <g class="nt-coin" style={{ '--n': `var(--n-${suit})` }} transform={`translate(${x} ${y})`}>
      <circle class="nt-coin-edge" cy={r * 0.14} r={r} />
      <circle class="nt-coin-face" r={r} />
      <use href={`#nf-${suit}`} x={-r * 0.64} y={-r * 0.64} width={r * 1.28} height={r * 1.28} />
    </g>
  );
}

export function CoinPicture({ suit }: { readonly suit: Suit }) {
  return (
    <svg class="nt-coin-picture" viewBox="-26 -26 52 54" aria-hidden="true" focusable="false">
      <CoinAt suit={suit} x={0} y={0} r={24} />
    </svg>
  );
}

/** The face of a region tile around the origin: suit, number, and three round places for coins. */
export function TileFace({ region, coins = 0 }: { readonly region: RegionName; readonly coins?: number }) {
  const suit = suitOf(region);
  return (
    <g class="nt-tile" style={{ '--n': `var(--n-${suit})` }}>
      <rect class="nt-tile-edge" x="-46" y="-42" width="92" height="90" rx="8" />
      <rect class="nt-tile-face" x="-46" y="-46" width="92" height="90" rx="8" />
      <path
        class="nt-tile-soil"
        d="M-41.500 4Q-20-4 0 3T41.500 1V34.500a5 5 0 0 1-5 5H-36.500a5 5 0 0 1-5-5z"
      />
      <use class="nt-tile-land" href={`#nl-${suit}`} x="-46" y="-46" width="92" height="90" />
      <rect class="nt-tile-frame" x="-41.500" y="-41.500" width="83" height="81" rx="5" />
      <use class="nt-tile-suit" href={`#nf-${suit}`} x="-37" y="-38" width="25" height="25" />
      <text class="nt-tile-number" x="26" y="-13" text-anchor="middle">
        {numberOf(region)}
      </text>
      {COINS.map(([x, y], n) =>
        n < coins ? (
          <CoinAt key={n} suit={suit} x={x} y={y} r={12.5} />
        ) : (
          <circle key={n} class="nt-tile-hole" cx={x} cy={y} r="11" />
        ),
      )}
    </g>
  );
}

export function TilePicture({ region }: { readonly region: RegionName }) {
  return (
    <svg class="nt-tile-picture" viewBox="-48 -48 96 98" aria-hidden="true" focusable="false">
      <TileFace region={region} />
    </svg>
  );
}

/** A village: one house on an ace. A town: walls, a tower and roofs on a null. */
export function SettlementFace({ town, seat }: { readonly town: boolean; readonly seat: number }) {
  return (
    <g class={`nt-wood seat-${seat}`}>
      <rect class="nt-wood-edge" x="-46" y="-42" width="92" height="90" rx="8" />
      <rect class="nt-wood-face" x="-46" y="-46" width="92" height="90" rx="8" />
      <path class="nt-yard" d="M-41 20Q-18 12 4 18T41 16V35q0 4-5 4H-36q-5 0-5-4z" />
      <rect class="nt-wood-frame" x="-41.500" y="-41.500" width="83" height="81" rx="5" />
      {town ? (
        <g class="nt-house">
          <path class="nt-wall" d="M-32 28V-4h16v32zM-6 28V-18H12V28zM16 28V2h17v26z" />
          <path class="nt-roof" d="M-36-3-24-18-12-3zM-9-17 3-36 15-17zM12 3 24.500-13 37 3z" />
          <path class="nt-dark" d="M-1 28V14h8v14zM-27 6h6v8h-6zM22 11h6v8h-6zM0-9h6v9H0z" />
          <path class="nt-wall" d="M-38 34v-9h6v4h6v-4h6v4h6v-4h6v4H-2v-4H4v4h6v-4h6v4h6v-4h6v4h6v-4h4v9z" />
        </g>
      ) : (
        <g class="nt-house">
          <path class="nt-wall" d="M-20 28V-4h40v32z" />
          <path class="nt-roof" d="M-28-2 0-32 28-2z" />
          <path class="nt-dark" d="M-5 28V10h10v18zM10 6h6v7h-6zM-16 6h6v7h-6z" />
          <path class="nt-tree" d="M31 2c5 0 8 4 8 9s-3 9-6 9v10h-4V20c-3 0-6-4-6-9s3-9 8-9z" />
        </g>
      )}
    </g>
  );
}

const OPEN_ROAD = 'M-45-1q22-7 45 0t45 0';
const ROAD = 'M-57-1h12q22-7 45 0t45 0h12';
const RUTS = 'M-45-6q22-7 45 0t45 0M-45 4q22-7 45 0t45 0';

/** A road: a face-down tile while it leads on, the bare road after that. */
export function RoadFace({ open }: { readonly open: boolean }) {
  return (
    <g class="nt-road">
      {open && (
        <>
          <rect class="nt-wood-edge" x="-46" y="-42" width="92" height="90" rx="8" />
          <rect class="nt-back-face" x="-46" y="-46" width="92" height="90" rx="8" />
          <path
            class="nt-road-grass"
            d="M-34-30c0-4-2-6-3-7m6 7v-9m5 9c0-4 2-6 3-7M18-24c0-4-2-6-3-7m6 7v-9m5 9c0-4 2-6 3-7M-20 34c0-4-2-6-3-7m6 7v-9m5 9c0-4 2-6 3-7M26 30c0-4-2-6-3-7m6 7v-9m5 9c0-4 2-6 3-7"
          />
        </>
      )}
      <path class="nt-road-bed" d={open ? OPEN_ROAD : ROAD} />
      <path class="nt-road-line" d={open ? OPEN_ROAD : ROAD} />
      <path class="nt-road-rut" d={open ? RUTS : `${RUTS}M-56-6h10M-56 4h10M46-6h10M46 4h10`} />
    </g>
  );
}

interface PawnAtProps {
  readonly role: 'trader' | 'knight';
  readonly seat: number;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

/**
 * A pawn in its owner's colour with the symbol of its role: a balance for a trader, a shield for a knight.
 */
export function PawnAt({ role, seat, x = 0, y = 0, size = 58 }: PawnAtProps) {
  const k = size / 64;
  return (
    <g class={`nt-pawn seat-${seat}`} transform={`translate(${x} ${y}) scale(${k}) translate(-32 -32)`}>
      <ellipse class="nt-shade" cx="33" cy="58" rx="21" ry="5" />
      <use href="#nf-pawn" width="64" height="64" />
      {role === 'knight' ? (
        <path class="nt-sign" d="M21 36h22v9c0 8-5 11-11 14-6-3-11-6-11-14z" />
      ) : (
        <g class="nt-sign">
          <circle cx="32" cy="48" r="11" />
          <path d="M32 41v13M25 45h14M25 45l-2.500 5h5zM39 45l-2.500 5h5z" />
        </g>
      )}
    </g>
  );
}

/** A die: the number, or the suit alone for an event. */
export function DiePicture({ die }: { readonly die: DieView }) {
  return (
    <svg
      class="nt-die-picture"
      style={{ '--n': `var(--n-${die.suit})` }}
      viewBox="0 0 64 67"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="nt-die-edge" x="2" y="8" width="60" height="57" rx="11" />
      <rect class="nt-die-face" x="2" y="2" width="60" height="58" rx="11" />
      {die.event ? (
        <>
          <use href={`#nf-${die.suit}`} x="12" y="11" width="40" height="40" />
          <path
            class="nt-die-star"
            d="M32 22l3 6.200 6.800.9-5 4.700 1.300 6.700L32 37.200l-6.100 3.300 1.300-6.700-5-4.700 6.800-.9z"
          />
        </>
      ) : (
        <>
          <use href={`#nf-${die.suit}`} x="7" y="7" width="18" height="18" />
          <text x="37" y="48" text-anchor="middle">
            {die.face}
          </text>
        </>
      )}
    </svg>
  );
}
