import { expect, test } from 'vitest';
import type { TableSummary } from '../generated/protocol';
import { standingsOf } from './standings';

const over = (box: string, own: number | null, other: number | null, rank: number) =>
  ({
    box,
    you: 'p1',
    origin: null,
    seats: [{}, {}] as unknown as TableSummary['seats'],
    result: {
      ending: 'rules' as const,
      verdict: 'ranked' as const,
      ranks: [
        { seat: 'p1', rank, score: own, side: null },
        { seat: 'p2', rank: 3 - rank, score: other, side: null },
      ],
      takebacks: 0,
      hints: 0,
      grade: null,
    },
  }) as Parameters<typeof standingsOf>[0][number];

test('games are counted by box and number of seats', () => {
  expect(
    standingsOf([
      over('burgundy', 100, 90, 1),
      over('burgundy', 80, 95, 2),
      over('natick', 7, 5, 1),
      { ...over('natick', 7, 5, 1), you: null },
    ]),
  ).toEqual([
    { box: 'burgundy', seats: 2, games: 2, won: 1, best: 100, mean: 90 },
    { box: 'natick', seats: 2, games: 1, won: 1, best: 7, mean: 7 },
  ]);
});

test('in a solo game, first place is a win only if the box was beaten', () => {
  const solo = (score: number, verdict: 'won' | 'lost') =>
    ({
      box: 'burgundy-dice',
      you: 'p1',
      origin: null,
      seats: [{}] as unknown as TableSummary['seats'],
      result: {
        ending: 'rules',
        verdict,
        ranks: [{ seat: 'p1', rank: 1, score, side: null }],
        takebacks: 0,
        hints: 0,
        grade: null,
      },
    }) as Parameters<typeof standingsOf>[0][number];
  expect(standingsOf([solo(33, 'lost'), solo(60, 'won')])).toEqual([
    { box: 'burgundy-dice', seats: 1, games: 2, won: 1, best: 60, mean: 46.5 },
  ]);
});

test('a game that continues another one does not count', () => {
  const game = over('burgundy', 100, 90, 1);
  const origin = (kind: 'fork' | 'rematch') => ({ kind, table: 'x', entries: 9 });
  expect(standingsOf([{ ...game, origin: origin('fork') }])).toEqual([]);
  expect(standingsOf([{ ...game, origin: origin('rematch') }])).toHaveLength(1);
});

test('a game in which luck was taken back does not count', () => {
  const game = over('burgundy', 100, 90, 1);
  const result = game.result && { ...game.result, takebacks: 1 };
  expect(standingsOf([{ ...game, result }])).toEqual([]);
});

test('with hints nobody wins, but a loss remains a loss', () => {
  const hinted = (rank: number) => {
    const game = over('burgundy', 100, 90, rank);
    return { ...game, result: game.result && { ...game.result, hints: 1 } };
  };
  expect(standingsOf([hinted(1)])).toEqual([]);
  expect(standingsOf([hinted(2)])).toMatchObject([{ games: 1, won: 0 }]);
});
