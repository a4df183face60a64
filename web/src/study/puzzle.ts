/** What the server says about an attempt at a puzzle, and which puzzles this browser has solved. */
import { recallJson, remember } from '../memory';
import type { Grade, ReviewChoice } from './data';

/** A turn with what it loses compared with the best one. */
export interface PuzzleTurn extends ReviewChoice {
  readonly lost: number;
}

export interface PuzzleVerdict {
  readonly seat: string;
  /** Whether what a turn loses is points. Otherwise it is per cent of the chance of winning. */
  readonly points: boolean;
  readonly verdict: 'best' | 'close' | 'worse';
  readonly grade: Grade;
  /** Nothing if somebody only wants to see the answer. */
  readonly yours: PuzzleTurn | null;
  readonly best: PuzzleTurn;
  readonly second: PuzzleTurn;
  readonly obvious: PuzzleTurn;
  readonly by_source: readonly (readonly [source: string, points: number])[];
}

const KEY = 'loire.puzzles';

export const puzzleKey = (box: string, number: number): string => `${box} ${number}`;

/** The puzzles that were solved in this browser. */
export function solvedPuzzles(): Set<string> {
  const kept = recallJson('always', KEY);
  return new Set(Array.isArray(kept) ? kept.filter((key): key is string => typeof key === 'string') : []);
}

export function rememberSolved(box: string, number: number): void {
  remember('always', KEY, JSON.stringify([...solvedPuzzles().add(puzzleKey(box, number))]));
}
