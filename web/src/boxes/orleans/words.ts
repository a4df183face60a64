/** The box's own texts. They load with the table, to keep them out of the first page. */
import { listOf, wordsOf } from '../../i18n';
import { town } from './map/geometry';
import type { Deed, Follower, Good, HourglassEvent, Kind, Need, Place, Tile } from './pieces';
import { followerOf, GOODS, isOwn } from './pieces';
import { orleansLogDe } from './words/log.de';
import { orleansLogEn } from './words/log.en';
import { orleansLogFr } from './words/log.fr';
import { orleansPlayDe } from './words/play.de';
import { orleansPlayEn } from './words/play.en';
import { orleansPlayFr } from './words/play.fr';
import { orleansRulesDe } from './words/rules.de';
import { orleansRulesEn } from './words/rules.en';
import { orleansRulesFr } from './words/rules.fr';
import { orleansDe } from './words/table.de';
import { orleansEn } from './words/table.en';
import { orleansFr } from './words/table.fr';

export const { say, sayOr } = wordsOf({
  en: { ...orleansEn, ...orleansPlayEn, ...orleansLogEn, ...orleansRulesEn },
  de: { ...orleansDe, ...orleansPlayDe, ...orleansLogDe, ...orleansRulesDe },
  fr: { ...orleansFr, ...orleansPlayFr, ...orleansLogFr, ...orleansRulesFr },
});

export const followerName = (need: Need): string => say(`follower.${need}`);
/** "farmers" */
export const followersName = (follower: Follower): string => say(`followers.${follower}`);
/** "trader", or "your own trader" for one in a player's colour. */
export const kindName = (kind: Kind): string =>
  isOwn(kind)
    ? say('follower.own', { follower: followerName(followerOf(kind)) })
    : followerName(followerOf(kind));
export const goodName = (good: Good): string => say(`good.${good}`);
export const placeName = (place: Place | Tile): string => say(`place.${place}`);
export const deedName = (deed: Deed): string => say(`deed.${deed}`);
export const eventName = (event: HourglassEvent): string => say(`event.${event}`);
/** Towns have the same name in every language. */
export const townName = (id: string): string => town(id).name;

/** "brocade and grain", or "no goods". */
export const goodsWords = (goods: readonly Good[]): string => listOf(goods.map(goodName)) || say('map.empty');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a trader", whoever's it is. */
export const aFollower = (kind: Kind): string => say(`a.${followerOf(kind)}`);
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
export const theTrack = (role: Follower): string => (role === 'monk' ? '' : say(`track.the.${role}`));

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
      return say(`loss.${what}`, { place: placeName(which as Place) });
    case 'book':
      return say('loss.book');
    default:
      return say('loss.follower');
  }
}
