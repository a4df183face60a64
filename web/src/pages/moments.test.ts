import { expect, test } from 'vitest';
import type { LogLine } from '../table/box';
import { roundOf } from './key-moments';
import { keyMoments } from './moments';

const line = (entry: number, seat: string, points: number): LogLine => ({
  entry,
  kind: 'act',
  seat,
  text: `deed ${entry}`,
  points,
  amounts: [],
  reasons: [],
});

test('a moment belongs to the round that it ends', () => {
  const rounds = [
    { at: 1, label: 'round 1', part: undefined },
    { at: 6, label: 'round 2', part: undefined },
  ];
  const [moment] = keyMoments([line(5, 'p1', 8)], 30);
  expect(moment && roundOf(rounds, moment)).toBe('round 1');
});

test('the largest scores are listed in order, with the moment the winner took the final lead', () => {
  const lines = [
    line(2, 'p1', 9),
    line(5, 'p2', 4),
    line(8, 'p2', 6),
    line(11, 'p1', 1),
    line(14, 'p2', 1),
    line(20, 'p1', 12),
  ];
  expect(keyMoments(lines, 30)).toEqual([
    { at: 3, seat: 'p1', points: 9, text: 'deed 2', leads: false },
    { at: 6, seat: 'p2', points: 4, text: 'deed 5', leads: false },
    { at: 9, seat: 'p2', points: 6, text: 'deed 8', leads: false },
    { at: 21, seat: 'p1', points: 12, text: 'deed 20', leads: true },
  ]);
});

test('a small score counts if it was decisive, and the final scoring only then', () => {
  const lines = [line(2, 'p1', 5), line(9, 'p1', 8), line(9, 'p2', 14)];
  expect(keyMoments(lines, 10).map(({ at, seat, text, leads }) => [at, seat, text, leads])).toEqual([
    [3, 'p1', 'deed 2', false],
    [10, 'p2', '', true],
  ]);
});

test('in a solo game, or with a shared first place, nobody takes the lead', () => {
  expect(keyMoments([line(2, 'p1', 5)], 10).map(({ leads }) => leads)).toEqual([false]);
  expect(keyMoments([line(2, 'p1', 5), line(4, 'p2', 5)], 10).some(({ leads }) => leads)).toBe(false);
});

test('partners take the lead together', () => {
  const teams = [
    ['p1', 'p3'],
    ['p2', 'p4'],
  ];
  // The second seat has the most, but the other team is ahead from the last score on.
  const lines = [line(2, 'p2', 9), line(4, 'p1', 6), line(6, 'p3', 6)];
  expect(keyMoments(lines, 10, teams).map(({ seat, leads }) => [seat, leads])).toEqual([
    ['p2', false],
    ['p1', false],
    ['p3', true],
  ]);
});

test('of many scores the five largest count, of few all', () => {
  const many = Array.from({ length: 20 }, (_, n) => line(n, 'p1', n + 1));
  expect(keyMoments(many, 30).map(({ points }) => points)).toEqual([16, 17, 18, 19, 20]);
  const few = Array.from({ length: 7 }, (_, n) => line(n, 'p1', 1));
  expect(keyMoments(few, 30)).toHaveLength(7);
});
