/** The record in sentences. */
import type { Event } from '../../generated/burgundy';
import { listOf, type Params, t } from '../../i18n';
import type { Amount, LogLine, Names, Reason } from '../../table/box';
import type { AnyOf } from '../fields';
import type { BurgundyEvent, BurgundyView, Good } from './view';
import { amountOf, goodsWords, placeName, say, sayAny, tell } from './words';

export type Fields = AnyOf<Event>;

export const fieldsOf = (event: BurgundyEvent): Fields => event.json;

/** Things that happen often and together: such lines are counted, not written out. */
const MINOR = new Set([
  'filled',
  'removed',
  'dealt',
  'good-revealed',
  'roll-off',
  'card-dealt',
  'shield-laid',
  'goods-gone',
]);

/** What a line sums up. Goods are named by the action that moves them. */
const OWNED = new Set(['points', 'silver', 'workers']);

interface Draft {
  minor?: boolean;
  entry: number;
  kind: LogLine['kind'];
  seat: string | null;
  mark?: string;
  staged?: boolean;
  phrases: string[];
  /** The goods of one depot form one phrase, the last one so far. */
  load?: { readonly depot: string; readonly goods: Good[] } | undefined;
  dealt?: { readonly seat: string; readonly boards: string[] };
  points: number;
  silver: number;
  workers: number;
  reasons: Reason[];
}

const draft = (entry: number, kind: LogLine['kind'], seat: string | null, phrase?: string): Draft => ({
  entry,
  kind,
  seat,
  phrases: phrase ? [phrase] : [],
  points: 0,
  silver: 0,
  workers: 0,
  reasons: [],
});

/** What a seat did. Its phrase follows the seat's name, with others in one line. */
const DEEDS: ReadonlySet<Fields['event']> = new Set([
  'took',
  'bought',
  'placed',
  'discarded',
  'sold',
  'left-behind',
  'sailed',
  'area-completed',
  'bonus-tile',
  'effect-lost',
  'declined',
  'founded',
  'shield-taken',
  'copied',
  'copied-nothing',
  'lifted',
  'joined',
  'award',
  'laid',
  'route-bonus',
  'route-full',
  'shield-lost',
  'die-set',
  'named',
  'exchanged',
  'gave',
  'colour-completed',
  'target-reached',
  'verdict',
]);

/** What chance did, in a sentence. */
const FATES: ReadonlySet<Fields['event']> = new Set([
  'rolled',
  'white',
  'good-placed',
  'good-revealed',
  'filled',
  'removed',
  'dealt',
  'roll-off',
  'roll-again',
  'start-player',
  'stacked',
  'card-dealt',
  'shield-laid',
  'goods-gone',
]);

/** What the table says in its own words: where a space is, and what the tiles of its edition are called. */
function ownWords({ seat, space }: Fields, { edition, players }: BurgundyView): Params {
  // On the turn-order track spaces have numbers.
  if (typeof space !== 'string') return { edition };
  return { edition, space: placeName(space, players.find((player) => player.seat === seat)?.duchy ?? []) };
}

/** Adds loaded goods, in one phrase with earlier goods from the same depot. */
function addLoad(line: Draft, fields: Fields, names: Names): void {
  const { depot = '', good, count = 0 } = fields;
  if (line.load?.depot === depot) line.phrases.pop();
  else line.load = { depot, goods: [] };
  for (let n = 0; good && n < count; n++) line.load.goods.push(good);
  line.phrases.push(tell(fields, names, { goods: goodsWords(line.load.goods) }));
}

/** The duchies that a seat is dealt one after another form one line. */
function addDealt(drafts: Draft[], entry: number, fields: Fields, names: Names): void {
  const { seat = '', board = '' } = fields;
  const last = drafts.at(-1);
  const line =
    last?.dealt?.seat === seat ? last : { ...draft(entry, 'chance', null), dealt: { seat, boards: [] } };
  if (line !== last) drafts.push(line);
  line.dealt?.boards.push(board);
  const boards = line.dealt?.boards ?? [];
  line.phrases = [tell(fields, names, { n: boards.length, board: listOf(boards) })];
}

