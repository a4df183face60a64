import './natick.css';
import { t } from '../../i18n';
import type { BoxRow } from '../shelf';
import { PawnAt, RoadFace, SettlementFace, TileFace } from './art/pieces';
import { drawSymbols } from './art/symbols';
import { spanOf } from './pieces';
import { type ColonyView, colonyOf, type NatickView } from './view';

const CELL = 100;

/** The line of settlements and roads with the regions above and below it, and nothing to touch. */
function Colony({ colony }: { readonly colony: ColonyView }) {
  drawSymbols();
  const { from, to } = spanOf(colony);
  const seat = Number(colony.seat.slice(1));
  const at = (place: number, line = 0) => `translate(${(place - from + 0.5) * CELL} ${line * CELL})`;
  return (
    <svg
      viewBox={`0 ${-1.5 * CELL} ${(to - from + 1) * CELL} ${3 * CELL}`}
      aria-hidden="true"
      focusable="false"
    >
      {colony.roads.map(({ place, open, trader }) => (
        <g key={place} transform={at(place)}>
          <RoadFace open={open} />
          {trader ? <PawnAt role="trader" seat={seat} x={0} y={-10} size={62} /> : null}
        </g>
      ))}
      {colony.settlements.map(({ place, town }) => (
        <g key={place} transform={at(place)}>
          <SettlementFace town={town} seat={seat} />
        </g>
      ))}
      {colony.regions.map(({ region, place, row, coins }) => (
        <g key={region} transform={at(place, row === 'above' ? -1 : 1)}>
          <TileFace region={region} coins={coins} />
        </g>
      ))}
    </svg>
  );
}

export const row: BoxRow<NatickView> = {
  Miniature({ view, seat }) {
    const colony = colonyOf(view, seat);
    return colony ? <Colony colony={colony} /> : null;
  },
  progress: ({ turn }) => ({ words: turn === 0 ? t('replay.setUp') : t('end.turn', { n: turn }) }),
  points: (view, seat) => colonyOf(view, seat)?.points ?? 0,
};
