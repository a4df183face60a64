/** What a review found, as the server stores it, and what the page makes of it. */
import type { EventInfo } from '../generated/protocol';
import type { BoxTable, LogLine, Names } from '../table/box';

export const GRADES = ['find', 'best', 'slip', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** One way to play a turn. */
export interface ReviewChoice {
  /** In notation. */
  readonly actions: readonly string[];
  /** What the seat can expect in the end, and how far that may be off. */
  readonly expected: number;
  readonly error: number;
  /** The seat's chance of winning, from 0 to 1. */
  readonly chance: number;
  /** The score that it leads to where that does not count points, if whole games were simulated. */
  readonly score: number | null;
  readonly sources: readonly (readonly [source: string, points: number])[];
  /** What it does. Empty for the turn that was played, since the record has it. */
  readonly events: readonly EventInfo[];
}

/** Something that cannot be paid, which loses the game, and its share of the simulated games after each of two turns. */
export interface Fall {
  readonly cause: string;
  readonly clause: string;
  readonly played: number;
  readonly better: number;
}

/** What chance changed with entries that follow each other. */
export interface Stroke {
  /** Their numbers, from 0. */
  readonly entries: readonly number[];
  /** How every seat's chance changed. */
  readonly chances: readonly number[];
  /** The same for the points that every seat expects. Empty where values are not points. */
  readonly points: readonly number[];
}

export interface ReviewTurn {
  readonly seat: string;
  /** The numbers of its entries, from 0. */
  readonly entries: readonly number[];
  readonly played: ReviewChoice;
  /** The best turns, best first, without the one that was played. */
  readonly others: readonly ReviewChoice[];
  readonly lost: number;
  readonly error: number;
  /** How far it lowered the score where that does not count points, and how far this may be off. */
  readonly fewer: readonly [by: number, error: number] | null;
  readonly grade: Grade;
  /** What the best turn gains straight away and the played one does not, or the reverse. */
  readonly at_once: readonly Brought[];
  /** How many points more the best rival can expect after it. */
  readonly left_to_rival: number | null;
  /** The share of a loss that lasts, which is what counts. */
  readonly lasts: number;
  /** What `lost` consists of, by the end of the game. */
  readonly lost_by_source: readonly (readonly [source: string, points: number])[];
  /** Something the better turn leads to in the same round and the played one does not. */
  readonly goes_on: readonly EventInfo[];
  /** The clause by which the better turn reaches what wins the game. */
  readonly target: string | null;
  /** Why it loses games outright more often than the best turn. */
  readonly fall: Fall | null;
  /** Every seat's chance before the turn, if the best was played, and after what was played. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** What chance did since the turn before. */
  readonly luck: readonly Stroke[];
  /** How else the chances changed since then. The review did not foresee it. */
  readonly rest: readonly number[];
}

/** Whether a turn lost nothing. */
export const isGood = ({ grade }: ReviewTurn): boolean => grade === 'best' || grade === 'find';

export interface SeatReview {
  readonly seat: string;
  readonly start: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly rest: number;
  /** What luck was worth in points, where values are points. */
  readonly luck_in_points: number | null;
  readonly lost: number;
  readonly lost_by_source: readonly (readonly [source: string, points: number])[];
  readonly grades: Readonly<Record<Grade, number>>;
}

export interface GameReview {
  readonly version: number;
  readonly seats: number;
  readonly budget: string;
  /** Whether values are points. Otherwise only chances mean something to people. */
  readonly points: boolean;
  /** What the score counts, if not points: "objectives met". */
  readonly counts: string | null;
  /** The sources or goals that losses consist of, and the clause behind each. */
  readonly parts: readonly {
    readonly part: string;
    readonly title: string;
    readonly clause: string | null;
  }[];
  /** Whether turns were judged by the best turns after them. */
  readonly ahead: boolean;
  /** Whose chances they are. */
  readonly chances: 'simulated' | 'experts' | 'expert_against_game';
  /** The clause that says what wins, where the score counts no points. */
  readonly goal: string | null;
  /** Why they are uneven before the first turn. */
  readonly head_start: 'bathhouse' | null;
  readonly turns: readonly ReviewTurn[];
  readonly last_luck: readonly Stroke[];
  readonly last_rest: readonly number[];
  readonly summary: readonly SeatReview[];
}

/** What a table answers to somebody who wants a hint. */
export interface Hint {
  readonly seat: string;
  readonly points: boolean;
  readonly counts: string | null;
  readonly choices: readonly ReviewChoice[];
}

/** A point of the graph. Turn number `n` begins at `n` and ends half a step later. */
export interface GraphPoint {
  readonly x: number;
  readonly chance: number;
}

/** A seat's chances over the game. `seat` counts from 0. */
export function chancesOf({ turns, last_luck, last_rest }: GameReview, seat: number): readonly GraphPoint[] {
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
export const luckInPoints = ({ points, seats }: GameReview): boolean => points && seats === 1;

/** What a stroke of luck did for a seat: points, or a share of the chances. */
export const luckOf = (review: GameReview, stroke: Stroke, seat: number): number =>
  (luckInPoints(review) ? stroke.points[seat] : stroke.chances[seat]) ?? 0;

/** What luck did for a seat before a turn. */
export const luckBefore = (review: GameReview, turn: ReviewTurn, seat: number): number =>
  sum(turn.luck.map((stroke) => luckOf(review, stroke, seat)));

/** What the expected score counts, where it says more than the chances: without rivals, or where it counts no points. */
export const countedIn = ({ counts, points, seats }: GameReview): string | null =>
  counts ?? (points && seats === 1 ? 'points' : null);

/** The score that was expected after a turn. */
export const scoreAfter = (review: GameReview, { played }: ReviewTurn): number | null =>
  review.counts ? played.score : played.expected;

/** The scores that a seat expected after each of its turns, as shares of the highest. */
export function scoresOf(
  review: GameReview,
  seat: string,
): { readonly most: number; readonly points: readonly GraphPoint[] } {
  const scores = review.turns.map((turn) => (turn.seat === seat ? scoreAfter(review, turn) : null));
  const most = Math.max(1, ...scores.map((score) => score ?? 0));
  const points = scores.flatMap((score, n) => (score === null ? [] : [{ x: n + 0.5, chance: score / most }]));
  return { most, points };
}

/** What a turn changed for a seat: at most 0 for its own turns. */
export const changeBy = (turn: ReviewTurn, seat: number): number =>
  (turn.after[seat] ?? 0) - (turn.before[seat] ?? 0);

/** Which turns are listed: those of one seat that stand out, the strokes of luck, or all. */
export type Filter = 'luck' | 'all' | (string & {});

const MOST = 10;

/** The strokes of luck that changed most for a seat, with the number of the turn after each. */
export function strokesFor(
  review: GameReview,
  eyes: number,
): readonly { readonly turn: number; readonly stroke: Stroke }[] {
  const size = ({ stroke }: { readonly stroke: Stroke }) => Math.abs(luckOf(review, stroke, eyes));
  const least = luckInPoints(review) ? 0.5 : 0.01;
  return review.turns
    .flatMap(({ luck }, turn) => luck.map((stroke) => ({ turn, stroke })))
    .filter((one) => size(one) >= least)
    .sort((a, b) => size(b) - size(a))
    .slice(0, MOST);
}

/** The numbers of the turns in a list, the most important first. All turns are in order. */
export function listed(review: GameReview, filter: Filter, eyes: number): readonly number[] {
  const { turns } = review;
  const numbers = turns.map((_, n) => n);
  const turn = (n: number) => turns[n] as ReviewTurn;
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
  choice: ReviewChoice,
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
export interface Brought {
  readonly what: string;
  readonly by: number;
  readonly clause: string;
}

export function broughtBy(choice: ReviewChoice, seat: string, turn?: ReviewTurn): readonly Brought[] {
  if (turn && isExplained(turn, choice)) return turn.at_once;
  const sums = new Map<string, Brought>();
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
export const hasPart = (review: GameReview, part: string): boolean =>
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
export const isUnexplained = (turn: ReviewTurn): boolean =>
  !isGood(turn) &&
  !turn.fall &&
  !turn.left_to_rival &&
  !turn.target &&
  turn.at_once.length === 0 &&
  turn.lost_by_source.length === 0;

/** Whether the review compares this choice with what was played, by whole games. */
export const isExplained = (turn: ReviewTurn, choice: ReviewChoice): boolean =>
  choice === turn.others[0] && !isGood(turn);

/** How much better a choice is than what was played, source by source. The rows add up to `sum`. */
export function rowsOf(turn: ReviewTurn, choice: ReviewChoice): { rows: readonly SourceRow[]; sum: number } {
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
