import { beforeEach, describe, expect, it } from 'vitest';
import type { Snapshot } from '../generated/protocol';
import type { House, SnapshotQuery } from './house';
import { ReplayTable } from './replay';

const asked: number[] = [];
let fails = false;
const house: House = {
  ask: async (_table, ask) => {
    const { at = 0 } = ask as SnapshotQuery;
    asked.push(at);
    if (fails) throw new Error('no answer');
    return { position: { entries: at, at, view: {}, waiting: [] } } as never;
  },
  open: () => {
    throw new Error('a replay opens nothing');
  },
};

const whole = {
  table: {
    id: 't',
    status: 'playing',
    you: 'p1',
    chat: [],
    seats: [{ seat: 'p1', waiting: true, connected: false, resigned: false }],
  },
  position: { entries: 20, at: 20 },
  events: [{ entry: 4 }, { entry: 9 }],
  record: Array.from({ length: 20 }, (_, n) => ({ n, actor: 'p1' })),
} as unknown as Snapshot;

beforeEach(() => {
  asked.length = 0;
  fails = false;
});

describe('a replay', () => {
  it('ends where the last key led, without fetching every step on the way', async () => {
    const replay = new ReplayTable(whole, house);
    for (let at = 1; at <= 9; at++) void replay.show(at, 'p1');
    await replay.show(10, 'p1');
    expect(replay.position.value.entries).toBe(10);
    expect(replay.events.value.map((event) => event.entry)).toEqual([4, 9]);
    // The first position asked for, the last one, and the one that will be asked for next.
    expect(asked).toEqual([1, 10, 11]);
  });
  it('reports a refusal and can try again', async () => {
    const replay = new ReplayTable(whole, house);
    fails = true;
    await replay.show(3, 'p1');
    expect(replay.failed.value).toBe('no answer');
    fails = false;
    await replay.show(3, 'p1');
    expect(replay.failed.value).toBeNull();
    expect(replay.position.value.entries).toBe(3);
  });
  it('knows that the game is still going on, and shows nothing of the present', () => {
    const replay = new ReplayTable(whole, house);
    expect([replay.running, replay.yourTurn]).toEqual([true, true]);
    expect(replay.table.value.status).toBe('over');
    expect(replay.table.value.seats[0]?.connected).toBe(true);
  });
});
