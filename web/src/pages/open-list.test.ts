import { expect, test } from 'vitest';
import type { SeatInfo, TableSummary } from '../generated/protocol';
import { hostSeat, openList } from './open-list';

const seat = (id: string, kind: SeatInfo['kind'], name = ''): SeatInfo => ({
  seat: id,
  kind,
  name,
  bot: null,
  connected: true,
  waiting: false,
  resigned: false,
  timed_out: false,
  taken_over: false,
  kept: false,
  hurried: false,
});

const table = (
  id: string,
  status: TableSummary['status'],
  seats: SeatInfo[],
  you: string | null = null,
): TableSummary => ({
  id,
  box: 'burgundy',
  title: '',
  name: '',
  edition: null,
  modules: [],
  options: {},
  status,
  host: 'Ann',
  seats,
  you,
  your_turn: false,
  entries: 0,
  updated_at: 0,
  result: null,
  origin: null,
  lesson: false,
  clock: null,
  out_of_time: 'bot',
  takeover: null,
});

const ann = seat('p2', 'person', 'Ann');

test('tables that need players come first, and your own and finished ones are left out', () => {
  const list = openList([
    table('bots', 'playing', [seat('p1', 'bot'), ann]),
    table('people', 'playing', [seat('p1', 'person', 'Bo'), ann]),
    table('own', 'open', [ann, seat('p1', 'open')], 'p2'),
    table('over', 'over', [ann, seat('p1', 'person', 'Bo')]),
    table('full', 'open', [ann, seat('p1', 'bot')]),
    table('free', 'open', [ann, seat('p1', 'open')]),
  ]);
  expect(list.join.map((one) => one.id)).toEqual(['free']);
  expect(list.watch.map((one) => one.id)).toEqual(['people', 'bots', 'full']);
});

test("the shield is that of the host's seat", () => {
  expect(hostSeat(table('one', 'open', [seat('p1', 'open'), ann]))).toBe('p2');
  expect(
    hostSeat(table('two', 'open', [seat('p1', 'open'), seat('p2', 'open'), seat('p3', 'bot', 'steady')])),
  ).toBe('p3');
});
