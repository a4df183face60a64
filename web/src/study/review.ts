/** What the pages make of a review. */
import type { EventInfo } from '../generated/protocol';
import type { Choice, Gain, LuckNote, Review, TurnReview } from '../generated/study';
import type { BoxTable, LogLine, Names } from '../table/box';

/** Whether a turn lost nothing. */
export const isGood = ({ grade }: TurnReview): boolean => grade === 'best' || grade === 'find';

/** A point of the graph. Turn number `n` begins at `n` and ends half a step later. */
export interface GraphPoint {
  readonly x: number;
  readonly chance: number;
}

/** A seat's chances over the game. `seat` counts from 0. */
export function chancesOf({ turns, last_luck, last_rest }: Review, seat: number): readonly GraphPoint[] {
  // Estimates can leave the range a little.
  const within = (chance: number | undefined) => Math.min(1, Math.max(0, chance ?? 0));
  const points = turns.flatMap((turn, n) => [
    { x: n, chance: within(turn.before[seat]) },
    { x: n + 0.5, chance: within(turn.after[seat]) },
  ]);
  const last = turns[turns.length - 1]?.after[seat];
  if (last === undefined || last_rest[seat] === undefined) return points;
  const end = last + sum(last_luck.map(({ chances }) => chances[seat] ?? 0)) + last_rest[seat];
  return [...points, { x: turns.length, chance: within(end) }];
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Whether luck is shown in points: a player alone nearly always wins or loses, whatever the luck. */
export const luckInPoints = ({ points, seats }: Review): boolean => points && seats === 1;

/** What a stroke of luck did for a seat: points, or a share of the chances. */
export const luckOf = (review: Review, stroke: LuckNote, seat: number): number =>
  (luckInPoints(review) ? stroke.points[seat] : stroke.chances[seat]) ?? 0;

/** What luck did for a seat before a turn. */
export const luckBefore = (review: Review, turn: TurnReview, seat: number): number =>
  sum(turn.luck.map((stroke) => luckOf(review, stroke, seat)));

/** What the expected score counts, where it says more than the chances: without rivals, or where it counts no points. */
export const countedIn = ({ counts, points, seats }: Review): string | null =>
  counts ?? (points && seats === 1 ? 'points' : null);

/** The score that was expected after a turn. */
export const scoreAfter = (review: Review, { played }: TurnReview): number | null =>
  review.counts ? played.score : played.expected;

/** The scores that a seat expected after each of its turns, as shares of the highest. */
export function scoresOf(
  review: Review,
  seat: string,
): { readonly most: number; readonly points: readonly GraphPoint[] } {
  const scores = review.turns.map((turn) => (turn.seat === seat ? scoreAfter(review, turn) : null));
  const most = Math.max(1, ...scores.map((score) => score ?? 0));
  const points = scores.flatMap((score, n) => (score === null ? [] : [{ x: n + 0.5, chance: score / most }]));
  return { most, points };
}

/** What a turn changed for a seat: at most 0 for its own turns. */
export const changeBy = (turn: TurnReview, seat: number): number =>
  (turn.after[seat] ?? 0) - (turn.before[seat] ?? 0);

/** Which turns are listed: those of one seat that stand out, the strokes of luck, or all. */
export type Filter = 'luck' | 'all' | (string & {});

const MOST = 10;

/** The strokes of luck that changed most for a seat, with the number of the turn after each. */
export function strokesFor(
  review: Review,
  eyes: number,
): readonly { readonly turn: number; readonly stroke: LuckNote }[] {
  const size = ({ stroke }: { readonly stroke: LuckNote }) => Math.abs(luckOf(review, stroke, eyes));
  const least = luckInPoints(review) ? 0.5 : 0.01;
  return review.turns
    .flatMap(({ luck }, turn) => luck.map((stroke) => ({ turn, stroke })))
    .filter((one) => size(one) >= least)
    .sort((a, b) => size(b) - size(a))
    .slice(0, MOST);
}

/** The numbers of the turns in a list, the most important first. All turns are in order. */
export function listed(review: Review, filter: Filter, eyes: number): readonly number[] {
  const { turns } = review;
  const numbers = turns.map((_, n) => n);
  const turn = (n: number) => turns[n] as TurnReview;
  if (filter === 'all') return numbers;
  // Two strokes may come before one turn.
  if (filter === 'luck') return [...new Set(strokesFor(review, eyes).map((one) => one.turn))];
  const bad = (n: number) => turn(n).seat === filter && turn(n).grade !== 'best';
  // By the chance that was lost. Where nothing could be lost any more, by points.
  const seat = Number(filter.slice(1)) - 1;
  const lost = (n: number) => -Math.round(100 * changeBy(turn(n), seat));
  const fewer = (n: number) => turn(n).fewer?.[0] ?? 0;
  return numbers
    .filter(bad)
    .sort((a, b) => lost(b) - lost(a) || fewer(b) - fewer(a) || turn(b).lost - turn(a).lost);
}

/**
 * What chance did in these entries, in words. Where choices are shown at the same time, the log also has lines for what
 * players did.
 */
export function wordsOfLuck(lines: readonly LogLine[], entries: readonly number[]): readonly LogLine[] {
  const all = lines.filter(({ entry, until }) =>
    entries.some((one) => entry <= one && one <= (until ?? entry)),
  );
  const chance = all.filter((line) => line.seat === null);
  return chance.length > 0 ? chance : all;
}

/** What was done in some entries, in sentences without a subject. */
export const wordsOf = (lines: readonly LogLine[], entries: readonly number[]): readonly LogLine[] =>
  lines.filter((line) => line.kind === 'act' && entries.includes(line.entry));

/** One step of a turn in words, with the points that it gains straight away. */
export interface Step {
  readonly text: string;
  readonly points: number;
}

/**
 * A choice in words, step by step. `view` is the position before it, and `events` is what happened until then or in the
 * whole game.
 */
export function stepsIn(
  box: BoxTable,
  choice: Pick<Choice, 'actions' | 'events'>,
  view: unknown,
  seat: string,
  names: Names,
  events: readonly EventInfo[],
): readonly Step[] {
  const first = choice.events[0]?.entry ?? 0;
  // A whole plan has too many steps to read, but the log has it in one line.
  if (box.wholePlans && choice.actions.length > 1) {
    const before = events.filter((event) => event.entry < first);
    const lines = box.log([...before, ...choice.events], view, names);
    const told = lines.filter((line) => line.kind === 'act' && line.seat === seat && line.entry >= first);
    if (told.length > 0) return told.map(({ text, advice, points }) => ({ text: advice ?? text, points }));
  }
  return choice.actions.map((action, n) => {
    const { title, how } = box.describe(action, view, seat, names);
    const own = choice.events.filter(({ entry, change }) => entry === first + n && change?.seat === seat);
    const points = own.reduce((sum, { change }) => sum + (change?.what === 'points' ? change.by : 0), 0);
    // "Buy the mine" needs no "buy" after it.
    const told = how && title.toLocaleLowerCase().includes(how.toLocaleLowerCase()) ? '' : how;
    return { text: [title, told].filter(Boolean).join(', '), points };
  });
}

/** What a turn changes for its seat straight away, with the rule behind each change. */
export function broughtBy(choice: Pick<Choice, 'events'>, seat: string, turn?: TurnReview): readonly Gain[] {
  if (turn && isExplained(turn, choice)) return turn.at_once;
  const sums = new Map<string, Gain>();
  for (const { change, clause } of choice.events) {
    if (change?.seat !== seat) continue;
    const key = `${change.what} ${clause}`;
    sums.set(key, { what: change.what, clause, by: (sums.get(key)?.by ?? 0) + change.by });
  }
  return [...sums.values()].filter(({ by }) => by !== 0);
}

/** The name of what a turn leaves to the others. */
export const RIVALS = 'rivals';
/** The name of what the points at the end of simulated games do not explain. */
export const POSITION = 'position';

/** Whether a loss consists of this, among other things. */
export const hasPart = (review: Review, part: string): boolean =>
  review.turns.some((turn) => turn.lost_by_source.some(([source]) => source === part));

export interface SourceRow {
  readonly source: string;
  /** Nothing for the position, which has no points itself, and where only the difference is known. */
  readonly better: number | undefined;
  readonly yours: number | undefined;
  readonly by: number;
}

const LEAST = 0.05;

/** Whether nothing says why a turn lost something. */
export const isUnexplained = (turn: TurnReview): boolean =>
  !isGood(turn) &&
  !turn.fall &&
  !turn.left_to_rival &&
  !turn.target &&
  turn.at_once.length === 0 &&
  turn.lost_by_source.length === 0;

/** Whether the review compares this choice with what was played, by whole games. */
export const isExplained = (turn: TurnReview, choice: Pick<Choice, 'events'>): boolean =>
  choice === turn.others[0] && !isGood(turn);

/** How much better a choice is than what was played, source by source. The rows add up to `sum`. */
export function rowsOf(turn: TurnReview, choice: Choice): { rows: readonly SourceRow[]; sum: number } {
  if (isExplained(turn, choice)) {
    const rows = turn.lost_by_source.map(([source, by]) => ({
      source,
      better: undefined,
      yours: undefined,
      by,
    }));
    return { rows, sum: turn.lost };
  }
  const sum = choice.expected - turn.played.expected;
  const rows: SourceRow[] = choice.sources.map(([source, better], n) => {
    const yours = turn.played.sources[n]?.[1] ?? 0;
    return { source, better, yours, by: better - yours };
  });
  const rest = sum - rows.reduce((all, row) => all + row.by, 0);
  rows.push({ source: POSITION, better: undefined, yours: undefined, by: rest });
  return { rows: rows.filter(({ by }) => Math.abs(by) >= LEAST).sort((a, b) => b.by - a.by), sum };
}
