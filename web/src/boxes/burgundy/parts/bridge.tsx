import { Use } from '../../../art/icon';
import { t } from '../../../i18n';
import type { Names } from '../../../table/box';
import { TRACK_SPACES } from '../pieces';
import type { BurgundyView } from '../view';

const STEP = 44.3;

/** The turn-order track: who is farther along plays earlier; in a stack the top shield plays first. */
export function Bridge({ track, names }: Pick<BurgundyView, 'track'> & { readonly names: Names }) {
  const order = track.map(({ seat, space }) => t('burgundy.onBridge', { name: names(seat), space })).join(', ');
  let arches = '';
  for (let n = TRACK_SPACES; n >= 0; n--) arches += `V68a18 16 0 0 0 -36 0V78h${n ? -8.3 : -4}`;
  return (
    <svg class="bridge" viewBox="0 -14 320 94" role="img" aria-label={t('burgundy.bridgeLabel', { order })} data-info="bridge">
      <rect x="1" y="54" width="318" height="25" rx="5" class="bridge-water" />
      <path class="bridge-stone" d={`M2 33H318V78h-6${arches}V33z`} />
      <path class="bridge-parapet" d="M2 33H318" />
      {Array.from({ length: TRACK_SPACES + 1 }, (_, n) => (
        <text key={n} x={24 + n * STEP} y="48" text-anchor="middle" class="bridge-number">{n || t('burgundy.bridgeStart')}</text>
      ))}
      {[...track].reverse().map(({ seat, space }) => {
        const stack = track.filter((other) => other.space === space);
        const fromTop = stack.findIndex((other) => other.seat === seat);
        const shift = (stack.length - 1) / 2 - fromTop;
        const number = Number(seat.slice(1));
        return (
          <g key={seat} class={`seat-${number} pawn`} data-at={`track:${seat}`}
            transform={`translate(${24 + space * STEP - shift * 9} ${18 - fromTop * 1.5})`}>
            <Use id={`s-${number}`} x={0} y={0} size={27} />
          </g>
        );
      })}
      <text x="3" y="-2" class="caption">{t('burgundy.bridge')}</text>
    </svg>
  );
}
