import { expect, test } from 'vitest';
import type { BoxInfo, ModuleInfo } from '../generated/protocol';
import {
  barred,
  excludedBy,
  kept,
  optionsWith,
  presetOf,
  presetsFor,
  seatsWith,
  toggled,
  usualOf,
} from './modules';

const module = (id: string, more: Partial<ModuleInfo> = {}): ModuleInfo => ({
  id,
  title: id,
  about: '',
  clause: `box.${id}`,
  editions: [],
  seats: null,
  needs: [],
  excludes: [],
  excludes_clause: '',
  defaults: [],
  options: [],
  ...more,
});

const INNS = module('inns', { editions: ['2019'], excludes: ['solo'], excludes_clause: 'box.combine' });
const CELLARS = module('cellars', {
  needs: ['inns'],
  excludes: ['solo'],
  excludes_clause: 'box.combine',
  options: [{ id: 'wine', values: ['red', 'white'], about: '', clause: 'box.wine' }],
});
const SOLO = module('solo', {
  seats: { least: 1, most: 1 },
  excludes: ['inns', 'cellars'],
  excludes_clause: 'box.combine',
  defaults: [{ option: 'boards', seats: 1, value: '13a' }],
});
const BOX = {
  seats: { least: 2, most: 4 },
  editions: [
    { id: '2019', about: '' },
    { id: '2011', about: '' },
  ],
  modules: [INNS, CELLARS, SOLO],
  options: [{ id: 'boards', values: [], about: '', clause: 'box.boards' }],
} as unknown as BoxInfo;

test('a module says why it cannot be chosen', () => {
  expect(barred(BOX, '2019', [], INNS)).toBeNull();
  expect(barred(BOX, '2011', [], INNS)).toEqual({ why: 'edition', editions: ['2019'] });
  expect(barred(BOX, '2019', [], CELLARS)).toEqual({ why: 'needs', missing: [INNS] });
  expect(barred(BOX, '2019', ['inns'], CELLARS)).toBeNull();
});

test('a module goes with the one it needs, and with its edition', () => {
  expect(kept(BOX, '2019', ['inns', 'cellars'])).toEqual(['inns', 'cellars']);
  expect(kept(BOX, '2019', ['cellars'])).toEqual([]);
  expect(kept(BOX, '2011', ['inns', 'cellars'])).toEqual([]);
});

test('seats and options follow the modules', () => {
  expect(seatsWith(BOX, ['inns'])).toEqual({ least: 2, most: 4 });
  expect(seatsWith(BOX, ['solo'])).toEqual({ least: 1, most: 1 });
  expect(optionsWith(BOX, []).map((option) => option.id)).toEqual(['boards']);
  expect(optionsWith(BOX, ['inns', 'cellars']).map((option) => option.id)).toEqual(['boards', 'wine']);
});

test('a module may have another default, for each number of seats', () => {
  const [boards] = BOX.options;
  if (!boards) throw new Error('the box has an option');
  expect(usualOf(BOX, [], 2, boards)).toBeUndefined();
  expect(usualOf(BOX, ['solo'], 1, boards)).toBe('13a');
  expect(usualOf(BOX, ['solo'], 2, boards)).toBeUndefined();
  expect(usualOf(BOX, [], 2, { ...boards, values: ['1', '2'] })).toBe('1');
});

test('the newest choice puts aside what does not go with it', () => {
  expect(excludedBy(BOX, ['inns', 'cellars'], SOLO)).toEqual([INNS, CELLARS]);
  expect(excludedBy(BOX, ['solo'], INNS)).toEqual([SOLO]);
  expect(toggled(BOX, '2019', [], INNS)).toEqual({ chosen: ['inns'], aside: [] });
  expect(toggled(BOX, '2019', ['inns', 'cellars'], SOLO)).toEqual({
    chosen: ['solo'],
    aside: [INNS, CELLARS],
  });
  expect(toggled(BOX, '2019', ['solo'], INNS)).toEqual({ chosen: ['inns'], aside: [SOLO] });
  // What needed a module goes with it.
  expect(toggled(BOX, '2019', ['inns', 'cellars'], INNS)).toEqual({ chosen: [], aside: [CELLARS] });
});

test('presets that the edition or the server cannot play are not offered', () => {
  const PRESETS = [
    { id: 'plain', modules: [] },
    { id: 'more', modules: ['inns', 'cellars'] },
    { id: 'alone', modules: ['solo'] },
    { id: 'unknown', modules: ['routes'] },
  ];
  const ids = (edition: string) => presetsFor(BOX, edition, PRESETS).map(({ id }) => id);
  expect(ids('2019')).toEqual(['plain', 'more', 'alone']);
  expect(ids('2011')).toEqual(['plain', 'alone']);
  expect(presetsFor({ ...BOX, modules: [] }, '2019', PRESETS)).toEqual([]);
  expect(presetOf(PRESETS, ['cellars', 'inns'])?.id).toBe('more');
  expect(presetOf(PRESETS, ['inns'])).toBeUndefined();
});
