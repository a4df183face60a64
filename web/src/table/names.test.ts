import { expect, test } from 'vitest';
import type { SeatInfo } from '../generated/protocol';
import { levelOf, nameOf, seatNames } from './names';

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
  kept: false,
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

test('other equal names are counted, and so are bots of one level', () => {
  const bots = [sits('p2', 'greedy', 'bot'), sits('p3', 'greedy', 'bot')];
  expect(others(sits('p1', 'Ann'), ...bots)).toEqual(['2 × Steady']);
  expect(others(sits('p1', 'Ann'), sits('p2', 'Ben'))).toEqual(['Ben']);
  const four = [sits('p2', 'medium', 'bot'), sits('p3', 'hard', 'bot'), sits('p4', 'medium', 'bot')];
  expect(others(sits('p1', 'Ann'), ...four)).toEqual(['2 × Medium', 'Odile (Hard)']);
});

const named = (seats: SeatInfo[], status: 'playing' | 'over') =>
  seats.map(({ seat }) => nameOf({ seats, status }, seat));

test('bots keep the names of the people on their cards, and each at a table has another', () => {
  const seats = [sits('p1', 'medium', 'bot'), sits('p2', 'hard', 'bot'), sits('p3', 'medium', 'bot')];
  expect(named(seats, 'playing')).toEqual(['Hugues', 'Odile', 'Gilles']);
  expect(seats.map(({ seat }) => levelOf({ seats, status: 'playing' }, seat))).toEqual([
    'Medium',
    'Hard',
    'Medium',
  ]);
});

test('a person with the name of a bot at the table gets the seat number, and so does the bot', () => {
  const seats = [sits('p1', 'Hugues'), sits('p2', 'medium', 'bot')];
  expect(named(seats, 'playing')).toEqual(['Hugues 1', 'Hugues 2']);
});

test('a bot that plays on for somebody keeps their name, and has no level', () => {
  const seats = [
    { ...sits('p1', 'Ann', 'bot'), bot: 'medium', taken_over: true },
    sits('p2', 'medium', 'bot'),
  ];
  expect(named(seats, 'playing')).toEqual(['Ann', 'Hugues']);
  expect(levelOf({ seats, status: 'playing' }, 'p1')).toBe('');
});

test('bots in an imported record have the same names', () => {
  const seats = [sits('p1', 'easy', 'open'), sits('p2', 'easy-bot', 'open'), sits('p3', 'Ann', 'open')];
  expect(named(seats, 'over')).toEqual(['Mahaut', 'Jehanne', 'Ann']);
  expect(levelOf({ seats, status: 'over' }, 'p2')).toBe('Easy');
});

test('a seat without a name in a record is called by its number', () => {
  expect(named([sits('p1', 'p1', 'open'), sits('p2', '', 'open')], 'over')).toEqual(['Seat 1', 'Seat 2']);
});
