import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile, filesOf } from '../../words';
import { evaluate, type Messages } from '../i18n/evaluate';
import { namedBy } from '../i18n/named';
import { paramsOf } from './told';

/** The terminal has commas in its lists. */
const named = namedBy((names) => names.join(', '));

interface Row {
  readonly fields: { readonly event: string; readonly seat?: string };
  readonly told: Readonly<Record<string, string>>;
}

const rowsOf = (box: string): readonly Row[] =>
  readFileSync(new URL(`../../../games/${box}/events.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

/** A box's texts in a language, but for its reasons, of which one may be called like an event. */
const textsOf = (box: string, language: string): Messages =>
  Object.assign(
    {},
    ...filesOf(language)
      .filter(([name]) => name.startsWith(`${box}/`) && name !== `${box}/why`)
      .map(([, path]) => compile(readFileSync(path, 'utf8'), language)),
  );

test.each(
  ['burgundy', 'burgundy-dice', 'natick', 'orleans'].flatMap((box) =>
    ['en', 'de', 'fr'].map((language) => [box, language] as const),
  ),
)('events are said as in the terminal: %s, %s', (box, language) => {
  const messages = textsOf(box, language);
  const plural = new Intl.PluralRules(language);
  const rows = rowsOf(box);
  expect(rows.length).toBeGreaterThan(15);
  for (const { fields, told } of rows) {
    const said = evaluate(
      messages[`event-${fields.event}`] ?? '',
      paramsOf(fields, (seat) => seat),
      {
        messages,
        plural,
        named,
      },
    );
    // A phrase follows the seat's name.
    const seated = `${fields.seat} ${said}`;
    expect([said, seated], JSON.stringify(fields)).toContain(told[language]);
  }
});

test('a parameter is a field or something of one', () => {
  const fields = {
    event: 'all',
    seat: 'p1',
    by: -3,
    dice: { pips: [2, 5] },
    posts: ['west', 'east'],
    edge: 'w-blois-tours',
    loss: 'place farm-house',
    won: true,
    good: null,
  };
  expect(paramsOf(fields, (seat) => `<${seat}>`)).toMatchObject({
    seat: '<p1>',
    by: -3,
    by_size: 3,
    by_sign: 'minus',
    dice_pips2: 5,
    posts: 'west, east',
    posts1: 'west',
    edge2: 'blois',
    loss2: 'farm-house',
    won: 'true',
    good_sign: 'none',
  });
});
