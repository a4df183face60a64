import { describe, expect, test } from 'vitest';
import { type Role, TABLES } from '../../generated/orleans';
import { gainsOf, whyNot } from './gains';
import { askedByInvasion } from './invasion/prompts';
import type { AnyPlace, OrleansPrompt, OrleansView, PlayerView } from './view';

const player = {
  seat: 'p1',
  merchant: 'orleans',
  status: 3,
  stations: ['blois'],
  tracks: [0, 0, 0, 0, 0, 0],
  draws: 4,
  places: [],
};
const table = (barred: readonly Role[] = []) =>
  ({
    players: [player],
    stock: [5, 5, 5, 5, 5, 5, 5],
    supply: [5, 5, 5, 5, 5],
    barred,
    citizens: [],
    bathhouse: [],
    city: null,
  }) as unknown as OrleansView;
const gains = (place: AnyPlace, view = table()) => gainsOf(view, player as unknown as PlayerView, place);

describe('what a place gives', () => {
  test('is what is printed on it', () => {
    expect(gains('cellar')).toEqual([{ gain: 'coins', n: 4 }]);
    expect(gains('brewery')).toEqual([{ gain: 'coins', n: 2 }]);
    expect(gains('windmill')).toEqual([
      { gain: 'coins', n: 2 },
      { gain: 'development', n: 1 },
    ]);
    expect(gains('library')).toEqual([{ gain: 'development', n: 2 }]);
    expect(gains('tailor-shop')).toEqual([{ gain: 'good', good: 'brocade' }]);
    expect(gains('laboratory')).toEqual([{ gain: 'technology', n: 1 }]);
    expect(gains('sacristy')).toMatchObject([{ gain: 'words' }]);
  });
  test('says something about every place', () => {
    const silent = TABLES.places.filter(({ place }) => gains(place).length === 0);
    expect(silent.map(({ place }) => place)).toEqual([]);
  });
  test('leaves out a follower that the event of the round bars', () => {
    const [first] = gains('village', table(['craftsman']));
    expect(first).toEqual({ gain: 'follower', of: ['boatman', 'trader'] });
    expect(gains('castle')[0]).toEqual({ gain: 'follower', of: ['knight'] });
  });
  test('names the event that hits a place as the reason why it is of no use', () => {
    const hit = { place: 'horse-wagon', hit: true, spaces: [] };
    const view = { ...table(), hours: ['highwayman'] } as unknown as OrleansView;
    const of = (one: object) =>
      whyNot(view, { ...player, places: [one] } as unknown as PlayerView, 'horse-wagon');
    expect(of(hit)).toMatch(/Highwayman/);
    expect(of({ ...hit, hit: false })).not.toMatch(/Highwayman/);
  });
});

test('robbers take goods worth five, and the question says how much is left', () => {
  const asked = (count: number) =>
    askedByInvasion(
      { ask: 'rob', count, seat: 'p1' } as OrleansPrompt,
      table(),
      ['give wool'],
      (seat) => seat,
    )?.title;
  expect(TABLES.team.robbery).toBe(5);
  expect(asked(5)).not.toMatch(/still missing/);
  expect(asked(4)).toMatch(/still missing/);
});
