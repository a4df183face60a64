import { expect, test } from 'vitest';
import type { Rank, TableSummary, Verdict } from '../generated/protocol';
import { success } from './game-list';

const said = (verdict: Verdict, grade: string | null, score: number | null = 55, box = 'burgundy-dice') => {
  const rank: Rank = { seat: 'p1', rank: 1, score, side: null };
  const result = { ending: 'rules' as const, verdict, ranks: [rank], takebacks: 0, hints: 0, grade };
  return success({ box, result } as Partial<TableSummary> as TableSummary, rank);
};

test('a solo game shows its grade', () => {
  expect(said('won', 'well-done')).toBe('Well done');
  expect(said('lost', null)).toBe('Below the first grade');
});

test('without a grade, a game is won or not', () => {
  expect(said('won', null)).toBe('Won');
  expect(said('lost', null, null)).toBe('Not won');
  expect(said('lost', null, 55, 'natick')).toBe('Not won');
  expect(said('won', 'superb')).toBe('Won');
});

test('among others, the place counts', () => {
  expect(said('ranked', null)).toBe('Place 1');
});