function amountsOf({ silver, workers }: Draft): readonly Amount[] {
  const sign = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);
  const amounts: Amount[] = [];
  if (silver) amounts.push({ text: sign(silver), ...amountOf('silver', silver) });
  if (workers) amounts.push({ text: sign(workers), ...amountOf('workers', workers) });
  return amounts;
}

/** An entry that only changes amounts. */
function unnamed({ points, silver, workers, reasons }: Draft): string {
  if (points > 0 && silver < 0) return say('log.boughtPoints');
  if (points > 0)
    return say('log.scored', { sources: listOf([...new Set(reasons.map(({ text }) => text))]) });
  if (silver > 0 && workers === 0) return say('log.earned');
  return say(silver < 0 ? 'log.hired' : 'log.workers');
}

/** Adds up what a seat gains and pays. `ended`: what comes now is the income of a phase or the final scoring. */
function addChange(line: Draft, event: BurgundyEvent, ended: boolean): void {
  const { change, clause } = event;
  if (!change) return;
  if (change.what === 'points') {
    line.points += change.by;
    line.reasons.push({
      by: change.by,
      text: sayAny(`source.${fieldsOf(event).source ?? 'before'}`),
      clause,
    });
  } else line[change.what === 'silver' ? 'silver' : 'workers'] += change.by;
  if (ended && line.phrases.length === 0)
    line.phrases.push(say(change.what === 'points' ? 'log.finalScore' : 'log.income'));
  line.staged ||= ended;
}

/** All lines of the log. The table folds consecutive chance lines. */
export function log(events: readonly BurgundyEvent[], names: Names, view: BurgundyView): readonly LogLine[] {
  const drafts: Draft[] = [];
  // If the log does not start at the beginning, no phase is named before the current one.
  let phase = events.some((event) => fieldsOf(event).event === 'phase') ? 'A' : view.phase;
  let current: Draft | undefined;
  let ended = false;
  let entry = -1;
  const lineFor = (event: BurgundyEvent, seat: string): Draft => {
    if (current?.seat === seat && current.entry === event.entry) return current;
    current = draft(event.entry, 'act', seat);
    drafts.push(current);
    return current;
  };
  for (const event of events) {
    const fields = fieldsOf(event);
    if (event.entry !== entry) {
      entry = event.entry;
      ended = false;
      current = undefined;
    }
    if (fields.event === 'turn-ended') ended = true;
    else if (fields.event === 'phase') phase = fields.phase ?? phase;
    else if (fields.event === 'phase-ended') {
      phase = fields.phase ?? phase;
      ended = true;
      drafts.push(draft(entry, 'chance', null, tell(fields, names, { phase })));
    } else if (fields.event === 'round') {
      const line = draft(entry, 'heading', null, tell(fields, names, { phase }));
      if (fields.round === 1) line.mark = phase;
      drafts.push(line);
    } else if (fields.event === 'loaded' && fields.seat) addLoad(lineFor(event, fields.seat), fields, names);
    else if (event.change && OWNED.has(event.change.what)) {
      addChange(lineFor(event, event.change.seat), event, ended);
    } else if (fields.event === 'board-dealt') addDealt(drafts, entry, fields, names);
    else {
      if (DEEDS.has(fields.event) && fields.seat)
        lineFor(event, fields.seat).phrases.push(tell(fields, names, ownWords(fields, view)));
      if (FATES.has(fields.event))
        drafts.push({
          ...draft(entry, 'chance', null, tell(fields, names, ownWords(fields, view))),
          minor: MINOR.has(fields.event),
        });
    }
  }
  return drafts.map((line) => ({
    entry: line.entry,
    kind: line.kind,
    minor: line.minor ?? false,
    seat: line.seat,
    text: line.phrases.join(t('list.semicolon')) || unnamed(line),
    points: line.points,
    amounts: amountsOf(line),
    reasons: line.reasons,
    staged: line.staged ?? false,
    ...(line.mark ? { mark: line.mark } : {}),
  }));
}
