/** For tests: every style sheet by its path in `src`. Vitest leaves style sheets empty, so they are read from disk. */
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../', import.meta.url);

export const sheets: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
);
