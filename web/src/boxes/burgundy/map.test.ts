import { expect, test } from 'vitest';
import { ROOT3 } from '../../art/hex';
import { neighbours, SPOTS } from './geometry';
import { ARCHIPELAGOS } from './islands';
import { channel, type DuchyMap, layoutOf, mapOf, viewBox } from './map';

const named = (names: readonly string[]): DuchyMap => mapOf(names.map((space) => ({ space })));

const TEAM_ROWS = [8, 10, 12, 13, 12, 10, 8];
const teamNames = TEAM_ROWS.flatMap((columns, row) =>
  Array.from({ length: columns }, (_, n) => `r${row + 1}c${n + 1}`),
);
const count = (island: string, spaces: number) =>
  Array.from({ length: spaces }, (_, n) => `${island}${n + 1}`);
const four = [...count('nw', 7), ...count('ne', 11), ...count('sw', 6), ...count('se', 13)];
const fourteen = Object.entries({
  a: 1,
  b: 3,
  c: 5,
  d: 1,
  e: 4,
  f: 5,
  g: 1,
  h: 4,
  i: 1,
  j: 3,
  k: 2,
  l: 1,
  m: 5,
  n: 1,
}).flatMap(([island, spaces]) => count(island, spaces));

const BOARDS: readonly (readonly [string, readonly string[]])[] = [
  ['one hexagon', SPOTS.map(({ name }) => name)],
  ['a team', teamNames],
  ['four islands', four],
  ['fourteen islands', fourteen],
];

test.each(BOARDS)('every space is there once, inside the drawing, and none overlap: %s', (_, names) => {
  const map = named(names);
  expect(map.spots.map(({ name }) => name).sort()).toEqual([...names].sort());
  const layout = layoutOf(map, 42, 12);
  for (const name of names) {
    const { x, y } = layout.at(name);
    expect(x - (42 * ROOT3) / 2).toBeGreaterThanOrEqual(11.9);
    expect(x + (42 * ROOT3) / 2).toBeLessThanOrEqual(layout.width - 11.9);
    expect(y - 42).toBeGreaterThanOrEqual(11.7);
    expect(y + 42).toBeLessThanOrEqual(layout.height - 11.7);
    for (const other of names) {
      if (other === name) continue;
      const to = layout.at(other);
      const apart = Math.hypot(to.x - x, to.y - y) / (42 * ROOT3);
      const touching = map.sides.get(name)?.includes(other);
      // Neighbours touch. Spaces of different islands leave room for water.
      if (touching) expect(apart).toBeCloseTo(1, 1);
      else expect(apart).toBeGreaterThan(1.2);
    }
  }
});

test('the hexagon has the neighbours it always had', () => {
  const map = named(SPOTS.map(({ name }) => name));
  for (const spot of SPOTS)
    expect(map.sides.get(spot.name)).toEqual(neighbours(spot).map((other) => other?.name));
});

test('the halves of a team’s duchy touch only in the three middle rows', () => {
  const { sides } = named(teamNames);
  expect(teamNames.length).toBe(73);
  expect(sides.get('r4c7')).toEqual(['r4c8', 'r5c7', 'r5c6', 'r4c6', 'r3c6', 'r3c7']);
  expect(sides.get('r3c6')?.[0]).toBe('r3c7');
  expect(sides.get('r5c6')?.[0]).toBe('r5c7');
  for (const [west, east] of [
    ['r1c4', 'r1c5'],
    ['r2c5', 'r2c6'],
    ['r6c5', 'r6c6'],
    ['r7c4', 'r7c5'],
  ] as const)
    expect(sides.get(west)).not.toContain(east);
});

test('each half of a team’s duchy is shown whole on a phone', () => {
  const layout = layoutOf(named(teamNames), 42, 12);
  const width = (42 * ROOT3) / 2;
  for (const half of ['west', 'east'] as const) {
    const [left = 0, , wide = 0] = viewBox(layout, half).split(' ').map(Number);
    const shown = teamNames.filter((name) => {
      const { x } = layout.at(name);
      return x - width >= left - 0.1 && x + width <= left + wide + 0.1;
    });
    // The half itself, with the shared middle.
    expect(shown.length).toBeGreaterThanOrEqual(37);
  }
});

test.each([
  ['four islands', four, 0],
  ['fourteen islands', fourteen, 1],
] as const)('a river begins and ends at the shore of its spaces and crosses no land: %s', (_, names, n) => {
  const map = named(names);
  const layout = layoutOf(map, 42, 12);
  const unit = 42 * ROOT3;
  expect(map.rivers).toBe(ARCHIPELAGOS[n]?.rivers);
  for (const river of map.rivers) {
    const drawn = channel(river, layout);
    river.ends.forEach((name, end) => {
      const space = layout.at(name);
      const at = drawn.ends[end] ?? { x: 0, y: 0 };
      const far = Math.hypot(at.x - space.x, at.y - space.y) / unit;
      expect(far, `${river.ends} at ${name}`).toBeGreaterThan(0.4);
      expect(far, `${river.ends} at ${name}`).toBeLessThan(0.6);
    });
    const ends: readonly string[] = river.ends;
    for (const name of names.filter((other) => !ends.includes(other))) {
      const land = layout.at(name);
      for (const { x, y } of along(drawn.path))
        expect(Math.hypot(x - land.x, y - land.y) / unit, `${ends} passes ${name}`).toBeGreaterThan(0.56);
    }
  }
});

/** Points along a curve that is written as a path. */
function along(path: string): readonly { readonly x: number; readonly y: number }[] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = (
    path.match(/-?[\d.]+/g) ?? []
  ).map(Number);
  const at = (t: number, a: number, b: number, c: number, d: number) =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
  return Array.from({ length: 21 }, (_, n) => ({
    x: at(n / 20, x0, x1, x2, x3),
    y: at(n / 20, y0, y1, y2, y3),
  }));
}

test('every island can be reached over the rivers', () => {
  for (const names of [four, fourteen]) {
    const map = named(names);
    const reached = new Set(['nw1', 'a1'].filter((name) => names.includes(name)));
    for (const space of reached) {
      for (const next of map.sides.get(space) ?? []) if (next) reached.add(next);
      for (const { ends } of map.rivers)
        if ((ends as readonly string[]).includes(space)) for (const end of ends) reached.add(end);
    }
    expect(reached.size).toBe(37);
  }
});
