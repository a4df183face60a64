/** The record in sentences. */
import type { Event } from '../../generated/burgundy';
import { listOf, t } from '../../i18n';
import type { Amount, LogLine, Names, Reason } from '../../table/box';
import type { AnyOf } from '../fields';
import type { BurgundyEvent, BurgundyView, Good } from './view';
import {
  amountOf,
  depotName,
  fromDepot,
  goodName,
  goodsWords,
  howMany,
  kindName,
  placeName,
  say,
  sayAny,
  theMeans,
  theTile,
  tileName,
  toDepot,
} from './words';

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

/** What a seat did, as a phrase without its subject. */
function deed(fields: Fields, view: BurgundyView, names: Names): string | undefined {
  const { edition, players } = view;
  const tile = fields.tile ? theTile(fields.tile, edition) : '';
  const from = fromDepot(fields.depot ?? '');
  const good = fields.good ? goodName(fields.good) : '';
  const n = fields.count ?? 0;
  const place = () =>
    placeName(String(fields.space), players.find((player) => player.seat === fields.seat)?.duchy ?? []);
  switch (fields.event) {
    case 'took':
      return say('log.took', { tile, from });
    case 'bought':
      return say('log.bought', { tile, from });
    case 'placed':
      return say('log.placed', { tile, space: place() });
    case 'discarded':
      return say('log.discarded', { tile });
    case 'sold':
      return say('log.sold', { n, good });
    case 'left-behind':
      return say('log.leftBehind', { n, good, depot: depotName(fields.depot ?? '') });
    case 'sailed':
      return say('log.sailed', { space: fields.space ?? '' });
    case 'area-completed':
      return say('log.area', { kind: fields.kind ? kindName(fields.kind) : '', n: fields.size ?? 0 });
    case 'bonus-tile':
      return say(fields.large ? 'log.bonusLarge' : 'log.bonusSmall', {
        kind: fields.kind ? kindName(fields.kind) : '',
      });
    case 'effect-lost':
      return say('log.lost', { means: theMeans(fields.means ?? '', edition) });
    case 'declined':
      return say('log.declined', { means: theMeans(fields.means ?? '', edition) });
    case 'founded':
      return say('log.founded', { n: fields.board ?? '', space: place() });
    case 'shield-taken':
      return say('log.shieldTaken', { n: fields.shield ?? 0, from, space: place() });
    default:
      return addedDeed(fields, edition, names);
  }
}

/** What a seat did with the pieces of an expansion. */
function addedDeed(fields: Fields, edition: number, names: Names): string | undefined {
  const tile = fields.tile ? tileName(fields.tile, edition) : '';
  const good = fields.good ? goodName(fields.good) : '';
  // The crane, in a field that changes use for a number.
  const by = typeof fields.by === 'string' ? theTile(fields.by, edition) : '';
  const n = fields.shield ?? fields.count ?? 0;
  switch (fields.event) {
    case 'copied':
      return say('log.copied', { by, tile });
    case 'copied-nothing':
      return say('log.copiedNothing', { by });
    case 'lifted':
      return say('log.lifted');
    case 'joined': {
      const [one = '', other = ''] = (fields.posts ?? []).map((post) => sayAny(`post.${post}`));
      return say('log.joined', { one, other });
    }
    case 'award':
      return say(fields.first ? 'log.awardFirst' : 'log.awardSecond');
    case 'laid':
      return say('log.laid', { good, colour: fields.colour ? goodName(fields.colour) : '' });
    case 'route-bonus':
      return say('log.routeBonus', { bonus: sayAny(`bonus.${fields.bonus}`) });
    case 'route-full':
      return say('log.routeFull', { n, good });
    case 'shield-lost':
      return say('log.shieldLost', { n });
    case 'die-set':
      return say('log.dieSet', { n: fields.value ?? 0 });
    case 'named':
      return say('log.named', { other: names(fields.other ?? '') });
    default:
      return soloDeed(fields, edition);
  }
}

