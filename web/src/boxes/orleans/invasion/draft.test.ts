import { describe, expect, test } from 'vitest';
import type { Hour, TallyView } from '../../../generated/orleans';
import type { OrleansView } from '../view';
import { readItem, sharesWords } from './describe';
import { canAdd, isComplete, type Making, ruined, suggested, talliesOf } from './draft';
import { missingLine } from './proposal';
import { type Draft, linesOf, unitsOf } from './unit';

const player = (seat: string, more: object = {}) => ({
  seat,
  coins: 10,
  goods: [0, 0, 0, 2, 0],
  development: 8,
  market: [{ follower: 'monk', count: 1 }],
  bag: [{ follower: 'monk', count: 2 }],
  places: [
    { place: 'wagon', spaces: [{ technology: true, follower: null }] },
    { place: 'school', spaces: [] },
    { place: 'vehicle', spaces: [{ technology: false, follower: 'monk' }] },
  ],
  ...more,
});

const view = (players: readonly object[], more: object = {}): OrleansView =>
  ({
    players,
    map: [],
    tiles: [],
    citizens: [],
    supply: [0, 0, 0, 1, 1],
    ...more,
  }) as unknown as OrleansView;

const tally = (measure: TallyView['measure'], needed: number): TallyView => ({ measure, needed, met: 0 });

function making(
  hour: Hour,
  demand: readonly TallyView[],
  table = view([player('p1'), player('p2')]),
  legal: readonly string[] = [],
): Making {
  return { hour, view: table, demand, units: unitsOf(hour, table, demand, legal) };
}

/** Adds a unit as often as it is possible. */
function fill(of: Making, draft: Draft, id: string, most = 99): Draft {
  const unit = of.units.find((one) => one.id === id);
  if (!unit) throw new Error(`no ${id} in ${of.units.map((one) => one.id).join(', ')}`);
  let now = draft;
  for (let n = 0; n < most && canAdd(of, now, unit); n++) now = { ...now, [id]: (now[id] ?? 0) + 1 };
  return now;
}

const linesFor = (of: Making, draft: Draft) => linesOf(of.units, draft);

describe('a suggestion', () => {
  const dues = [{ round: 1, due: 'coins 1', paid: false, payable: true }];
  const table = (coins: number) =>
    view(
      [player('p1', { coins, character: { dues } }), player('p2', { coins: 5 }), player('p3', { coins: 5 })],
      {
        round: 1,
      },
    );
  test('leaves the Estate Manager the coins for the due', () => {
    const of = making('good-trade', [tally('coins', 12)], table(4));
    const draft = suggested(of);
    expect(isComplete(of, draft)).toBe(true);
    expect(draft['offer p1 coins']).toBe(3);
    expect(ruined(of.view, (seat) => draft[`offer ${seat} coins`] ?? 0)).toEqual([]);
  });
  test('takes them if nothing else is enough, and the draft says so', () => {
    const of = making('good-trade', [tally('coins', 12)], table(2));
    const draft = suggested(of);
    expect(draft['offer p1 coins']).toBe(2);
    expect(ruined(of.view, (seat) => draft[`offer ${seat} coins`] ?? 0)).toEqual(['p1']);
  });
});

