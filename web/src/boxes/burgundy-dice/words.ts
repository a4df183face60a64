/** The box's own texts. They load with its table, to keep them out of the other pages. */

import bundle from 'words:burgundy-dice';
import { wordsOf } from '../../i18n';
import { eventsOf } from '../../table/told';
import type { BonusKind, Colour, HexName, HexView } from './view';

const words = wordsOf(bundle, 'burgundy-dice/table');
export const { say, sayOr } = words;
/** What an event says: a phrase that follows the seat's name, or a sentence that names it. */
export const tell = eventsOf(bundle, 'burgundy-dice/table', 'burgundy-dice/events');

/** Where points come from. */
export const sourceName = (source: string): string => words.sayOr(`source.${source}`, source);

export const colourName = (colour: Colour): string => say(`colour.${colour}`);
/** What an area of the colour is: a monastery, a mine … */
export const areaName = (colour: Colour): string => say(`area.${colour}`);
export const bonusName = (bonus: BonusKind): string => say(`bonus.${bonus}`);
export const bonusCount = (bonus: BonusKind, n: number): string => say(`count.${bonus}`, { n });

/** The name of a bonus in a change, and its symbol. */
const CHANGES: Readonly<Record<string, { bonus: BonusKind; icon: string }>> = {
  monks: { bonus: 'monk', icon: 'bd-monk' },
  silver: { bonus: 'silver', icon: 'i-silver' },
  commodities: { bonus: 'commodity', icon: 'g-back' },
  workers: { bonus: 'worker', icon: 'i-worker' },
};

/** The symbol and the words for an amount of something that changes. */
export function amountOf(what: string, n: number): { icon: string; label: string } {
  const change = CHANGES[what];
  return change
    ? { icon: change.icon, label: bonusCount(change.bonus, n) }
    : { icon: 'i-vp', label: say('points', { n }) };
}

/** The rule behind points in a word or two. */
export function reasonOf(clause: string): string {
  switch (clause.split('.').slice(1).join('.')) {
    case 'area.points':
      return say('source.area');
    case 'area.castle':
      return say('source.castle');
    case 'area.pasture':
      return say('source.pasture');
    case 'colour.first':
    case 'colour.second':
    case 'solo.colours':
      return say('source.colour');
    default:
      return '';
  }
}

/** "row 3 column 2" */
export function placeOf(hex: HexName): string {
  const [row = '', column = ''] = hex.slice(1).split('c');
  return say('place', { row, column });
}

/** "row 3 column 2, orange city, vacant" */
export function hexLabel({ hex, colour, square, marked, number }: HexView): string {
  const what = square
    ? say('castleWith', { bonus: bonusName(square) })
    : say('land', { colour: colourName(colour), area: areaName(colour) });
  const content = number ? say('written', { n: number }) : marked ? say('startCastle') : say('vacant');
  return `${placeOf(hex)}, ${what}, ${content}`;
}
