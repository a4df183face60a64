/** Which of one's tables comes first: where one is awaited, and there where the time runs out first. */
import type { TableSummary } from '../generated/protocol';

/** Until when somebody has to act, without the reserve: that is for those who come late. */
const deadline = ({ clock, updated_at }: TableSummary): number =>
  clock ? updated_at + clock.per_move_s * 1000 : Number.POSITIVE_INFINITY;

/** A seat of the next game that is kept for whoever had it in the last one. */
export const isInvited = (table: TableSummary): boolean => table.status === 'open' && table.you === null;

const isFull = (table: TableSummary): boolean => table.seats.every((seat) => seat.kind !== 'open');

function rank(table: TableSummary): number {
  if (table.your_turn) return 0;
  if (isInvited(table)) return 1;
  if (table.status === 'open') return isFull(table) ? 2 : 4;
  return 3;
}

/** Tables at which something is still to come, the most urgent first. A game that one has left is no longer one's own. */
export const byUrgency = (tables: readonly TableSummary[]): readonly TableSummary[] =>
  tables
    .filter(
      (table) =>
        !table.lesson && (table.status === 'open' || (table.status === 'playing' && table.you !== null)),
    )
    .sort((a, b) => rank(a) - rank(b) || deadline(a) - deadline(b) || b.updated_at - a.updated_at);
