import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventInfo, Position, TableInfo } from '../generated/protocol';
import type { BoxTable, Staging } from './box';
import { lastStep, Stager } from './stager';
import type { Watch } from './watch';

const chosen = vi.hoisted(() => ({ move: true, stages: true }));
vi.mock('../settings', () => ({
  mayMove: () => chosen.move,
  settings: {
    get value() {
      return { stages: chosen.stages };
    },
  },
}));

const row = (id: string, points: readonly number[]) => ({
  id,
  sign: null,
  title: id,
  marks: [],
  shares: points.map((n, seat) => ({ seat: `p${seat + 1}`, points: n, amounts: [], reasons: [] })),
});
const PHASE: Staging = { title: 'Phase A ends', final: false, stages: [row('mines', []), row('refill', [])] };
const FINAL: Staging = { title: 'Final', final: true, stages: [row('Goods', [2, 1]), row('Silver', [3, 4])] };

type Listener = (events: readonly EventInfo[], next: Position) => void;

/** A table whose next entry is staged as given. The seats have 15 and 25 points after it. */
function table(staging: Staging) {
  let before: Listener | undefined;
  const held: boolean[] = [];
  const position = signal({ at: 7, entries: 7, view: {}, projected: null } as unknown as Position);
  const watch = {
    table: signal({ seats: [{ seat: 'p1' }, { seat: 'p2' }] } as unknown as TableInfo),
    position,
    whole: signal(undefined),
    events: signal<readonly EventInfo[]>([]),
    hold: (on: boolean) => void held.push(on),
    onBefore: (listener: Listener) => {
      before = listener;
      return () => undefined;
    },
  };
  const box = {
    stages: () => staging,
    summary: (_: unknown, seat: string) => ({ points: seat === 'p1' ? 15 : 25, line: '' }),
  };
  const stager = new Stager(watch as unknown as Watch, box as unknown as BoxTable, (seat) => seat);
  const happen = async () => {
    const next = { ...position.peek(), at: 8, entries: 8 };
    before?.([{ entry: 7 } as EventInfo], next);
    position.value = next;
    await vi.advanceTimersByTimeAsync(20);
  };
  return { stager, happen, held, position };
}

beforeEach(() => {
  Object.assign(chosen, { move: true, stages: true });
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('requestAnimationFrame', (go: () => void) => setTimeout(go, 10));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a phase is shown step by step and ends by itself, and the others wait until then', async () => {
  const { stager, happen, held } = table(PHASE);
  await happen();
  expect(stager.shown.value?.step).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(stager.shown.value?.step).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(stager.shown.value).toBe(null);
  expect(held).toEqual([true, false]);
});

test('with reduced motion each step waits for the next press, and nobody else waits', async () => {
  chosen.move = false;
  const { stager, happen, held } = table(PHASE);
  await happen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stager.shown.value?.step).toBe(0);
  stager.next();
  expect(stager.shown.value?.step).toBe(1);
  stager.next();
  expect(stager.shown.value).toBe(null);
  expect(held).toEqual([false]);
});

test('the final scoring counts row by row and stays at its result', async () => {
  const { stager, happen } = table(FINAL);
  await happen();
  const counted = () => [...(stager.counted.value?.values() ?? [])];
  expect(stager.shown.value?.before).toEqual(
    new Map([
      ['p1', 10],
      ['p2', 20],
    ]),
  );
  expect(counted()).toEqual([12, 21]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(counted()).toEqual([15, 25]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stager.shown.value?.step).toBe(lastStep(FINAL));
  expect(stager.counted.value).toBe(null);
});

test('a recap counts its rows and leaves the scores alone', async () => {
  const { stager, happen } = table({ ...FINAL, recap: true });
  await happen();
  expect([...(stager.counted.value?.values() ?? [])]).toEqual([12, 21]);
  expect(stager.scores.value).toBe(null);
});

test('each row is announced once, including those that are skipped', async () => {
  const { stager, happen } = table(FINAL);
  await happen();
  expect(stager.told.value).toHaveLength(1);
  stager.pause();
  stager.back();
  stager.skip();
  expect(stager.shown.value?.step).toBe(lastStep(FINAL));
  stager.stay(0);
  stager.end();
  expect(stager.told.value).toHaveLength(2);
  expect(stager.told.value[0]).toContain('Goods: p1, plus 2 points. p2, plus 1 point.');
});

test('skipping the bots ahead, or taking something back, leaves it behind', async () => {
  const skipped = table(PHASE);
  await skipped.happen();
  skipped.position.value = { ...skipped.position.peek(), entries: 9 };
  expect(skipped.stager.shown.value).toBe(null);
  const back = table(PHASE);
  await back.happen();
  back.position.value = { ...back.position.peek(), entries: 7 };
  expect(back.stager.shown.value).toBe(null);
});

test('people who turned it off do not see it', async () => {
  chosen.stages = false;
  const { stager, happen, held } = table(FINAL);
  await happen();
  expect(stager.shown.value).toBe(null);
  expect(held).toEqual([]);
});
