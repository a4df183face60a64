import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { words as de } from './first.de';
import { words as en } from './first.en';
import { words as fr } from './first.fr';
import { words as rest } from './rest.en';

const SRC = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const read = (file: string) => readFileSync(file, 'utf8');

function fileOf(from: string, specifier: string): string | undefined {
  const base = resolve(dirname(from), specifier);
  const files = ['.ts', '.tsx', '/index.ts'].map((ending) => base + ending);
  return specifier.startsWith('.') ? files.find((file) => existsSync(file)) : undefined;
}

/** What a file imports when it is loaded, and what that imports. */
function withImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, specifier = ''] of read(file).matchAll(
    /^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm,
  )) {
    const imported = fileOf(file, specifier);
    if (imported) withImports(imported, found);
  }
  return found;
}

/** Words that only other pages use, in files that they share with the first one. */
const ELSEWHERE: readonly RegExp[] = [
  /^learn\./,
  /^standing\./,
  /^table\.inList$/,
  /^setup\./,
  /^option\./,
  /^cost\./,
];

test('the first page finds all its words in what is loaded with it', () => {
  const files = ['main.tsx', 'pages/home.tsx'].flatMap((file) => [...withImports(resolve(SRC, file))]);
  expect(files.length).toBeGreaterThan(30);
  const missing = [...new Set(files)]
    .filter((file) => !/i18n|words/.test(relative(SRC, file)))
    .flatMap((file) =>
      [...read(file).matchAll(/'([a-z][\w-]*(?:\.[\w-]+)+)'/g)]
        .map(([, key = '']) => key)
        .filter((key) => Object.hasOwn(rest, key) && !ELSEWHERE.some((one) => one.test(key)))
        .map((key) => `${relative(SRC, file)}: ${key}`),
    );
  expect(missing).toEqual([]);
});

test('no message is in both parts, and every language has the same ones', () => {
  const keys = Object.keys(en);
  expect(keys.filter((key) => Object.hasOwn(rest, key))).toEqual([]);
  for (const other of [de, fr]) expect(Object.keys(other).sort()).toEqual([...keys].sort());
});
