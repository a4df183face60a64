import { expect, test } from 'vitest';
import type { EventInfo } from '../generated/protocol';
import type { LuckNote, Review, TurnReview } from '../generated/study';
import type { BoxTable, LogLine } from '../table/box';
import {
  broughtBy,
  chancesOf,
  changeBy,
  listed,
  luckBefore,
  rowsOf,
  stepsIn,
  strokesFor,
  wordsOfLuck,
} from './review';
import { stepsOf } from './rings';

const choice = (expected: number, sources: readonly (readonly [string, number])[] = []) => ({
  actions: ['x'],
  expected,
  error: 0.5,
  chance: 0.5,
  score: null,
  sources,
  events: [],
});

function turn(seat: string, over: Partial<TurnReview>): TurnReview {
  return {
    seat,
    when: 'round 1',
    entries: [1],
    played: choice(10),
    others: [],
    lost: 0,
    error: 0.1,
    fewer: null,
    grade: 'best',
    at_once: [],
    reasons: [],
    goes_on: [],
    target: null,
    left_to_rival: null,
    lasts: 1,
    lost_by_source: [],
    fall: null,
    before: [0.5, 0.5],
    after: [0.5, 0.5],
    luck: [],
    rest: [0, 0],
    ...over,
  };
}

const stroke = (entry: number, by: number, points = 0): LuckNote => ({
  entries: [entry],
  chances: [by, -by],
  points: [points, -points],
});

const review = (
  turns: readonly TurnReview[],
  last_luck: readonly LuckNote[] = [stroke(9, 0.15)],
  last_rest: readonly number[] = [0.05, -0.05],
): Review => ({
  version: 1,
  seats: 2,
  budget: '200',
  points: true,
  counts: null,
  parts: [],
  ahead: false,
  chances: 'simulated',
  goal: null,
  reached: [],
  head_start: null,
  ending: null,
  fallen: [],
  turns,
  last_luck,
  last_rest,
  summary: [],
  unfinished: false,
});

test('the graph goes from before to after each turn and ends with the result', () => {
  const game = review([
    turn('p1', { after: [0.4, 0.6] }),
    turn('p2', { before: [0.6, 0.4], after: [0.8, 0.2] }),
  ]);
  expect(chancesOf(game, 0).map(({ x, chance }) => [x, Number(chance.toFixed(2))])).toEqual([
    [0, 0.5],
    [0.5, 0.4],
    [1, 0.6],
    [1.5, 0.8],
    [2, 1],
  ]);
  expect(changeBy(game.turns[1] as TurnReview, 0)).toBeCloseTo(0.2);
  expect(chancesOf(review([]), 0)).toEqual([]);
});

test('lists show what stands out, the largest first', () => {
  const game = review([
    turn('p1', { grade: 'slip', lost: 2 }),
    turn('p2', { grade: 'blunder', lost: 9, luck: [stroke(4, 0.1)] }),
    turn('p1', { grade: 'mistake', lost: 5, luck: [stroke(6, 0.05), stroke(8, -0.3)] }),
    turn('p1', { luck: [stroke(12, 0.001)] }),
  ]);
  expect(listed(game, 'p1', 0)).toEqual([2, 0]);
  expect(listed(game, 'p2', 0)).toEqual([1]);
  expect(strokesFor(game, 0).map((one) => one.stroke.entries[0])).toEqual([8, 4, 6]);
  expect(listed(game, 'luck', 0)).toEqual([2, 1]);
  expect(luckBefore(game, game.turns[2] as TurnReview, 1)).toBeCloseTo(0.25);
  expect(listed(game, 'all', 0)).toEqual([0, 1, 2, 3]);
});

test('alone, luck is told in points', () => {
  const game = { ...review([turn('p1', { luck: [stroke(4, 0.001, 3), stroke(6, 0, 0.2)] })]), seats: 1 };
  expect(strokesFor(game, 0).map((one) => one.stroke.entries[0])).toEqual([4]);
  expect(luckBefore(game, game.turns[0] as TurnReview, 0)).toBeCloseTo(3.2);
});

test('the rows of a better turn add up to what was lost', () => {
  const better = choice(14, [
    ['area', 8],
    ['sale', 1],
  ]);
  const bad = turn('p1', {
    grade: 'mistake',
    lost: 5,
    played: choice(10, [
      ['area', 3],
      ['sale', 4],
    ]),
    others: [better],
    lost_by_source: [
      ['area', 5],
      ['position', 3],
      ['sale', -3],
    ],
  });
  const { rows, sum } = rowsOf(bad, better);
  expect(sum).toBe(5);
  expect(rows.map(({ source, by }) => [source, by])).toEqual([
    ['area', 5],
    ['position', 3],
    ['sale', -3],
  ]);
});

const box = {
  things: (action: string) =>
    action.split(' ').map((id) => ({ id, role: id === 'end' ? ('button' as const) : ('place' as const) })),
  describe: (action: string) => ({ title: `Do ${action}`, how: '' }),
} as unknown as BoxTable;

const event = (entry: number, seat: string, what: string, by: number, clause: string): EventInfo => ({
  entry,
  text: '',
  clause,
  seat,
  change: { seat, what, by },
  json: null,
});

test('a choice is told step by step, with the points of each', () => {
  const turn = {
    ...choice(3),
    actions: ['die tile', 'end'],
    events: [
      event(7, 'p1', 'points', 4, 'a'),
      event(7, 'p2', 'points', 9, 'a'),
      event(8, 'p1', 'silver', 1, 'b'),
    ],
  };
  const steps = stepsIn(box, turn, null, 'p1', (seat) => seat, []);
  expect(steps).toEqual([
    { text: 'Do die tile', points: 4 },
    { text: 'Do end', points: 0 },
  ]);
  expect(broughtBy(turn, 'p1')).toEqual([
    { what: 'points', by: 4, clause: 'a' },
    { what: 'silver', by: 1, clause: 'b' },
  ]);
});

test('rings number the steps that use a thing, and leave buttons out', () => {
  expect([...stepsOf(box, ['die tile', 'tile space', 'end'])]).toEqual([
    ['die', '1'],
    ['tile', '1, 2'],
    ['space', '2'],
  ]);
});

test('the words for luck are about the dice, not about what players showed', () => {
  const line = (entry: number, seat: string | null, text: string): LogLine => ({
    entry,
    kind: 'act',
    seat,
    text,
    points: 0,
    amounts: [],
    reasons: [],
  });
  const shown = [line(3, 'p1', 'wrote a 2'), line(4, null, 'rolled 1 and 5')];
  expect(wordsOfLuck(shown, [3, 4]).map(({ text }) => text)).toEqual(['rolled 1 and 5']);
  // Where a player rolls, the line is theirs.
  expect(wordsOfLuck([line(4, 'p1', 'rolled 1 and 5')], [4])).toHaveLength(1);
  // Followers that are drawn one after another appear in the line that begins it.
  const drawn = { ...line(2, 'p1', 'draws two farmers'), until: 4 };
  expect(wordsOfLuck([drawn, line(5, 'p2', 'draws a monk')], [3, 4]).map(({ text }) => text)).toEqual([
    'draws two farmers',
  ]);
});
