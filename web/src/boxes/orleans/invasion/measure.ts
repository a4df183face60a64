/** What an objective counts, in words and in symbols. */

import type { Measure, PartView } from '../../../generated/orleans';
import { listOf } from '../../../i18n';
import { FOLLOWERS, type Follower, GOODS, type Good } from '../pieces';
import { aFollower, amountOf, followersName, goodName, say, townName } from '../words';
import { tell } from './words';

const isRole = (what: Measure): what is Follower => FOLLOWERS.includes(what as Follower);
const isGood = (what: Measure): what is Good => GOODS.includes(what as Good);

const STATION = 'station-';

/** "3 knights", "a trading station in Loches": this many of what is counted. */
export function measureWords(what: Measure, n: number): string {
  if (isRole(what)) return n === 1 ? aFollower(what) : say('many', { n, followers: followersName(what) });
  if (isGood(what)) return say('amount.good', { n, good: goodName(what) });
  if (what.startsWith(STATION))
    return tell('measure.station', { town: townName(what.slice(STATION.length)) });
  switch (what) {
    case 'coins':
    case 'citizens':
    case 'stations':
    case 'technology':
      return amountOf(what, n);
    default:
      return tell(`measure.${what as 'towers'}`, { n });
  }
}

/** What is not there yet: "2 knights", "3 spaces to the end of the knights’ track". */
function missingOf({ what, have, need }: PartView): string {
  const n = need - have;
  switch (what) {
    case 'development':
    case 'knights-track':
    case 'boatmen-track':
      return tell('missing.steps', { n, what: measureWords(what, need) });
    case 'wealth':
    case 'food':
      return tell('missing.worth', { n, what: tell(`worth.${what}`) });
    case 'status':
      return tell('missing.status', { what: measureWords(what, need), n: have });
    default:
      return measureWords(what, n);
  }
}

/** "Still missing: 2 knights." or "Complete." */
export function missingWords(parts: readonly PartView[]): string {
  const open = parts.filter(({ met }) => !met);
  return open.length > 0
    ? tell('city.missing', { list: listOf(open.map(missingOf)) })
    : tell('city.complete');
}

/** The symbol of what is counted. */
export function measureSign(what: Measure): string {
  if (isRole(what)) return `of-${what}`;
  if (isGood(what)) return `og-${what}`;
  switch (what) {
    case 'coins':
    case 'wealth':
      return 'oi-coin';
    case 'citizens':
      return 'oi-citizen';
    case 'technology':
      return 'oi-cog';
    case 'status':
    case 'development':
      return 'oi-dev';
    case 'knights-track':
      return 'of-knight';
    case 'boatmen-track':
      return 'of-boatman';
    case 'food':
      return 'og-grain';
    case 'tiles':
      return 'ot-school';
    case 'towers':
      return 'od-towers';
    case 'dues':
      return 'oi-hourglass';
    default:
      return 'oi-station';
  }
}

export const sumOf = (parts: readonly PartView[], which: 'have' | 'need'): number =>
  parts.reduce((sum, part) => sum + Math.min(part[which], part.need), 0);

/** What the Estate Manager owes: `coins 2`, `farmer`, `books 3`. */
export function dueWords(due: string): string {
  const [what = '', n] = due.split(' ');
  if (n !== undefined && what !== 'books') return amountOf(what, Number(n));
  switch (what) {
    case 'books':
      return tell('due.books', { n: Number(n) });
    case 'technology':
    case 'station':
    case 'place':
      return tell(`due.${what}`);
    default:
      return tell('due.follower', { follower: say(`follower.${what as Follower}`) });
  }
}
