import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventInfo, Position, TableInfo } from '../generated/protocol';
import { Pace } from './paced';
import type { Act, Before, Source } from './watch';

vi.mock('../settings', () => ({ mayMove: () => true }));

/** A table where p2 is a bot whose moves arrive all together. */
function table() {
  const at = (version: number) => ({ at: version, viewer: 'p1' }) as unknown as Position;
  let before: Before | undefined;
  const inner = {
    table: signal({ status: 'playing' } as TableInfo),
    position: signal(at(0)),
    events: signal<readonly EventInfo[]>([]),
    onBefore: (listener: Before) => void (before = listener),
  };
  const move = (version: number, seat = 'p2') => {
    const next = at(version);
    before?.([{ entry: version, seat } as EventInfo], next);
    inner.position.value = next;
  };
  return { inner, move };
}

const pace = (inner: object) =>
  new Pace(inner as unknown as Source, { play: () => undefined } as unknown as Act);

type Heard = { type: string; key?: string; target?: unknown; timeStamp?: number };
const heard = new Map<string, (event: Heard) => void>();
const hear = (event: Heard) => heard.get(event.type)?.({ target: null, timeStamp: 0, ...event });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('Element', class {});
  vi.stubGlobal(
    'addEventListener',
    (type: string, listener: (event: Heard) => void) => void heard.set(type, listener),
  );
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the end is announced after the last moves have been shown one by one', async () => {
  const { inner, move } = table();
  const { watch } = pace(inner);
  move(1);
  move(2);
  inner.table.value = { status: 'over' } as TableInfo;
  const seen = () => [watch.position.value.at, watch.table.value.status];
  expect(seen()).toEqual([1, 'playing']);
  vi.advanceTimersByTime(700);
  expect(seen()).toEqual([2, 'playing']);
  vi.advanceTimersByTime(700);
  expect(seen()).toEqual([2, 'over']);
});

test('a short press or Enter skips ahead, but a long press and other keys do not', () => {
  const { inner, move } = table();
  const { watch } = pace(inner);
  const press = (ms: number) => {
    hear({ type: 'pointerdown' });
    hear({ type: 'click', timeStamp: ms });
  };
  for (const version of [1, 2, 3]) move(version);
  expect(watch.behind.value).toBe(true);
  hear({ type: 'keydown', key: 'Tab' });
  press(600);
  expect(watch.position.value.at).toBe(1);
  press(80);
  expect(watch.position.value.at).toBe(3);
  expect(watch.behind.value).toBe(false);
  for (const version of [4, 5]) move(version);
  hear({ type: 'keydown', key: 'Enter' });
  expect(watch.position.value.at).toBe(5);
});

test("a player who acts right after a bot's last move sees the answer immediately", () => {
  const { inner, move } = table();
  const { watch, act } = pace(inner);
  move(1);
  expect(watch.position.value.at).toBe(1);
  act?.play(['end']);
  move(2, 'p1');
  expect(watch.position.value.at).toBe(2);
});

test('a table without an act can be watched, and nothing can be done there', () => {
  const { inner, move } = table();
  const { watch, act } = new Pace(inner as unknown as Source, undefined);
  move(1);
  expect(watch.position.value.at).toBe(1);
  expect(act).toBeUndefined();
});
