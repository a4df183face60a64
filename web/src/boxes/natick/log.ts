/** The record in sentences. */
import type { Event } from '../../generated/natick';
import { type Params, t } from '../../i18n';
import type { Amount, LogLine, Names, Reason } from '../../table/box';
import type { AnyOf } from '../fields';
import { SUITS } from './pieces';
import type { DieEvent, NatickEvent, Suit } from './view';
import { amountOf, eventName, itemName, offerWords, roadName, say, setWords, tell } from './words';

type Fields = AnyOf<Event>;

export const fieldsOf = (event: NatickEvent): Fields => event.json;

interface Draft {
  entry: number;
  kind: LogLine['kind'];
  seat: string | null;
  phrases: string[];
  points: number;
  coins: Map<Suit, number>;
  reasons: Reason[];
  /** Whether the coins came from the dice. */
  collects: boolean;
  /** Whether it costs coins, so that payments before and after it belong to it. */
  costs: boolean;
  /** Whether coins change hands because of it, so that those that follow belong to it. */
  trades: boolean;
}

const draft = (entry: number, kind: LogLine['kind'], seat: string | null, phrase?: string): Draft => ({
  entry,
  kind,
  seat,
  phrases: phrase ? [phrase] : [],
  points: 0,
  coins: new Map(),
  reasons: [],
  collects: false,
  costs: false,
  trades: false,
});

/** What a seat does. Its phrase follows the seat's name, with others in one line. */
const DEEDS: ReadonlySet<Fields['event']> = new Set([
  'founded',
  'laid',
  'divided',
  'kept',
  'no-effect',
  'skipped',
  'raided',
  'short',
  'banked',
  'proposed',
  'withdrawn',
  'accepted',
  'declined',
  'built',
  'scouted',
  'no-region',
]);

/** What chance or the rules do, in a sentence. */
const FATES: ReadonlySet<Fields['event']> = new Set(['first', 'rolled', 'drawn', 'last-turn', 'over']);

/** What the table says in its own words: where a road is, which dice are meant, and what is offered. */
function ownWords({ x, first, second, aside, dice, given, offer }: Fields): Params {
  const sets = { first, second, aside, dice, given };
  const named = Object.entries(sets).flatMap(([field, set]) =>
    set && set !== '-' ? [[field, setWords(set, [])] as const] : [],
  );
  return {
    ...Object.fromEntries(named),
    ...(x === undefined ? {} : { x: roadName(x) }),
    ...(offer === undefined ? {} : { offer: offerWords(offer) }),
  };
}

function amountsOf({ coins }: Draft): readonly Amount[] {
  return SUITS.flatMap((suit) => {
    const n = coins.get(suit) ?? 0;
    return n === 0
      ? []
      : [{ icon: `n-${suit}`, text: n > 0 ? `+${n}` : `−${-n}`, label: amountOf(suit, Math.abs(n)) }];
  });
}

function textOf(line: Draft): string {
  if (line.phrases.length > 0) return line.phrases.join(t('list.semicolon'));
  if (line.collects) return say('log.collects');
  const changes = [...line.coins.values()];
  if (changes.some((n) => n > 0)) return say(changes.some((n) => n < 0) ? 'log.moves' : 'log.gains');
  return say(changes.length > 0 ? 'log.loses' : 'log.acts');
}

const COSTLY = new Set(['built', 'banked', 'scouted', 'raided']);
const onlyCoins = (line: Draft) =>
  line.kind === 'act' && line.phrases.length === 0 && line.points === 0 && !line.collects;
const onlyPays = (line: Draft) => onlyCoins(line) && [...line.coins.values()].every((n) => n < 0);

/**
 * Coins go back and forth between the two, one question at a time. Finds the line of the same seat that they
 * belong to.
 */
function tradeOf(line: Draft, out: readonly Draft[]): Draft | undefined {
  if (!onlyCoins(line)) return undefined;
  for (const before of out.slice(-3).reverse()) {
    if (before.kind !== 'act') return undefined;
    if (before.seat === line.seat) return before.trades ? before : undefined;
  }
  return undefined;
}

/**
 * Coins are paid and discarded one question at a time. Together with what they pay for they form one line.
 */
