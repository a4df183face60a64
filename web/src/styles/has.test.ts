import { expect, test } from 'vitest';

const sheets = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true });

/**
 * Parts of a table that contain thousands of elements. `:has()` on one of them is evaluated again whenever anything in
 * it changes, and a few dozen such rules once made every change a hundred times slower. Say it with an attribute of
 * `.table-page` instead.
 */
const LARGE = /\.(table-page|table-grid|lesson-page|area-(left|main|own|rivals|side))[^\s{,]*:(not\()?has\(/g;

test('no rule looks through a whole table', () => {
  expect(Object.keys(sheets).length).toBeGreaterThan(20);
  const found = Object.entries(sheets).flatMap(([path, text]) =>
    [...text.matchAll(LARGE)].map(([selector]) => `${path}: ${selector}`),
  );
  expect(found).toEqual([]);
});
