/** Actions and items of the co-operative scenario in words. */

import type { ItemKind } from '../../../generated/orleans';
import { listOf } from '../../../i18n';
import type { ActionWords, Names } from '../../../table/box';
import type { Good } from '../pieces';
import type { AnyPlace } from '../view';
import { aFollower, amountOf, citizenName, goodName, placeName, theTrack, townName } from '../words';
import type { InvasionAction } from './actions';
import { receiver, tell } from './words';

const words = (title: string, how = ''): ActionWords => ({ title, how });

export function describeInvasion(action: InvasionAction, names: Names): ActionWords {
  switch (action.verb) {
    case 'character':
      return words(tell('do.character', { character: tell(`character.${action.character}`) }));
    case 'haul':
      return words(tell('do.haul', { to: receiver(action.to, names) }));
    case 'load':
      return words(tell('do.load', { good: goodName(action.good), to: receiver(action.to, names) }));
    case 'fund':
      return words(
        tell('do.fund', { to: receiver(action.to, names) }),
        action.swordsmith > 0
          ? tell('how.split', {
              n: action.coins,
              more: action.swordsmith,
              store: receiver('swordsmith', names),
            })
          : tell('how.coins', { n: action.coins }),
      );
    case 'lodge':
      return words(tell('do.lodge', { follower: aFollower(action.kind), name: names(action.to) }));
    case 'palatinate':
      return words(tell('do.palatinate', { name: names(action.owner) }));
    case 'train':
      return words(tell('do.train', { track: theTrack(action.role) }));
    case 'raze':
      return words(tell('do.raze', { town: townName(action.town) }));
    case 'item':
      return words(itemSentence(readItem(action.line), names));
    default:
      return words(tell(`do.${action.verb}`));
  }
}

/** One item of a proposal, however it came to us. */
export interface Item {
  readonly kind: ItemKind;
  readonly seat: string | null;
  readonly count: number;
  /** A place, an edge, a citizen, a good or a town. */
  readonly what: string;
  readonly good: Good | null;
}

/** Reads a line such as `offer p2 technology wagon`. */
export function readItem(line: string): Item {
  const [verb = '', a = '', b = '', c = '', d = '', e = ''] = line.split(' ');
  const item = (kind: ItemKind, seat: string | null, what: string, count = 1, good: string = ''): Item => ({
    kind,
    seat,
    count,
    what,
    good: (good || null) as Good | null,
  });
  if (verb === 'sell' || verb === 'buy') return item(verb, b, a, 1, a);
  if (verb === 'grant')
    return b === 'wine'
      ? item('grant-wine', a, b, 1, b)
      : item(b === 'coins' ? 'grant-coins' : 'grant-books', a, b, Number(c));
  if (a === 'grain') return item('grain', null, b, 1, a);
  if (a === 'place') return item('place', null, b);
  if (a === 'citizen') return item('citizen', null, b);
  switch (b) {
    case 'technology':
      return item('technology', a, c);
    case 'place':
      return item('tile', a, c);
    case 'books':
    case 'coins':
      return item(b, a, b, Number(c));
    case 'monk':
      return item(c === 'market' ? 'monk-market' : c === 'bag' ? 'monk-bag' : 'monk', a, c);
    default:
      return item('travel', a, d, 1, e);
  }
}

/** What is given or got: "4 coins", "the technology tile of the Wagon". */
export function itemWords({ kind, count, what, good }: Item): string {
  switch (kind) {
    case 'coins':
    case 'grant-coins':
      return amountOf('coins', count);
    case 'books':
    case 'grant-books':
      return tell('item.books', { n: count });
    case 'grant-wine':
      return amountOf('wine', count);
    case 'technology':
    case 'tile':
    case 'place':
    case 'monk':
      return tell(`item.${kind}`, { place: placeName(what as AnyPlace) });
    case 'sell':
    case 'buy':
      return tell(`item.${kind}`, { good: goodName(what as Good) });
    case 'grain': {
      const [, a = '', b = ''] = what.split('-');
      return tell('item.grain', { a: townName(a), b: townName(b) });
    }
    case 'citizen':
      return tell('item.citizen', { citizen: citizenName(what as 'le-blanc') });
    case 'travel':
      return good
        ? tell('item.travelWith', { town: townName(what), good: goodName(good) })
        : tell('item.travel', { town: townName(what) });
    case 'monk-market':
    case 'monk-bag':
      return tell(`item.${kind}`);
  }
}

const GETS: readonly ItemKind[] = ['grant-wine', 'grant-coins', 'grant-books', 'buy', 'travel'];
export const isGain = ({ kind }: Item): boolean => GETS.includes(kind);

/** "Ben gives 4 coins" */
function itemSentence(item: Item, names: Names): string {
  const what = itemWords(item);
  if (!item.seat) return tell('proposal.all', { what });
  return tell(isGain(item) ? 'proposal.gets' : 'proposal.gives', { name: names(item.seat), what });
}

/** Coins and points on several lines are one amount. */
function merged(items: readonly Item[]): readonly Item[] {
  const sums = new Map<string, Item>();
  for (const item of items) {
    const key = `${item.kind} ${item.seat} ${item.kind.includes('coins') || item.kind.includes('books') ? '' : item.what + sums.size}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...before, count: before.count + item.count } : item);
  }
  return [...sums.values()];
}

/** What one seat gives and gets, or what the team gives up, in a sentence. `you` for the reader. */
export function shareWords(all: readonly Item[], seat: string | null, names: Names, you: boolean): string {
  const items = merged(all.filter((item) => item.seat === seat));
  const give = listOf(items.filter((item) => !isGain(item)).map(itemWords));
  const get = listOf(items.filter(isGain).map(itemWords));
  if (!seat) return tell('proposal.all', { what: give });
  const name = names(seat);
  const which = give && get ? 'both' : give ? 'gives' : 'gets';
  const params = { name, what: give || get, give, get };
  return you ? tell(`proposal.you.${which}`, params) : tell(`proposal.${which}`, params);
}

/** A whole proposal, seat by seat. */
export function sharesWords(items: readonly Item[], names: Names): string {
  const seats = [...new Set(items.map(({ seat }) => seat))];
  return listOf(seats.map((seat) => shareWords(items, seat, names, false)));
}
