// Written by `cargo xtask types` from crates/protocol. Do not edit.
import type { PreviewInfo, Snapshot } from './protocol';

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
export interface PuzzleAnswer {
  /** How good it was, the best turn, the second and the obvious one, in the form of a review's turns. */
  readonly answer: unknown;
}

/** How far the review of a game has got. */
export type ReviewState =
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
    readonly review: unknown;
  }
  | {
    /** It cannot be made. */
    readonly state: 'failed';
    /** Why. */
    readonly reason: string;
  };

/** What you could do now, the best turn first. */
export interface HintInfo {
  /** The table's version that it applies to. */
  readonly at: number;
  /** The best turns, in the same form as the turns of a review. */
  readonly hint: unknown;
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
