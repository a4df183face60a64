import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { things } from './actions';
import { describe as inWords } from './describe';
import { estimate, workersFor } from './estimate';
import { areas, SPOTS, neighbours } from './geometry';
import { log } from './log';
import { previewOf } from './boards';
import { pictogram } from './art/monasteries';
import { playerOf, type BurgundyView } from './view';
import type { Fixture } from '../../dev/fixture-session';

const folder = new URL('./fixtures/', import.meta.url);
const fixtures = readdirSync(folder).map((name) => ({
  name,
  fixture: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Fixture & { view: BurgundyView },
}));
const two = fixtures.find(({ name }) => name === 'two-mid.json')?.fixture as Fixture & { view: BurgundyView };
const names = (seat: string) => seat;

describe.each(fixtures)('$name', ({ fixture }) => {
  it('has things and words for every legal action', () => {
    for (const action of fixture.legal) {
      expect(things(action).length, action).toBeGreaterThan(0);
      const { title } = inWords(action, fixture.view, fixture.seat);
      expect(title, action).not.toContain('{');
      expect(title, action).not.toBe(action);
    }
  });
  it('tells its log in sentences', () => {
    for (const line of log(fixture.notes, names, fixture.view)) {
      expect(line.text).not.toMatch(/[{}]|burgundy\.|undefined/);
    }
  });
});

describe('what an action touches', () => {
  it('is a die, a tile and a place', () => {
    expect(things('take d1 3 bank').map((thing) => thing.id)).toEqual(['die:d1', 'depot:3', 'tile:3:bank']);
    expect(things('place castle bank r3c5').map((thing) => thing.id)).toEqual(['store:bank', 'space:r3c5']);
    expect(things('ship 3+4').map((thing) => thing.id)).toEqual(['depot:3', 'depot:4']);
    expect(things('buy 4 mine workers').map((thing) => thing.id)).toEqual(['pay:workers', 'depot:4', 'tile:4:mine']);
  });
});

describe('previews', () => {
  const player = playerOf(two.view, 'p1');
  it('count the workers on the ring of six values', () => {
    if (!player) throw new Error('p1 sits at the table');
    expect([1, 2, 3, 4, 5, 6].map((wanted) => workersFor(player, 6, wanted, false))).toEqual([1, 2, 3, 2, 1, 0]);
    expect(workersFor(player, 6, 2, true)).toBe(1);
  });
  it('know what a placement gives', () => {
    if (!player) throw new Error('p1 sits at the table');
    const pigs = estimate('place d1 pig4 r3c2', two.view, player);
    expect(pigs.workers).toBe(2);
    expect(pigs.gains).toEqual([{ what: 'points', by: 4, why: 'gain.livestock' }]);
    expect(estimate('workers d1', two.view, player).gains).toEqual([{ what: 'workers', by: 2, why: 'gain.workers' }]);
    expect(estimate('buy black carpenter', two.view, player).silver).toBe(2);
  });
});

describe('duchies', () => {
  it('have 37 spaces and mutual neighbours', () => {
    expect(SPOTS).toHaveLength(37);
    for (const spot of SPOTS) {
      for (const [side, next] of neighbours(spot).entries()) {
        if (next) expect(neighbours(next)[(side + 3) % 6]).toBe(spot);
      }
    }
  });
  it('are printed as the server has them', () => {
    for (const { fixture } of fixtures) {
      for (const { board, duchy } of fixture.view.players) {
        if (!board || duchy.length === 0) continue;
        const printed = previewOf(board, fixture.view.edition);
        expect(printed.map(({ kind, value }) => `${kind}${value}`)).toEqual(duchy.map(({ kind, value }) => `${kind}${value}`));
      }
    }
  });
  it('fall into areas', () => {
    expect(new Set(areas(previewOf(1, 2019)).values()).size).toBe(13);
  });
});

it('draws a pictogram for each of the 26 monasteries', () => {
  for (let number = 1; number <= 26; number++) {
    for (const edition of [2011, 2019]) expect(pictogram(number, edition).flat().length, String(number)).toBeGreaterThan(1);
  }
});
