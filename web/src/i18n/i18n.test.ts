import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import cases from '../../../words/cases.json';
import refusals from '../../../words/refusals.json';
import { compile, completed, filesOf } from '../../words';
import { REASONS as BURGUNDY } from '../generated/burgundy';
import { REASONS as DICE } from '../generated/burgundy-dice';
import { REASONS as NATICK } from '../generated/natick';
import { REASONS as ORLEANS } from '../generated/orleans';
import { REASONS } from '../generated/protocol';
import { counted, dateOf, listOf, t, tOr } from '.';
import { evaluate, type Messages, type Params, type Pattern } from './evaluate';
import { namedBy } from './named';

const readAll = (language: string): Readonly<Record<string, Messages>> =>
  Object.fromEntries(
    filesOf(language).map(([name, path]) => [name, compile(readFileSync(path, 'utf8'), language)]),
  );
const ENGLISH = readAll('en');
const LANGUAGES = { en: ENGLISH, de: readAll('de'), fr: readAll('fr') };

describe.each(['de', 'fr'] as const)('%s', (language) => {
  test('leaves nothing untranslated except names and symbols', () => {
    const same = Object.entries(ENGLISH).flatMap(([name, messages]) =>
      Object.entries(messages).flatMap(([key, text]) =>
        JSON.stringify(text) === JSON.stringify(LANGUAGES[language][name]?.[key]) &&
        / [a-z]{3,} /.test(String(text))
          ? [`${name} ${key}`]
          : [],
      ),
    );
    expect(same).toEqual([]);
  });
});

/** The terminal has commas in its lists, as notation has. */
const named = namedBy((names) => names.join(', '));

test.each(cases)('$text', ({ language, words, key, params, text }) => {
  const messages = compile(words.join('\n'), language);
  const plural = new Intl.PluralRules(language);
  expect(evaluate(messages[key] as Pattern, params as Params, { messages, plural, named })).toBe(text);
});

test.each(['burgundy', 'burgundy-dice', 'natick', 'orleans'])(
  'refusals are said as in the terminal: %s',
  (box) => {
    const files = Object.keys(ENGLISH).filter((name) => name.startsWith(`${box}/`));
    const why = ENGLISH[`${box}/why`] ?? {};
    const messages: Messages = Object.assign({}, ...files.map((name) => ENGLISH[name]), why);
    const plural = new Intl.PluralRules('en');
    const own = refusals.filter(({ clause }) => clause.startsWith(`${box}.`));
    expect(own.length).toBeGreaterThan(20);
    for (const { word, values, text } of own) {
      const params: Params = Object.fromEntries(Object.entries(values));
      expect(evaluate(why[word] as Pattern, params, { messages, plural, named })).toBe(text);
    }
  },
);

test.each([
  ['refusals', REASONS.map((reason) => `refusal.${reason}`)],
  ['burgundy/why', BURGUNDY],
  ['burgundy-dice/why', DICE],
  ['natick/why', NATICK],
  ['orleans/why', ORLEANS],
])('every reason has words: %s', (name, reasons) => {
  expect(Object.keys(ENGLISH[name] ?? {}).sort()).toEqual([...reasons].sort());
});

test('what a language lacks is English, but not a form of a word that it has', () => {
  const english = 'pig = pig\n    .the = the pig\n    .notation = p\nhen = hen\n    .the = the hen\n';
  expect(completed('pig = Schwein\n', english, 'de')).toEqual({
    pig: 'Schwein',
    hen: 'hen',
    'hen.the': 'the hen',
  });
});

test('a message is filled in and chooses by number', () => {
  expect(t('rules.found', { n: 1 })).toBe('1 result');
  expect(t('rules.found', { n: 7 })).toBe('7 results');
  expect(t('end.won', { name: '{points}', points: 9 })).toBe('{points} wins with 9 points.');
  expect(tOr('no.such.key', 'as it is')).toBe('as it is');
});

/** All texts of a language. A placeholder has an English name everywhere, so it is left out. */
const textsOf = (language: keyof typeof LANGUAGES): readonly string[] => {
  const parts = (pattern: Pattern): string =>
    typeof pattern === 'string'
      ? pattern
      : pattern
          .map((part) =>
            typeof part === 'string'
              ? part
              : `x${Object.values(part[1] ?? {})
                  .map(parts)
                  .join('x')}`,
          )
          .join('');
  return Object.values(LANGUAGES[language]).flatMap((messages) => Object.values(messages).map(parts));
};

describe('French has a space before two-part signs', () => {
  const missing = (text: string) => /[^\s\u00a0\u202f«][;:!?»]/.test(text);

  test('in all texts', () => {
    expect(textsOf('fr').filter(missing)).toEqual([]);
  });

  test('and no program joins texts with its own signs', () => {
    const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const joins = /join\('[;:] '\)|`[^`\n]*\}[;:] (?:\$\{[^`\n]*)?`|`[;:] \$\{/;
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(
      Object.entries(sources)
        .filter(([path, text]) => !/\/(dev|generated)\//.test(path) && joins.test(text))
        .map(([path]) => path),
    ).toEqual([]);
  });
});

test.each([
  ['fr', 'robots and hints', /\b(bots?|indices?)\b/i],
  ['de', 'persons', /wer als (Erst|Zweit|Dritt)es/i],
] as const)('one word for one thing: %s, %s', (language, _, wrong) => {
  expect(textsOf(language).length).toBeGreaterThan(1000);
  expect(textsOf(language).filter((text) => wrong.test(text))).toEqual([]);
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
