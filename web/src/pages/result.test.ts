import { expect, test } from 'vitest';
import type { GameResult, Rank, TableInfo } from '../generated/protocol';
import { isWonByNobody, resultSentence, sidesOf, tiedWithWinner, winnerOf } from './result';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dan'];
const TABLE = {
  you: null,
  box: 'burgundy',
  modules: [],
  seats: NAMES.map((name, n) => ({ seat: `p${n + 1}`, kind: 'person', name })),
} as unknown as TableInfo;

/** Four seats in pairs, with the ranks and the scores of the two sides. */
function pairs(ranks: readonly [number, number], scores: readonly [number, number] | null): GameResult {
  const rank = (n: number): Rank => ({
    seat: `p${n + 1}`,
    rank: ranks[n % 2] ?? 0,
    score: scores ? n : null,
    side: { of: `p${(n % 2) + 1}`, score: scores?.[n % 2] ?? null },
  });
  const ending = scores ? 'rules' : 'resigned';
  return { ending, verdict: 'ranked', ranks: [0, 1, 2, 3].map(rank), takebacks: 0, hints: 0, grade: null };
}

test('partners win with what they scored together', () => {
  const result = pairs([1, 3], [70, 60]);
  expect(resultSentence(TABLE, result)).toBe('Ann and Cid win together with 70 points.');
  expect(winnerOf(result)).toBe('p1');
  expect(winnerOf(pairs([1, 1], [70, 70]))).toBeUndefined();
});

test('partners share a place, and the next side has the next one', () => {
  const result = pairs([3, 1], [60, 70]);
  expect(
    sidesOf(result).map(({ place, score, ranks }) => [place, score, ...ranks.map(({ seat }) => seat)]),
  ).toEqual([
    [1, 70, 'p2', 'p4'],
    [2, 60, 'p1', 'p3'],
  ]);
});

test('sides are tied by what they scored together', () => {
  expect(tiedWithWinner(pairs([1, 3], [70, 60]))).toBeUndefined();
  expect(tiedWithWinner(pairs([1, 3], [70, 70]))).toBe('p2');
  const shared = pairs([1, 1], [91, 91]);
  expect(tiedWithWinner(shared)).toBe('p2');
  expect(resultSentence(TABLE, shared)).toBe('Ann, Ben, Cid and Dan share first place with 91 points.');
});

test('a side gives up as a whole', () => {
  expect(resultSentence(TABLE, pairs([3, 1], null))).toBe('Ann and Cid gave up. Ben and Dan win.');
});

test('a table wins or loses together', () => {
  const ranks = [2, 2].map((rank, n) => ({
    seat: `p${n + 1}`,
    rank,
    score: 3,
    side: { of: 'p1', score: 6 },
  }));
  const result = {
    ending: 'rules',
    verdict: 'lost',
    ranks,
    takebacks: 0,
    hints: 0,
    grade: null,
  } as GameResult;
  expect(resultSentence(TABLE, result)).toBe('You lost together.');
  expect(winnerOf(result)).toBeUndefined();
});

test('where points do not count, the sentence has none', () => {
  const duel = { ...TABLE, box: 'orleans', modules: ['duel'], seats: TABLE.seats.slice(0, 2) };
  const ranked = (second: number): GameResult => ({
    ending: 'rules',
    verdict: 'ranked',
    ranks: [
      { seat: 'p1', rank: 1, score: 4, side: null },
      { seat: 'p2', rank: second, score: 4, side: null },
    ],
    takebacks: 0,
    hints: 0,
    grade: null,
  });
  expect(resultSentence(duel, ranked(2))).toBe('Ann wins.');
  expect(resultSentence(duel, ranked(1))).toBe('Ann and Ben share the victory.');
  expect(resultSentence({ ...duel, modules: [] }, ranked(2))).toBe('Ann wins with 4 points.');
});

test('nobody gets the gold of a first place if everybody lost', () => {
  const drawn = pairs([1, 1], [0, 0]);
  const end = { title: 'Neither of you could pay.', hint: '' };
  expect(isWonByNobody(drawn, undefined)).toBe(false);
  expect(isWonByNobody(drawn, { ...end, nobody: true })).toBe(true);
  expect(isWonByNobody({ ...drawn, verdict: 'lost' }, end)).toBe(true);
  expect(isWonByNobody({ ...drawn, verdict: 'won' }, end)).toBe(false);
});
