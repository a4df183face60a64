/** The record in sentences. */
import type { Event } from '../../generated/natick';
import { listOf, t } from '../../i18n';
import type { Amount, LogLine, Names, Reason } from '../../table/box';
import type { AnyOf } from '../fields';
import { SUITS } from './pieces';
import type { DieEvent, NatickEvent, NatickView, Suit } from './view';
import {
  amountOf,
  beside,
  eventName,
  itemName,
  offerWords,
  regionName,
  roadName,
  say,
  setWords,
  suitName,
} from './words';

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

/** What a seat did, as a phrase without its subject. */
function deed(fields: Fields, view: NatickView): string | undefined {
  const region = fields.region ? regionName(fields.region) : '';
  const event = fields.kind ? eventName(fields.kind) : '';
  switch (fields.event) {
    case 'founded':
      return say('log.founded');
    case 'laid':
      return say('log.laid', { region, where: beside(fields.row ?? 'above', roadName(fields.x ?? 1)) });
    case 'divided': {
      const phrase = say('log.divided', {
        one: setWords(fields.first ?? '-', []),
        other: setWords(fields.second ?? '-', []),
      });
      return fields.aside && fields.aside !== '-'
        ? `${phrase}, ${say('log.aside', { dice: setWords(fields.aside, []) })}`
        : phrase;
    }
    case 'kept':
      return say('log.kept', {
        dice: setWords(fields.dice ?? '-', []),
        given: setWords(fields.given ?? '-', []),
      });
    case 'no-effect':
      return say('log.noEffect', { event });
    case 'skipped':
      return say('log.skipped', { event });
    case 'raided':
      return say('log.raided', { n: fields.count ?? 0 });
    case 'short':
      return say('log.short', { amount: amountOf(fields.suit ?? 'suns', fields.by ?? 0) });
    case 'banked':
      return say('log.banked', {
        give: amountOf(fields.give ?? 'suns', view.bank_rate),
        take: amountOf(fields.take ?? 'suns', 1),
      });
    case 'proposed':
      return say('log.proposed', { offer: offerWords(fields.offer ?? '') });
    case 'withdrawn':
    case 'accepted':
    case 'declined':
      return say(`log.${fields.event}`);
    case 'built':
      return say(`log.built.${(fields.build ?? 'road').split(' ')[0] as 'road'}`);
    case 'scouted':
      return say('log.scouted', { region });
    case 'no-region':
      return say('log.noRegion');
    default:
      return undefined;
  }
}

/** What chance or the rules did, as a sentence. */
function fate(fields: Fields, names: Names): string | undefined {
  const name = fields.seat ? names(fields.seat) : '';
  switch (fields.event) {
    case 'first':
      return say('log.first', { name });
    case 'rolled': {
      // The table decides which suit causes which event, and the view only names those of the last roll. So
      // events stay unnamed here.
      const dice = (fields.faces ?? []).map(
        (face, n) => `${suitName(SUITS[n] ?? 'suns')} ${face === 'event' ? '★' : face}`,
      );
      return say('log.rolled', { name, dice: listOf(dice) });
    }
    case 'drawn':
      return say('log.drawn', { region: fields.region ? regionName(fields.region) : '' });
    case 'last-turn':
      return say('log.lastTurn', { name });
    case 'over':
      return say(fields.stalled ? 'log.stalled' : 'log.over');
    default:
      return undefined;
  }
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
export function log(events: readonly NatickEvent[], names: Names, view: NatickView): readonly LogLine[] {
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
      const heading = say('log.turn', { n: fields.turn ?? 0, name: names(fields.seat ?? '') });
      drafts.push(draft(event.entry, 'heading', null, heading));
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
      const phrase = deed(fields, view);
      if (phrase && fields.seat) {
        const line = lineFor(event, fields.seat);
        line.phrases.push(phrase);
        line.costs ||= COSTLY.has(fields.event);
        line.trades ||= fields.event === 'accepted' || fields.event === 'banked';
      }
      const sentence = fate(fields, names);
      if (sentence) {
        current = undefined;
        drafts.push(draft(event.entry, 'chance', null, sentence));
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
