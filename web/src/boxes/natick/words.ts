/** The box's own texts. They load with the table, to keep them out of the first page. */
import bundle from 'words:natick';
import { listOf, wordsOf } from '../../i18n';
import { eventsOf } from '../../table/told';
import { numberOf, readOffer, setOf, suitOf } from './pieces';
import type { DieEvent, DieView, Item, RegionName, ResourceView, Row, Suit } from './view';

export const { say, sayOr } = wordsOf(bundle, 'natick/table');
/** What an event says: a phrase that follows the seat's name, or a sentence that names it. */
export const tell = eventsOf(bundle, 'natick/table', 'natick/events');

export const suitName = (suit: Suit): string => say(`suit.${suit}`);
export const itemName = (item: Item): string => say(`item.${item}`);
export const eventName = (event: DieEvent): string => say(`event.${event}`);
/** "suns 3" */
export const regionName = (region: RegionName): string =>
  say(`region.${suitOf(region)}`, { n: numberOf(region) });
/** "2 suns" */
export const amountOf = (suit: Suit, n: number): string => say(`amount.${suit}`, { n });
/** The word next to a number of coins: "suns", or "sun" for a single one. */
export const pileWord = (suit: Suit, n: number): string => say(`pile.${suit}`, { n });
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Places are counted from the first village, on either side of it. */
const sideOf = (place: number): string => say(place < 0 ? 'side.left' : 'side.right');
/** "road 2 on the left": it has the number of the settlement that it leads to. */
export const roadName = (place: number): string =>
  say('place.road', { n: Math.ceil(Math.abs(place) / 2), side: sideOf(place) });
/** "village 1 on the right" */
export const settlementName = (place: number, what: Item): string =>
  place === 0
    ? say('place.middle', { what: itemName(what) })
    : say('place.settlement', { what: itemName(what), n: Math.abs(place) / 2, side: sideOf(place) });
/** "above road 1 on the left" */
export const beside = (row: Row, where: string): string => say(`place.${row}`, { where });

/** "1 sun and 2 coats of arms" */
export const costWords = (cost: readonly ResourceView[]): string =>
  listOf(cost.map(({ suit, count }) => amountOf(suit, count)));

/** "suns 4, Raider Attack" for a die or a set of them. */
export const dieWords = (die: DieView): string =>
  die.event ? eventName(die.event) : `${suitName(die.suit)} ${die.face}`;

export function setWords(name: string, dice: readonly DieView[]): string {
  const suits = setOf(name);
  if (suits.length === 0) return say('nothing');
  return listOf(
    suits.map((suit) => {
      const die = dice.find((one) => one.suit === suit);
      return die ? dieWords(die) : suitName(suit);
    }),
  );
}

/** "2 suns for 1 moon", from the notation. */
export function offerWords(text: string): string {
  const { give, take } = readOffer(text);
  const side = (list: typeof give) => listOf(list.map(([suit, n]) => amountOf(suit, n))) || say('nothing');
  return say('offer.text', { give: side(give), take: side(take) });
}
