/** A made-up position for the faces page. */
import { fixtureTable } from '../../dev/fixture-table';
import type { Hour } from '../../generated/orleans';
import type { BoxTable } from '../../table/box';
import { Control } from '../../table/control';
import { still } from '../../table/watch';
import { MAP_EDGES } from './map/geometry';
import type { DeedState } from './parts/deeds';
import type { GalleryTile } from './parts/gallery';
import type { GoodsOnMap, SeatInTown } from './parts/map';
import type { BagCount, MarketPiece } from './parts/market';
import type { Hole, PlaceCardProps } from './parts/place';
import type { RivalProps } from './parts/seat';
import type { Markers } from './parts/tracks';
import type { Belongings } from './parts/tray';
import { type BaseDeed, GOODS, type Good, type Kind, type Need, TILES_I, TILES_II } from './pieces';

import { DEED_SPACES } from './printed';

const NAMES = ['Aliénor', 'Gaspard', 'Mahaut', 'Hugues', 'Isabeau'];
export const names = (seat: string): string => NAMES[Number(seat.slice(1)) - 1] ?? seat;

/** A table at which every word of `legal` is an action that touches the things it names. */
export function sampleControl(legal: readonly string[]): Control {
  const seats = NAMES.map((_, n) => ({ seat: `p${n + 1}` }));
  const { source, act } = fixtureTable(
    {
      seat: 'p1',
      entries: 1,
      view: { players: seats, asked: ['p1'], over: false },
      prompt: null,
      promptText: null,
      legal: [...legal],
      canUndo: false,
      notes: [],
    },
    'orleans',
  );
  const box = {
    id: 'orleans',
    things: (action: string) => action.split(' ').map((id) => ({ id, role: 'piece' })),
    describe: () => ({ title: '', how: '' }),
    log: () => [],
    travels: () => [],
    info: () => undefined,
    tries: () => [],
    summary: () => ({ points: 0, line: '' }),
  };
  return new Control({ watch: still(source), act }, box as unknown as BoxTable);
}

/** Something on most spaces, nothing on every fifth. */
export const GOODS_ON_MAP: GoodsOnMap = Object.fromEntries(
  MAP_EDGES.map(({ id, spaces }, n) => [
    id,
    spaces.map((_, m): Good | null => ((n + m) % 5 === 3 ? null : (GOODS[(n * 3 + m * 2) % 5] ?? null))),
  ]),
);

export const STATIONS: readonly SeatInTown[] = [
  ...['p1', 'p2', 'p3', 'p4', 'p5'].map((seat) => ({ seat, town: 'orleans' })),
  { seat: 'p1', town: 'blois' },
  { seat: 'p1', town: 'tours' },
  { seat: 'p2', town: 'chartres' },
  { seat: 'p2', town: 'leblanc' },
  { seat: 'p3', town: 'montargis' },
  { seat: 'p3', town: 'lachatre' },
  { seat: 'p4', town: 'nevers' },
  { seat: 'p5', town: 'etampes' },
];

export const MERCHANTS: readonly SeatInTown[] = [
  { seat: 'p1', town: 'vierzon' },
  { seat: 'p2', town: 'lemans' },
  { seat: 'p3', town: 'sancerre' },
  { seat: 'p4', town: 'vierzon' },
  { seat: 'p5', town: 'chinon' },
];

export const START: readonly SeatInTown[] = ['p1', 'p2', 'p3', 'p4', 'p5'].map((seat) => ({
  seat,
  town: 'orleans',
}));

export const SUPPLY = { grain: 6, cheese: 5, wine: 0, wool: 4, brocade: 12 };

const hole = (
  place: string,
  n: number,
  need: Need,
  piece: Kind | 'wheel' | null = null,
  stays = false,
): Hole => ({
  thing: `hole:${place}.${n}`,
  need,
  piece: piece === 'wheel' ? null : piece,
  wheel: piece === 'wheel',
  stays,
});

