/** Which of other people's tables are on the first page. Pure. */
import type { TableSummary } from '../generated/protocol';

const JOIN_SHOWN = 8;
const WATCH_SHOWN = 3;

export interface OpenList {
  /** Tables that need players. */
  readonly join: readonly TableSummary[];
  /** Tables that are full or being played, those with the most people first. */
  readonly watch: readonly TableSummary[];
  /** Whether there are more of them than are shown. */
  readonly more: boolean;
}

const people = (table: TableSummary): number => table.seats.filter((seat) => seat.kind === 'person').length;

/** Your own tables have a separate list. Each page shows as many more as the first one. */
export function openList(tables: readonly TableSummary[], pages = 1): OpenList {
  const others = tables.filter(
    (table) => table.you === null && (table.status === 'open' || table.status === 'playing'),
  );
  const isFree = (table: TableSummary) =>
    table.status === 'open' && table.seats.some((seat) => seat.kind === 'open');
  const watch = others.filter((table) => !isFree(table)).sort((one, other) => people(other) - people(one));
  const join = others.filter(isFree);
  const [joins, watches] = [JOIN_SHOWN * pages, WATCH_SHOWN * pages];
  return {
    join: join.slice(0, joins),
    watch: watch.slice(0, watches),
    more: join.length > joins || watch.length > watches,
  };
}

/** Where the host sits, or else the first person who sits there. */
export function hostSeat({ seats, host }: Pick<TableSummary, 'seats' | 'host'>): string {
  const seat =
    seats.find((one) => one.kind === 'person' && one.name === host) ??
    seats.find((one) => one.kind !== 'open');
  return seat?.seat ?? 'p1';
}
