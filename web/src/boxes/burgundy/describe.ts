/** Actions in words. */

import { capital, within } from '../../i18n';
import type { ActionWords, Names } from '../../table/box';
import { type Action, type Means, type Payment, parse } from './actions';
import { goodNumber, SLOTS } from './pieces';
import { type BurgundyView, type PlayerView, playerOf } from './view';
import { fromDepot, goodName, placeName, say, sayAny, theGood, theTile, tileName } from './words';

/** What a die shows. Nothing if no die is used. */
export function dieOf(means: Means, player: PlayerView): number | undefined {
  if (means !== 'd1' && means !== 'd2') return undefined;
  return player.dice[means === 'd1' ? 0 : 1] ?? undefined;
}

/** The value that a die is used as: that of the depot, the space or the goods. */
function wanted(action: Action, player: PlayerView): number | undefined {
  switch (action.verb) {
    case 'take':
      return Number(action.depot);
    case 'place':
      return player.duchy.find((space) => space.space === action.space)?.value;
    case 'sell':
      return goodNumber(action.good);
    default:
      return undefined;
  }
}

function meansWords(action: Action & { means: Means }, player: PlayerView): string {
  const shown = dieOf(action.means, player);
  if (!shown) return action.means === 'd1' || action.means === 'd2' ? '' : sayAny(`by.${action.means}`);
  const as = wanted(action, player) ?? shown;
  return shown === as ? say('by.die', { n: shown }) : say('by.dieAs', { n: shown, as });
}

/** Both dice as they are, or as the double that workers make of them. */
function doubleWords(n: string, { dice }: PlayerView): string {
  const [one = 0, other = 0] = dice.map((die) => die ?? 0);
  return one === Number(n) && other === Number(n)
    ? say('by.double', { n })
    : say('by.doubleAs', { one, other, n });
}

/**
 * From one depot, or from two neighbouring ones. The goods that find room are a gain, which the rules report.
 */
function loadWords(depots: readonly string[]): string {
  const [one = '', other] = depots;
  return other ? say('do.ship2', { one, other }) : say('do.ship', { depot: one });
}

/** If there is only one price, it need not be mentioned. */
const payWords = (payment: Payment, player: PlayerView): string =>
  sayAny(player.duchy.some((space) => space.tile === 'monastery6') ? `pay.${payment}` : 'pay.alone');

function titleOf(action: Action, view: BurgundyView, player: PlayerView, names: Names): string {
  const tile = (name: string) => theTile(name, view.edition);
  switch (action.verb) {
    case 'take':
      return say('do.take', { tile: tile(action.tile), from: fromDepot(action.depot) });
    case 'place':
    case 'settle':
      return say('do.place', {
        tile: tile(action.tile),
        space: placeName(action.space, player.duchy),
      });
    case 'sell':
      return say('do.sell', { good: theGood(action.good) });
    case 'workers':
      return say('do.workers');
    case 'buy':
      return say('do.buy', { tile: tile(action.tile), from: fromDepot(action.depot) });
    case 'discard':
      return say('do.discard', { tile: tile(action.tile) });
    case 'ship':
      return loadWords(action.depots);
    case 'keep':
      return say('do.keep', { good: theGood(action.good) });
    case 'board':
      return say('do.board', { n: action.duchy });
    case 'castle':
      return say('do.castle', { space: placeName(action.space, player.duchy) });
    case 'pass':
      return say('do.pass');
    case 'end':
      return say('do.end');
    default:
      return moduleTitle(action, view, player, names);
  }
}

/** Actions that only the expansions offer. */
function moduleTitle(action: Action, view: BurgundyView, player: PlayerView, names: Names): string {
  switch (action.verb) {
    case 'store':
      return sayAny(`do.store.${action.store}`);
    case 'hire':
      return say('do.hire', { silver: action.silver, workers: 2 * action.silver });
    case 'copy':
      return say('do.copy', { tile: tileName(action.tile, view.edition) });
    case 'graze':
      return say('do.graze', { species: sayAny(`species.${action.species}`) });
    case 'card':
      return say('do.card', { card: action.card });
    case 'shield':
      return say('do.shield', { n: action.shield, space: placeName(action.space, player.duchy) });
    case 'set': {
      const shown = dieOf(action.means, player) ?? 0;
      return say('do.set', { n: shown, as: action.value });
    }
    case 'name':
      return say('do.name', { name: names(action.seat) });
    case 'pay':
      return sayAny(action.worker ? 'do.payWorker' : 'do.pay', { n: action.shield });
    case 'give-up':
      return say('do.giveUp', { n: action.shield });
    case 'load':
      return say('do.load', { good: theGood(action.good) });
    case 'points':
      return action.silver === 0 ? say('do.pointsNone') : say('do.points', { n: action.silver });
    case 'first':
      return say('do.first', { part: sayAny(`part.${action.part}`) });
    case 'exchange':
      return say('do.exchange', { tile: theTile(action.tile, view.edition) });
    case 'give':
      return say('do.give', { good: goodName(action.good) });
    default:
      return '';
  }
}

function howOf(action: Action, player: PlayerView): string {
  switch (action.verb) {
    case 'take':
    case 'place':
    case 'sell':
    case 'workers':
      return meansWords(action, player);
    case 'settle':
      return sayAny(`by.${action.means}`);
    case 'shield':
      return action.means === 'double' ? doubleWords(action.depot, player) : sayAny(`by.${action.means}`);
    case 'hire':
    case 'set':
    case 'points':
      return moduleHow(action, player);
    case 'buy':
      return payWords(action.payment, player);
    default:
      return '';
  }
}

/** What distinguishes the items of a menu of numbers. */
function moduleHow(action: Action, player: PlayerView): string {
  switch (action.verb) {
    case 'hire':
      return say('how.hire', { silver: action.silver, workers: 2 * action.silver });
    case 'set':
      return say('how.set', { n: dieOf(action.means, player) ?? 0, as: action.value });
    case 'points':
      return action.silver === 0 ? '' : say('how.points', { n: action.silver });
    default:
      return '';
  }
}

/** An action within a sentence: "das Bergwerk aus Depot 5 nehmen". English and French begin with a verb. */
export function inSentence(text: string, view: BurgundyView, seat: string, names: Names): string {
  const action = parse(text);
  const player = playerOf(view, seat);
  if (!action || !player) return text;
  return within(titleOf(action, view, player, names));
}

export function describe(text: string, view: BurgundyView, seat: string, names: Names): ActionWords {
  const action = parse(text);
  const player = playerOf(view, seat);
  if (!action || !player) return { title: text, how: '' };
  return {
    title: capital(titleOf(action, view, player, names)),
    how: howOf(action, player),
    deed: sayAny(`deed.${action.verb}`),
  };
}

/**
 * Why a ship loads nothing. The rules say that it does. With room left it asks later which kind to keep, so
 * there is nothing to explain yet. An exchange is paid afterwards.
 */
export function nothing(text: string, view: BurgundyView, seat: string): string | undefined {
  const action = parse(text);
  if (action?.verb === 'exchange') return say('nothing.exchange');
  if (action?.verb !== 'ship') return undefined;
  const loads = view.depots.filter(({ depot }) => action.depots.includes(depot));
  if (loads.every(({ goods }) => goods.length === 0)) return say('nothing.empty');
  return playerOf(view, seat)?.goods.length === SLOTS ? say('nothing.full') : undefined;
}
