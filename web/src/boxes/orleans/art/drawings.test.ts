import { describe, expect, it } from 'vitest';
import { TABLES } from '../../../generated/orleans';
import city from './city.svg?raw';
import { knightSpots, NARROW, WALL_TOP, WIDE, wallFoot } from './city-plan';
import events from './events.svg?raw';
import { CHARACTERS, DEED_IDS, EVENT_IDS, MODULES, OBJECTIVE_IDS, PLACE_IDS, STRUCTURES } from './ids';
import invasion from './invasion.svg?raw';
import { modulePicture } from './module-pictures';
import people from './people.svg?raw';
import pieces from './pieces.svg?raw';
import { placeSymbol } from './places';
import places from './places.svg?raw';
import structures from './structures.svg?raw';

const sheets = [pieces, places, events, invasion, city, people, structures].join('');
const drawn = [...sheets.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id ?? '');

describe('drawings', () => {
  it('has a picture for every id', () => {
    const wanted = [
      ...EVENT_IDS.map((id) => `oe-${id}`),
      ...PLACE_IDS.map(placeSymbol),
      ...DEED_IDS.map((id) => `od-${id}`),
      ...CHARACTERS.map((id) => `oc-${id}`),
      ...OBJECTIVE_IDS.map((id) => `oo-${id}`),
      ...STRUCTURES.map((id) => `ob-${id}`),
    ];
    expect(wanted.filter((id) => !drawn.includes(id))).toEqual([]);
    expect(MODULES.filter((module) => !modulePicture(module))).toEqual([]);
  });

  it('knows everything that is printed', () => {
    expect(TABLES.hours.map(({ hour }) => hour).filter((id) => !EVENT_IDS.includes(id))).toEqual([]);
    expect(TABLES.places.map(({ place }) => place).filter((id) => !PLACE_IDS.includes(id))).toEqual([]);
    expect(TABLES.deeds.map(({ deed }) => deed).filter((id) => !DEED_IDS.includes(id))).toEqual([]);
    const towns = TABLES.towns.map(({ town }) => town).filter((id) => id !== 'orleans');
    expect([...STRUCTURES].sort()).toEqual(towns.sort());
  });

  it('has every picture once', () => {
    expect(drawn.filter((id, n) => drawn.indexOf(id) !== n)).toEqual([]);
  });

  it('refers only to pictures that exist', () => {
    // Followers are drawn by `followers.ts`.
    const used = [...sheets.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(used.filter((id) => !drawn.includes(id) && !id.startsWith('of-'))).toEqual([]);
  });
});

describe('knights on the wall', () => {
  const cases = [WIDE, NARROW].flatMap((plan) => [5, 8, 10, 13].map((needed) => ({ plan, needed })));

  it.each(cases)('all have a space of their own: $needed of $plan.width', ({ plan, needed }) => {
    const spots = knightSpots(plan, needed);
    expect(spots).toHaveLength(needed);
    for (const [n, { x, y, size }] of spots.entries()) {
      expect(y - size / 2).toBeGreaterThan(WALL_TOP);
      expect(y + size / 2).toBeLessThan(wallFoot(plan));
      expect([...plan.towers, plan.width / 2].every((tower) => Math.abs(tower - x) > size / 2 + 24)).toBe(
        true,
      );
      const others = spots.filter((_, m) => m !== n);
      expect(others.every((one) => Math.abs(one.x - x) >= size || Math.abs(one.y - y) >= size)).toBe(true);
    }
  });
});
