import { expect, test } from 'vitest';
import type { SeatInfo } from '../generated/protocol';
import { seatNames } from './names';

const sits = (seat: string, name: string, kind: SeatInfo['kind'] = 'person'): SeatInfo => ({
  seat,
  kind,
  name,
  bot: kind === 'bot' ? name : null,
  waiting: false,
  connected: true,
  resigned: false,
  timed_out: false,
  taken_over: false,
});

const others = (...seats: SeatInfo[]) => seatNames({ seats, status: 'over' }, seats.slice(1));

test('somebody with your name is called as at the table, with the seat number', () => {
  expect(others(sits('p1', 'Judith'), sits('p2', 'Judith'))).toEqual(['Judith 2']);
  expect(others(sits('p1', 'Judith'), sits('p2', 'Judith'), sits('p3', 'Judith'))).toEqual([
    'Judith 2',
    'Judith 3',
  ]);
});

test('other equal names are counted', () => {
  expect(others(sits('p1', 'Ann'), sits('p2', 'greedy', 'bot'), sits('p3', 'greedy', 'bot'))).toHaveLength(1);
  expect(others(sits('p1', 'Ann'), sits('p2', 'Ben'))).toEqual(['Ben']);
});
