import { expect, test } from 'vitest';
import { boardsOption, duchiesFor, eachSeat, usualChoice, waysFor } from './choice';

const NAMES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
const ALL = [...NAMES, '11a', '11b', '11c', '11d', '11e', '11f', '12a', '12b', '13a', '13b'];

test('every seat is offered a duchy of its own', () => {
  expect(eachSeat([], 3, NAMES)).toEqual(['1', '2', '3']);
  // A third seat joins two that are chosen.
  expect(eachSeat(['1', '2'], 3, NAMES)).toEqual(['1', '2', '3']);
  expect(eachSeat(['4', '1'], 4, NAMES)).toEqual(['4', '1', '2', '3']);
  // People may choose the same one twice, and seats that go take their duchy with them.
  expect(eachSeat(['1', '1', '5'], 2, NAMES)).toEqual(['1', '1']);
});

test('the usual duchy decides which others there are', () => {
  expect(duchiesFor(ALL, '1')).toEqual(NAMES);
  expect(duchiesFor(ALL, 'dealt')).toEqual(['11a', '11b', '11c', '11d', '11e', '11f']);
  expect(duchiesFor(ALL, '12a')).toEqual(['12a', '12b']);
  expect(duchiesFor(ALL, '13a')).toEqual(['13a', '13b']);
});

test('one duchy for the whole table leaves nothing to hand out', () => {
  expect(waysFor('1')).toEqual(['same', 'each', 'expert']);
  expect(waysFor('12a')).toEqual(['same']);
});

test('border duchies are dealt unless the table names them, and are never the same for all', () => {
  expect(waysFor('dealt')).toEqual(['dealt', 'each', 'expert']);
  expect(usualChoice('dealt')).toEqual({ way: 'dealt', names: [] });
});

test('what is chosen is written as the rules read it', () => {
  const border = duchiesFor(ALL, 'dealt');
  expect(boardsOption(usualChoice('1'), 3, NAMES)).toBe('1');
  expect(boardsOption(usualChoice('dealt'), 3, border)).toBe('dealt');
  expect(boardsOption({ way: 'each', names: [] }, 3, border)).toBe('11a 11b 11c');
  expect(boardsOption(usualChoice('13a'), 1, duchiesFor(ALL, '13a'))).toBe('13a');
  expect(boardsOption({ way: 'expert', names: [] }, 2, border)).toBe('expert');
  // A duchy of the module that went is forgotten.
  expect(boardsOption({ way: 'same', names: ['11c'] }, 2, NAMES)).toBe('1');
});
