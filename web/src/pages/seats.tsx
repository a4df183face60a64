import { Icon } from '../art/icon';
import type { SeatInfo, TableInfo, TableSummary } from '../generated/protocol';
import { t } from '../i18n';
import { botName, boxTitle, seatNumber } from './box-words';

/** A seat's colour with its charge: chevron, cross, bend, lozenge, ring. */
export function Shield({ seat }: { readonly seat: string }) {
  const number = ((seatNumber(seat) - 1) % 5) + 1;
  return <span class="shield" style={{ color: `var(--p-${number})` }}><Icon id={`s-${number}`} /></span>;
}

/** Who sits there, in words. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('lobby.open');
  if (seat.kind === 'bot' && seat.bot && (seat.name === seat.bot || seat.name === '')) return botName(seat.bot);
  return seat.name;
}

type Seated = Pick<TableInfo | TableSummary, 'seats'>;

export function nameOf(table: Seated, id: string): string {
  const seat = table.seats.find((one) => one.seat === id);
  return seat ? seatName(seat) : id;
}

export const waitingNames = (table: Seated): string[] =>
  table.seats.filter((seat) => seat.waiting).map(seatName);

/** The table's own name, or the box's. */
export const tableName = (table: TableInfo | TableSummary): string => table.name || boxTitle({ id: table.box, title: table.title });

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
