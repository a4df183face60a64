import { expect, test } from 'vitest';
import type { EntryInfo, Position, TableInfo } from '../generated/protocol';
import { Answers, type Make, type Mirror, type Told } from './answers';
import type { Ask, House } from './house';

/** What a table is told while p1 plays. */
const told = (at: number, table: Partial<TableInfo> = {}, opening = 'box natick 1'): Told => ({
  table: { id: 't', box: 'natick', you: 'p1', status: 'playing', ...table } as TableInfo,
  opening,
  record: [],
  position: { at, viewer: table.you ?? 'p1' } as Position,
});

/** A mirror that knows some versions. */
function mirror(...known: number[]) {
  const heard: number[] = [];
  const made = {
    heard,
    closed: false,
    hear: (_: readonly EntryInfo[], position: Position) => void heard.push(position.at),
    previews: async (at: number) => (known.includes(at) ? { at, previews: [] } : undefined),
    why: async (at: number) => (known.includes(at) ? { at, why: null } : undefined),
    close: () => void (made.closed = true),
  };
  return made satisfies Mirror;
}

/** A house that answers everything, and what it is asked. */
function server() {
  const asked: Ask[] = [];
  const house = {
    ask: async (_: string, ask: Ask) => {
      asked.push(ask);
      return { at: 99, previews: [], why: null };
    },
  } as unknown as House;
  return { asked, house };
}
const made = () => new Promise((done) => setTimeout(done));

test('a mirror answers what it knows, and the server the rest', async () => {
  const { asked, house } = server();
  const own = mirror(1, 3);
  const answers = new Answers(house, 't', async () => own);
  answers.hear(told(1));
  // The mirror is not there yet.
  expect((await answers.previews(1)).at).toBe(99);
  await made();
  expect(own.heard).toEqual([1]);
  expect((await answers.previews(1)).at).toBe(1);
  answers.hear(told(2));
  expect((await answers.previews(2)).at).toBe(99);
  expect((await answers.why(2, ['pass 1'])).at).toBe(99);
  answers.hear(told(3));
  expect((await answers.why(3, ['pass 1'])).at).toBe(3);
  expect(own.heard).toEqual([1, 2, 3]);
  expect(asked).toEqual([{ ask: 'previews' }, { ask: 'previews' }, { ask: 'why', action: ['pass 1'] }]);
});

test('there is a mirror only while one plays, and a new one for another seat or other rules', async () => {
  const mirrors: ReturnType<typeof mirror>[] = [];
  const about: string[][] = [];
  const make: Make = async (...named) => {
    about.push(named);
    mirrors.push(mirror());
    return mirrors.at(-1);
  };
  const answers = new Answers(server().house, 't', make);
  answers.hear(told(1, { you: null }));
  answers.hear(told(1, { status: 'open' }));
  answers.hear(told(1, {}, ''));
  expect(about).toEqual([]);
  answers.hear(told(2));
  await made();
  answers.hear(told(3, { you: 'p2' }));
  await made();
  answers.hear(told(4, { you: 'p2' }, 'box natick 2'));
  await made();
  answers.hear(told(5, { you: 'p2', status: 'over' }, 'box natick 2'));
  expect(about).toEqual([
    ['natick', 'box natick 1', 'p1'],
    ['natick', 'box natick 1', 'p2'],
    ['natick', 'box natick 2', 'p2'],
  ]);
  expect(mirrors.map(({ closed, heard }) => [closed, heard])).toEqual([
    [true, [2]],
    [true, [3]],
    [true, [4]],
  ]);
});

test('a mirror that cannot be made, or comes too late, changes nothing', async () => {
  const { asked, house } = server();
  const broken = new Answers(house, 't', () => Promise.reject(new Error('blocked')));
  broken.hear(told(1));
  await made();
  expect((await broken.previews(1)).at).toBe(99);
  expect(asked).toHaveLength(1);
  const late = mirror(1);
  const left = new Answers(house, 't', async () => late);
  left.hear(told(1));
  left.close();
  await made();
  expect([late.closed, late.heard]).toEqual([true, []]);
});
