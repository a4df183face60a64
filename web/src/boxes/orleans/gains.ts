/** What each place would give a player now, for display. The rules decide what it really gives. */
import { type PrintedGain, TABLES } from '../../generated/orleans';
import { tell } from './invasion/words';
import type { Gain } from './parts/gain';
import { type Follower, GOODS, type Good, seatNumber, type Track } from './pieces';
import { printedPlace } from './printed';
import { type AnyPlace, hitBy, type OrleansView, type PlayerView } from './view';
import { eventName, followersName, say, townName } from './words';

type Recruited = Exclude<Follower, 'monk'>;

const recruitsOf = (place: AnyPlace): readonly Follower[] => printedPlace(place)?.recruits ?? [];

const NOTHING: PrintedGain = { coins: 0, books: 0, technology: false, good: null };

/** What is printed on a place, and always the same. */
function printedGains({ good, coins, books, technology }: PrintedGain): readonly Gain[] {
  return [
    ...(good ? [{ gain: 'good', good } as const] : []),
    ...(coins ? [{ gain: 'coins', n: coins } as const] : []),
    ...(books ? [{ gain: 'development', n: books } as const] : []),
    ...(technology ? [{ gain: 'technology', n: 1 } as const] : []),
  ];
}

const WORDS = {
  ship: 'gives.ship',
  wagon: 'gives.wagon',
  'horse-wagon': 'gives.wagon',
  'stage-coach': 'gives.coach',
  'town-hall': 'gives.deeds',
  'gunpowder-tower': 'gives.tower',
  bathhouse: 'gives.bath',
  pharmacy: 'gives.pharmacy',
  'market-stand': 'gives.market',
  'black-market': 'gives.swap',
  tavern: 'gives.tavern',
  well: 'gives.well',
  sacristy: 'gives.sacristy',
  'herb-garden': 'gives.herbs',
  school: 'gives.school',
  vineyard: 'gives.vineyard',
  depot: 'gives.depot',
  carpenter: 'gives.carpenter',
  'bourgeois-house': 'gives.bourgeois-house',
  vehicle: 'gives.vehicle',
  'guild-house': 'gives.guild-house',
  hostel: 'gives.hostel',
  palatinate: 'gives.palatinate',
} as const;

const TRACK_ORDER: readonly Track[] = TABLES.tracks.map(({ role }) => role as Track);
const trackAt = (player: PlayerView, track: Track): number => player.tracks[TRACK_ORDER.indexOf(track)] ?? 0;

/** What the next step on a track gives. */
export function nextReward(view: OrleansView, player: PlayerView, track: Track): readonly Gain[] {
  const at = trackAt(player, track) + 1;
  const reward = TABLES.tracks.find(({ role }) => role === track)?.spaces[at];
  if (!reward) return [];
  const citizen = track === 'boatman' ? 'boatmen' : 'knights';
  const draws = TABLES.draws[at];
  const more = track === 'knight' && draws !== undefined && draws > player.draws ? draws : undefined;
  return [
    ...(reward.good && view.supply[GOODS.indexOf(reward.good)]
      ? [{ gain: 'good', good: reward.good } as const]
      : []),
    ...(reward.coins ? [{ gain: 'coins', n: reward.coins } as const] : []),
    ...(reward.books ? [{ gain: 'development', n: reward.books } as const] : []),
    ...(reward.technology && view.technology > 0 ? [{ gain: 'technology', n: 1 } as const] : []),
    ...(reward.tile ? [{ gain: 'tile', stack: at === 1 ? 'I' : 'II' } as const] : []),
    ...(reward.citizen && view.citizens.includes(citizen) ? [{ gain: 'citizen', n: 1 } as const] : []),
    ...(more ? [{ gain: 'words', text: say('gives.draw', { n: more }) } as const] : []),
  ];
}

const hasTower = (view: OrleansView, town: string): boolean =>
  view.city?.towers.some((tower) => tower.town === town && tower.built) ?? false;

/** Whether the merchant is in a town that needs a fortified tower. */
export const buildsTower = (view: OrleansView, { merchant }: PlayerView): boolean =>
  view.city?.towers.some(({ town, built }) => town === merchant && !built) ?? false;

