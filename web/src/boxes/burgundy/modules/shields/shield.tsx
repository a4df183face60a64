import type { ComponentChildren } from 'preact';
import { round } from '../../../../art/hex';
import { listOf } from '../../../../i18n';
import { say, sayAny } from '../../words';
import { SignAt } from '../symbols';
import './shields.css';

/** What a shield is worth at the end. */
export const shieldPoints = (shield: number): number => (shield <= 6 ? 12 : shield <= 12 ? 8 : 4);

export const shieldLabel = (shield: number): string =>
  say('shieldLabel', { n: shield, points: shieldPoints(shield), rule: sayAny(`shield.${shield}`) });

/** How a shield looks now: as usual, can be taken, has just acted, or is about to be replaced. */
export type ShieldState = 'usual' | 'usable' | 'acting' | 'lifted';

/** One pearl for every four points, so that the value needs neither a colour nor a digit. */
const PEARLS: readonly (readonly number[])[] = [[], [0], [-0.17, 0.17], [-0.3, 0, 0.3]];

/** Smaller than this, the pictogram needs the room of the frame. */
const FRAMED = 30;

interface ShieldProps {
  readonly shield: number;
  readonly state?: ShieldState;
}

/** A shield inside a larger drawing, centred on a point. */
export function ShieldAt({
  shield,
  state = 'usual',
  x,
  y,
  size,
}: ShieldProps & { readonly x: number; readonly y: number; readonly size: number }) {
  const framed = size >= FRAMED;
  return (
    <g class={`shield-piece is-${state}`}>
      <g class="shield-frame">
        <SignAt id="sh-frame" x={x} y={y} size={size} />
      </g>
      <SignAt id={`sh-${shield}`} x={x} y={y - size * 0.015} size={size * (framed ? 0.56 : 0.68)} />
      {(PEARLS[shieldPoints(shield) / 4] ?? []).map((pearl) => (
        <circle
          key={pearl}
          class="pearl"
          cx={round(x + pearl * size)}
          cy={round(y - size * (0.48 - Math.abs(pearl) * 0.35))}
          r={round(size * 0.075)}
          stroke-width={round(Math.max(0.8, size * 0.03))}
        />
      ))}
      {state === 'lifted' && (
        <path
          class="shield-cross"
          d={`M${round(x - size * 0.3)} ${round(y - size * 0.3)}l${round(size * 0.6)} ${round(size * 0.6)}m0 ${round(-size * 0.6)}l${round(-size * 0.6)} ${round(size * 0.6)}`}
        />
      )}
    </g>
  );
}

/** A shield as a separate picture. */
export const ShieldPicture = ({ shield, state }: ShieldProps) => (
  <svg class="shield-picture" viewBox="-34 -37 68 72" aria-hidden="true" focusable="false">
    <ShieldAt shield={shield} x={0} y={0} size={62} {...(state && { state })} />
  </svg>
);

/** Where a shield was taken. It is never refilled. */
export const ShieldGap = () => (
  <svg class="shield-picture shield-gap" viewBox="-34 -37 68 72" aria-hidden="true" focusable="false">
    <path
      transform="translate(-31 -31)"
      d="M7 11c10 3 17-1 25-8 8 7 15 11 25 8v22c0 15-12 23-25 29C19 56 7 48 7 33z"
    />
  </svg>
);

interface RowProps {
  /** The depot they lie on. */
  readonly depot: string;
  readonly shields: readonly number[];
  /** How many lay there at the beginning. */
  readonly places: number;
  /** Makes a shield something that can be touched. Without it they are a picture. */
  readonly piece?: (shield: number, picture: ComponentChildren) => ComponentChildren;
}

/** The shields of a depot, at the right end of its goods. */
export function ShieldRow({ depot, shields, places, piece }: RowProps) {
  if (places === 0 && shields.length === 0) return null;
  const gaps = Math.max(0, places - shields.length);
  const list = listOf(shields.map((shield) => say('shield', { n: shield })));
  return (
    <span
      class={`shield-row n${places}`}
      role={piece ? 'group' : 'img'}
      aria-label={say('shieldsOn', { n: depot, list: list || say('noGoods') })}
    >
      {shields.map((shield) => {
        const picture = <ShieldPicture shield={shield} />;
        return (
          <span key={shield} class="shield-place" data-info={`shield:${shield}`}>
            {piece ? piece(shield, picture) : picture}
          </span>
        );
      })}
      {Array.from({ length: gaps }, (_, n) => (
        <span key={`gap ${n}`} class="shield-place" title={say('shieldGap')}>
          <ShieldGap />
        </span>
      ))}
    </span>
  );
}