describe('a draft', () => {
  test('pays for technology tiles that are kept, and never more', () => {
    const of = making('demolition', [tally('technology', 2), tally('coins', 12)]);
    let draft = fill(of, {}, 'offer p1 coins');
    expect(draft['offer p1 coins']).toBe(10);
    draft = fill(of, draft, 'offer p2 coins');
    expect(draft['offer p2 coins']).toBe(2);
    expect(isComplete(of, draft)).toBe(true);
    expect(linesFor(of, draft)).toEqual(['offer p1 coins 8', 'offer p1 coins 2', 'offer p2 coins 2']);
    // A tile that is given up makes half of the coins too many, so it cannot be added now.
    expect(fill(of, draft, 'offer p2 technology wagon')).toEqual(draft);
    const tile = fill(of, fill(of, {}, 'offer p2 technology wagon'), 'offer p1 coins');
    expect(tile['offer p1 coins']).toBe(6);
    expect(linesFor(of, tile)).toEqual(['offer p2 technology wagon', 'offer p1 coins 6']);
  });

  test('says what is missing', () => {
    const of = making('demolition', [tally('technology', 2), tally('coins', 12)]);
    const words = (draft: Draft) =>
      missingLine(talliesOf(of.hour, of.units, draft, of.demand), isComplete(of, draft));
    expect(words({})).toBe('Still missing: 2 technology tiles or 12 coins.');
    expect(words({ 'offer p1 coins': 4 })).toBe('Still missing: 8 coins.');
    expect(words({ 'offer p1 technology wagon': 1, 'offer p1 coins': 6 })).toBe('Nothing is missing.');
  });

  test('pays for place tiles that are kept: every tile that is given up makes it cheaper', () => {
    const of = making('arson', [tally('tiles', 2), tally('coins', 12)]);
    const coins = (draft: Draft) =>
      talliesOf(of.hour, of.units, draft, of.demand).find(({ measure }) => measure === 'coins')?.needed;
    const one = fill(of, {}, 'offer p1 place school');
    const both = fill(of, one, 'offer p2 place school');
    expect([coins({}), coins(one), coins(both)]).toEqual([12, 6, 0]);
    expect(isComplete(of, both)).toBe(true);
    expect(isComplete(of, fill(of, one, 'offer p1 coins'))).toBe(true);
  });

  test('knows only place tiles, not the board or the support places', () => {
    const of = making('arson', [tally('tiles', 2), tally('coins', 12)]);
    expect(of.units.filter(({ kind }) => kind === 'tile').map(({ id }) => id)).toEqual([
      'offer p1 place school',
      'offer p2 place school',
    ]);
  });

  test('shares development points and monks, each from where it is', () => {
    const of = making('witch-hunt', [tally('points', 6)]);
    let draft = fill(of, {}, 'offer p2 monk bag');
    draft = fill(of, draft, 'offer p2 monk vehicle');
    draft = fill(of, draft, 'offer p1 books');
    expect(linesFor(of, draft)).toEqual([
      'offer p1 books 3',
      'offer p2 monk bag',
      'offer p2 monk bag',
      'offer p2 monk vehicle',
    ]);
    expect(isComplete(of, draft)).toBe(true);
  });

  test('calls one monk of each player, or one citizen', () => {
    const table = view([player('p1'), player('p2')], { citizens: ['le-blanc', 'watch'] });
    const of = making('rome-calling', [tally('monks', 2), tally('citizens', 1)], table);
    const monks = fill(of, fill(of, {}, 'offer p2 monk bag'), 'offer p1 monk market');
    expect(linesFor(of, monks)).toEqual(['offer p1 monk market', 'offer p2 monk bag']);
    expect(isComplete(of, monks)).toBe(true);
    expect(fill(of, monks, 'offer citizen watch')).toEqual(monks);
    expect(isComplete(of, fill(of, {}, 'offer citizen le-blanc'))).toBe(true);
  });

  test('hands out everything of a donation', () => {
    const of = making('donation', [tally('wine', 1), tally('payout', 3), tally('books', 3)]);
    let draft = fill(of, {}, 'grant p2 wine');
    draft = fill(of, draft, 'grant p1 coins', 1);
    draft = fill(of, draft, 'grant p2 coins');
    draft = fill(of, draft, 'grant p1 books');
    expect(isComplete(of, draft)).toBe(true);
    expect(linesFor(of, draft)).toEqual([
      'grant p2 wine',
      'grant p1 coins 1',
      'grant p2 coins 2',
      'grant p1 books 3',
    ]);
  });

  test('sells before it buys, and pays with what it earned', () => {
    const poor = view([player('p1', { coins: 0 }), player('p2', { coins: 0 })]);
    const of = making('wool-market', [tally('deals', 3), tally('payout', 0), tally('coins', 0)], poor);
    let draft = fill(of, {}, 'sell wool p1');
    expect(draft['sell wool p1']).toBe(2);
    draft = fill(of, draft, 'grant p2 coins');
    expect(draft['grant p2 coins']).toBe(4);
    draft = fill(of, draft, 'buy brocade p1', 1);
    draft = fill(of, draft, 'offer p2 coins');
    expect(draft['offer p2 coins']).toBe(3);
    expect(isComplete(of, draft)).toBe(true);
    expect(linesFor(of, draft)).toEqual([
      'sell wool p1',
      'sell wool p1',
      'grant p2 coins 4',
      'buy brocade p1',
      'offer p2 coins 3',
    ]);
  });

  test('takes grain off the map in the order of the record', () => {
    const map = [
      { edge: 'w-orleans-blois', good: 'grain' },
      { edge: 'r-lemans-tours', good: 'grain' },
      { edge: 'r-lemans-tours', good: 'grain' },
      { edge: 'r-blois-vierzon', good: 'wine' },
    ];
    const of = making('drought', [tally('grain', 3)], view([player('p1')], { map }));
    const draft = fill(of, fill(of, {}, 'offer grain w-orleans-blois'), 'offer grain r-lemans-tours');
    expect(linesFor(of, draft)).toEqual([
      'offer grain r-lemans-tours',
      'offer grain r-lemans-tours',
      'offer grain w-orleans-blois',
    ]);
    expect(isComplete(of, draft)).toBe(true);
  });

  test('is told seat by seat', () => {
    const lines = ['offer p2 technology wagon', 'offer p1 coins 8', 'offer p1 coins 2'];
    const names = (seat: string) => (seat === 'p1' ? 'Ann' : 'Ben');
    expect(sharesWords(lines.map(readItem), names)).toBe(
      'Ben gives the technology tile of the Wagon and Ann gives 10 coins',
    );
  });
});
