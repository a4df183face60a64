/** Why a touched thing does nothing. The rules give the reason, and this words it. */

import bundle from 'words:natick';
import { TABLES } from '../../generated/natick';
import type { Why } from '../../generated/protocol';
import { listOf, wordsOf } from '../../i18n';
import { colonyOf, type Item, type NatickView, type Suit } from './view';
import { amountOf, itemName, regionName, suitName } from './words';

const words = wordsOf(bundle, 'natick/why');

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

/** "1 sun and 2 coats of arms", from `suns 1 arms 2`. */
function purseWords(text: string): string {
  const parts = text.split(' ');
  return listOf(parts.flatMap((suit, n) => (n % 2 ? [] : [amountOf(suit as Suit, Number(parts[n + 1]))])));
}

/** A reason in the reader's language. */
export function forbidden(why: Why): string {
  const { values } = why;
  const named: Record<string, string> = { ...values };
  if (values['suit']) named['suit'] = suitName(values['suit'] as Suit);
  if (values['item']) named['item'] = itemName(values['item'] as Item);
  if (values['region']) named['region'] = regionName(values['region']);
  if (values['cost']) {
    named['cost'] = purseWords(values['cost']);
    named['have'] = purseWords(values['have'] ?? '');
  }
  return words.sayOr(why.word, why.text, named);
}
