import { expect, test } from 'vitest';
import type { TableSummary } from '../generated/protocol';
import { byUrgency } from './urgency';

const table = (id: string, more: Partial<TableSummary>) =>
  ({
    id,
    status: 'playing',
    you: 'p1',
    your_turn: false,
    lesson: false,
    clock: null,
    updated_at: 0,
    seats: [{ kind: 'person' }, { kind: 'person' }],
    ...more,
  }) as TableSummary;
const order = (...tables: TableSummary[]) => byUrgency(tables).map(({ id }) => id);

test('tables waiting for you come first, and among them those with less time', () => {
  expect(
    order(
      table('waits for another', { updated_at: 9 }),
      table('no clock', { your_turn: true, updated_at: 8 }),
      table('days', { your_turn: true, clock: { per_move_s: 86_400, reserve_s: 0 } }),
      table('minute', { your_turn: true, clock: { per_move_s: 60, reserve_s: 0 } }),
      table('invited', { status: 'open', you: null }),
    ),
  ).toEqual(['minute', 'days', 'no clock', 'invited', 'waits for another']);
});

test('tutorials, finished games and games you have left are not included', () => {
  expect(
    order(table('left', { you: null }), table('over', { status: 'over' }), table('lesson', { lesson: true })),
  ).toEqual([]);
});
