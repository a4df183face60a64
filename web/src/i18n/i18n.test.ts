import { describe, expect, test } from 'vitest';
import { SHELF } from '../boxes/registry';
import { REASONS } from '../generated/protocol';
import { t, tOr } from '.';
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
