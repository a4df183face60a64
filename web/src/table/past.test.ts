import { expect, test } from 'vitest';
import type { Position } from '../generated/protocol';
import type { LogLine } from './box';
import { Past } from './past';
import { stepFrom, stopsOf } from './rail';

const line = (entry: number, more: Partial<LogLine> = {}): LogLine => ({
  entry,
  kind: 'act',
  seat: 'p1',
  text: '',
  points: 0,
  amounts: [],
  reasons: [],
  ...more,
});

test('stops where somebody acted, not at every tile of a refill', () => {
  const stops = stopsOf([line(3), line(3), line(4, { minor: true }), line(9)]);
  expect(stops).toEqual([4, 10]);
  expect(stepFrom(stops, 12, -1)).toBe(10);
  expect(stepFrom(stops, 10, -1)).toBe(4);
  expect(stepFrom(stops, 4, -1)).toBe(4);
  expect(stepFrom(stops, 4, 1)).toBe(10);
  expect(stepFrom(stops, 10, 1)).toBe(Infinity);
});

test('while a key is held, only the moment that is still wanted is shown', async () => {
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const past = new Past((entries) => {
    asked.push(entries);
    return new Promise((done) => answers.push(() => done({ entries } as Position)));
  });
  const shown = past.show(9);
  void past.show(8);
  void past.show(7);
  answers.shift()?.();
  await Promise.resolve();
  expect(past.shown.value).toBe(null);
  await new Promise((done) => setTimeout(done));
  answers.shift()?.();
  await shown;
  expect(asked).toEqual([9, 7]);
  expect(past.shown.value?.entries).toBe(7);
  past.leave();
  expect(past.shown.value).toBe(null);
});

test('a moment that arrives after we have left is not shown', async () => {
  let answer: () => void = () => undefined;
  const past = new Past(() => new Promise((done) => (answer = () => done({} as Position))));
  const shown = past.show(3);
  past.leave();
  answer();
  await shown;
  expect(past.shown.value).toBe(null);
});
