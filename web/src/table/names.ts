/** Who sits where, in words. The same at the table and on the pages around it. */
import type { ChatLine, SeatInfo, TableInfo, TableSummary } from '../generated/protocol';
import { capital, t, tOr } from '../i18n';

/** `p2` is 2. */
export const seatNumber = (seat: string): number => Number(seat.slice(1));

export const botName = (name: string): string => tOr(`bot.${name}`, capital(name));

/**
 * Who plays a level. The first is the one on its card. Where several bots of a level sit at one table, the others
 * join.
 */
const PEOPLE: Readonly<Record<string, readonly string[]>> = {
  novice: ['Colin', 'Perrin', 'Aubin', 'Guillot', 'Landry'],
  easy: ['Mahaut', 'Jehanne', 'Alison', 'Bertrade', 'Ysabel'],
  medium: ['Hugues', 'Gilles', 'Yvon', 'Marceau', 'Lambert'],
  hard: ['Odile', 'Clotilde', 'Radegonde', 'Aude', 'Mathilde'],
  expert: ['Renaud', 'Aymeric', 'Gautier', 'Enguerrand', 'Joscelin'],
};

/** The level of the bot at a seat that nobody else has ever had. In a record, bots have only names. */
function botOf({ kind, name, bot }: SeatInfo): string | undefined {
  if (kind === 'bot') return bot && (name === bot || name === '') ? bot : undefined;
  if (kind !== 'open') return undefined;
  // Bots that play against each other at the terminal are called only by their levels.
  const level = /^(\w+)-bot$/.exec(name)?.[1] ?? name;
  return tOr(`bot.${level}`, '') === '' ? undefined : level;
}

/** How strong the bot at a seat is, in words. Nothing for people. */
export function levelOf(table: Seated, id: string): string {
  const seat = table.seats.find((one) => one.seat === id);
  const bot = seat && botOf(seat);
  return bot && PEOPLE[bot] ? botName(bot) : '';
}

/**
 * Several seats in words, with the levels of bots. Bots of one level are counted, and so are equal names. A name
 * that somebody else at the table has too is the same as at the table, with its seat number.
 */
export function seatNames(table: Seated, seats: readonly SeatInfo[]): readonly string[] {
  const counts = new Map<string, string[]>();
  const others = table.seats.filter(({ seat }) => !seats.some((one) => one.seat === seat));
  const taken = new Set(others.map((seat) => plainName(table, seat)));
  for (const seat of seats) {
    const plain = plainName(table, seat);
    const name = taken.has(plain) ? nameOf(table, seat.seat) : plain;
    const level = levelOf(table, seat.seat);
    const group = level || name;
    counts.set(group, [...(counts.get(group) ?? []), level ? t('list.aside', { name, aside: level }) : name]);
  }
  return [...counts].map(([group, names]) =>
    names.length > 1 ? `${names.length} × ${group}` : (names[0] ?? group),
  );
}

/** Whether you ran out of time and a bot plays for you. The seat stays yours. */
export const isBotPlaying = ({ seats, you }: Pick<TableInfo, 'seats' | 'you'>): boolean =>
  seats.some((seat) => seat.seat === you && seat.timed_out && seat.taken_over);

/** Whether everybody has run out of time, so that the table waits for the first who returns. */
export const isPaused = ({ seats }: Pick<TableInfo, 'seats'>): boolean =>
  seats.every((seat) => seat.kind === 'bot') && seats.some((seat) => seat.timed_out);

type Seated = Pick<TableInfo | TableSummary, 'seats' | 'status'>;

/** Who sits there, in words. A table that is over cannot have empty seats, so it is an imported record. */
function plainName(table: Seated, seat: SeatInfo): string {
  const bot = botOf(seat);
  if (bot) {
    const before = table.seats.slice(0, table.seats.indexOf(seat));
    return PEOPLE[bot]?.[before.filter((one) => botOf(one) === bot).length] ?? botName(bot);
  }
  if (seat.kind !== 'open') return seat.name;
  if (table.status !== 'over') return seat.name || t('lobby.open');
  return seat.name && seat.name !== seat.seat ? seat.name : t('common.seat', { n: seatNumber(seat.seat) });
}

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
  table.seats.filter((seat) => seat.waiting).map((seat) => plainName(table, seat));
