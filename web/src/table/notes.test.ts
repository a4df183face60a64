import { expect, test } from 'vitest';
import type { LogLine } from './box';
import { withNotes } from './notes';

const line = (entry: number): LogLine => ({
  entry,
  kind: 'act',
  seat: 'p1',
  text: `entry ${entry}`,
  points: 0,
  amounts: [],
  reasons: [],
});
const note = (entries: number, what: 'resigned' | 'time' | 'left' | 'sat') => ({
  entries,
  at: 0,
  seat: 'p2',
  what,
});
const texts = (lines: readonly LogLine[]) => lines.map(({ text }) => text);

test('a player who ran out of time is reported where it happened, and not as somebody who resigned', () => {
  const lines = [line(3), line(5), line(9)];
  expect(texts(withNotes(lines, [note(6, 'time')], 10))).toEqual([
    'entry 3',
    'entry 5',
    'ran out of time',
    'entry 9',
  ]);
  expect(texts(withNotes(lines, [note(10, 'resigned')], 10)).at(-1)).toBe('resigned');
});

test('the past does not know what happened later', () => {
  const lines = [line(3)];
  expect(withNotes(lines, [note(6, 'time')], 4)).toBe(lines);
});
