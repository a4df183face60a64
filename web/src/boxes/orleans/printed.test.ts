import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { followerSymbols } from './art/followers';
import { DEEDS, EVENTS, FOLLOWERS, GOODS, PLACES, TILES, TILES_I, TILES_II, TRACKS } from './pieces';
import {
  CITIZENS_AT,
  COINS_AT,
  DEED_SPACES,
  LAST_DEVELOPMENT,
  PLACE_NEEDS,
  stackOf,
  statusOf,
  TRACK_SPACES,
} from './printed';

test('tracks have the printed number of spaces', () => {
  expect(TRACKS.map((track) => TRACK_SPACES[track].length)).toEqual([9, 6, 6, 6, 6, 6]);
});

test('tracks give what is printed on them', () => {
  const sum = (track: 'boatman' | 'scholar') =>
    TRACK_SPACES[track].reduce((total, { reward }) => total + ('n' in reward ? reward.n : 0), 0);
  expect(sum('boatman')).toBe(2 + 3 + 4 + 5);
  expect(sum('scholar')).toBe(2 + 3 + 4 + 5 + 6);
  expect(TRACK_SPACES.farmer.flatMap(({ reward }) => ('good' in reward ? [reward.good] : []))).toEqual([
    'grain',
    'grain',
    'cheese',
    'cheese',
    'wine',
    'wine',
    'wool',
    'brocade',
  ]);
  expect(TRACK_SPACES.knight.map(({ reward }) => ('n' in reward ? reward.n : 0))).toEqual([4, 5, 6, 7, 7, 8]);
  expect(TRACK_SPACES.trader.flatMap(({ reward }) => ('stack' in reward ? [reward.stack] : []))).toEqual([
    'I',
    'II',
    'II',
    'II',
    'II',
  ]);
});

test('citizens wait at the end of the boatmen, on the last but one of the knights, and at 3, 18 and 28', () => {
  const at = TRACKS.flatMap((track) =>
    TRACK_SPACES[track].flatMap(({ citizen }, n) => (citizen ? [`${track} ${n}`] : [])),
  );
  expect(at).toEqual(['boatman 5', 'knight 4']);
  expect(CITIZENS_AT).toEqual([3, 18, 28]);
});

test('the development track has 31 spaces in six bands', () => {
  expect(LAST_DEVELOPMENT).toBe(30);
  expect([0, 3, 4, 8, 9, 14, 15, 21, 22, 29, 30].map(statusOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
  expect(COINS_AT).toEqual({ 7: 3, 12: 4, 25: 5 });
});

test('eight deeds have 45 spaces', () => {
  const count = (deed: (typeof DEEDS)[number]) =>
    DEED_SPACES[deed].spaces.reduce((sum, [, most]) => sum + most, 0);
  expect(DEEDS.map((deed) => [deed, count(deed), DEED_SPACES[deed].coins])).toEqual([
    ['city-wall', 10, 1],
    ['canalization', 10, 1],
    ['cathedral', 6, 2],
    ['defeating-the-plague', 5, 2],
    ['boatmen-guild', 4, 1],
    ['peace-treaty', 4, 2],
    ['papal-conclave', 3, 3],
    ['astronomy', 3, 1],
  ]);
});

test('there are twelve place tiles I, eight place tiles II and seven of Invasion', () => {
  expect([TILES_I.length, TILES_II.length, TILES.length]).toEqual([12, 8, 27]);
});

test('everything has a drawing', () => {
  const file = (name: string) => readFileSync(new URL(`./art/${name}`, import.meta.url), 'utf8');
  const drawn = file('places.svg') + file('pieces.svg');
  const wanted = [
    ...PLACES.map((one) => `op-${one}`),
    ...TILES.map((one) => `ot-${one}`),
    ...EVENTS.map((one) => `oe-${one}`),
    ...DEEDS.map((one) => `od-${one}`),
    ...GOODS.map((one) => `og-${one}`),
  ];
  expect(wanted.filter((id) => !drawn.includes(`<symbol id="${id}"`))).toEqual([]);
  for (const follower of FOLLOWERS)
    for (const letter of ['f', 'h', 'm', 'r'])
      expect(followerSymbols(follower)).toContain(`<symbol id="o${letter}-${follower}"`);
});

test('places have the printed spaces', () => {
  const count = (places: readonly (keyof typeof PLACE_NEEDS)[]) =>
    places.reduce((sum, place) => sum + PLACE_NEEDS[place].length, 0);
  expect(count(PLACES)).toBe(26);
  expect(count([...PLACES, ...TILES])).toBe(61);
  expect(TILES.filter((tile) => stackOf(tile) === 'II')).toHaveLength(11);
});