function joined(lines: readonly Draft[]): readonly Draft[] {
  const out: Draft[] = [];
  for (const line of lines) {
    const trade = tradeOf(line, out);
    if (trade) {
      for (const [suit, n] of line.coins) trade.coins.set(suit, (trade.coins.get(suit) ?? 0) + n);
      continue;
    }
    const last = out[out.length - 1];
    const together =
      last?.kind === 'act' &&
      line.kind === 'act' &&
      last.seat === line.seat &&
      ((onlyPays(last) && (line.costs || onlyPays(line))) || (last.costs && onlyPays(line)));
    if (!last || !together) {
      out.push(line);
      continue;
    }
    for (const [suit, n] of line.coins) last.coins.set(suit, (last.coins.get(suit) ?? 0) + n);
    last.phrases.push(...line.phrases);
    last.points += line.points;
    last.reasons.push(...line.reasons);
    last.costs ||= line.costs;
  }
  return out;
}

/** The event that somebody uses, recognised by the clause of the coin that it moves. */
function usedEvent(event: NatickEvent): DieEvent | undefined {
  const found = /^natick\.event\.(harvest|advantage|tournament)$/.exec(event.clause)?.[1] as
    | DieEvent
    | undefined;
  // The coin given for a Trade Advantage has the same clause.
  return found === 'harvest' || event.change?.seat !== event.seat ? found : undefined;
}

/** Adds up points and coins. `collected`: they come from the dice. */
function addChange(line: Draft, event: NatickEvent, collected: boolean): void {
  const { change, clause } = event;
  if (!change) return;
  if (change.what === 'points') {
    const { item } = fieldsOf(event);
    line.points += change.by;
    line.reasons.push({ by: change.by, text: item ? itemName(item) : '', clause });
  } else {
    const suit = change.what as Suit;
    line.collects ||= collected;
    line.trades ||= /^natick\.event\.(advantage|tournament)$/.test(clause);
    line.coins.set(suit, (line.coins.get(suit) ?? 0) + change.by);
  }
}

/** All lines of the log. The table folds consecutive chance lines. */
export function log(events: readonly NatickEvent[], names: Names): readonly LogLine[] {
  const drafts: Draft[] = [];
  let current: Draft | undefined;
  const lineFor = (event: NatickEvent, seat: string): Draft => {
    if (current?.seat === seat && current.entry === event.entry) return current;
    // Coins that the two hand over and receive alternate. Each side of a trade is one line.
    const given =
      event.clause === 'natick.trade.room'
        ? drafts.findLast((line) => line.entry === event.entry && line.seat === seat && line.coins.size > 0)
        : undefined;
    if (given) return (current = given);
    current = draft(event.entry, 'act', seat);
    drafts.push(current);
    return current;
  };
  for (const event of events) {
    const fields = fieldsOf(event);
    if (current && current.entry !== event.entry) current = undefined;
    if (fields.event === 'turn') {
      current = undefined;
      drafts.push(draft(event.entry, 'heading', null, tell(fields, names)));
    } else if (event.change) {
      const used = usedEvent(event);
      if (used && event.seat) {
        const line = lineFor(event, event.seat);
        line.phrases.push(say('log.uses', { event: eventName(used) }));
        line.trades = used !== 'harvest';
      }
      const collected = event.clause.startsWith('natick.collect.');
      // The last discarded coin and the first collected one come with the same entry.
      if (collected && current && current.coins.size > 0 && !current.collects) current = undefined;
      const line = lineFor(event, event.change.seat);
      addChange(line, event, collected);
    } else {
      if (DEEDS.has(fields.event) && fields.seat) {
        const line = lineFor(event, fields.seat);
        line.phrases.push(tell(fields, names, ownWords(fields)));
        line.costs ||= COSTLY.has(fields.event);
        line.trades ||= fields.event === 'accepted' || fields.event === 'banked';
      }
      if (FATES.has(fields.event)) {
        current = undefined;
        drafts.push(draft(event.entry, 'chance', null, tell(fields, names)));
      }
    }
  }
  // A coin for a coin of the same suit leaves nothing to report.
  const told = joined(drafts).filter(
    (line) => !onlyCoins(line) || [...line.coins.values()].some((n) => n !== 0),
  );
  return told.map((line) => ({
    entry: line.entry,
    kind: line.kind,
    seat: line.seat,
    text: textOf(line),
    points: line.points,
    amounts: amountsOf(line),
    reasons: line.reasons,
  }));
}
