import { expect, test } from 'vitest';
import { TABLES } from '../../../generated/burgundy';
import { mapOf } from '../map';
import { sayAny } from '../words';
import { chainOf, TOUCHED } from './border/chain';
import { SIGN } from './routes/strip';
import {
  BORDER_DUCHY,
  FOUR_ISLANDS,
  FOURTEEN_ISLANDS,
  OTHER_ROUTES,
  PAIRS,
  ROUTE,
  TEAM_DUCHY,
} from './samples';
import { shieldPoints } from './shields/shield';
import { DRAWINGS } from './symbols';

test('the chain between two posts goes over neighbouring tiles only', () => {
  const map = mapOf(BORDER_DUCHY);
  const chain = chainOf(['west', 'south'], BORDER_DUCHY, map);
  expect(chain).toEqual([
    ['r3c1', 'r4c2'],
    ['r4c2', 'r5c2'],
    ['r5c2', 'r6c2'],
    ['r6c2', 'r7c2'],
  ]);
  for (const [one, other] of chain) expect(map.sides.get(one)).toContain(other);
  // Nothing touches the east post yet.
  expect(chainOf(['west', 'east'], BORDER_DUCHY, map)).toEqual([]);
  // Around one gap there is another way, around two there is none.
  const without = (...gaps: readonly string[]) =>
    BORDER_DUCHY.map((space) => (gaps.includes(space.space) ? { ...space, tile: null } : space));
  expect(chainOf(['west', 'south'], without('r6c2'), map).length).toBe(5);
  expect(chainOf(['west', 'south'], without('r6c2', 'r7c1'), map)).toEqual([]);
});

test('every post touches two spaces that are neighbours', () => {
  const { sides } = mapOf(BORDER_DUCHY);
  for (const [one = '', other = ''] of Object.values(TOUCHED)) expect(sides.get(one)).toContain(other);
  expect(PAIRS.flatMap(({ posts }) => posts).sort()).toEqual([
    'east',
    'east',
    'south',
    'south',
    'west',
    'west',
  ]);
});

test('a shield has one pearl for every four points', () => {
  expect([1, 6, 7, 12, 13, 18].map(shieldPoints)).toEqual([12, 12, 8, 8, 4, 4]);
});

test('the boards and cards of the gallery are as they are printed', () => {
  const kinds = (duchy: typeof TEAM_DUCHY) =>
    ['building', 'livestock', 'ship', 'monastery', 'castle', 'mine'].map(
      (kind) => duchy.filter((space) => space.kind === kind).length,
    );
  for (const duchy of [BORDER_DUCHY, FOUR_ISLANDS, FOURTEEN_ISLANDS])
    expect(kinds(duchy)).toEqual([12, 6, 6, 6, 4, 3]);
  // Two duchies that share a castle.
  expect(kinds(TEAM_DUCHY)).toEqual([24, 12, 12, 12, 7, 6]);
  const route = [...ROUTE, ...OTHER_ROUTES.flat()];
  expect(route.length).toBe(36);
  const count = (of: (space: (typeof route)[number]) => string) =>
    new Set(route.map((space) => route.filter((other) => of(other) === of(space)).length));
  expect(count(({ good }) => good)).toEqual(new Set([6]));
  expect(count(({ bonus }) => bonus)).toEqual(new Set([4]));
});

test('every bonus of a route card has a picture and words', () => {
  const bonuses = [...new Set(TABLES.cards.flatMap(({ spaces }) => spaces.map(({ bonus }) => bonus)))];
  expect(bonuses.sort()).toEqual(Object.keys(SIGN).sort());
  for (const bonus of bonuses) expect(sayAny(`bonus.${bonus}`)).not.toMatch(/^bonus/);
  for (const id of Object.values(SIGN)) expect(DRAWINGS).toContain(`<symbol id="${id}"`);
  for (let shield = 1; shield <= 18; shield++) expect(DRAWINGS).toContain(`<symbol id="sh-${shield}"`);
});
