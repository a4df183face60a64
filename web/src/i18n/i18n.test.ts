import { describe, expect, test } from 'vitest';
import { SHELF } from '../boxes/registry';
import { REASONS } from '../generated/protocol';
import { counted, dateOf, listOf, t, tOr } from '.';
import { de } from './de';
import { en, type MessageKey } from './en';
import { fr } from './fr';

const holes = (message: string): string =>
  [...new Set([...message.matchAll(/\{(\w+)/g)].map((found) => found[1]))].sort().join(' ');

describe.each([
  ['de', de],
  ['fr', fr],
] as const)('%s', (_, messages) => {
  test('has the same placeholders as English in every message', () => {
    const different = (Object.keys(en) as MessageKey[]).filter(
      (key) => holes(messages[key]) !== holes(en[key]),
    );
    expect(different).toEqual([]);
  });

  test('leaves nothing untranslated except names and symbols', () => {
    const same = (Object.keys(en) as MessageKey[]).filter(
      (key) => messages[key] === en[key] && / [a-z]{3,} /.test(en[key]),
    );
    expect(same).toEqual([]);
  });
});

test.each([
  ['en', en],
  ['de', de],
  ['fr', fr],
] as const)('every refusal of the server has words: %s', (_, messages) => {
  const words: Readonly<Record<string, string>> = messages;
  expect(REASONS.length).toBeGreaterThan(0);
  expect(REASONS.filter((reason) => !words[`refusal.${reason}`])).toEqual([]);
  expect(Object.keys(words).filter((key) => key.startsWith('refusal.')).length).toBe(REASONS.length);
});

test('a message is filled in and chooses by number', () => {
  expect(t('rules.found', { n: 1 })).toBe('1 result');
  expect(t('rules.found', { n: 7 })).toBe('7 results');
  expect(t('end.won', { name: '{points}', points: 9 })).toBe('{points} wins with 9 points.');
  expect(tOr('no.such.key', 'as it is')).toBe('as it is');
});

test.each(SHELF.map(({ id, sources }) => [id, sources] as const))(
  'both lists of sources know the same words: %s',
  async (_, { de: german, fr: french }) => {
    expect(Object.keys(await german())).toEqual(Object.keys(await french()));
  },
);

/** All texts in a module: messages, and lists and records of them. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

describe('French has a space before two-part signs', () => {
  const missing = (text: string) => /[^\s\u00a0\u202f«][;:!?»]/.test(text);
  const modules = import.meta.glob<Record<string, unknown>>('../**/*.fr.ts', { eager: true });

  test.each(Object.entries(modules))('in %s', (_, module) => {
    expect(textsIn({ ...module }).filter(missing)).toEqual([]);
  });

  test('and no program joins texts with its own signs', () => {
    const sources = import.meta.glob<string>(
      ['../**/*.{ts,tsx}', '!../**/*.test.ts', '!../**/*.{en,de}.ts'],
      {
        eager: true,
        query: '?raw',
        import: 'default',
      },
    );
    const joins = /join\('[;:] '\)|`[^`\n]*\}[;:] (?:\$\{[^`\n]*)?`|`[;:] \$\{/;
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(
      Object.entries(sources)
        .filter(([path, text]) => !/\/(dev|generated)\//.test(path) && joins.test(text))
        .map(([path]) => path),
    ).toEqual([]);
  });
});

describe('one word for one thing', () => {
  /** Placeholders have English names in every language. */
  const read = (text: string) => text.replace(/\{\w+\|?/g, '');
  test.each([
    ['fr', 'robots and hints', /\b(bots?|indices?)\b/i, import.meta.glob('../**/*.fr.ts', { eager: true })],
    ['de', 'persons', /wer als (Erst|Zweit|Dritt)es/i, import.meta.glob('../**/*.de.ts', { eager: true })],
  ] as const)('%s: %s', (_, __, wrong, modules) => {
    const texts = Object.values(modules).flatMap((module) => textsIn({ ...(module as object) }));
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => wrong.test(read(text)))).toEqual([]);
  });
});

test('a number and its noun agree', () => {
  expect(t('puzzle.leadPoints', counted(1))).toBe('the best turn leads by 1 point');
  expect(t('puzzle.leadPoints', counted(1.04))).toBe('the best turn leads by 1 point');
  expect(t('review.points', counted(-1))).toBe('−1 point');
  expect(t('review.points', counted(-5.31))).toBe('−5.3 points');
});

test('English lists and dates are British', () => {
  expect(listOf(['suns', 'moons', 'arms'])).toBe('suns, moons and arms');
  expect(dateOf(Date.UTC(2026, 10, 19, 12))).toMatch(/^19 Nov 2026/);
});
