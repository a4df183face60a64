import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fixture } from '../../dev/fixture-table';
import { type Event, TABLES } from '../../generated/burgundy';
import { chooseLanguage } from '../../i18n';
import type { BoxTable } from '../../table/box';
import { partsOf } from '../../table/preview-parts';
import { things } from './actions';
import { pictogram } from './art/monasteries';
import { readBoards } from './boards';
import { describe as inWords, nothing } from './describe';
import { areas, neighbours, SPOTS } from './geometry';
import { info } from './info';
import { log } from './log';
import type { BurgundyPrompt, BurgundyView, PlayerView } from './view';
import { forbidden, tries } from './why';
import { amountOf, reasonOf, tileClause } from './words';

const folder = new URL('./fixtures/', import.meta.url);
type BurgundyFixture = Fixture<BurgundyPrompt, Event> & { view: BurgundyView };
const fixtures = readdirSync(folder).map((name) => ({
  name,
  fixture: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as BurgundyFixture,
}));
const two = fixtures.find(({ name }) => name === 'two-mid.json')?.fixture as BurgundyFixture;
const names = (seat: string) => seat;
const burgundyWords = { amount: amountOf, reason: reasonOf } as BoxTable;

describe.each(fixtures)('$name', ({ fixture }) => {
  it('has things and words for every legal action', () => {
    for (const action of fixture.legal) {
      expect(things(action).length, action).toBeGreaterThan(0);
      const { title } = inWords(action, fixture.view, fixture.seat, names);
      expect(title, action).not.toContain('{');
      expect(title, action).not.toBe(action);
    }
  });
  it('writes its log in sentences', () => {
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
    expect(things('buy 4 mine workers').map((thing) => thing.id)).toEqual([
      'pay:workers',
      'depot:4',
      'tile:4:mine',
    ]);
  });
});

describe('previews', () => {
  it('are worded by what changes and by the clause behind it', () => {
    expect(
      partsOf(burgundyWords, [
        { what: 'workers', by: -2, clause: 'burgundy.dice.worker' },
        { what: 'points', by: 4, clause: 'burgundy.livestock.score' },
        { what: 'points', by: 10, clause: 'burgundy.area.phase-bonus' },
        { what: 'silver', by: 2, clause: 'burgundy.monastery.03' },
      ]),
    ).toMatchObject({
      gains: [
        { text: '+4', label: '4 points', reason: 'livestock' },
        { text: '+10', label: '10 points', reason: 'phase bonus' },
        { text: '+2', label: '2 silver', reason: 'monastery 3' },
      ],
      costs: [{ text: '−2', label: '2 workers', reason: '' }],
    });
  });
});

describe('actions in words', () => {
  it('name the die as it shows and as it is used, and the place in words', () => {
    expect(inWords('place d1 pig4 r3c2', two.view, 'p1', names)).toEqual({
      title: 'Place 4 pigs on the 4 in row 3',
      how: 'with die 2 as 4',
      deed: 'place',
    });
    expect(inWords('workers d1', two.view, 'p1', names).how).toBe('with die 2');
    expect(inWords('buy black bank', two.view, 'p1', names).how).toBe('buy');
  });
  it('say what the dice count as when they take a shield', () => {
    const how = (dice: readonly number[]) => {
      const players = two.view.players.map((player): PlayerView => ({ ...(player as PlayerView), dice }));
      return inWords('shield double 3 7 r4c4', { ...two.view, players }, 'p1', names).how;
    };
    expect(how([3, 3])).toBe('with your double 3');
    expect(how([3, 4])).toBe('with your 3 and 4 as a double 3');
    // A double of another number does not take it as it is.
    expect(how([4, 4])).toBe('with your 4 and 4 as a double 3');
  });
  it('name a player, not a seat', () => {
    expect(inWords('name p2', two.view, 'p1', () => 'Odile').title).toBe('Name Odile');
  });
});

