import { expect, test } from 'vitest';
import { sheets } from './sheets';

/**
 * Parts of a table that contain thousands of elements. `:has()` on one of them is evaluated again whenever anything in
 * it changes, and a few dozen such rules once made every change a hundred times slower. Say it with an attribute of
 * `.table-page` instead.
 */
const LARGE = /\.(table-page|table-grid|lesson-page|area-(left|main|own|rivals|side))[^\s{,]*:(not\()?has\(/g;

test('no rule looks through a whole table', () => {
  expect(Object.keys(sheets).length).toBeGreaterThan(20);
  expect(Object.values(sheets).join('').length, 'they were read').toBeGreaterThan(100_000);
  const found = Object.entries(sheets).flatMap(([path, text]) =>
    [...text.matchAll(LARGE)].map(([selector]) => `${path}: ${selector}`),
  );
  expect(found).toEqual([]);
});
