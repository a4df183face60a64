import { Use } from '../../../art/icon';

import type { Names } from '../../../table/box';
import { TRACK_SPACES } from '../pieces';
import type { BurgundyView } from '../view';
import { say } from '../words';

const STEP = 44.3;

/** Shields that share a space are next to each other, all visible, in playing order. */
function placeInStack(n: number, of: number): { x: number; y: number; size: number } {
  if (of === 1) return { x: 0, y: 18, size: 27 };
  const x = (n % 2) * 21 - 10.5;
  if (of === 2) return { x, y: 20, size: 21 };
  return { x: of === 3 && n === 2 ? 0 : x, y: n < 2 ? 8.5 : 24, size: 16 };
}

/** The turn-order track: players further along play earlier. In a stack the top shield plays first. */
export function Bridge({ track, names }: Pick<BurgundyView, 'track'> & { readonly names: Names }) {
  const order = track.map(({ seat, space }) => say('onBridge', { name: names(seat), space })).join(', ');
  let arches = '';
  for (let n = TRACK_SPACES; n >= 0; n--) arches += `V68a18 16 0 0 0 -36 0V78h${n ? -8.3 : -4}`;
  return (
    <svg
      class="bridge"
      viewBox="0 -14 320 94"
      preserveAspectRatio="xMinYMax"
      role="img"
      aria-label={say('bridgeLabel', { order })}
      data-info="bridge"
    >
      <rect x="1" y="54" width="318" height="25" rx="5" class="bridge-water" />
      <path class="bridge-stone" d={`M2 33H318V78h-6${arches}V33z`} />
      <path class="bridge-parapet" d="M2 33H318" />
      {Array.from({ length: TRACK_SPACES + 1 }, (_, n) => (
        <text key={n} x={24 + n * STEP} y="48" text-anchor="middle" class="bridge-number">
          {n || say('bridgeStart')}
        </text>
      ))}
      {track.map(({ seat, space }) => {
        const stack = track.filter((other) => other.space === space);
        const number = Number(seat.slice(1));
        const { x, y, size } = placeInStack(
          stack.findIndex((other) => other.seat === seat),
          stack.length,
        );
        return (
          <g
            key={seat}
            class={`seat-${number} pawn`}
            data-at={`track:${seat}`}
            transform={`translate(${24 + space * STEP + x} ${y})`}
          >
            <Use id={`s-${number}`} x={0} y={0} size={size} />
          </g>
        );
      })}
      <text x="3" y="-2" class="caption">
        {say('bridge')}
      </text>
    </svg>
  );
}
