/** Why a touched thing does nothing. The rules give the reason, and this words it. */

import bundle from 'words:natick';
import { TABLES } from '../../generated/natick';
import type { Why } from '../../generated/protocol';
import type { Names } from '../../table/box';
import { reasonsOf } from '../../table/reasons';
import { colonyOf, type NatickView } from './view';

const told = reasonsOf(bundle, 'natick/why', 'natick/table');

const SUITS = TABLES.suits.map((one) => one.suit);
const SIDES = ['left', 'right'];
const ROWS = ['above', 'below'];
/** Actions on one region. */
const DEEDS = ['harvest', 'advantage', 'tournament', 'give', 'discard', 'collect', 'pay', 'store'];

/** Where something could go, whatever the rules say. */
function builds(item: string, view: NatickView, viewer: string): readonly string[] {
  const colony = colonyOf(view, viewer);
  const settlements = colony?.settlements.map((one) => one.place) ?? [];
  switch (item) {
    case 'road':
    case 'village':
      return SIDES.map((side) => `${item} ${side}`);
    case 'town':
      return settlements.map((place) => `town ${place}`);
    case 'trader':
      return (colony?.roads ?? []).map((road) => `trader ${road.place}`);
    case 'knight':
      return settlements.flatMap((place) => ROWS.map((row) => `knight ${place} ${row}`));
    default:
      return [];
  }
}

/** The actions that touching a thing would mean. The rules say why none of them is legal. */
export function tries(
  thing: string,
  selected: readonly string[],
  view: NatickView,
  viewer: string,
): readonly string[] {
  const [what = '', which = '', row = ''] = thing.split(':');
  const chosen = (sort: string) =>
    selected.filter((one) => one.startsWith(`${sort}:`)).map((one) => one.slice(sort.length + 1));
  const all = (sort: string) => (chosen(sort).length > 0 ? chosen(sort) : SUITS);
  switch (what) {
    case 'item':
      return builds(which, view, viewer);
    case 'end':
      return [`road ${which}`, `village ${which}`];
    case 'settlement':
      return [`town ${which}`];
    case 'road':
      return [`trader ${which}`];
    case 'knight':
      return [`knight ${which} ${row}`];
    case 'region': {
      const barter = chosen('pool').length > 0 ? chosen('pool') : SUITS;
      return [...DEEDS.map((verb) => `${verb} ${which}`), ...barter.map((suit) => `barter ${which} ${suit}`)];
    }
    case 'purse':
      return [
        `add ${which}`,
        ...all('pool').map((suit) => `bank ${which} ${suit}`),
        ...all('theirs').map((suit) => `offer ${which} ${suit}`),
      ];
    case 'pool':
      return all('purse').map((suit) => `bank ${suit} ${which}`);
    case 'theirs':
      return [`ask ${which}`, ...all('purse').map((suit) => `offer ${suit} ${which}`)];
    case 'event':
      return [`skip ${which}`];
    case 'tile':
      return [`region ${which}`, `scout ${which}`];
    case 'set':
      return [`keep ${which}`];
    default:
      return [];
  }
}

/** A reason in the reader's language. */
export const forbidden = (why: Why, _view: NatickView, _viewer: string, names: Names): string =>
  told(why, names);