describe('sentences of the log', () => {
  const told = (json: object) =>
    log([{ entry: 0, seat: null, json }] as unknown as Parameters<typeof log>[0], names, two.view)[0]?.text;
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: {} });
  });
  afterEach(async () => {
    await chooseLanguage('en');
    vi.unstubAllGlobals();
  });
  it('count the animals', () => {
    expect(told({ event: 'filled', tile: 'sheep3', depot: '3' })).toBe('3 sheep go to depot 3');
    expect(told({ event: 'filled', tile: 'bank', depot: 'black' })).toBe('bank goes to the black depot');
    expect(told({ event: 'removed', tile: 'cow2', depot: '1' })).toBe('2 cows leave the game from depot 1');
  });
  it("name a depot's goods in one phrase", () => {
    const load = (good: string, count: number, depot: string) => ({
      entry: 1,
      seat: 'p1',
      json: { event: 'loaded', seat: 'p1', good, count, depot },
    });
    const events = [
      load('violet', 1, '2'),
      load('pink', 2, '2'),
      load('red', 1, '3'),
    ] as unknown as Parameters<typeof log>[0];
    expect(log(events, names, two.view)[0]?.text).toBe(
      'loaded 1 × grapes and 2 × salmon from depot 2; loaded 1 × apples from depot 3',
    );
  });
  it('name the duchies that a seat is dealt in one line', () => {
    const deal = (seat: string, board: string) => ({
      entry: 0,
      seat: null,
      json: { event: 'board-dealt', seat, board },
    });
    const events = [deal('p1', '3'), deal('p1', '10'), deal('p2', '4')] as unknown as Parameters<
      typeof log
    >[0];
    expect(log(events, names, two.view).map(({ text }) => text)).toEqual([
      'p1 is dealt duchies 3 and 10',
      'p2 is dealt duchy 4',
    ]);
  });
  it('have articles and cases in German and French', async () => {
    await chooseLanguage('de');
    expect(told({ event: 'bought', seat: 'p1', tile: 'market', depot: 'black' })).toBe(
      'kaufte den Markt aus dem schwarzen Depot',
    );
    expect(told({ event: 'filled', tile: 'sheep3', depot: 'black' })).toBe(
      '3 Schafe kommen ins schwarze Depot',
    );
    expect(inWords('take d1 3 bank', two.view, 'p1', names).title).toBe('Die Bank aus Depot 3 nehmen');
    await chooseLanguage('fr');
    expect(told({ event: 'declined', seat: 'p1', means: 'church' })).toBe('n’a pas utilisé l’église');
    expect(told({ event: 'took', seat: 'p1', tile: 'monastery4', depot: '2' })).toBe(
      'a pris le monastère 4 au dépôt 2',
    );
  });
});

describe('a click that does nothing', () => {
  it('asks the rules about what it would mean', () => {
    const [me] = two.view.players as [PlayerView];
    const bare = me.duchy.find((space) => space.kind === 'castle' && !space.tile)?.space ?? '';
    const without: BurgundyView = { ...two.view, players: [{ ...me, storage: [] }] };
    expect(tries(`space:${bare}`, ['die:d1'], without, 'p1')).toEqual([
      `place d1 castle ${bare}`,
      `castle ${bare}`,
    ]);
    expect(tries('tile:black:bank', ['die:d2'], two.view, 'p1')).toEqual([
      'take d2 black bank',
      'buy black bank',
    ]);
    expect(tries('good:red', [], two.view, 'p1')).toContain('sell castle red');
    expect(tries('button:end', [], two.view, 'p1')).toEqual([]);
  });
  it('gets the reason in words', () => {
    const why = { action: '', clause: '', text: 'in English', values: {} };
    const told = (word: string, values = {}) =>
      forbidden({ ...why, word, values }, two.view, 'p1', () => 'Odile');
    expect(told('storage-empty')).toBe('Your storage is empty: take a tile first.');
    expect(told('wrong-colour', { kind: 'castle', tile: 'ship', space: 'r1c1' })).toBe(
      'No tile in your storage belongs here (castle).',
    );
    expect(told('depot-out-of-reach', { depot: '4', value: '4', die: '6', cost: '2', have: '1' })).toBe(
      'Depot 4 takes a 4. Your die shows 6, and 2 workers would change it: you have 1.',
    );
    expect(told('partners-tile', { partner: 'p3', tile: 'mine' })).toBe(
      'That tile is in Odile’s own storage: the mine. Only Odile can use it.',
    );
    expect(told('a-new-rule')).toBe('in English');
  });
});

