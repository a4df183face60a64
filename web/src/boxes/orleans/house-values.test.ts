import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import type { BoxInfo, OverlayInfo } from '../../generated/protocol';
import { language, wordsLoaded } from '../../i18n';
import { familiesOf, rowsFor } from '../../pages/house-rows';
import { optionAbout, optionName } from '../box-words';

afterEach(() => {
  language.value = 'en';
});

const RULES = new URL('../../../../crates/orleans/src/', import.meta.url);
const KEYS = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('keys.rs'),
);

/** Every row that the rules have, with its clause. */
const ROWS = KEYS.flatMap((file) => [
  ...readFileSync(new URL(file, RULES), 'utf8').matchAll(/"(overlay\.[^"]+)".*?"(orleans\.[^"]+)"\)/g),
]).map(([, id = '', clause = '']) => ({
  option: { id, values: [], about: 'in English', clause },
})) as unknown as readonly OverlayInfo[];

const BOX = {
  id: 'orleans',
  modules: ['prosperity', 'invasion', 'duel', 'dignitary', 'vierzon', 'salesman'].map((id) => ({ id })),
  overlay: ROWS,
} as unknown as BoxInfo;

test.each(['en', 'de', 'fr'] as const)(
  'every house value has a name, a hint and a heading: %s',
  async (code) => {
    language.value = code;
    await wordsLoaded();
    expect(ROWS.length).toBeGreaterThan(90);
    for (const { option } of ROWS) {
      expect(optionName('orleans', option.id)).not.toMatch(/overlay\.|[{}]|^$|\b[a-z]+-[a-z]+\b(?=.*\()/);
      expect(optionAbout('orleans', option), option.id).not.toMatch(/^In English$|[{}]/);
    }
    const names = ROWS.map(({ option }) => optionName('orleans', option.id));
    expect(new Set(names).size, 'no two have the same name').toBe(names.length);
    const options = ROWS.map(({ option }) => option);
    expect(familiesOf('orleans', options).map(({ family }) => family)).not.toContain('');
  },
);

test('names say what they are', () => {
  expect(optionName('orleans', 'overlay.tile.hayrick.needs')).toBe('Hayrick (spaces)');
  expect(optionName('orleans', 'overlay.tile.hospital.type')).toBe('Hospital (type)');
  expect(optionName('orleans', 'overlay.due.5')).toBe('Due of round 5');
  expect(optionName('orleans', 'overlay.price.grain')).toBe('Price of grain on Market Day');
  expect(optionName('orleans', 'overlay.structure.leblanc')).toBe('Priory (structure)');
});

test('only what the chosen scenario uses is asked about', () => {
  const familiesWith = (...modules: string[]) =>
    familiesOf(
      'orleans',
      rowsFor(BOX, modules).map(({ option }) => option),
    ).map(({ family }) => family);
  const base = ['Spaces of place tiles', 'Types of place tiles', 'Events'];
  expect(familiesWith()).toEqual(base);
  expect(familiesWith('salesman')).toEqual(base);
  expect(familiesWith('prosperity')).toEqual([
    ...base,
    'Structures',
    'Spaces of deeds',
    'Prices of Market Day',
    'Structure cards',
  ]);
  expect(familiesWith('invasion')).toContain('Dues of the Estate Manager');
  expect(familiesWith('invasion')).not.toContain('Structures');
});
