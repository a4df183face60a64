import { expect, test } from 'vitest';
import type { SeatInfo } from '../generated/protocol';
import { nameOf, seatNames } from './names';

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
  hurried: false,
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

test('bots in an imported record have the names of their levels, and a number if they are equal', () => {
  const seats = [sits('p1', 'easy', 'open'), sits('p2', 'easy', 'open'), sits('p3', 'Ann', 'open')];
  expect(seats.map(({ seat }) => nameOf({ seats, status: 'over' }, seat))).toEqual([
    'Easy 1',
    'Easy 2',
    'Ann',
  ]);
});
