import './art.css';
import { Use } from '../../../art/icon';
import { followerOf, GOOD_VALUE, type Good, isOwn, type Kind, type Need } from '../pieces';
import { drawPieces } from './symbols';

const SHIELD = 'M6 4h52v28c0 14-12 23-26 29C18 55 6 46 6 32z';

interface ShieldAtProps {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A shield on a light rim, so that it is clear of what lies under it. */
export function ShieldAt({ seat, x, y, size }: ShieldAtProps) {
  return (
    <g class={`o-shield seat-${seat}`}>
      <path
        class="o-shield-rim"
        transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`}
        d={SHIELD}
      />
      <Use id={`s-${seat}`} x={x} y={y} size={size} />
    </g>
  );
}

interface FollowerProps {
  readonly kind: Kind;
  readonly seat: number;
}

/** A follower around a point of a larger drawing. */
export function FollowerAt({
  kind,
  seat,
  x,
  y,
  size,
}: FollowerProps & { readonly x: number; readonly y: number; readonly size: number }) {
  drawPieces();
  return (
    <>
      <g class="o-follower-edge">
        <Use id={`of-${followerOf(kind)}`} x={x} y={y + size * 0.045} size={size} />
      </g>
      <Use id={`of-${followerOf(kind)}`} x={x} y={y} size={size} />
      {isOwn(kind) && <ShieldAt seat={seat} x={x + size * 0.28} y={y + size * 0.28} size={size * 0.44} />}
    </>
  );
}

/** A follower as a wooden piece. Those of a player's own colour have that player's shield. */
export function FollowerPicture({ kind, seat }: FollowerProps) {
  return (
    <svg class="o-follower" viewBox="-2 -2 68 71" aria-hidden="true" focusable="false">
      <FollowerAt kind={kind} seat={seat} x={32} y={32} size={68} />
    </svg>
  );
}

/** An empty space for a follower, with the ring it shows while something fits. */
export function HolePicture({ need }: { readonly need: Need }) {
  drawPieces();
  return (
    <svg class="o-hole-picture" viewBox="-2 -2 68 71" aria-hidden="true" focusable="false">
      <use href={`#oh-${need}`} x="-2" y="-2" width="68" height="68" />
      <use href={`#or-${need}`} class="o-hole-ring" x="-2" y="-2" width="68" height="68" />
    </svg>
  );
}

/** The technology wheel that fills a space for the rest of the game. */
export function WheelPicture() {
  drawPieces();
  return (
    <svg class="o-follower" viewBox="-2 -2 68 71" aria-hidden="true" focusable="false">
      <use href="#oi-cog" class="o-follower-edge" y="3" width="64" height="64" />
      <use href="#oi-cog" width="64" height="64" />
    </svg>
  );
}

interface GoodAtProps {
  readonly good: Good;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly value?: boolean;
}

/** A good around a point of a larger drawing, with its value if there is room for it. */
export function GoodAt({ good, x, y, size, value = false }: GoodAtProps) {
  drawPieces();
  const half = size / 2;
  return (
    <g class="o-good" style={{ '--o-good': `var(--o-${good})` }} transform={`translate(${x} ${y})`}>
      <rect class="o-good-edge" x={-half} y={-half + size * 0.09} width={size} height={size} rx={size / 6} />
      <rect class="o-good-face" x={-half} y={-half} width={size} height={size} rx={size / 6} />
      <use href={`#og-${good}`} x={-size * 0.38} y={-size * 0.38} width={size * 0.76} height={size * 0.76} />
      {value && (
        <g transform={`translate(${half - size * 0.1} ${half - size * 0.1})`}>
          <circle class="o-good-disc" r={size * 0.2} />
          <text
            class="o-good-value"
            style={{ fontSize: `${size * 0.32}px` }}
            y={size * 0.11}
            text-anchor="middle"
          >
            {GOOD_VALUE[good]}
          </text>
        </g>
      )}
    </g>
  );
}

export function GoodPicture({ good, value = false }: { readonly good: Good; readonly value?: boolean }) {
  return (
    <svg class="o-good-picture" viewBox="-34 -34 70 72" aria-hidden="true" focusable="false">
      <GoodAt good={good} x={0} y={0} size={62} value={value} />
    </svg>
  );
}

interface SeatPieceAtProps {
  readonly piece: 'station' | 'merchant';
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A trading station or a merchant, in its seat's colour and with its shield. */
export function SeatPieceAt({ piece, seat, x, y, size }: SeatPieceAtProps) {
  drawPieces();
  return (
    <g class="o-wood" style={{ color: `var(--o-wood-${seat})` }}>
      <ellipse class="o-shade" cx={x} cy={y + size * 0.46} rx={size * 0.42} ry={size * 0.1} />
      <Use id={`oi-${piece}`} x={x} y={y} size={size} />
      <ShieldAt seat={seat} x={x + size * 0.3} y={y + size * 0.28} size={size * 0.44} />
    </g>
  );
}

interface SeatPiecePictureProps {
  readonly piece: 'station' | 'merchant';
  readonly seat: number;
}

export function SeatPiecePicture({ piece, seat }: SeatPiecePictureProps) {
  return (
    <svg class="o-seat-piece" viewBox="-34 -34 72 70" aria-hidden="true" focusable="false">
      <SeatPieceAt piece={piece} seat={seat} x={0} y={0} size={64} />
    </svg>
  );
}
