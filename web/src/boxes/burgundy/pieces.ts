/** What is printed on the pieces, from the tables of the rules. */
import { TABLES } from '../../generated/burgundy';
import type { Good, Kind, TileName } from './view';

/** In the order of the legend, the rarest first. */
export const KINDS: readonly Kind[] = ['castle', 'mine', 'ship', 'building', 'livestock', 'monastery'];
export const GOODS = TABLES.goods;
const tilesOf = (kind: Kind): readonly TileName[] =>
  TABLES.tiles.filter((tile) => tile.kind === kind).map(({ tile }) => tile);
export const BUILDINGS = tilesOf('building');
export const LIVESTOCK = tilesOf('livestock');
export const MONASTERIES = tilesOf('monastery');
export const PHASES: readonly string[] = TABLES.phases.map(({ phase }) => phase);
export const TRACK_SPACES = TABLES.track_spaces;

/** Points for a completed area of this many spaces. */
export const AREA_POINTS = TABLES.area_points;
export const PHASE_BONUS: Readonly<Record<string, number>> = Object.fromEntries(
  TABLES.phases.map(({ phase, bonus }) => [phase, bonus]),
);

const LETTERS = new Map(TABLES.kinds.map(({ kind, letter }) => [kind, letter]));
const TILES = new Map(TABLES.tiles.map((tile) => [tile.tile, tile]));

/** The letter of a kind, which names its colour, pattern and symbol. */
export const letterOf = (kind: Kind): string => LETTERS.get(kind) ?? '';

/** Whether a tile counts as no kind, and goes on every kind of land: inns and face-down tiles. */
export const isOfNoKind = (tile: TileName): boolean => TILES.get(tile)?.kind === null;

/** What a tile is. One of no kind is drawn without asking. */
export const kindOf = (tile: TileName): Kind => TILES.get(tile)?.kind ?? 'building';

/** Species and number of the animals on a livestock tile. */
export function animalsOf(tile: TileName): { readonly species: string; readonly count: number } | undefined {
  const { species, animals } = TILES.get(tile) ?? {};
  return species && animals ? { species, count: animals } : undefined;
}

export function monasteryNumber(tile: TileName): number | undefined {
  return kindOf(tile) === 'monastery' ? Number(tile.slice('monastery'.length)) : undefined;
}

export const isGood = (what: string): what is Good => (GOODS as readonly string[]).includes(what);

/** The die value that sells a good. */
export const goodNumber = (good: Good): number => GOODS.indexOf(good) + 1;

/** How many kinds of goods a player can hold. r[burgundy.ship.types] */
export const SLOTS = 3;
