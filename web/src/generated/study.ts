// Written by `cargo xtask types` from crates/protocol. Do not edit.
import type { EventInfo, PreviewInfo, Snapshot } from './protocol';

/** The puzzles on this server. */
export interface PuzzleList {
  /** The puzzle of the day; null if there are no puzzles. */
  readonly today: PuzzleRef | null;
  /** The day that this is about, such as `2026-11-16`. Days change at midnight UTC. */
  readonly day: string;
  /** All of them, box by box. */
  readonly puzzles: readonly PuzzleInfo[];
}

/** Which puzzle. */
export interface PuzzleRef {
  /** Which box. */
  readonly box: string;
  /** Its number in the box, from 1. */
  readonly number: number;
}

/** A puzzle in the list. */
export interface PuzzleInfo {
  /** Which box. */
  readonly box: string;
  /** Its number in the box, from 1. */
  readonly number: number;
  /** How many seats the table has. */
  readonly seats: number;
  /** Your seat. */
  readonly seat: string;
  /** By how much the best turn leads. */
  readonly lead: number;
  /** Whether that is points. Otherwise it is per cent of the chance of winning. */
  readonly points: boolean;
}

/** An attempt at a puzzle. */
export interface Attempt {
  /** What has been played: at most 64 actions in notation. */
  readonly actions: readonly string[];
  /** Actions to ask about: why none of them is allowed. Only for that question. */
  readonly about?: readonly string[];
}

/** A puzzle's table after the actions tried so far. */
export interface PuzzleBoard<View = unknown, Prompt = unknown, What = unknown> {
  /** The table, as the seat may see it. */
  readonly snapshot: Snapshot<View, Prompt, What>;
  /** What each legal action would cost and gain. */
  readonly previews: readonly PreviewInfo[];
  /** Whether the turn is over, so that it can be judged. */
  readonly over: boolean;
  /** By how much the best turn leads. */
  readonly lead: number;
  /** Whether that is points. Otherwise it is per cent of the chance of winning. */
  readonly points: boolean;
  /** How many puzzles the box has. */
  readonly puzzles: number;
}

/** What there is to say about an attempt. */
export interface PuzzleAnswer<What = unknown> {
  /** How good it was, the best turn, the second and the obvious one. */
  readonly answer: Solution<What>;
}

/** How good an attempt was, and what would have been best. */
export interface Solution<What = unknown> {
  /** Who decides. */
  readonly seat: string;
  /** Whether what a turn loses is points. Otherwise it is per cent of the chance of winning. */
  readonly points: boolean;
  /** How good the attempt is. */
  readonly verdict: AttemptVerdict;
  /** The same as a review would grade it. */
  readonly grade: Grade;
  /** The attempt; null if somebody only wants to see the answer. */
  readonly yours: SolutionTurn<What> | null;
  /** The best turn. */
  readonly best: SolutionTurn<What>;
  /** The second best, which says how clear it is. */
  readonly second: SolutionTurn<What>;
  /** The turn that looks best at first sight. */
  readonly obvious: SolutionTurn<What>;
  /** How much better the best turn is than the attempt, by source; if the attempt is the best turn, than the obvious one. */
  readonly by_source: readonly (readonly [string, number])[];
}

/** How good an attempt is. */
export type AttemptVerdict = 'best' | 'close' | 'worse';

/** How good a turn was. */
export type Grade = 'find' | 'best' | 'slip' | 'mistake' | 'blunder';

export const GRADES: readonly Grade[] = [
  'find',
  'best',
  'slip',
  'mistake',
  'blunder',
];

/** A turn with what it does. */
export type SolutionTurn<What = unknown> = {
  /** What it does straight away, each event with its clause. */
  readonly events: readonly EventInfo<What>[];
} & PuzzleLine;

