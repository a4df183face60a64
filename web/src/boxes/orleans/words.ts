/** The box's own texts. They load with the table, to keep them out of the first page. */
import { listOf, wordsOf } from '../../i18n';
import { town } from './map/geometry';
import type { Deed, Follower, Good, HourglassEvent, Kind, Need, Place, Tile } from './pieces';
import { followerOf, isOwn } from './pieces';
import { orleansDe } from './words/table.de';
import { orleansEn } from './words/table.en';
import { orleansFr } from './words/table.fr';

export const { say, sayOr } = wordsOf({ en: orleansEn, de: orleansDe, fr: orleansFr });

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
