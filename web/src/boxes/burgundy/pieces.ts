/** What is printed on the pieces: kinds, goods, tables of points. */
import type { Good, Kind, TileName } from './view';

export const KINDS: readonly Kind[] = ['castle', 'mine', 'ship', 'building', 'livestock', 'monastery'];
export const GOODS: readonly Good[] = ['turquoise', 'violet', 'pink', 'red', 'brown', 'orange'];
export const BUILDINGS = [
  'warehouse',
  'watchtower',
  'carpenter',
  'church',
  'market',
  'boarding-house',
  'bank',
  'town-hall',
] as const;

/** Points for a completed area of so many spaces. */
export const AREA_POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36] as const;
export const PHASE_BONUS: Readonly<Record<string, number>> = { A: 10, B: 8, C: 6, D: 4, E: 2 };
export const PHASES = ['A', 'B', 'C', 'D', 'E'] as const;
export const TRACK_SPACES = 6;

/** The letter of a kind, which names its colour, pattern and symbol. */
const LETTERS: Readonly<Record<Kind, string>> = {
  building: 'B',
  livestock: 'L',
  castle: 'C',
  mine: 'M',
  ship: 'S',
  monastery: 'Y',
};
export const letterOf = (kind: Kind): string => LETTERS[kind];

const ANIMAL = /^(cow|sheep|pig|goat)(\d)$/;

export function kindOf(tile: TileName): Kind {
  if (tile === 'castle' || tile === 'mine' || tile === 'ship') return tile;
  if (ANIMAL.test(tile)) return 'livestock';
  return tile.startsWith('monastery') ? 'monastery' : 'building';
}

/** Species and number of the animals on a livestock tile. */
export function animalsOf(tile: TileName): { readonly species: string; readonly count: number } | undefined {
  const found = ANIMAL.exec(tile);
  return found ? { species: found[1] ?? '', count: Number(found[2]) } : undefined;
}

export function monasteryNumber(tile: TileName): number | undefined {
  const found = /^monastery(\d+)$/.exec(tile);
  return found ? Number(found[1]) : undefined;
}

/** The die value that sells a good. */
export const goodNumber = (good: Good): number => GOODS.indexOf(good) + 1;

/** Printed colours of the depot spaces, for showing which kind an empty one takes. */
export const DEPOT_KINDS: Readonly<Record<string, readonly Kind[]>> = {
  1: ['building', 'ship', 'monastery', 'livestock'],
  2: ['monastery', 'castle', 'building', 'building'],
  3: ['livestock', 'building', 'ship', 'monastery'],
  4: ['ship', 'building', 'livestock', 'mine'],
  5: ['mine', 'monastery', 'building', 'building'],
  6: ['building', 'livestock', 'castle', 'ship'],
};

/** Points for each goods tile sold, and for the large and small bonus tile, by the number of seats. */
export const salePoints = (seats: number): number => seats;
export const bonusPoints = (seats: number, large: boolean): number => (large ? seats + 3 : seats);
