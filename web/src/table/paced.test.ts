import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import type { EventInfo, Position, TableInfo } from '../generated/protocol';
import type { Session } from './session';

vi.mock('../settings', () => ({ mayMove: () => true }));

/** A table where p2 is a bot whose moves come all at once. */
function table() {
  const at = (version: number) => ({ at: version, viewer: 'p1' }) as unknown as Position;
  type Listener = (events: readonly EventInfo[], next: Position) => void;
  let before: Listener | undefined;
  const inner = {
    table: signal({ status: 'playing' } as TableInfo), position: signal(at(0)), events: signal<readonly EventInfo[]>([]),
    onBefore: (listener: Listener) => void (before = listener),
  };
  const move = (version: number) => {
    const next = at(version);
    before?.([{ entry: version, seat: 'p2' } as EventInfo], next);
    inner.position.value = next;
  };
  return { inner, move };
}

afterEach(() => vi.unstubAllGlobals());

test('the end is told after the last moves were shown one by one', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' });
  const { PacedSession } = await import('./paced');
  const { inner, move } = table();
  const paced = new PacedSession(inner as unknown as Session);
  move(1);
  move(2);
  inner.table.value = { status: 'over' } as TableInfo;
  const seen = () => [paced.position.value.at, paced.table.value.status];
  expect(seen()).toEqual([1, 'playing']);
  vi.advanceTimersByTime(700);
  expect(seen()).toEqual([2, 'playing']);
  vi.advanceTimersByTime(700);
  expect(seen()).toEqual([2, 'over']);
  vi.useRealTimers();
});
