import { expect, test } from 'vitest';
import {
  across,
  along,
  curve,
  edge,
  edgesFrom,
  HEIGHT,
  journey,
  MAP_EDGES,
  spacesFor,
  town,
  WIDTH,
} from './geometry';
import { TOWNS } from './towns';

test('the map has its towns, roads and waterways', () => {
  expect(TOWNS).toHaveLength(23);
  expect(MAP_EDGES.filter(({ kind }) => kind === 'road')).toHaveLength(29);
  expect(MAP_EDGES.filter(({ kind }) => kind === 'waterway')).toHaveLength(14);
  expect(new Set(MAP_EDGES.map(({ id }) => id)).size).toBe(43);
});

test('goods spaces follow the number of players', () => {
  const count = (players: number) => MAP_EDGES.reduce((sum, one) => sum + spacesFor(one, players).length, 0);
  expect([2, 3, 4, 5].map(count)).toEqual([43, 48, 52, 52]);
});

test('the marks 3 and 4 are on the printed edges, near the printed towns', () => {
  const marked = (players: number) =>
    MAP_EDGES.filter(({ spaces }) => spaces.some((space) => space.players === players)).map(({ id }) => id);
  expect(marked(3)).toEqual([
    'r-lemans-tours',
    'r-orleans-vierzon',
    'w-orleans-briare',
    'w-briare-sancerre',
    'w-chinon-leblanc',
  ]);
  expect(marked(4)).toEqual([
    'r-lemans-chartres',
    'r-etampes-montargis',
    'r-chatellerault-argenton',
    'r-stamand-nevers',
  ]);
  const near = { 'r-lemans-tours': 'tours', 'r-stamand-nevers': 'stamand', 'w-chinon-leblanc': 'leblanc' };
  for (const [id, name] of Object.entries(near)) {
    const { a, b, spaces } = edge(id);
    const second = spaces[1];
    const far = (where: string) =>
      Math.hypot(town(where).x - (second?.x ?? 0), town(where).y - (second?.y ?? 0));
    expect(far(name), id).toBeLessThan(far(a === name ? b : a));
  }
});

test('towns have the printed number of roads and waterways', () => {
  const count = (id: string, kind: string) => edgesFrom(id).filter((one) => one.kind === kind).length;
  expect([count('orleans', 'road'), count('orleans', 'waterway')]).toEqual([4, 2]);
  expect([count('vierzon', 'road'), count('vierzon', 'waterway')]).toEqual([3, 3]);
  expect([count('tours', 'road'), count('tours', 'waterway')]).toEqual([1, 4]);
  for (const { id, river } of TOWNS) expect(count(id, 'waterway') > 0, id).toBe(river);
});

test('Chinon and Châtellerault are joined by a road and by a river', () => {
  const both = edgesFrom('chinon').filter((one) => across(one, 'chinon') === 'chatellerault');
  expect(both.map(({ kind }) => kind).sort()).toEqual(['road', 'waterway']);
});

test('everything is inside the frame, and goods keep their distance from each other and from towns', () => {
  const goods = MAP_EDGES.flatMap(({ id, spaces }) => spaces.map((space) => ({ ...space, id })));
  for (const { id, x, y } of [...TOWNS.map(({ id }) => town(id)), ...goods]) {
    expect(x, id).toBeGreaterThan(30);
    expect(x, id).toBeLessThan(WIDTH - 30);
    expect(y, id).toBeGreaterThan(30);
    expect(y, id).toBeLessThan(HEIGHT - 30);
  }
  for (const [n, one] of goods.entries()) {
    for (const other of goods.slice(n + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.id} ${other.id}`).toBeGreaterThan(42);
    for (const { id } of TOWNS)
      expect(Math.hypot(one.x - town(id).x, one.y - town(id).y), `${one.id} ${id}`).toBeGreaterThan(30);
  }
});

test('a point along a line is measured by its length', () => {
  const line = [
    [0, 0],
    [10, 0],
    [10, 30],
  ] as const;
  expect(along(line, 0.5)).toEqual([10, 10]);
  expect(along(line, 0)).toEqual([0, 0]);
  expect(along(line, 1)).toEqual([10, 30]);
  expect(curve(line).points.at(-1)).toEqual([10, 30]);
});

test('a merchant goes from one town to the other, whichever comes first in the name', () => {
  const back = journey('w-orleans-briare', 'briare', 4);
  expect(back).toHaveLength(5);
  expect(back[0]).toEqual([town('briare').x, town('briare').y]);
  expect(back[4]).toEqual([town('orleans').x, town('orleans').y]);
});
