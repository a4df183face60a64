import { describe, expect, it } from 'vitest';
import type { Follower as Kind, Prompt, What } from '../../../generated/orleans';
import plans from '../fixtures/plans.json';
import { printedPlace } from '../printed';
import type { OrleansEvent, OrleansView } from '../view';
import { allowed, bestSpace, lastPlan, leftOf, moved, movesOf, repeated, viewWith } from './draft';
import { linesOf, openingsOf, type Put } from './lines';

interface Case {
  readonly prompt: Prompt;
  readonly puts: readonly Put[];
  readonly lines: readonly string[];
}
const CASES = plans as unknown as readonly Case[];
const shuffled = <T>(list: readonly T[], by: number): readonly T[] =>
  list
    .map((one, n) => [one, (n * 7919 + by * 104729) % 97] as const)
    .sort((a, b) => a[1] - b[1])
    .map(([one]) => one);

describe('a plan as lines', () => {
  it.each(CASES.map((one, n) => [n, one] as const))(
    'is what the rules would write: %i',
    (_, { prompt, puts, lines }) => {
      expect(linesOf(prompt, puts)).toEqual(lines);
    },
  );
  it('does not depend on the order in which it was made', () => {
    for (const { prompt, puts, lines } of CASES)
      for (const by of [1, 2, 3]) expect(linesOf(prompt, shuffled(puts, by))).toEqual(lines);
  });
  it('accepts every plan that the rules accepted', () => {
    for (const { prompt, puts } of CASES) expect(allowed(prompt, puts)).toEqual(puts);
  });
  it('leaves everybody in the market if nothing is planned', () => {
    for (const { prompt } of CASES) {
      const stays = linesOf(prompt, []).filter((line) => line.endsWith(' stay'));
      expect(stays).toHaveLength(prompt.followers.reduce((sum, { count }) => sum + count, 0));
    }
  });
});

const fits = (follower: Kind, ...spaces: readonly (readonly [number, string, string])[]) => ({
  follower,
  spaces: spaces.map(([space, place, need]) => ({ space, place, need })),
});
/** A town hall with two equal spaces, and a wagon. */
const small = {
  seat: 'p1',
  ask: 'man',
  man: ['wagon'],
  followers: [
    { follower: 'own-farmer', count: 1 },
    { follower: 'farmer', count: 1 },
    { follower: 'monk', count: 2 },
  ],
  spaces: [
    fits('own-farmer', [5, 'wagon', 'farmer'], [20, 'town-hall', 'any'], [21, 'town-hall', 'any']),
    fits('farmer', [5, 'wagon', 'farmer'], [20, 'town-hall', 'any'], [21, 'town-hall', 'any']),
    fits(
      'monk',
      [5, 'wagon', 'farmer'],
      [6, 'wagon', 'trader'],
      [7, 'wagon', 'knight'],
      [20, 'town-hall', 'any'],
      [21, 'town-hall', 'any'],
    ),
  ],
} as unknown as Prompt;

describe('the shapes of a plan', () => {
  it('writes own and neutral twins in the order of kinds', () => {
    const puts: Put[] = [
      { kind: 'farmer', space: 20 },
      { kind: 'own-farmer', space: 5 },
    ];
    expect(linesOf(small, puts)).toEqual([
      'leave wagon',
      'plan own-farmer wagon',
      'plan farmer town-hall',
      'plan monk stay',
      'plan monk stay',
      'ready',
    ]);
  });
  it('names the space that a monk takes for somebody else, lowest first', () => {
    const puts: Put[] = [
      { kind: 'monk', space: 7 },
      { kind: 'monk', space: 6 },
    ];
    expect(linesOf(small, puts).filter((line) => line.startsWith('plan monk'))).toEqual([
      'plan monk wagon trader',
      'plan monk wagon knight',
    ]);
  });
  it('gives equal spaces of a place to the first kinds', () => {
    const puts: Put[] = [
      { kind: 'monk', space: 20 },
      { kind: 'farmer', space: 21 },
      { kind: 'monk', space: 6 },
    ];
    expect(linesOf(small, puts)).toEqual([
      'leave wagon',
      'plan own-farmer stay',
      'plan farmer town-hall',
      'plan monk wagon trader',
      'plan monk town-hall',
      'ready',
    ]);
  });
  it('refuses puts that cannot be', () => {
    expect(
      allowed(small, [
        { kind: 'farmer', space: 6 },
        { kind: 'farmer', space: 5 },
        { kind: 'own-farmer', space: 5 },
        { kind: 'farmer', space: 20 },
        { kind: 'knight', space: 7 },
      ]),
    ).toEqual([{ kind: 'farmer', space: 5 }]);
    expect(leftOf(small, [{ kind: 'farmer', space: 5 }])).toEqual(['own-farmer', 'monk', 'monk']);
  });
});

