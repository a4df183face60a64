import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EntryInfo, Position } from '../generated/protocol';
import { WorkerMirror } from '.';
import type { FromWorker, ToWorker } from './messages';

const entry = (n: number, text = 'a'): EntryInfo => ({ n, actor: 'p1', text });
const position = (at: number): Position => ({ at }) as Position;
const OPEN: ToWorker = { type: 'open', module: '/natick.wasm', opening: 'box natick 1', seat: 'p1' };

/** A worker that only listens. */
function worker() {
  const heard: ToWorker[] = [];
  let say: (message: FromWorker) => void = () => undefined;
  let fail: () => void = () => undefined;
  const hand = {
    ended: false,
    postMessage: (message: ToWorker) => void heard.push(message),
    terminate: () => void (hand.ended = true),
    addEventListener: (type: string, listener: (event: { data: FromWorker }) => void) => {
      if (type === 'message') say = (data) => listener({ data });
      else fail = () => listener({ data: { type: 'ended', why: '' } });
    },
  };
  const mirror = new WorkerMirror(hand as unknown as Worker, OPEN);
  return { mirror, hand, heard, say: (message: FromWorker) => say(message), fail: () => fail() };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('after a drawing it tells the worker what has changed, and only the newest position', () => {
  const { mirror, heard } = worker();
  const first = [entry(0), entry(1, '?')];
  mirror.hear(first, position(1));
  mirror.hear([...first, entry(2)], position(2));
  expect(heard).toEqual([OPEN]);
  vi.advanceTimersByTime(20);
  expect(heard.slice(1)).toEqual([
    { type: 'hear', from: 0, entries: [...first, entry(2)], position: position(2) },
  ]);
  mirror.hear([entry(0), entry(1, 'b'), entry(2)], position(3));
  vi.advanceTimersByTime(20);
  expect(heard.slice(2)).toEqual([
    { type: 'hear', from: 1, entries: [entry(1, 'b'), entry(2)], position: position(3) },
  ]);
  mirror.hear([entry(0)], position(4));
  vi.advanceTimersByTime(20);
  expect(heard.slice(3)).toEqual([{ type: 'hear', from: 1, entries: [], position: position(4) }]);
});

test('it knows nothing before the worker has heard a position', async () => {
  const { mirror, heard, say } = worker();
  mirror.hear([entry(0)], position(1));
  expect(await mirror.previews(1)).toBeUndefined();
  say({ type: 'heard', at: 1, differs: null });
  const asked = mirror.previews(1);
  // What it has not been told yet comes before the question.
  expect(heard.map(({ type }) => type)).toEqual(['open', 'hear', 'previews']);
  say({ type: 'previews', id: 1, told: [] });
  expect(await asked).toEqual({ at: 1, previews: [] });
  const why = mirror.why(1, ['pass']);
  say({ type: 'why', id: 2, told: null });
  expect(await why).toEqual({ at: 1, why: null });
  const unknown = mirror.why(1, ['pass']);
  say({ type: 'why', id: 3, told: undefined });
  expect(await unknown).toBeUndefined();
});

test('a worker that ends, fails or hangs takes nothing along', async () => {
  for (const end of ['ended', 'failed', 'hangs', 'closed']) {
    const { mirror, hand, say, fail } = worker();
    say({ type: 'heard', at: 1, differs: null });
    const asked = mirror.previews(1);
    if (end === 'ended') say({ type: 'ended', why: 'RuntimeError: unreachable' });
    if (end === 'failed') fail();
    if (end === 'hangs') vi.advanceTimersByTime(3000);
    if (end === 'closed') mirror.close();
    expect(await asked, end).toBeUndefined();
    expect(hand.ended, end).toBe(true);
    expect(await mirror.previews(1), end).toBeUndefined();
    mirror.hear([entry(0)], position(2));
    vi.advanceTimersByTime(20);
  }
});
