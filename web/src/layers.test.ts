/** Who may import whom, and how lengths are written. */
import { expect, test } from 'vitest';

const SOURCES = Object.entries(
  import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/** `./boxes/orleans/shelf.tsx` and `../../pages/x` make `pages`. */
function layerOf(from: string, target: string): string {
  const parts = from.split('/').slice(1, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts[0] ?? '';
}

/** Parts of the house that lie below others never import those. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  boxes: ['pages'],
  ui: ['pages', 'boxes'],
  table: ['pages'],
};

test('boxes and what pages share import no page', () => {
  expect(SOURCES.length).toBeGreaterThan(300);
  const wrong = SOURCES.flatMap(([path, text]) => {
    const upper = BELOW[path.split('/')[1] ?? ''] ?? [];
    return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
      .filter(([, target = '']) => upper.includes(layerOf(path, target)))
      .map(([, target]) => `${path} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('only a house knows where a table lives', () => {
  const knows = (pattern: RegExp) =>
    SOURCES.filter(([, text]) => pattern.test(text))
      .map(([path]) => path)
      .sort();
  expect(knows(/from '\.[^']*\/socket'/)).toEqual(['./api/houses.ts']);
  // The last one is the address of a file to download.
  expect(knows(/`\/tables\/\$\{segment\(/)).toEqual(['./api/ask.ts', './api/index.ts', './api/socket.ts']);
});