/** One way to play the turn of a puzzle. */
export interface PuzzleLine {
  /** The actions in notation. */
  readonly actions: readonly string[];
  /** What it loses against the best one. */
  readonly lost: number;
  /** How far that may be off: its standard error. */
  readonly error: number;
  /** What the seat can expect in the end. */
  readonly expected: number;
  /** The seat's chance of winning, from 0 to 1. */
  readonly chance: number;
  /** The seat's points by source where the simulated games stopped. */
  readonly sources: readonly (readonly [string, number])[];
}

/** One thing that went differently after the better turn and after the one that was played. */
export interface TurnReason {
  /** In what way it matters. */
  readonly how: How;
  /** The clause behind it. */
  readonly clause: string;
  /** Whose doing or whose fate it is; null if it is everybody's. */
  readonly seat: string | null;
  /** The piece that it is about. */
  readonly piece: ReasonName | null;
  /** Where it is. */
  readonly place: ReasonName | null;
  /** How much more it is after the better turn. Where this counts in the score, it is a part of what was lost. */
  readonly by: number;
  /** What `by` counts: `points`, `coins`. */
  readonly unit: string;
  /** If `by` is a product: how much more one factor is, and the other factor. */
  readonly times: readonly [number, number] | null;
  /** When it happens first, on average. */
  readonly when: ReasonTime;
  /** In what share of the games it happens: after the better turn, and after what was played. */
  readonly share: readonly [number, number];
  /** The share of the loss that it explains, from 0 to 1. */
  readonly explains: number;
}

/** In what way an event matters. */
export type How = 'gain' | 'take' | 'complete' | 'first' | 'advance' | 'factor' | 'unpaid' | 'lose' | 'fall' | 'order' | 'round' | 'end';

/** Something printed: `tile`, `inn`. */
export interface ReasonName {
  /** What it is: `tile`, `town`. */
  readonly kind: string;
  /** Which one, in notation. */
  readonly id: string;
}

/** When something happens. */
export type ReasonTime =
  | {
    /** In the turn itself. */
    readonly when: 'at-once';
  }
  | {
    /** Later. */
    readonly when: 'later';
    /** How many rounds later, in whole rounds. 0 is the same round. */
    readonly rounds: number;
  }
  | {
    /** When the game is over. */
    readonly when: 'end';
  };

/** How far the review of a game has got. */
export type ReviewState<What = unknown> =
  | {
    /** Nobody has asked for it, or nobody is interested any more. */
    readonly state: 'none';
    /** How many turns there are to judge. */
    readonly turns: number;
    /** About how many seconds that takes once it has begun. */
    readonly seconds: number;
  }
  | {
    /** Other games come first. Keep asking: a review that nobody has asked about for half a minute is dropped. */
    readonly state: 'queued';
    /** 1 if it is the next one. */
    readonly place: number;
  }
  | {
    /** It is being made. The same applies. */
    readonly state: 'running';
    /** How many turns are done. */
    readonly turn: number;
    /** Of how many. */
    readonly turns: number;
    /** About how many seconds are left. */
    readonly seconds: number;
  }
  | {
    /** It is ready. */
    readonly state: 'done';
    /** The same as `loire analyze --json` prints. */
    readonly review: Review<What>;
  }
  | {
    /** It cannot be made. */
    readonly state: 'failed';
    /** Why. */
    readonly reason: string;
  };

/** A game with every turn judged. */
export interface Review<What = unknown> {
  /** See `REVIEW_VERSION`. */
  readonly version: number;
  /** How many seats there are. */
  readonly seats: number;
  /** How much thought each turn got: a number of simulated games, or a time. */
  readonly budget: string;
  /** Whether values are points. Otherwise only the chances of winning mean something to people. */
  readonly points: boolean;
  /** What the score counts, if not points. */
  readonly counts: string | null;
  /** The sources or goals that losses consist of. */
  readonly parts: readonly ReviewPart[];
  /** Whether turns were judged by the best turns after them. */
  readonly ahead: boolean;
  /** Whose chances of winning it names. */
  readonly chances: ChancesOf;
  /** The clause that says what wins, where the score counts no points. */
  readonly goal: string | null;
  /** How much of each part every seat has reached in the end, and how much wins. Only where every part counts by itself. */
  readonly reached: readonly (readonly (readonly [string, readonly [number, number]])[])[];
  /** Why they are uneven before the first turn. */
  readonly head_start: HeadStart | null;
  /** Why the game ended. */
  readonly ending: string | null;
  /** Who lost it outright. */
  readonly fallen: readonly FallenSeat[];
  /** The turns in which more than one thing was worth a thought. */
  readonly turns: readonly TurnReview<What>[];
  /** What chance did after the last turn. */
  readonly last_luck: readonly LuckNote[];
  /** What else changed the chances after the last turn. */
  readonly last_rest: readonly number[];
  /** What luck and choices did for each seat. */
  readonly summary: readonly SeatReview[];
  /** Whether it was stopped before the end. */
  readonly unfinished: boolean;
}