/** What a place gives this player now. */
export function gainsOf(view: OrleansView, player: PlayerView, place: AnyPlace): readonly Gain[] {
  const recruits = recruitsOf(place);
  if (recruits.length > 0) {
    const of = recruits.filter((one) => canRecruit(view, player, one));
    const [only] = of;
    const reward = of.length === 1 && only && only !== 'monk' ? nextReward(view, player, only) : [];
    return [{ gain: 'follower', of: of.length > 0 ? of : recruits }, ...reward];
  }
  if (place === 'guildhall' && buildsTower(view, player))
    return [{ gain: 'words', text: tell('gives.tower.build', { town: townName(player.merchant) }) }];
  if (place === 'guildhall')
    return [{ gain: 'station', town: player.merchant, seat: seatNumber(player.seat) }];
  if (place === 'hospital') return [{ gain: 'coins', n: player.status }];
  if (place === 'office') return [{ gain: 'coins', n: player.stations.length }];
  if (place === 'town-hall' && view.city) return [{ gain: 'words', text: tell('gives.city') }];
  // The Bathhouse of the first edition has no spaces and works by itself.
  if (place === 'bathhouse' && view.bathhouse.length > 0)
    return [{ gain: 'words', text: say('gives.bath-later') }];
  const words = WORDS[place as keyof typeof WORDS];
  if (words) return [{ gain: 'words', text: say(words) }];
  return printedGains(printedPlace(place)?.gives ?? NOTHING);
}

/** The same, with the coins and citizens along the development track. */
export function sumOf(view: OrleansView, player: PlayerView, place: AnyPlace): readonly Gain[] {
  const gains = gainsOf(view, player, place);
  const books = gains.reduce((sum, gain) => sum + (gain.gain === 'development' ? gain.n : 0), 0);
  const from = player.development;
  const passed = (space: number) => space > from && space <= from + books;
  const coins = TABLES.development.coins.filter(({ space }) => passed(space));
  const citizens = TABLES.development.citizens.filter(
    (space) => passed(space) && view.citizens.some((one) => one === `development-${space}`),
  );
  return [
    ...gains.filter(({ gain }) => gain !== 'words'),
    ...coins.map(({ coins: n }) => ({ gain: 'coins', n }) as const),
    ...(citizens.length > 0 ? [{ gain: 'citizen', n: citizens.length } as const] : []),
  ];
}

const TRAVELS: readonly AnyPlace[] = ['ship', 'wagon', 'horse-wagon', 'stage-coach'];

const stockOf = (view: OrleansView, role: Follower): number =>
  view.stock[TABLES.followers.filter(({ own }) => !own).findIndex((one) => one.role === role)] ?? 0;

const lastSpace = (track: Recruited): number =>
  (TABLES.tracks.find(({ role }) => role === track)?.spaces.length ?? 1) - 1;

const canRecruit = (view: OrleansView, player: PlayerView, role: Follower): boolean =>
  !view.barred.includes(role) &&
  stockOf(view, role) > 0 &&
  (role === 'monk' || trackAt(player, role) < lastSpace(role));

/** Why a place is of no use now, in a few words. The rules have said that it is. */
export function whyNot(view: OrleansView, player: PlayerView, place: AnyPlace): string {
  const found = player.places.find((one) => one.place === place);
  const hit = found && hitBy(view, found);
  if (hit && place !== 'village') return say('why.event', { event: eventName(hit) });
  const recruits = recruitsOf(place);
  if (recruits.length > 0) {
    const [role = 'farmer'] = recruits;
    if (recruits.every((one) => stockOf(view, one) === 0))
      return say('why.stock', { followers: followersName(role) });
    return say('why.track');
  }
  if (place === 'bourgeois-house') return say(player.citizens > 0 ? 'why.now' : 'why.noCitizen');
  if (place === 'guildhall' && player.stations_left > 0 && hasTower(view, player.merchant))
    return tell('why.tower', { town: townName(player.merchant) });
  if (place === 'guildhall')
    return player.stations_left === 0
      ? say('why.noStations')
      : say('why.station', { town: townName(player.merchant) });
  if (TRAVELS.includes(place) && place !== 'stage-coach')
    return say('why.way', { town: townName(player.merchant) });
  if (place === 'town-hall' || place === 'gunpowder-tower') return say('why.own');
  if (place === 'pharmacy' || place === 'stage-coach') return say('why.coins');
  const good = printedPlace(place)?.gives.good;
  if (good) return say('why.supply', { good: say(`good.${good}`) });
  return place === 'laboratory' ? say('why.technology') : say('why.now');
}

export const goodsOf = (list: readonly number[]): Readonly<Record<Good, number>> =>
  Object.fromEntries(GOODS.map((good, n) => [good, list[n] ?? 0])) as Record<Good, number>;

export { stockOf, trackAt };
