/** The box's own texts: they come with its table, so that no other page carries them. */

import { type Language, language, type Params } from '../../i18n';
import { burgundyDiceDe } from '../../i18n/burgundy-dice.de';
import { burgundyDiceEn, type DiceKey } from '../../i18n/burgundy-dice.en';
import { burgundyDiceFr } from '../../i18n/burgundy-dice.fr';
import type { BonusKind, Colour, HexName, HexView } from './view';

const TEXTS: Readonly<Record<Language, Readonly<Record<DiceKey, string>>>> = {
  en: burgundyDiceEn,
  de: burgundyDiceDe,
  fr: burgundyDiceFr,
};
const HOLE = /\{(\w+)(?:\|((?:[^{}|]|\{\w+\})*)\|((?:[^{}]|\{\w+\})*))?\}/g;
const rules = new Map<string, Intl.PluralRules>();

function isOne(n: number): boolean {
  const code = language.value;
  let plural = rules.get(code);
  if (!plural) rules.set(code, (plural = new Intl.PluralRules(code)));
  return plural.select(n) === 'one';
}

/** Fills a message in as `t` does: `{name}` is replaced, `{n|hex|hexes}` chooses by the number `n`. */
function fill(message: string, params: Params): string {
  return message.replace(HOLE, (whole, name: string, one?: string, other?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (one === undefined || other === undefined) return String(value);
    return fill(isOne(Number(value)) ? one : other, params);
  });
}

export const say = (key: DiceKey, params: Params = {}): string => fill(TEXTS[language.value][key], params);

export const colourName = (colour: Colour): string => say(`colour.${colour}`);
/** What an area of the colour is: a monastery, a mine … */
export const areaName = (colour: Colour): string => say(`area.${colour}`);
export const bonusName = (bonus: BonusKind): string => say(`bonus.${bonus}`);
export const bonusCount = (bonus: BonusKind, n: number): string => say(`count.${bonus}`, { n });

/** What a change calls a bonus, and its sign. */
const CHANGES: Readonly<Record<string, { bonus: BonusKind; icon: string }>> = {
  monks: { bonus: 'monk', icon: 'bd-monk' },
  silver: { bonus: 'silver', icon: 'i-silver' },
  commodities: { bonus: 'commodity', icon: 'g-back' },
  workers: { bonus: 'worker', icon: 'i-worker' },
};

/** The sign and the words of an amount of something that changes. */
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