/** A source or a goal. */
export interface ReviewPart {
  /** Its name in the lists of losses. */
  readonly part: string;
  /** What people call it. */
  readonly title: string;
  /** The clause that explains it best. */
  readonly clause: string | null;
}

/** Whose chances of winning a review names. */
export type ChancesOf = 'simulated' | 'experts' | 'expert_against_game';

/** Why somebody has better chances from the start. */
export type HeadStart = 'bathhouse';

/** Who lost a game outright, and why. */
export interface FallenSeat {
  /** Who. */
  readonly seat: string;
  /** What they could not pay. */
  readonly title: string;
  /** The clause. */
  readonly clause: string;
}

/** One turn of the game. */
export interface TurnReview<What = unknown> {
  /** Whose turn it was. */
  readonly seat: string;
  /** When in the game it was: `round 3`. */
  readonly when: string;
  /** The numbers of its entries in the record, from 0. */
  readonly entries: readonly number[];
  /** What was played. It has no events, since the record has them. */
  readonly played: Choice<What>;
  /** The turns that were better than the one that was played, best first. If that was the best, the next one. */
  readonly others: readonly Choice<What>[];
  /** What the turn lost, as the seat weighs everyone's results. If values are not points: the chance of winning that it lost, in per cent. */
  readonly lost: number;
  /** How far `lost` may be off. */
  readonly error: number;
  /** How far the turn lowered the score where that does not count points, and how far this may be off. Null if it could be noise, and against rivals, where only chances matter. */
  readonly fewer: readonly [number, number] | null;
  /** How good the turn was. */
  readonly grade: Grade;
  /** What the best turn gains straight away and the played one does not, or the reverse. Only if the turn lost something. */
  readonly at_once: readonly Gain[];
  /** What `lost` consists of, the largest part first: points by source at the end of simulated games, what the others get (`rivals`), and the rest (`position`). Where values are not points, only sources. Only if the turn lost something. */
  readonly lost_by_source: readonly (readonly [string, number])[];
  /** Why the turn loses whole games more often than the best one. Only if the turn lost something. */
  readonly fall: FallRisk | null;
  /** How many points more the best rival can expect after it. In `lost` they count little, but they can decide the game. Only if the turn lost something. */
  readonly left_to_rival: number | null;
  /** The clause under which the better turn ends and wins the game, and the played one does not. Only if the turn lost something. */
  readonly target: string | null;
  /** Why another turn was better: what went differently in whole simulated games, the largest part of the loss first. Empty if nothing explains much of it. Only if the turn lost something. */
  readonly reasons: readonly TurnReason[];
  /** Something the better turn leads to in the same round and the played one does not. Only where a turn is a plan, which gains nothing by itself. */
  readonly goes_on: readonly EventInfo<What>[];
  /** Every seat's chance of winning before the turn, if the best was played. */
  readonly before: readonly number[];
  /** The same after what was played. It differs only if the loss is more than noise. */
  readonly after: readonly number[];
  /** What chance did since the turn before. */
  readonly luck: readonly LuckNote[];
  /** How the chances have changed since the turn before, through neither luck nor a turn that was judged: the review did not foresee it. */
  readonly rest: readonly number[];
  /** The share of a loss that lasts, which is what counts. The review would take the rest back at the next turns, on average. */
  readonly lasts: number;
}

