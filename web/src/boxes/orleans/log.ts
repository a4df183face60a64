/** The record in sentences. */

import type { Event, Follower as Kind } from '../../generated/orleans';
import { listOf } from '../../i18n';
import type { Amount, LogLine, Names, Reason } from '../../table/box';
import { Drafts, INVASION_DEEDS, INVASION_FATES } from './invasion/log';
import { GOODS } from './pieces';
import { MINOR, SCENARIO_DEEDS, SCENARIO_FATES } from './scenarios/log';
import { tell } from './told';
import type { AnyPlace, OrleansEvent, OrleansView } from './view';
import { amountOf, amountWhat, eventName, placeName, say, theFollowers } from './words';

export const fieldsOf = (event: OrleansEvent): Event => event.json;

interface Draft {
  readonly entry: number;
  readonly kind: LogLine['kind'];
  readonly seat: string | null;
  readonly phrases: string[];
  readonly amounts: Map<string, number>;
  readonly reasons: Reason[];
  points: number;
  mark?: string;
  minor?: boolean;
  staged?: boolean;
  advice?: string;
  /** Followers that were drawn one after another, and the entry of the last one. */
  drawn?: Kind[];
  until?: number;
}

const draft = (entry: number, kind: LogLine['kind'], seat: string | null, phrase?: string): Draft => ({
  entry,
  kind,
  seat,
  phrases: phrase ? [phrase] : [],
  amounts: new Map(),
  reasons: [],
  points: 0,
});

/** What a seat did or what happened to it. Its phrase follows the seat's name, with others in one line. */
const DEEDS: ReadonlySet<Event['event']> = new Set([
  'recalled',
  'keeps-one',
  'acts',
  'passed',
  'replans',
  'recruited',
  'advanced',
  'travelled',
  'built',
  'sent',
  'fitted',
  'opened',
  'none-left',
  'no-space',
  'warded',
  'spared',
  'survives',
  'dies',
  'loses-follower',
  'unpaid',
  'waived',
  'loses',
  ...SCENARIO_DEEDS,
]);

/** What chance or the rules did, in a sentence. */
const FATES: ReadonlySet<Event['event']> = new Set([
  'first',
  'hour',
  'removed',
  'laid',
  'revealed',
  'over',
  ...SCENARIO_FATES,
  ...INVASION_FATES,
]);

/** The team may be doomed without any one seat. */
const isFate = (what: Event): boolean => FATES.has(what.event) || (what.event === 'doomed' && !what.seat);

const ORDER: readonly string[] = ['coins', 'development', ...GOODS, 'citizens'];

function amountsOf({ amounts }: Draft): readonly Amount[] {
  return ORDER.flatMap((what) => {
    const n = amounts.get(what) ?? 0;
    if (n === 0) return [];
    return [{ icon: amountWhat(what), text: n > 0 ? `+${n}` : `−${-n}`, label: amountOf(what, Math.abs(n)) }];
  });
}

/** Events of the hourglass, and the census: what the coins are for. */
const REASONS: Readonly<Record<string, 'log.censusMost' | 'log.censusLeast'>> = {
  'orleans.census.most': 'log.censusMost',
  'orleans.census.least': 'log.censusLeast',
};

/** Changes that are also described in words. */
const TOLD: readonly Event['event'][] = [
  'supplies',
  'found',
  'buys-citizen',
  'pays-citizen',
  'spare-citizen',
];

/** Whether a clause is about an event, of the base game or of a scenario. */
export const isEvent = (clause: string): boolean => /^orleans\.(event\.|\w+\.event-)/.test(clause);

function textOf(line: Draft): string {
  if (line.drawn)
    return line.drawn.length > 0
      ? say('log.draws', { followers: theFollowers(line.drawn) })
      : say('log.drawsNone');
  if (line.phrases.length > 0) return listOf(line.phrases);
  const sum = [...line.amounts.values()].reduce((a, b) => a + b, 0);
  return say(sum < 0 ? 'log.pays' : line.points ? 'log.scores' : 'log.gains');
}

/** "Farm House (boatman and craftsman) and Wagon (trader)" */
function planWords(plan: readonly { readonly kind: Kind; readonly place: AnyPlace }[]): string {
  const places = [...new Set(plan.map(({ place }) => place))];
  return listOf(
    places.map((place) =>
      say('log.planned', {
        place: placeName(place),
        followers: theFollowers(plan.filter((one) => one.place === place).map(({ kind }) => kind)),
      }),
    ),
  );
}

class Book {
  readonly lines: Draft[] = [];
  private current: Draft | undefined;
  private readonly plans = new Map<string, { kind: Kind; place: AnyPlace }[]>();
  private readonly draws = new Map<string, Draft>();
  private hour = '';
  private readonly drafts = new Drafts();

  constructor(private readonly names: Names) {}

