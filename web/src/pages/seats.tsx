import { Icon } from '../art/icon';
import { boxTitle, seatNumber } from '../boxes/box-words';
import type { TableInfo, TableSummary } from '../generated/protocol';
import { t } from '../i18n';

/** A seat's colour with its charge: chevron, cross, bend, lozenge, ring. */
export function Shield({ seat }: { readonly seat: string }) {
  const number = ((seatNumber(seat) - 1) % 5) + 1;
  return (
    <span class="shield" style={{ color: `var(--p-${number})` }}>
      <Icon id={`s-${number}`} />
    </span>
  );
}

/** The table's own name, or the box's. */
export const tableName = (table: TableInfo | TableSummary): string =>
  table.name || boxTitle(table.box, table.title);

/** How many seats are taken, as small shields and in words. */
export function SeatDots({ table }: { readonly table: TableSummary }) {
  const taken = table.seats.filter((seat) => seat.kind !== 'open').length;
  return (
    <span class="seat-dots" role="img" aria-label={t('home.seatsTaken', { taken, all: table.seats.length })}>
      {table.seats.map((seat) => (
        <i key={seat.seat} class={seat.kind === 'open' ? '' : 'full'} />
      ))}
      <small>
        {taken}/{table.seats.length}
      </small>
    </span>
  );
}