/** A plan in the making, with a trader in the hand. */
export const TOWN: readonly Omit<PlaceCardProps, 'seat' | 'tile'>[] = [
  {
    place: 'farm-house',
    holes: [hole('farm-house', 1, 'boatman', 'own-boatman'), hole('farm-house', 2, 'craftsman', 'craftsman')],
    state: 'ready',
    gains: [
      { gain: 'follower', of: ['farmer'] },
      { gain: 'good', good: 'cheese' },
    ],
  },
  {
    place: 'village',
    holes: [
      hole('village', 1, 'farmer', 'wheel'),
      hole('village', 2, 'boatman'),
      hole('village', 3, 'craftsman'),
    ],
    state: 'plain',
    gains: [{ gain: 'follower', of: ['boatman', 'craftsman', 'trader'] }],
  },
  {
    place: 'university',
    holes: [
      hole('university', 1, 'farmer', 'farmer', true),
      hole('university', 2, 'craftsman', 'own-craftsman'),
      hole('university', 3, 'trader'),
    ],
    state: 'near',
    gains: [
      { gain: 'follower', of: ['scholar'] },
      { gain: 'development', n: 4 },
    ],
    flag: [
      { gain: 'development', n: 4 },
      { gain: 'coins', n: 4 },
    ],
  },
  {
    place: 'castle',
    holes: [hole('castle', 1, 'farmer'), hole('castle', 2, 'boatman'), hole('castle', 3, 'trader')],
    state: 'impossible',
    why: 'No knights left',
    gains: [],
  },
  {
    place: 'monastery',
    holes: [hole('monastery', 1, 'scholar', 'scholar'), hole('monastery', 2, 'trader')],
    state: 'short',
    gains: [{ gain: 'follower', of: ['monk'] }],
  },
  {
    place: 'ship',
    holes: [hole('ship', 1, 'farmer'), hole('ship', 2, 'boatman'), hole('ship', 3, 'knight')],
    state: 'plain',
    gains: [{ gain: 'words', text: 'sail 1 river' }],
  },
  {
    place: 'wagon',
    holes: [hole('wagon', 1, 'farmer'), hole('wagon', 2, 'trader'), hole('wagon', 3, 'knight', 'knight')],
    state: 'plain',
    gains: [{ gain: 'words', text: 'drive 1 road' }],
  },
  {
    place: 'guildhall',
    holes: [
      hole('guildhall', 1, 'farmer', 'own-farmer'),
      hole('guildhall', 2, 'craftsman', 'monk'),
      hole('guildhall', 3, 'knight', 'knight'),
    ],
    state: 'ready',
    gains: [{ gain: 'station', town: 'vierzon', seat: 1 }],
  },
  {
    place: 'scriptorium',
    holes: [hole('scriptorium', 1, 'knight'), hole('scriptorium', 2, 'scholar')],
    state: 'plain',
    gains: [{ gain: 'development', n: 1 }],
  },
  {
    place: 'town-hall',
    holes: [hole('town-hall', 1, 'any'), hole('town-hall', 2, 'any')],
    state: 'plain',
    gains: [{ gain: 'words', text: '1 or 2 to deeds' }],
  },
  {
    place: 'windmill',
    holes: [hole('windmill', 1, 'craftsman', 'wheel'), hole('windmill', 2, 'craftsman')],
    state: 'short',
    gains: [
      { gain: 'coins', n: 2 },
      { gain: 'development', n: 1 },
    ],
  },
  { place: 'school', holes: [], state: 'plain', gains: [] },
];

export const GALLERY: readonly GalleryTile[] = [
  ...TILES_I.filter((tile) => tile !== 'windmill').map((tile) => ({ tile, stack: 'I' as const })),
  ...TILES_II.filter((tile) => tile !== 'school').map((tile) => ({ tile, stack: 'II' as const })),
];

export const MARKET: readonly MarketPiece[] = (['trader', 'own-trader', 'boatman', 'farmer'] as const).map(
  (kind, n) => ({ thing: `market:${n + 1}`, kind }),
);
export const BAG: BagCount = {
  boatman: 1,
  craftsman: 2,
  trader: 1,
  knight: 1,
  scholar: 1,
  monk: 1,
  'own-craftsman': 1,
};

