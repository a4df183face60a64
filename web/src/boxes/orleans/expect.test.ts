import { expect, test } from 'vitest';
import { expectation } from './expect';

test('large teams are told what to expect', () => {
  const said = [2, 3, 4, 5].map((seats) => expectation('invasion', seats, {}));
  expect(said).toEqual([undefined, undefined, 'expect.orleans.invasion.4', 'expect.orleans.invasion.5']);
  expect(expectation('prosperity', 4, {})).toBeUndefined();
});

test('the hardest step of Vierzon says so', () => {
  const step = (value: string) => expectation('vierzon', 1, { 'vierzon.difficulty': value });
  expect([step('usual'), step('one-a-round'), step('in-order')]).toEqual([
    undefined,
    undefined,
    'expect.orleans.vierzon',
  ]);
});
