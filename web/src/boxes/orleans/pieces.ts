/** The names of every piece, in the order in which they are shown. Notation and drawings use the same ones. */

export const FOLLOWERS = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'] as const;
export type Follower = (typeof FOLLOWERS)[number];
/** Followers that everybody starts with in their own colour. They are never lost. */
export const OWN = ['farmer', 'boatman', 'craftsman', 'trader'] as const;
/** A piece in a bag or on a board. */
export type Kind = Follower | `own-${(typeof OWN)[number]}`;
export const KINDS: readonly Kind[] = [...FOLLOWERS, ...OWN.map((one) => `own-${one}` as const)];
/** What a space asks for: a follower, or anybody. */
export type Need = Follower | 'any';

export const isOwn = (kind: Kind): boolean => kind.startsWith('own-');
export const followerOf = (kind: Kind): Follower => kind.replace('own-', '') as Follower;

export const GOODS = ['grain', 'cheese', 'wine', 'wool', 'brocade'] as const;
export type Good = (typeof GOODS)[number];
/** Points at the end, and coins where goods are bought or sold. */
export const GOOD_VALUE: Readonly<Record<Good, number>> = {
  grain: 1,
  cheese: 2,
  wine: 3,
  wool: 4,
  brocade: 5,
};

/** The places of the player board: those that recruit, then the others. */
export const RECRUITING = ['farm-house', 'village', 'university', 'castle', 'monastery'] as const;
export const WORKING = ['ship', 'wagon', 'guildhall', 'scriptorium', 'town-hall'] as const;
export const PLACES = [...RECRUITING, ...WORKING] as const;
export type Place = (typeof PLACES)[number];

export const TILES_I = [
  'hayrick',
  'cheese-factory',
  'winery',
  'wool-manufacturer',
  'tailor-shop',
  'brewery',
  'windmill',
  'library',
  'hospital',
  'sacristy',
  'herb-garden',
  'bathhouse',
] as const;
export const TILES_II = [
  'gunpowder-tower',
  'cellar',
  'office',
  'school',
  'pharmacy',
  'horse-wagon',
  'shipping-line',
  'laboratory',
] as const;
/** The place tiles that Invasion adds. */
export const TILES_INVASION = [
  'stage-coach',
  'market-stand',
  'black-market',
  'tavern',
  'vineyard',
  'well',
  'depot',
] as const;
export const TILES = [...TILES_I, ...TILES_II, ...TILES_INVASION] as const;
export type Tile = (typeof TILES)[number];

export const DEEDS = [
  'city-wall',
  'canalization',
  'cathedral',
  'defeating-the-plague',
  'boatmen-guild',
  'peace-treaty',
  'papal-conclave',
  'astronomy',
] as const;
/** The deeds of the base game. Scenarios have their own. */
export type BaseDeed = (typeof DEEDS)[number];

/** The events of the base game. */
export const EVENTS = ['pilgrimage', 'plague', 'taxes', 'trading-day', 'income', 'harvest'] as const;

/** The tracks of the main board. Monks have none. */
export const TRACKS = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar'] as const;
export type Track = (typeof TRACKS)[number];

/** Which number a seat has: `p3` is 3. It decides colour and shield. */
export const seatNumber = (seat: string): number => Number(seat.slice(1));
