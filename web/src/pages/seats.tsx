import { Icon } from '../art/icon';
import type { SeatInfo, TableInfo, TableSummary } from '../generated/protocol';
import { t } from '../i18n';
import { botName, boxTitle, seatNumber } from './box-words';

/** A seat's colour with its charge: chevron, cross, bend, lozenge, ring. */
export function Shield({ seat }: { readonly seat: string }) {
  const number = ((seatNumber(seat) - 1) % 5) + 1;
  return <span class="shield" style={{ color: `var(--p-${number})` }}><Icon id={`s-${number}`} /></span>;
}

/** Whoever sat there when a record was made elsewhere: names as records write them, `p2` where they have none. */
function recordName({ name, seat }: SeatInfo): string {
  const bot = /^(\w+)-bot$/.exec(name)?.[1];
  if (bot) return botName(bot);
  return name === '' || name === seat ? t('common.seat', { n: seatNumber(seat) }) : name;
}

/** Who sits there, in words. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return seat.name ? recordName(seat) : t('lobby.open');
  if (seat.kind === 'bot' && seat.bot && (seat.name === seat.bot || seat.name === '')) return botName(seat.bot);
  return seat.name;
}

/** Several seats in words: equal names, such as those of bots, are counted. */
export function seatNames(table: Seated, seats: readonly SeatInfo[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of seats.map((seat) => plainName(table, seat))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name));
}

type Seated = Pick<TableInfo | TableSummary, 'seats' | 'status'>;

/** Nobody can be missing at a table that is over: it is an imported record. */
const plainName = ({ status }: Seated, seat: SeatInfo): string => (seat.kind === 'open' && status === 'over' ? recordName(seat) : seatName(seat));

/** Who sits at a seat; equal names, such as those of two bots, get the number of their seat. */
export function nameOf(table: Seated, id: string): string {
  const name = (seat: SeatInfo) => plainName(table, seat);
  const seat = table.seats.find((one) => one.seat === id);
  if (!seat) return id;
  const twice = seat.kind !== 'open' && table.seats.some((other) => other !== seat && name(other) === name(seat));
  return twice ? `${name(seat)} ${seatNumber(id)}` : name(seat);
}

/** The same table with a name on every seat, for the table's own pages. */
export function withNames(table: TableInfo): TableInfo {
  return { ...table, seats: table.seats.map((seat) => (seat.kind === 'open' ? { ...seat, name: nameOf(table, seat.seat) } : seat)) };
}

export const waitingNames = (table: Seated): string[] =>
  table.seats.filter((seat) => seat.waiting).map(seatName);

/** The table's own name, or the box's. */
export const tableName = (table: TableInfo | TableSummary): string => table.name || boxTitle(table.box, table.title);

/** How many seats are taken, as small shields and in words. */
export function SeatDots({ table }: { readonly table: TableSummary }) {
  const taken = table.seats.filter((seat) => seat.kind !== 'open').length;
  return (
    <span class="seat-dots" role="img" aria-label={t('home.seatsTaken', { taken, all: table.seats.length })}>
      {table.seats.map((seat) => <i key={seat.seat} class={seat.kind === 'open' ? '' : 'full'} />)}
      <small>{taken}/{table.seats.length}</small>
    </span>
  );
}
