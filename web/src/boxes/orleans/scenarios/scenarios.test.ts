import { describe, expect, test, vi } from 'vitest';
import type { DueView } from '../../../generated/orleans';
import { chooseLanguage } from '../../../i18n';
import { things } from '../actions';
import { eventRule } from '../info';
import { dueWords } from '../parts/schedule';
import { pickLines, pickMoves } from '../planning/picks';
import { ended } from '../prompts';
import type { OrleansView } from '../view';
import { eventAbout, placeLabel } from '../words';
import { parseScenario } from './actions';
import { before } from './before';

describe('a choice of several things', () => {
  const pick = { verb: 'draft', count: 2, candidates: ['hayrick', 'winery', 'brewery'] } as const;
  test('offers everything until there are enough, and then only to put back or to send', () => {
    expect(pickMoves(pick, ['brewery'])).toEqual(['draft hayrick', 'draft winery', 'draft brewery']);
    expect(pickMoves(pick, ['brewery', 'hayrick'])).toEqual(['draft brewery', 'draft hayrick', 'picked']);
  });
  test('is sent in the order of the rules', () => {
    expect(pickLines(pick, ['brewery', 'hayrick'])).toEqual(['draft hayrick', 'draft brewery']);
  });
});

describe('an event of the Duel, where the house plays with other values', () => {
  const none: DueView = {
    event: 'harvest',
    coins: 0,
    or_food: false,
    food: 0,
    points: 0,
    good: null,
    or_knight: false,
    follower: false,
    tiles: 0,
    amount: true,
    has: 0,
    met: false,
  };
  const due = (more: Partial<DueView>) => dueWords({ ...none, ...more });
  const terms = { harvest_food: 2, harvest_coins: 7, demolition: 4 };
  test('says what it costs at this table, in the short text, on the card and as what is missing', () => {
    expect(eventAbout('harvest', terms)).toBe('2 grain, cheese or wine, or 7 coins');
    expect(eventRule('harvest', terms)).toBe('Everyone gives 2 grain, cheese or wine, or pays 7 coins.');
    expect(due({ or_food: true, food: 2, coins: -7, has: 1 })).toBe('1 of 2 food, or 7 coins');
    expect(eventRule('demolition', terms)).toBe('The team loses technology tiles, or pays 4 coins for each.');
    expect(eventRule('harvest', { ...terms, harvest_coins: 1 })).toMatch(/pays 1 coin\.$/);
  });
  test('costs what is usual on the rules page', () => {
    expect(eventRule('harvest')).toBe('Everyone gives 1 grain, cheese or wine, or pays 5 coins.');
    expect(eventRule('demolition')).toBe('The team loses technology tiles, or pays 6 coins for each.');
  });
  test('is an amount and what the player has of it', () => {
    expect(due({ coins: -5, has: 1 })).toBe('1 of 5 coins');
    expect(due({ coins: 3 })).toBe('today +3 coins');
    expect(due({ coins: 0 })).toBe('today nothing');
    expect(due({ points: 7, has: 10 })).toBe('10 of 7 points');
    expect(due({ good: 'cheese', has: 1 })).toBe('1 of 1 cheese');
    expect(due({ or_food: true, food: 2, has: 1 })).toBe('1 of 2 food');
  });
});

describe('the notation of the scenarios', () => {
  test('touches what stands for it on the table', () => {
    const ids = (line: string) => things(line).map(({ id }) => id);
    expect(ids('supply blois coins 3')).toEqual(['give:coin', 'structure:blois', 'count:3']);
    expect(ids('deliver lady 2')).toEqual(['objective:lady', 'count:2']);
    expect(ids('build structure w-orleans-blois')).toEqual(['edge:w-orleans-blois']);
    expect(ids('travel event river blois')).toEqual(['edge:w-orleans-blois', 'load:nothing']);
  });
  test('leaves the lines of the base game alone', () => {
    for (const line of ['build guildhall', 'work pharmacy 2', 'travel wagon blois', 'plan farmer wagon'])
      expect(parseScenario(line)).toBeUndefined();
  });
});

describe('how a duel ends', () => {
  const duel = (...fallen: boolean[]) =>
    ({
      scenario: 'duel',
      end: 'fallen',
      players: fallen.map((one, n) => ({
        seat: `p${n + 1}`,
        fallen: one,
        objectives: [],
        goods: [],
        coins: 0,
      })),
    }) as unknown as OrleansView;
  const nobody = (...fallen: boolean[]) => ended(duel(...fallen), (seat) => seat, [])?.nobody;
  test('nobody has won if neither could pay', () => {
    expect(nobody(true, true)).toBe(true);
    expect(nobody(true, false)).toBe(false);
    expect(nobody(false, false)).toBeUndefined();
  });
});

test('a long word on a card can be divided where the language allows it', async () => {
  expect(placeLabel('wool-manufacturer')).toBe('Wool Manu\u00ADfacturer');
  vi.stubGlobal('document', { documentElement: {} });
  await chooseLanguage('de');
  expect(placeLabel('wool-manufacturer')).toBe('Woll\u00ADmanufaktur');
  expect(placeLabel('farm-house')).toBe('Bauernhaus');
  await chooseLanguage('en');
  vi.unstubAllGlobals();
});

describe('earlier solo games', () => {
  const table = { box: 'orleans', modules: ['vierzon'], options: {}, origin: null, lesson: false, you: 'p1' };
  const game = (id: string, score: number, more: object = {}) => ({
    ...table,
    id,
    result: {
      ending: 'rules',
      verdict: score === 5 ? 'won' : 'lost',
      ranks: [{ seat: 'p1', rank: 1, score, side: null }],
      takebacks: 0,
      grade: null,
    },
    ...more,
  });
  const told = (...games: object[]) =>
    before(games as unknown as Parameters<typeof before>[0], { ...table, id: 'now' });
  test('are counted, with the best of them', () => {
    expect(told(game('a', 3), game('b', 5), game('c', 2))).toEqual({ games: 3, won: 1, best: 5 });
    expect(told()).toEqual({ games: 0, won: 0, best: 0 });
  });
  test('count only for the same scenario and step, once, and not for a second try', () => {
    const others = [
      game('now', 5),
      game('a', 5, { modules: ['salesman'] }),
      game('b', 5, { options: { 'vierzon.step': 'in-order' } }),
      game('c', 5, { origin: { kind: 'fork' } }),
      game('d', 5, { lesson: true }),
      game('e', 5, { result: null }),
    ];
    expect(told(...others, game('f', 4))).toEqual({ games: 1, won: 0, best: 4 });
  });
});