/** One way to play a turn. */
export interface Choice<What = unknown> {
  /** The actions in notation. */
  readonly actions: readonly string[];
  /** What the seat can expect in the end, in points (in games won or lost together: in per cent). */
  readonly expected: number;
  /** How far that may be off. */
  readonly error: number;
  /** The seat's chance of winning, from 0 to 1. */
  readonly chance: number;
  /** The seat's final score where that does not count points, if simulated games went to the end. */
  readonly score: number | null;
  /** The seat's points by source, or its goals, where the simulated games stopped. */
  readonly sources: readonly (readonly [string, number])[];
  /** What the turn does, each event with its clause. They are numbered as if the turn were played now. */
  readonly events: readonly EventInfo<What>[];
}

/** Something that one of two turns gains straight away and the other does not. */
export interface Gain {
  /** Which quantity: `points`, `silver`. */
  readonly what: string;
  /** The clause behind it. */
  readonly clause: string;
  /** How much more it is. */
  readonly by: number;
}

/** Something that cannot be paid, and costs the whole game. */
export interface FallRisk {
  /** What it is. */
  readonly cause: string;
  /** The same for people. */
  readonly title: string;
  /** The clause. */
  readonly clause: string;
  /** The share of simulated games in which it happened after what was played. */
  readonly played: number;
  /** The same after the best turn. */
  readonly better: number;
}

/** What chance changed with entries that follow each other. */
export interface LuckNote {
  /** The numbers of the entries in the record, from 0. */
  readonly entries: readonly number[];
  /** How every seat's chance of winning changed. */
  readonly chances: readonly number[];
  /** The same for the points that every seat expects, as far as that is more than noise. Empty where values are not points. */
  readonly points: readonly number[];
}

/** What luck and choices did to a seat's chances, and where it lost points. */
export interface SeatReview {
  /** Who. */
  readonly seat: string;
  /** The chance of winning before the first decision. Together with the four changes it gives the result. */
  readonly start: number;
  /** What luck changed. */
  readonly luck: number;
  /** What the seat's own turns changed. A best turn changes nothing. */
  readonly own: number;
  /** What the others' turns changed. */
  readonly others: number;
  /** What changed besides: the review did not foresee it. */
  readonly rest: number;
  /** What luck was worth in points, where values are points. */
  readonly luck_in_points: number | null;
  /** What its graded turns lost together. */
  readonly lost: number;
  /** The same by source, the largest part first. */
  readonly lost_by_source: readonly (readonly [string, number])[];
  /** How many of its turns got each grade. */
  readonly grades: Grades;
}

/** How many turns got each grade. */
export interface Grades {
  /** Best turns that were hard to see. */
  readonly find: number;
  /** Best turns. */
  readonly best: number;
  /** Turns that lost a little. */
  readonly slip: number;
  /** Turns that lost something. */
  readonly mistake: number;
  /** Turns that lost much. */
  readonly blunder: number;
}

/** What you could do now, the best turn first. */
export interface HintInfo<What = unknown> {
  /** The table's version that it applies to. */
  readonly at: number;
  /** The best turns. */
  readonly hint: Hint<What>;
}

/** A seat's options now. */
export interface Hint<What = unknown> {
  /** Whose turn it is. */
  readonly seat: string;
  /** Whether values are points. */
  readonly points: boolean;
  /** What the score counts, if not points. */
  readonly counts: string | null;
  /** The best turns, best first. None if the seat has nothing to decide. */
  readonly choices: readonly Choice<What>[];
}

/** Whether a hint has to wait. */
export interface HintQueue {
  /** Its place among everything that waits to be thought about, 1 for the next; none if it does not wait. */
  readonly place: number | null;
}

/** Look at what would have happened in a finished game. */
export interface Try {
  /** The position after this many entries. */
  readonly at: number;
  /** Who acts. */
  readonly by: string;
  /** What they do: 1 to 64 actions in notation. */
  readonly actions: readonly string[];
}