describe('a ship', () => {
  it('promises only the goods that the rules promise', () => {
    expect(inWords('ship 3', two.view, 'p1', names).title).toBe('Load from depot 3');
    const changes = [{ what: 'violet', by: 3, clause: 'burgundy.ship.any-depot' }];
    const { gains } = partsOf(burgundyWords, changes);
    expect(gains.map(({ text, icon }) => [text, icon])).toEqual([['+3', 'g-2']]);
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
  it('are read from the catalog', () => {
    const [board] = readBoards({
      boards: [
        {
          edition: 2019,
          duchy: '12b',
          confidence: 'reconstructed',
          spaces: [{ space: 'r1c1', kind: 'castle', value: 6, area: 0 }],
        },
      ],
    });
    expect(board).toEqual({
      edition: '2019',
      duchy: '12b',
      reconstructed: true,
      spaces: [{ space: 'r1c1', kind: 'castle', value: 6, area: 0, tile: null }],
    });
    expect(readBoards(null)).toEqual([]);
  });
  it('fall into areas', () => {
    const one = fixtures
      .flatMap(({ fixture }) => fixture.view.players)
      .find((player) => player.board === '1' && player.duchy.length > 0);
    expect(new Set(areas(one?.duchy ?? []).values()).size).toBe(13);
  });
});

it('draws a pictogram for each of the 26 monasteries', () => {
  for (let number = 1; number <= 26; number++) {
    for (const edition of [2011, 2019])
      expect(pictogram(number, edition).flat().length, String(number)).toBeGreaterThan(1);
  }
});

it('names, draws and explains every tile, shield and route bonus of the expansions', () => {
  const view = { edition: 2019, border_points: [5, 2] } as unknown as BurgundyView;
  const tiles = TABLES.tiles.map(({ tile }) => `tile:${tile}`);
  const shields = Array.from({ length: 18 }, (_, n) => `shield:${n + 1}`);
  const others = ['route:action', 'posts', 'awards', 'inns', 'target', 'shared', 'partner'];
  for (const key of [...tiles, ...shields, ...others]) {
    const card = info(key, view);
    // A missing text would be its key.
    expect(card?.title, key).not.toMatch(/\.|^$/);
    expect(card?.text, key).toMatch(/ .*\.$/);
    expect(card?.clause, key).toMatch(/^burgundy\.[a-z]+\.[a-z0-9-]+$/);
    if (!key.startsWith('route')) expect(card?.picture, key).toBeTruthy();
  }
  for (const { tile, clause } of TABLES.tiles)
    expect(tileClause(tile).split('.')[1]).toBe(clause.split('.')[1]);
  for (let number = 27; number <= 29; number++)
    expect(pictogram(number, 2019).flat().length, String(number)).toBeGreaterThan(0);
});

it('says why a ship loads nothing', () => {
  const [first, ...others] = two.view.players;
  const holding = (kinds: number, goods: readonly string[]) =>
    ({
      ...two.view,
      depots: two.view.depots.map((depot) => ({ ...depot, goods })),
      players: [
        { ...first, goods: ['red', 'brown', 'pink'].slice(0, kinds).map((good) => ({ good, count: 1 })) },
        ...others,
      ],
    }) as BurgundyView;
  const told = (kinds: number, goods: readonly string[]) =>
    nothing('ship 3', holding(kinds, goods), first?.seat ?? '');
  expect(told(3, ['violet'])).toBe('Loads nothing: you already hold three kinds');
  expect(told(3, [])).toBe('Loads nothing: no goods are there');
  // It will ask which kind to keep.
  expect(told(2, ['violet', 'orange'])).toBeUndefined();
  expect(nothing('end', two.view, 'p1')).toBeUndefined();
});
