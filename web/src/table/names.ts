/** Who sits where, in words. The same at the table and on the pages around it. */
import type { ChatLine, SeatInfo, TableInfo, TableSummary } from '../generated/protocol';
import { capital, t, tOr } from '../i18n';

/** `p2` is 2. */
export const seatNumber = (seat: string): number => Number(seat.slice(1));

export const botName = (name: string): string => tOr(`bot.${name}`, capital(name));

/** Who sat there when a record was made elsewhere: names as in the record, or `p2` if there are none. */
function recordName({ name, seat }: SeatInfo): string {
  const bot = /^(\w+)-bot$/.exec(name)?.[1];
  if (bot) return botName(bot);
  // Bots that play against each other at the terminal have only the names of their levels.
  return name === '' || name === seat ? t('common.seat', { n: seatNumber(seat) }) : tOr(`bot.${name}`, name);
}

/** Who sits there, in words. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return seat.name ? recordName(seat) : t('lobby.open');
  if (seat.kind === 'bot' && seat.bot && (seat.name === seat.bot || seat.name === ''))
    return botName(seat.bot);
  return seat.name;
}

/**
 * Several seats in words. Equal names, such as those of bots, are counted. A name that somebody else at the
 * table has too is the same as at the table, with its seat number.
 */
export function seatNames(table: Seated, seats: readonly SeatInfo[]): readonly string[] {
  const counts = new Map<string, number>();
  const others = table.seats.filter(({ seat }) => !seats.some((one) => one.seat === seat));
  const taken = new Set(others.map((seat) => plainName(table, seat)));
  for (const seat of seats) {
    const plain = plainName(table, seat);
    const name = taken.has(plain) ? nameOf(table, seat.seat) : plain;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name));
}

/** Whether you ran out of time and a bot plays for you. The seat stays yours. */
export const isBotPlaying = ({ seats, you }: Pick<TableInfo, 'seats' | 'you'>): boolean =>
  seats.some((seat) => seat.seat === you && seat.timed_out && seat.taken_over);

/** Whether everybody has run out of time, so that the table waits for the first who returns. */
export const isPaused = ({ seats }: Pick<TableInfo, 'seats'>): boolean =>
  seats.every((seat) => seat.kind === 'bot') && seats.some((seat) => seat.timed_out);

type Seated = Pick<TableInfo | TableSummary, 'seats' | 'status'>;

/** A table that is over cannot have empty seats, so this is an imported record. */
const plainName = ({ status }: Seated, seat: SeatInfo): string =>
  seat.kind === 'open' && status === 'over' ? recordName(seat) : seatName(seat);

/** Who sits at a seat. Equal names, such as those of two bots, get their seat number. */
export function nameOf(table: Seated, id: string): string {
  const name = (seat: SeatInfo) => plainName(table, seat);
  const seat = table.seats.find((one) => one.seat === id);
  if (!seat) return id;
  const twice =
    (seat.kind !== 'open' || table.status === 'over') &&
    table.seats.some((other) => other !== seat && name(other) === name(seat));
  return twice ? `${name(seat)} ${seatNumber(id)}` : name(seat);
}

/** Who said something: the name used at the table, unless somebody else has that seat now. */
export function speakerName(table: Seated, { seat, name }: Pick<ChatLine, 'seat' | 'name'>): string {
  const sitter = table.seats.find((one) => one.seat === seat);
  return sitter?.name === name ? nameOf(table, sitter.seat) : name;
}

export const waitingNames = (table: Seated): string[] =>
  table.seats.filter((seat) => seat.waiting).map(seatName);
