import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Fixture } from '../../dev/fixture-table';
import type { Event } from '../../generated/burgundy';
import { rolledBy, slotsFor } from './parts/supplies';
import { stages } from './stages';
import type { BurgundyEvent, BurgundyView } from './view';

const fixture = JSON.parse(
  readFileSync(new URL('./fixtures/two-mid.json', import.meta.url), 'utf8'),
) as Fixture & { view: BurgundyView };

let entry = 0;
const happened = (event: Event['event'], more: Record<string, unknown> = {}, clause = ''): BurgundyEvent => {
  const what = event === 'points' || event === 'silver' || event === 'workers' ? event : undefined;
  const change = what && { seat: String(more['seat']), what, by: Number(more['by']) };
  return {
    entry,
    text: '',
    clause,
    seat: null,
    change: change ?? null,
    json: { event, clause, ...more } as Event,
  };
};

test('a phase ends in three steps, in the order in which they happen', () => {
  entry = 7;
  const end = [
    happened('turn-ended', { seat: 'p1' }),
    happened('phase-ended', { phase: 'A' }),
    happened('silver', { seat: 'p2', by: 2, spaces: ['r1c1', 'r2c2'] }, 'burgundy.mine.income'),
    happened('phase', { phase: 'B' }),
    happened('removed', { depot: '4', tile: 'bank' }),
  ];
  entry = 8;
  const refill = [
    happened('filled', { depot: '1', tile: 'ship' }),
    happened('filled', { depot: 'black', tile: 'cow3' }),
    happened('round', { round: 1 }),
    happened('filled', { depot: '2', tile: 'castle' }),
  ];
  const staging = stages([...end, ...refill], fixture.view);
  expect(staging?.title).toBe('Phase A ends');
  expect(staging?.stages.map(({ id, note }) => [id, note])).toEqual([
    ['mines', undefined],
    ['leftovers', '1 tile leaves the game'],
    ['refill', '2 new tiles'],
  ]);
  const [mines, leftovers, market] = staging?.stages ?? [];
  expect(mines?.shares.map(({ seat, amounts }) => [seat, amounts[0]?.label])).toEqual([['p2', '2 silver']]);
  expect(mines?.marks).toEqual(['space:p2:r1c1', 'space:p2:r2c2']);
  expect(leftovers?.marks).toEqual(['depot:4']);
  expect(market?.marks).toEqual(['depot:1:ship', 'depot:black:cow3']);
});

test('the final scoring is shown source by source, with the spaces that count', () => {
  entry = 9;
  const points = (seat: string, by: number, source: string, clause: string, spaces: string[] = []) =>
    happened('points', { seat, by, source, counted: { count: by, tile: null, spaces } }, clause);
  const staging = stages(
    [
      happened('phase-ended', { phase: 'E' }),
      happened('silver', { seat: 'p1', by: 1, spaces: [] }, 'burgundy.mine.income'),
      points('p1', 2, 'goods', 'burgundy.final.goods'),
      points('p1', 8, 'monastery', 'burgundy.monastery.16', ['r3c1', 'r4c2']),
      points('p1', 4, 'monastery', 'burgundy.monastery.22', ['r5c5']),
      points('p2', 3, 'goods', 'burgundy.final.goods'),
    ],
    { ...fixture.view, over: true },
  );
  expect(staging?.final).toBe(true);
  const rows = staging?.stages.map(({ id, shares }) => [id, shares.map(({ points: n }) => n)]);
  expect(rows).toEqual([
    ['mines', [0]],
    ['goods', [2, 3]],
    ['silver', []],
    ['workers', []],
    ['monastery', [12]],
  ]);
  const last = staging?.stages.at(-1);
  expect(last?.marks).toEqual(['space:p1:r3c1', 'space:p1:r4c2', 'space:p1:r5c5']);
  expect(last?.shares[0]?.reasons.map(({ text, by }) => [text, by])).toEqual([
    ['monastery 16', 8],
    ['monastery 22', 4],
  ]);
});

test('nothing is staged in the middle of a phase', () => {
  expect(stages([happened('turn-ended', { seat: 'p1' })], fixture.view)).toBe(undefined);
});

test('used dice keep the faces of the last roll', () => {
  const rolled = (seat: string, dice: readonly number[]) => happened('rolled', { seat, dice });
  const events = [rolled('p1', [1, 2]), rolled('p2', [3, 4]), rolled('p1', [5, 6])];
  expect(rolledBy(events, 'p1')).toEqual([5, 6]);
  expect(rolledBy(events, 'p2')).toEqual([3, 4]);
  expect(rolledBy([], 'p1')).toEqual([]);
});

test('goods keep their places when others are sold', () => {
  const [red, pink, brown] = (['red', 'pink', 'brown'] as const).map((good) => ({ good, count: 1 }));
  if (!red || !pink || !brown) throw new Error('three piles');
  const full = slotsFor([], [red, pink, brown]);
  expect(full).toEqual([red, pink, brown]);
  const sold = slotsFor(full, [red, brown]);
  expect(sold).toEqual([red, null, brown]);
  const violet = { good: 'violet', count: 2 } as const;
  expect(slotsFor(sold, [violet, red, brown])).toEqual([red, violet, brown]);
});
