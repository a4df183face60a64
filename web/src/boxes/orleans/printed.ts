/** What is printed on boards and tiles. The rules on the server have the same values. */
import { TABLES } from '../../generated/orleans';
import {
  type BaseDeed,
  type Follower,
  type Good,
  type Need,
  type Place,
  TILES_II,
  type Tile,
  type Track,
} from './pieces';
import type { AnyPlace } from './view';

/** The row of a place. */
export const printedPlace = (place: AnyPlace) => TABLES.places.find((row) => row.place === place);

/** What a space of a track gives. */
export type Reward =
  | { readonly give: 'nothing' }
  | { readonly give: 'good'; readonly good: Good }
  | { readonly give: 'coins' | 'development' | 'draw'; readonly n: number }
  | { readonly give: 'technology'; readonly farmer: boolean }
  | { readonly give: 'tile'; readonly stack: 'I' | 'II' };

export interface TrackSpace {
  readonly reward: Reward;
  /** Whether a citizen waits here for the first player to arrive. */
  readonly citizen?: true;
}

const nothing: TrackSpace = { reward: { give: 'nothing' } };
const good = (one: Good): TrackSpace => ({ reward: { give: 'good', good: one } });
const amount = (give: 'coins' | 'development' | 'draw', n: number): TrackSpace => ({ reward: { give, n } });

/** The first space of every track is the start. */
export const TRACK_SPACES: Readonly<Record<Track, readonly TrackSpace[]>> = {
  farmer: [
    nothing,
    ...(['grain', 'grain', 'cheese', 'cheese', 'wine', 'wine', 'wool', 'brocade'] as const).map(good),
  ],
  boatman: [
    nothing,
    ...[2, 3, 4, 5].map((n) => amount('coins', n)),
    { reward: { give: 'nothing' }, citizen: true },
  ],
  craftsman: [
    nothing,
    ...[true, false, false, false, false].map(
      (farmer): TrackSpace => ({ reward: { give: 'technology', farmer } }),
    ),
  ],
  trader: [
    nothing,
    ...(['I', 'II', 'II', 'II', 'II'] as const).map(
      (stack): TrackSpace => ({ reward: { give: 'tile', stack } }),
    ),
  ],
  knight: [4, 5, 6, 7, 7, 8].map((n, space) =>
    space === 4 ? { ...amount('draw', n), citizen: true } : amount('draw', n),
  ),
  scholar: [nothing, ...[2, 3, 4, 5, 6].map((n) => amount('development', n))],
};

/** The development track: where a status begins, where coins are paid, where citizens wait. */
export const LAST_DEVELOPMENT = 30;
export const STATUS_FROM: Readonly<Record<number, number>> = { 0: 1, 4: 2, 9: 3, 15: 4, 22: 5, 30: 6 };
export const COINS_AT: Readonly<Record<number, number>> = { 7: 3, 12: 4, 25: 5 };
export const CITIZENS_AT: readonly number[] = [3, 18, 28];

export function statusOf(development: number): number {
  let status = 1;
  for (const [from, value] of Object.entries(STATUS_FROM)) if (development >= Number(from)) status = value;
  return status;
}

/** The spaces of each deed of the base game, and what every follower sent there earns. */
export const DEED_SPACES: Readonly<
  Record<
    BaseDeed,
    {
      readonly spaces: readonly (readonly [Follower, number])[];
      readonly coins: number;
      readonly orPoint?: true;
    }
  >
> = {
  'city-wall': {
    spaces: [
      ['farmer', 3],
      ['craftsman', 3],
      ['trader', 1],
      ['knight', 3],
    ],
    coins: 1,
  },
  canalization: {
    spaces: [
      ['farmer', 3],
      ['boatman', 3],
      ['craftsman', 2],
      ['trader', 2],
    ],
    coins: 1,
    orPoint: true,
  },
  cathedral: {
    spaces: [
      ['craftsman', 2],
      ['trader', 2],
      ['monk', 2],
    ],
    coins: 2,
  },
  'defeating-the-plague': {
    spaces: [
      ['farmer', 1],
      ['boatman', 1],
      ['trader', 1],
      ['scholar', 2],
    ],
    coins: 2,
  },
  'boatmen-guild': {
    spaces: [
      ['boatman', 3],
      ['scholar', 1],
    ],
    coins: 1,
  },
  'peace-treaty': {
    spaces: [
      ['knight', 2],
      ['scholar', 1],
      ['monk', 1],
    ],
    coins: 2,
  },
  'papal-conclave': {
    spaces: [
      ['knight', 1],
      ['monk', 2],
    ],
    coins: 3,
  },
  astronomy: {
    spaces: [
      ['trader', 1],
      ['scholar', 2],
    ],
    coins: 1,
  },
};

/** The spaces of every place, in the order of the board. Tiles without spaces work by themselves. */
export const PLACE_NEEDS: Readonly<Record<Place | Tile, readonly Need[]>> = {
  'farm-house': ['boatman', 'craftsman'],
  village: ['farmer', 'boatman', 'craftsman'],
  university: ['farmer', 'craftsman', 'trader'],
  castle: ['farmer', 'boatman', 'trader'],
  monastery: ['trader', 'scholar'],
  ship: ['farmer', 'boatman', 'knight'],
  wagon: ['farmer', 'trader', 'knight'],
  guildhall: ['farmer', 'craftsman', 'knight'],
  scriptorium: ['knight', 'scholar'],
  'town-hall': ['any', 'any'],
  hayrick: ['farmer'],
  'cheese-factory': ['farmer', 'farmer'],
  winery: ['farmer', 'trader'],
  'wool-manufacturer': ['boatman', 'trader'],
  'tailor-shop': ['trader', 'scholar'],
  brewery: ['monk'],
  windmill: ['craftsman', 'craftsman'],
  library: ['knight', 'scholar'],
  hospital: ['boatman', 'scholar'],
  sacristy: ['monk'],
  'herb-garden': [],
  bathhouse: [],
  'gunpowder-tower': ['any', 'any'],
  cellar: ['scholar', 'monk'],
  office: ['scholar', 'scholar'],
  school: [],
  pharmacy: ['any'],
  'horse-wagon': ['trader', 'knight'],
  'shipping-line': ['boatman'],
  laboratory: ['craftsman', 'scholar'],
  'stage-coach': ['knight'],
  'market-stand': ['trader'],
  'black-market': ['boatman'],
  tavern: ['trader'],
  vineyard: [],
  well: ['craftsman', 'scholar'],
  depot: [],
};

const SECOND_STACK: readonly Tile[] = [...TILES_II, 'tavern', 'well', 'depot'];
/** Which stack a place tile belongs to. */
export const stackOf = (tile: Tile): 'I' | 'II' => (SECOND_STACK.includes(tile) ? 'II' : 'I');