  private lineFor(event: OrleansEvent, seat: string): Draft {
    if (this.current?.seat === seat && this.current.entry === event.entry) return this.current;
    return this.push(draft(event.entry, 'act', seat));
  }

  private push(line: Draft): Draft {
    this.lines.push(line);
    this.current = line;
    return line;
  }

  add(event: OrleansEvent): void {
    const what = fieldsOf(event);
    switch (what.event) {
      case 'round':
        this.plans.clear();
        this.draws.clear();
        this.push({
          ...draft(event.entry, 'heading', null, tell(what, this.names)),
          // The rail has room for every third round.
          ...(what.round % 3 === 1 ? { mark: String(what.round) } : {}),
        });
        return;
      case 'draws':
        this.draws.set(what.seat, this.push({ ...draft(event.entry, 'act', what.seat), drawn: [] }));
        this.current = undefined;
        return;
      case 'drawn': {
        const open = this.draws.get(what.seat);
        if (event.clause === 'orleans.draw.random' && open?.drawn) {
          open.drawn.push(what.follower);
          open.until = event.entry;
        } else this.lineFor(event, what.seat).phrases.push(tell(what, this.names));
        return;
      }
      case 'planned':
        return this.planned(event, what);
      case 'ready': {
        const plan = this.plans.get(what.seat) ?? [];
        const words = planWords(plan);
        const text = words ? say('log.readyWith', { plan: words }) : tell(what, this.names);
        const line = this.push(draft(event.entry, 'act', what.seat, text));
        line.advice = words ? say('log.planThis', { plan: words }) : say('log.planNothing');
        this.current = undefined;
        return;
      }
      case 'replans':
        this.plans.delete(what.seat);
        break;
      case 'hour':
        this.hour = eventName(what.hour);
        break;
      case 'scored':
        return this.scored(event, what);
    }
    this.other(event, what);
  }

  private planned(event: OrleansEvent, what: Event & { event: 'planned' }): void {
    if (event.clause !== 'orleans.plan.place') {
      this.lineFor(event, what.seat).phrases.push(tell(what, this.names));
      return;
    }
    const plan = this.plans.get(what.seat) ?? [];
    this.plans.set(what.seat, [...plan, { kind: what.follower, place: what.place }]);
  }

  private scored(event: OrleansEvent, what: Event & { event: 'scored' }): void {
    const last = this.lines[this.lines.length - 1];
    const line =
      last?.staged && last.seat === what.seat ? last : this.push(draft(event.entry, 'act', what.seat));
    line.staged = true;
    line.points += what.points;
    line.reasons.push({ by: what.points, text: say(`score.${what.source}`), clause: event.clause });
  }

  private other(event: OrleansEvent, what: Event): void {
    const { change } = event;
    const together = INVASION_DEEDS.has(what.event) ? tell(what, this.names) : undefined;
    if (change) {
      const line = this.lineFor(event, change.seat);
      if (together) line.phrases.push(together);
      const reason = REASONS[event.clause];
      if (reason) line.phrases.push(say(reason));
      else if (isEvent(event.clause) && line.phrases.length === 0 && this.hour)
        line.phrases.push(say(change.by < 0 ? 'log.suffers' : 'log.enjoys', { event: this.hour }));
      line.amounts.set(change.what, (line.amounts.get(change.what) ?? 0) + change.by);
      if (!TOLD.includes(what.event)) return;
    }
    const drafted = this.drafts.hear(what, this.names);
    if (drafted === null) return;
    const phrase = DEEDS.has(what.event) ? tell(what, this.names) : (together ?? drafted);
    if (phrase && 'seat' in what && what.seat) this.lineFor(event, what.seat).phrases.push(phrase);
    if (!isFate(what)) return;
    const sentence = tell(what, this.names);
    const line = this.push(draft(event.entry, 'chance', null, sentence));
    if (MINOR.includes(what.event)) line.minor = true;
    this.current = undefined;
  }
}

/** All lines of the log. The table folds consecutive chance lines. */
export function log(events: readonly OrleansEvent[], _view: OrleansView, names: Names): readonly LogLine[] {
  const book = new Book(names);
  for (const event of events) book.add(event);
  return book.lines
    .filter(
      (line) =>
        line.kind !== 'act' || line.phrases.length + line.amounts.size + line.points > 0 || line.drawn,
    )
    .map((line) => ({
      entry: line.entry,
      kind: line.kind,
      seat: line.seat,
      text: textOf(line),
      points: line.points,
      amounts: amountsOf(line),
      reasons: line.reasons,
      ...(line.mark ? { mark: line.mark } : {}),
      ...(line.until ? { until: line.until } : {}),
      ...(line.minor ? { minor: true } : {}),
      ...(line.staged ? { staged: true } : {}),
      ...(line.advice ? { advice: line.advice } : {}),
    }));
}