/** What happens only in a game alone. */
function soloDeed(fields: Fields, edition: number): string | undefined {
  const { target: n = 0, lost = 0, covered = 0 } = fields;
  switch (fields.event) {
    case 'exchanged':
      return say('log.exchanged', { tile: theTile(fields.tile ?? '', edition) });
    case 'gave':
      return say('log.gave', { good: fields.good ? goodName(fields.good) : '' });
    case 'colour-completed':
      return say('log.colour', { kind: fields.kind ? kindName(fields.kind) : '' });
    case 'target-reached':
      return lost > 0 ? say('log.targetLost', { lost, n }) : say('log.target', { n });
    case 'verdict':
      return say(fields.won ? 'log.won' : 'log.lostSolo', { n: covered });
    default:
      return undefined;
  }
}

/** What chance did, as a sentence. */
function fate(fields: Fields, names: Names, edition: number): string | undefined {
  const who = fields.seat ? names(fields.seat) : '';
  const good = fields.good ? goodName(fields.good) : '';
  const from = fromDepot(fields.depot ?? '');
  const to = toDepot(fields.depot ?? '');
  const tile = fields.tile ? tileName(fields.tile, edition) : '';
  const n = howMany(fields.tile ?? '');
  switch (fields.event) {
    case 'rolled':
      return say('log.rolled', { who, one: fields.dice?.[0] ?? 0, other: fields.dice?.[1] ?? 0 });
    case 'white':
      return say('log.white', { n: fields.value ?? 0 });
    case 'good-placed':
      return say('log.goodPlaced', { good, to });
    case 'good-revealed':
      return say('log.goodRevealed', { good });
    case 'filled':
      return say('log.filled', { tile, n, to });
    case 'removed':
      return say('log.removed', { tile, n, from });
    case 'dealt':
      return say('log.dealt', { who, good });
    case 'roll-off':
      return say('log.rollOff', { who, n: fields.value ?? 0 });
    case 'roll-again':
      return say('log.rollAgain');
    case 'start-player':
      return say('log.startPlayer', { who });
    case 'stacked':
      return say('log.stacked', { n: fields.count ?? 0 });
    case 'card-dealt':
      return say('log.cardDealt', { who, card: fields.card ?? '' });
    case 'shield-laid':
      return say('log.shieldLaid', { n: fields.shield ?? 0, to });
    case 'goods-gone':
      return say('log.goodsGone', { n: fields.count ?? 0, good, depot: fields.depot ?? '' });
    default:
      return undefined;
  }
}

/** Adds loaded goods, in one phrase with earlier goods from the same depot. */
function addLoad(line: Draft, fields: Fields): void {
  const { depot = '', good, count = 0 } = fields;
  if (line.load?.depot === depot) line.phrases.pop();
  else line.load = { depot, goods: [] };
  for (let n = 0; good && n < count; n++) line.load.goods.push(good);
  line.phrases.push(say('log.loaded', { goods: goodsWords(line.load.goods), from: fromDepot(depot) }));
}

/** The duchies that a seat is dealt one after another form one line. */
function addDealt(drafts: Draft[], entry: number, { seat = '', board = '' }: Fields, names: Names): void {
  const last = drafts.at(-1);
  const line =
    last?.dealt?.seat === seat ? last : { ...draft(entry, 'chance', null), dealt: { seat, boards: [] } };
  if (line !== last) drafts.push(line);
  line.dealt?.boards.push(board);
  const boards = line.dealt?.boards ?? [];
  line.phrases = [say('log.boardDealt', { who: names(seat), n: boards.length, boards: listOf(boards) })];
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
      drafts.push(draft(entry, 'chance', null, say('log.phaseEnded', { phase })));
    } else if (fields.event === 'round') {
      const line = draft(entry, 'heading', null, say('log.round', { phase, round: fields.round ?? 0 }));
      if (fields.round === 1) line.mark = phase;
      drafts.push(line);
    } else if (fields.event === 'loaded' && fields.seat) addLoad(lineFor(event, fields.seat), fields);
    else if (event.change && OWNED.has(event.change.what)) {
      addChange(lineFor(event, event.change.seat), event, ended);
    } else if (fields.event === 'board-dealt') addDealt(drafts, entry, fields, names);
    else {
      const phrase = deed(fields, view, names);
      if (phrase && fields.seat) lineFor(event, fields.seat).phrases.push(phrase);
      const sentence = fate(fields, names, view.edition);
      if (sentence)
        drafts.push({ ...draft(entry, 'chance', null, sentence), minor: MINOR.has(fields.event) });
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
