import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { EventInfo, Snapshot } from '../generated/protocol';
import type { Ask, Deed, House, Line, Listener } from './house';
import { ApiError } from './http';
import { LiveTable, mergeEntries, mergeEvents, openTable } from './live';
import { turnStarts } from './replay';

const entry = (n: number, text: string, actor = 'p1') => ({ n, actor, text });
const event = (entry: number, text: string): EventInfo => ({
  entry,
  text,
  clause: '',
  seat: null,
  change: null,
  json: null,
});

test('new entries are appended, and a withheld entry is filled in', () => {
  const known = [entry(0, 'board 1'), entry(1, '?', 'p2')];
  expect(
    mergeEntries(known, [entry(1, 'board 3', 'p2'), entry(2, 'reveal', '*')]).map((one) => one.text),
  ).toEqual(['board 1', 'board 3', 'reveal']);
});

test('events of an entry that is sent again replace the old ones', () => {
  const merged = mergeEvents(
    [event(0, 'a'), event(1, 'hidden')],
    [event(1, 'b'), event(1, 'c'), event(2, 'd')],
  );
  expect(merged.map((one) => one.text)).toEqual(['a', 'b', 'c', 'd']);
});

test('a turn begins where another seat starts to act, whatever chance did in between', () => {
  const record = ['*', 'p1', 'p1', '*', 'p1', 'p2', '*', 'p1'].map((actor, n) => entry(n, '', actor));
  expect(turnStarts(record)).toEqual([1, 5, 7]);
});

/** A table at version 9 with 7 entries, and what it asks the server. */
function live(more: object, answer: () => Promise<object> = () => Promise.resolve({ at: 9, entries: 7 })) {
  const asked: Deed[] = [];
  const line = (deed: Deed) => {
    asked.push(deed);
    return answer();
  };
  const first = {
    table: { id: 't', you: 'p1', chat: [] },
    position: { at: 9, entries: 7, can_undo: true, plan_from: null, ...more },
    events: [],
    record: [],
    since: 0,
    opening: '',
  } as unknown as Snapshot;
  return { table: new LiveTable({} as House, { do: line } as unknown as Line, signal('open'), first), asked };
}

test('a plan is sent in one message', () => {
  const { table, asked } = live({});
  table.act.play(['man castle', 'plan knight wagon', 'ready']);
  expect(asked).toEqual([{ type: 'acts', actions: ['man castle', 'plan knight wagon', 'ready'], at: 9 }]);
});

test('a single action is sent by itself', () => {
  const { table, asked } = live({});
  table.act.play(['pass']);
  expect(asked).toEqual([{ type: 'act', action: 'pass', at: 9 }]);
});

test('a plan is taken back in one message, and so is the end of a turn', () => {
  const planned = live({ plan_from: 3 });
  planned.table.act.undo('plan');
  expect(planned.asked).toEqual([{ type: 'undo', at: 9, to: 3 }]);
  const none = live({});
  none.table.act.undo('plan');
  none.table.act.undo(7);
  expect(none.asked).toEqual([]);
  none.table.act.undo(5);
  expect(none.asked).toEqual([{ type: 'undo', at: 9, to: 5 }]);
});

test('if one action of a plan is refused, the table says which', async () => {
  const refusal = new ApiError(409, 'illegal', 'no', [], 'illegal', {}, null, 2);
  const { table } = live({}, () => Promise.reject(refusal));
  table.act.play(['man castle', 'man castle']);
  await new Promise((done) => setTimeout(done));
  expect(table.act.refused.value).toEqual({
    words: 'Nothing was done because of action 2. You cannot do that now. No',
    why: null,
    number: 2,
  });
  expect(table.act.busy.value).toBe(false);
});

/** A house with one table, which is not on any server. */
function ownHouse() {
  const asked: Ask[] = [];
  const done: Deed[] = [];
  let hearer: Listener | undefined;
  const house: House = {
    ask: async (_table, ask) => {
      asked.push(ask);
      if (ask.ask === 'snapshot') throw new ApiError(404, 'missing', 'no such table');
      return { at: 9 } as never;
    },
    open: (_table, hear) => {
      hearer = hear;
      return {
        do: async (deed) => {
          done.push(deed);
          return { at: 9, entries: 7 };
        },
        renew: () => undefined,
        close: () => hear.linked('closed'),
      };
    },
  };
  return { house, asked, done, hearer: () => hearer as Listener };
}

test('a table plays in whatever house it is opened', async () => {
  const { house, asked, done, hearer } = ownHouse();
  const opening = openTable('~k3f9', house);
  hearer().linked('open');
  hearer().hear({
    type: 'snapshot',
    table: { id: '~k3f9', you: 'p1', chat: [] },
    position: { at: 9, entries: 7 },
    events: [],
    record: [],
    since: 0,
  } as unknown as Parameters<Listener['hear']>[0]);
  const table = await opening.ready;
  table.act.play(['pass']);
  await table.act.previews();
  await table.act.why(['end']);
  expect(done).toEqual([{ type: 'act', action: 'pass', at: 9 }]);
  expect(asked).toEqual([{ ask: 'previews' }, { ask: 'why', action: ['end'] }]);
});

test('a table that a house does not have is not waited for', async () => {
  const { house, hearer } = ownHouse();
  const opening = openTable('~k3f9', house);
  hearer().linked('lost');
  await expect(opening.ready).rejects.toThrow('no such table');
});
