import { t } from '../../i18n';
import type { BoxRow } from '../shelf';
import { SeatPieceAt } from './art/pieces';
import { HEIGHT, MAP_EDGES, TOWNS_SOUTHWARD, town, WIDTH } from './map/geometry';
import { seatNumber } from './pieces';
import { type OrleansView, playerOf } from './view';

const STATION = 150;

/** The roads and rivers with a player's stations, and nothing to touch. */
function Stations({ view, seat }: { readonly view: OrleansView; readonly seat: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false" class="o-miniature">
      {MAP_EDGES.map((edge) => (
        <path
          key={edge.id}
          d={edge.d}
          fill="none"
          stroke={edge.kind === 'road' ? 'var(--ink-2)' : 'var(--o-water, #7fb2cf)'}
          stroke-width={edge.kind === 'road' ? 10 : 22}
        />
      ))}
      {TOWNS_SOUTHWARD.map(({ id, x, y }) => (
        <circle key={id} cx={x} cy={y} r="16" fill="var(--ink-2)" />
      ))}
      {playerOf(view, seat)?.stations.map((id) => (
        <SeatPieceAt
          key={id}
          piece="station"
          seat={seatNumber(seat)}
          x={town(id).x}
          y={town(id).y}
          size={STATION}
        />
      ))}
    </svg>
  );
}

export const row: BoxRow<OrleansView> = {
  Miniature: Stations,
  progress: ({ round, rounds }) =>
    round === 0
      ? { words: t('replay.setUp') }
      : { words: t('orleans.round', { n: round, most: rounds }), steps: rounds, step: round },
  points: (view, seat) => playerOf(view, seat)?.score ?? 0,
};
