/** Names of pieces and places in the chosen language. */
import bundle from 'words:burgundy';
import { TABLES } from '../../generated/burgundy';
import { listOf, type Params, wordsOf } from '../../i18n';
import { eventsOf } from '../../table/told';
import { animalsOf, GOODS, goodNumber, isGood, monasteryNumber } from './pieces';
import type { DepotView, Good, Kind, SpaceView, TileName } from './view';

const words = wordsOf(
  bundle,
  'burgundy/table',
  'burgundy/modules',
  'burgundy/deeds',
  'burgundy/asks',
  'burgundy/logs',
);
export const { say } = words;
/** What an event says: a phrase that follows the seat's name, or a sentence that names it. */
export const tell = eventsOf(
  bundle,
  'burgundy/table',
  'burgundy/modules',
  'burgundy/deeds',
  'burgundy/asks',
  'burgundy/logs',
  'burgundy/events',
);

/** A message of this box with a computed key. */
export const sayAny = (key: string, params: Params = {}): string => words.sayOr(key, key, params);

/** "bank", "3 pigs", "monastery 12". The fourth animal is a hen in 2011. */
export function tileName(tile: TileName, edition: number): string {
  const animals = animalsOf(tile);
  if (animals) {
    return sayAny(`tile.${animals.species}`, { n: animals.count, edition });
  }
  const number = monasteryNumber(tile);
  return number ? say('tile.monastery', { n: number }) : sayAny(`tile.${tile}`);
}

/** With its article, as an object that is taken or placed. German and French articles differ. */
export function theTile(tile: TileName, edition: number): string {
  const number = monasteryNumber(tile);
  return (
    words.sayOr(number ? 'tile.monastery.the' : `tile.${tile}.the`, '', { n: number ?? 0 }) ||
    tileName(tile, edition)
  );
}

/** Where points come from. Alone, spaces count, by their kind. */
export const sourceName = (source: string): string =>
  words.sayOr(`source.${source}`, '') || sayAny(`kind.${source}`);

export const kindName = (kind: Kind): string => sayAny(`kind.${kind}`);
/** The name for a space of a kind: livestock goes on a pasture. */
export const landName = (kind: Kind): string => sayAny(`land.${kind}`);
export const goodName = (good: Good): string => sayAny(`good.${good}`);
/** As an object that is sold or loaded: French needs an article. */
export const theGood = (good: Good): string => words.sayOr(`good.${good}.the`, '') || goodName(good);
export const depotName = (depot: string): string =>
  depot === 'black' ? say('depot.black') : say('depot.n', { n: depot });
export const fromDepot = (depot: string): string =>
  sayAny(depot === 'black' ? 'from.black' : 'from.n', { n: depot });

/** "grapes (violet)": the goods that are drawn, and the colour that the notation uses. */
export const goodAndColour = (good: Good): string =>
  say('goodAndColour', { good: goodName(good), colour: sayAny(`colour.${good}`) });

/** "2 × grapes and 1 × apples" */
/** "depot 5, 2 tiles, goods: 1 × grapes", for those who cannot see it. */
export const depotLabel = ({ depot, tiles, goods }: DepotView): string =>
  say('depotLabel', {
    n: depot,
    tiles: tiles.filter(Boolean).length,
    goods: goodsWords(goods) || say('noGoods'),
  });

export function goodsWords(goods: readonly Good[]): string {
  const count = (good: Good) => goods.filter((one) => one === good).length;
  return listOf(GOODS.filter((good) => count(good) > 0).map((good) => `${count(good)} × ${goodName(good)}`));
}

/** The island of a space and its number there. Spaces in rows are on none: `r4c7`. */
export function onIsland(name: string): { readonly island: string; readonly n: string } | undefined {
  const [, island, n] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
  return island && n ? { island: words.sayOr(`island.${island}`, island.toUpperCase()), n } : undefined;
}

/** The row of a space that is not on an island. */
export const rowOf = (name: string): string => name.slice(1).split('c')[0] ?? '';

/** "space row 3 column 2, pasture, value 4, empty" */
export function spaceLabel(space: SpaceView, edition: number): string {
  const [row = '', column = ''] = space.space.slice(1).split('c');
  const content = space.tile ? tileName(space.tile, edition) : say('empty');
  const rest = { land: landName(space.kind), value: space.value, content };
  const island = onIsland(space.space);
  return island ? say('islandSpace', { ...island, ...rest }) : say('space', { row, column, ...rest });
}

/**
 * "the 4 in row 3": where a space is, for people. Its kind is that of the tile. Notation is for the command
 * field.
 */
export function placeName(name: string, duchy: readonly SpaceView[]): string {
  const space = duchy.find((one) => one.space === name);
  if (!space) return name;
  const island = onIsland(name);
  return island
    ? say('islandPlace', { ...island, value: space.value })
    : say('place', { value: space.value, row: rowOf(name) });
}

/** The symbol and the words for an amount of something that changes. */
export function amountOf(what: string, n: number): { icon: string; label: string } {
  if (isGood(what)) return { icon: `g-${goodNumber(what)}`, label: `${n} × ${goodName(what)}` };
  return { icon: ICON[what] ?? 'i-vp', label: sayAny(`amount.${what}`, { n }) };
}
const ICON: Readonly<Record<string, string>> = { points: 'i-vp', silver: 'i-silver', workers: 'i-worker' };

/** The source of points that a clause is about. */
const SOURCE: Readonly<Record<string, string>> = {
  'livestock.score': 'livestock',
  'area.size-table': 'area',
  'area.phase-bonus': 'phase',
  'colour.first': 'colour',
  'colour.second': 'colour',
  'sell.income': 'sale',
  'mine.income': 'mine',
  'final.goods': 'goods',
  'final.silver': 'silver',
  'final.workers': 'workers',
  'border.pair': 'border',
  'border.all': 'border',
  'route.bonus': 'route',
  'route.bonus-kinds': 'route',
  'solo.buy-vp': 'bought',
  'shield.final': 'shields',
  'shield.tribute': 'tribute',
  'extra.geese': 'livestock',
};

/** The rule behind a change in a word or two. */
export function reasonOf(clause: string): string {
  const [, chapter = '', rule = ''] = clause.split('.');
  if (chapter === 'monastery') return say('tile.monastery', { n: Number.parseInt(rule, 10) });
  if (chapter === 'building') return sayAny(`tile.${rule}`);
  if (chapter === 'shield' && /^\d+$/.test(rule)) return say('shield', { n: Number(rule) });
  const source = SOURCE[`${chapter}.${rule}`];
  return source ? sayAny(`source.${source}`) : '';
}

/** What a tile does, in a sentence. */
export function tileRule(tile: TileName, edition: number): string {
  if (animalsOf(tile) && tile !== 'geese') return say('rule.livestock');
  const number = monasteryNumber(tile);
  const old = edition < 2019;
  if (number === 6 || number === 15 || number === 26)
    return sayAny(`rule.monastery${number}${old ? '.2011' : ''}`);
  return sayAny(`rule.${tile}`);
}

/** What a tile is for, where placing it does nothing. */
const LATER: Readonly<Record<TileName, string>> = {
  mine: 'burgundy.mine.income',
  inn: 'burgundy.inn.area-size',
};

/** The clause that says what a tile does. */
export const tileClause = (tile: TileName): string =>
  LATER[tile] ?? TABLES.tiles.find((row) => row.tile === tile)?.clause ?? '';