export const PLAN_LEGAL: readonly string[] = [
  'market:1 hole:university.3',
  'market:1 hole:monastery.2',
  'market:1 hole:wagon.2',
  'market:1 hole:town-hall.1',
  'market:1 hole:town-hall.2',
  'market:2 hole:university.3',
  'market:3 hole:village.2',
  'market:4 hole:ship.1',
];

export const PLAYER_MARKERS: readonly Markers[] = [
  {
    seat: 'p1',
    at: { farmer: 2, boatman: 2, craftsman: 2, trader: 2, knight: 3, scholar: 2 },
    development: 10,
  },
  {
    seat: 'p2',
    at: { farmer: 4, boatman: 1, craftsman: 1, trader: 3, knight: 2, scholar: 3 },
    development: 16,
  },
  {
    seat: 'p3',
    at: { farmer: 3, boatman: 4, craftsman: 2, trader: 1, knight: 4, scholar: 1 },
    development: 8,
  },
  {
    seat: 'p4',
    at: { farmer: 2, boatman: 2, craftsman: 2, trader: 2, knight: 3, scholar: 0 },
    development: 10,
  },
  {
    seat: 'p5',
    at: { farmer: 2, boatman: 2, craftsman: 2, trader: 5, knight: 3, scholar: 2 },
    development: 30,
  },
];

export const STOCK = { farmer: 5, boatman: 1, craftsman: 3, trader: 2, knight: 0, scholar: 5, monk: 7 };

const STATES: readonly (Omit<DeedState, 'spaces' | 'deed' | 'waits'> & { readonly deed: BaseDeed })[] = [
  { deed: 'city-wall', sent: { farmer: 2, craftsman: 1, knight: 1 }, citizen: null },
  { deed: 'canalization', sent: { farmer: 1, boatman: 2, trader: 1 }, citizen: null },
  { deed: 'cathedral', sent: { craftsman: 1 }, citizen: null },
  { deed: 'defeating-the-plague', sent: { farmer: 1, boatman: 1, scholar: 1 }, citizen: null },
  { deed: 'boatmen-guild', sent: { boatman: 1 }, citizen: null },
  { deed: 'peace-treaty', sent: {}, citizen: null },
  { deed: 'papal-conclave', sent: {}, citizen: null },
  { deed: 'astronomy', sent: { trader: 1, scholar: 2 }, citizen: 'p2' },
];
export const DEED_STATES: readonly DeedState[] = STATES.map((state) => ({
  ...state,
  spaces: DEED_SPACES[state.deed].spaces,
  waits: state.citizen === null,
}));

export const TURNED: readonly Hour[] = [
  'pilgrimage',
  'income',
  'plague',
  'harvest',
  'trading-day',
  'taxes',
  'income',
  'harvest',
  'taxes',
];

export const OWNED: Belongings = {
  coins: 9,
  goods: { grain: 2, cheese: 2, wine: 1, wool: 1, brocade: 0 },
  stations: 3,
  stationsLeft: 7,
  citizens: 1,
  development: 10,
  status: 3,
};

const rival = { ...OWNED, technology: 2, start: false, places: [] };
export const RIVALS: readonly RivalProps[] = [
  {
    ...rival,
    seat: 'p2',
    name: 'Gaspard',
    start: true,
    state: 'ready',
    market: ['farmer', 'own-farmer', 'trader', 'scholar', 'monk'],
    bag: 8,
    places: [
      { place: 'university', on: ['wheel', 'craftsman', 'monk'] },
      { place: 'castle', on: ['own-farmer', null, null] },
      { place: 'library', on: [null, null] },
    ],
  },
  { ...rival, seat: 'p3', name: 'Mahaut', state: 'planning', market: 6, bag: 9 },
  {
    ...rival,
    seat: 'p4',
    name: 'Hugues',
    state: 'passed',
    goods: { grain: 0, cheese: 0, wine: 0, wool: 0, brocade: 0 },
    market: [],
    bag: 12,
  },
  { ...rival, seat: 'p5', name: 'Isabeau', state: 'acting', market: ['own-trader', 'knight'], bag: 4 },
];
