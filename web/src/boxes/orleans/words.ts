/** The box's own texts. They load with the table, to keep them out of the first page. */
import bundle from 'words:orleans';
import type { Citizen, Deed, Hour, Objective, Scenario, Terms } from '../../generated/orleans';
import { listOf, wordsOf } from '../../i18n';
import { town } from './map/geometry';
import type { Follower, Good, Kind, Need } from './pieces';
import { followerOf, GOODS } from './pieces';
import type { AnyPlace } from './view';

export const { say, sayOr } = wordsOf(
  bundle,
  'orleans/table',
  'orleans/names',
  'orleans/play',
  'orleans/log',
  'orleans/rules',
  'orleans/scenarios',
  'orleans/scenario-play',
);

export const followerName = (need: Need): string => say(`follower.${need}`);
/** In a form, or plain where the language has no other. */
const inForm = (kind: Kind | 'any', form: 'a' | 'many' | 'the'): string =>
  sayOr(`follower.${kind}.${form}`, say(`follower.${kind}`));
/** "farmers" */
export const followersName = (follower: Follower): string => inForm(follower, 'many');
/** "trader", or "your own trader" for one in a player's colour. */
export const kindName = (kind: Kind): string => say(`follower.${kind}`);
export const goodName = (good: Good): string => say(`good.${good}`);
export const placeName = (place: AnyPlace): string => say(`place.${place}`);
/** The same for a narrow card: a long word can be divided where the language allows it. */
export function placeLabel(place: AnyPlace): string {
  const joints = say('place.joints').split(' ');
  const divided = (word: string) =>
    joints.find((joint) => joint.replace('-', '') === word)?.replace('-', '\u00AD') ?? word;
  return placeName(place).split(' ').map(divided).join(' ');
}
export const deedName = (deed: Deed): string => say(`deed.${deed}`);
/** What an event does at a table with these terms, in a few words. */
export const eventAbout = (event: Hour, terms: Terms): string => say(`event.${event}.about`, { ...terms });
export const scenarioName = (scenario: Scenario): string => say(`scenario.${scenario}`);
export const objectiveName = (objective: Objective): string => say(`objective.${objective}`);
/** What can be built in a town. */
export const structureName = (town: string): string => sayOr(`structure.${town}`, town);

/** Where a citizen can be gained: "the end of the boatmen’s track", or the name of a deed. */
export function citizenName(citizen: Citizen): string {
  return sayOr(`citizen.${citizen}`, sayOr(`deed.${citizen}`, citizen));
}
/** Where a follower is sent: a deed, or the structure in a town. */
export const goalName = (goal: string): string => sayOr(`deed.${goal}`, structureName(goal));
export const eventName = (event: Hour): string => say(`event.${event}`);
/** Towns have the same name in every language. */
export const townName = (id: string): string => town(id).name;

/** A good on the map, which may lie face down. */
export const loadName = (load: Good | 'hidden'): string =>
  load === 'hidden' ? say('good.hidden') : goodName(load);
/** "brocade and grain", or "no goods". */
export const goodsWords = (goods: readonly (Good | 'hidden')[]): string =>
  listOf(goods.map(loadName)) || say('map.empty');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a trader", no matter whose it is. */
export const aFollower = (kind: Kind): string => inForm(followerOf(kind), 'a');
/** "the trader", or "your own trader": whoever is taken, put or kept. */
export const theFollower = (kind: Kind | 'any'): string => inForm(kind, 'the');
/** "2 farmers and a knight" */
export function theFollowers(kinds: readonly Kind[]): string {
  const roles = kinds.map(followerOf);
  return listOf(
    [...new Set(roles)].map((role) => {
      const n = roles.filter((one) => one === role).length;
      return n === 1 ? aFollower(role) : say('many', { n, followers: followersName(role) });
    }),
  );
}
export const theTrack = (role: Follower): string => (role === 'monk' ? '' : say(`track.${role}.the`));

/** "2 coins", "1 wine" */
export function amountOf(what: string, n: number): string {
  if (GOODS.includes(what as Good)) return say('amount.good', { n, good: goodName(what as Good) });
  return sayOr(`amount.${what}`, `${n} ${what}`, { n });
}

/** The symbol for an amount. */
export function amountWhat(what: string): string {
  if (GOODS.includes(what as Good)) return `og-${what}`;
  return { coins: 'oi-coin', development: 'oi-dev', citizens: 'oi-citizen', points: 'i-vp' }[what] ?? 'i-vp';
}

/** "the trading station in Blois", from `station blois`. */
export function lossWords(loss: string): string {
  const [what = '', which = ''] = loss.split(' ');
  switch (what) {
    case 'station':
      return which === 'stock' ? say('loss.stock') : say('loss.station', { town: townName(which) });
    case 'good':
      return say('loss.good', { good: goodName(which as Good) });
    case 'place':
    case 'technology':
      return say(`loss.${what}`, { place: placeName(which as AnyPlace) });
    case 'book':
      return say('loss.book');
    default:
      return say('loss.follower');
  }
}
