import { expect, test } from 'vitest';
import { placeFor, sheetFor } from './info-card';

test('a card covers things that can be pressed only if there is no other room', () => {
  Object.assign(globalThis, { innerWidth: 1000, innerHeight: 800 });
  const box = { left: 100, right: 150, top: 100, bottom: 150 };
  const sheet = { left: 0, right: 500, top: 0, bottom: 600 };
  const beside = { left: 160, right: 400, top: 100, bottom: 150 };
  // There is no room above, and there are things below and to the sides. The foot of the sheet is free.
  const below = { left: 0, right: 500, top: 155, bottom: 400 };
  expect(placeFor({ box, sheet }, 200, 120, [below, beside])).toEqual([25, 470]);
  expect(placeFor({ box, sheet }, 200, 120, [])).toEqual([25, 160]);
});

test('with no free room nearby a card goes further away rather than cover something', () => {
  Object.assign(globalThis, { innerWidth: 1000, innerHeight: 800 });
  const box = { left: 100, right: 150, top: 100, bottom: 150 };
  const sheet = { left: 0, right: 500, top: 0, bottom: 400 };
  const board = { left: 0, right: 760, top: 0, bottom: 800 };
  const [x] = placeFor({ box, sheet }, 200, 120, [board]);
  expect(x).toBeGreaterThanOrEqual(760);
});

test('on a phone a card is a sheet above the prompt, unless it would cover its thing', () => {
  const prompt = { left: 0, right: 390, top: 700, bottom: 844 };
  const high = { left: 10, right: 60, top: 200, bottom: 250 };
  expect(sheetFor(high, 120, prompt)).toBe(572);
  expect(sheetFor({ ...high, top: 600, bottom: 650 }, 120, prompt)).toBe(8);
});
