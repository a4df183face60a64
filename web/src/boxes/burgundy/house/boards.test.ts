import { expect, test } from 'vitest';
import { eachSeat } from './boards';

test('every seat is offered a duchy of its own', () => {
  expect(eachSeat([], 3)).toEqual(['1', '2', '3']);
  // A third seat joins two that are chosen.
  expect(eachSeat(['1', '2'], 3)).toEqual(['1', '2', '3']);
  expect(eachSeat(['4', '1'], 4)).toEqual(['4', '1', '2', '3']);
  // People may choose the same one twice, and seats that go take their duchy with them.
  expect(eachSeat(['1', '1', '5'], 2)).toEqual(['1', '1']);
});