const view = {
  round: 1,
  players: [
    {
      seat: 'p1',
      market: [],
      places: [
        {
          place: 'wagon',
          active: false,
          possible: true,
          fresh: false,
          spaces: [
            { space: 5, need: 'farmer', follower: null, planned: false, technology: false },
            { space: 6, need: 'trader', follower: null, planned: false, technology: false },
            { space: 7, need: 'knight', follower: null, planned: false, technology: true },
          ],
        },
        {
          place: 'town-hall',
          active: false,
          possible: true,
          fresh: false,
          spaces: [
            { space: 20, need: 'any', follower: null, planned: false, technology: false },
            { space: 21, need: 'any', follower: null, planned: false, technology: false },
          ],
        },
      ],
    },
  ],
} as unknown as OrleansView;

describe('a plan in the making', () => {
  it('puts, moves and takes back', () => {
    const put = moved(small, [], view, 'p1', 'put farmer.1 wagon.1 first');
    expect(put).toEqual([{ kind: 'farmer', space: 5 }]);
    const there = moved(small, put, view, 'p1', 'move wagon.1 town-hall.2');
    expect(there).toEqual([{ kind: 'farmer', space: 21 }]);
    expect(moved(small, there, view, 'p1', 'take town-hall.2')).toEqual([]);
    expect(moved(small, there, view, 'p1', 'back town-hall.2')).toEqual([]);
  });
  it('offers only free holes, and says which one a place takes first', () => {
    const moves = movesOf(small, [{ kind: 'farmer', space: 5 }], view, 'p1');
    expect(moves).toContain('take wagon.1');
    expect(moves.filter((move) => move.startsWith('put') && move.includes('wagon.1'))).toEqual([]);
    expect(moves).toContain('put own-farmer.1 town-hall.1 first');
    expect(moves).toContain('put monk.2 wagon.2 first');
    expect(bestSpace(small, [], 'monk', 'wagon')).toBe(5);
  });
  it('shows what is ready', () => {
    const puts: Put[] = [
      { kind: 'farmer', space: 5 },
      { kind: 'monk', space: 6 },
    ];
    const [player] = viewWith(view, 'p1', small, puts).players;
    expect(player?.places.map(({ active }) => active)).toEqual([true, false]);
    expect(player?.market).toEqual([
      { follower: 'own-farmer', count: 1 },
      { follower: 'monk', count: 1 },
    ]);
  });
  it('activates a place with one follower where that is enough', () => {
    const spaces = (place: string) =>
      printedPlace(place as 'wagon')?.needs.map((need, space) => ({
        space,
        need,
        follower: null,
        planned: false,
        technology: false,
      })) ?? [];
    const active = (place: string) => {
      const table = {
        players: [{ seat: 'p1', market: [], places: [{ place, spaces: spaces(place), fresh: false }] }],
      } as unknown as OrleansView;
      return viewWith(table, 'p1', small, [{ kind: 'farmer', space: 0 }]).players[0]?.places[0]?.active;
    };
    for (const place of ['gunpowder-tower', 'town-hall', 'carpenter']) expect(active(place)).toBe(true);
    for (const place of ['wagon', 'windmill', 'hostel']) expect(active(place)).toBe(false);
  });
  it('repeats the last plan as far as the market allows', () => {
    const told = (what: object) => ({ json: what }) as unknown as OrleansEvent;
    const events = [
      told({ event: 'round', round: 1 }),
      told({ event: 'planned', seat: 'p1', follower: 'farmer', place: 'wagon' }),
      told({ event: 'planned', seat: 'p2', follower: 'monk', place: 'castle' }),
      told({ event: 'planned', seat: 'p1', follower: 'knight', place: 'wagon' }),
      told({ event: 'revealed' }),
      told({ event: 'planned', seat: 'p1', follower: 'monk', place: 'ship' } satisfies Partial<What>),
      told({ event: 'round', round: 2 }),
    ];
    const last = lastPlan(events, 'p1');
    expect(last).toEqual([
      { kind: 'farmer', place: 'wagon' },
      { kind: 'knight', place: 'wagon' },
    ]);
    expect(repeated(small, last)).toEqual({
      puts: [{ kind: 'farmer', space: 5 }],
      missing: ['knight'],
      full: [],
    });
  });
  it('tells who is not in the market from whose place has no room', () => {
    const last = [
      { kind: 'farmer', place: 'wagon' },
      { kind: 'farmer', place: 'nowhere' },
      { kind: 'scholar', place: 'wagon' },
    ] as const;
    const { missing, full } = repeated({ ...small, followers: [{ follower: 'farmer', count: 2 }] }, last);
    expect(missing).toEqual(['scholar']);
    expect(full).toEqual([{ kind: 'farmer', place: 'nowhere' }]);
  });
  it('knows every space of a question', () => {
    for (const { prompt, puts } of CASES)
      for (const { space } of puts) expect(openingsOf(prompt).has(space)).toBe(true);
  });
});
