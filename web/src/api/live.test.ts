import { expect, test } from 'vitest';
import type { EventInfo } from '../generated/protocol';
import { mergeEntries, mergeEvents } from './live';
import { turnStarts } from './replay';

const entry = (n: number, text: string, actor = 'p1') => ({ n, actor, text });
const event = (entry: number, text: string): EventInfo => ({
  entry,
  text,
  clause: '',
  seat: null,
  change: null,
  json: null,
});

test('new entries are appended, and a withheld entry is filled in', () => {
  const known = [entry(0, 'board 1'), entry(1, '?', 'p2')];
  expect(
    mergeEntries(known, [entry(1, 'board 3', 'p2'), entry(2, 'reveal', '*')]).map((one) => one.text),
  ).toEqual(['board 1', 'board 3', 'reveal']);
});

test('events of an entry that is sent again replace the old ones', () => {
  const merged = mergeEvents(
    [event(0, 'a'), event(1, 'hidden')],
    [event(1, 'b'), event(1, 'c'), event(2, 'd')],
  );
  expect(merged.map((one) => one.text)).toEqual(['a', 'b', 'c', 'd']);
});

test('a turn begins where another seat starts to act, whatever chance did in between', () => {
  const record = ['*', 'p1', 'p1', '*', 'p1', 'p2', '*', 'p1'].map((actor, n) => entry(n, '', actor));
  expect(turnStarts(record)).toEqual([1, 5, 7]);
});
