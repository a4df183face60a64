/** What the server says about an attempt at a puzzle, and which puzzles this browser has solved. */
import { recallJson, remember } from '../memory';

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
