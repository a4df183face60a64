/**
 * Which of your tables comes first: those waiting for you, and among them the one that runs out of time
 * first.
 */
import type { TableSummary } from '../generated/protocol';

/** The deadline for acting, without the reserve, which is for people who are late. */
const deadline = ({ clock, updated_at }: TableSummary): number =>
  clock ? updated_at + clock.per_move_s * 1000 : Number.POSITIVE_INFINITY;

/** A seat of the next game that is kept for the player who had it in the last one. */
export const isInvited = (table: TableSummary): boolean => table.status === 'open' && table.you === null;

const isFull = (table: TableSummary): boolean => table.seats.every((seat) => seat.kind !== 'open');

function rank(table: TableSummary): number {
  if (table.your_turn) return 0;
  if (isInvited(table)) return 1;
  if (table.status === 'open') return isFull(table) ? 2 : 4;
  return 3;
}

/** Tables that are not finished, the most urgent first. A game that you have left is no longer yours. */
export const byUrgency = (tables: readonly TableSummary[]): readonly TableSummary[] =>
  tables
    .filter(
      (table) =>
        !table.lesson && (table.status === 'open' || (table.status === 'playing' && table.you !== null)),
    )
    .sort((a, b) => rank(a) - rank(b) || deadline(a) - deadline(b) || b.updated_at - a.updated_at);
