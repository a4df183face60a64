import { expect, test } from 'vitest';
import type { EntryInfo, Position } from '../generated/protocol';
import { Hopeless, type Kept, Reflection } from './reflection';

class Refused extends Error {}
const entry = (n: number, text: string): EntryInfo => ({ n, actor: 'p1', text });
const position = (at: number, entries: number): Position =>
  ({ at, entries, viewer: 'p1', view: null, legal: ['pass'] }) as unknown as Position;

/** Mirrors that show what they were told, unless it is `wrong`. They refuse `nonsense`, and `trap` ends them. */
function kept(wrong: () => boolean = () => false) {
  const made: string[][] = [];
  const make = (): Kept => {
    const told: string[] = [];
    made.push(told);
    return {
      tell: (from, entries) => {
        told.splice(from, told.length, ...entries.map(({ text }) => text));
        if (told.includes('nonsense')) throw new Refused();
        if (told.includes('trap')) throw new WebAssembly.RuntimeError('unreachable');
        return told.length;
      },
      check: ({ entries }) => (wrong() ? 'view' : entries === told.length ? null : 'entries'),
      preview: () => [{ action: 'pass', changes: [] }],
      explain: () => null,
      close: () => undefined,
    };
  };
  return { made, reflection: new Reflection(make, (error) => error instanceof Refused) };
}

test('it answers for the version that it shows, and for no other', () => {
  const { reflection } = kept();
  expect(reflection.previews(4)).toBeUndefined();
  expect(
    reflection.hear({ from: 0, entries: [entry(0, 'a'), entry(1, '?')], position: position(4, 2) }),
  ).toBeNull();
  expect(reflection.previews(4)).toEqual([{ action: 'pass', changes: [] }]);
  expect(reflection.why(4, ['buy'])).toBeNull();
  expect(reflection.previews(3)).toBeUndefined();
  expect(reflection.why(5, ['buy'])).toBeUndefined();
});

test('it is told what has changed, from there on', () => {
  const { made, reflection } = kept();
  reflection.hear({ from: 0, entries: [entry(0, 'a'), entry(1, '?')], position: position(4, 2) });
  reflection.hear({ from: 1, entries: [entry(1, 'b'), entry(2, 'c')], position: position(5, 3) });
  expect(made).toEqual([['a', 'b', 'c']]);
  // The last two were taken back.
  expect(reflection.hear({ from: 1, entries: [], position: position(6, 1) })).toBeNull();
  expect(made).toEqual([['a']]);
});

test('one that differs or is refused is made anew, once, and then does not answer', () => {
  let wrong = false;
  const { made, reflection } = kept(() => wrong);
  reflection.hear({ from: 0, entries: [entry(0, 'a')], position: position(1, 1) });
  wrong = true;
  expect(reflection.hear({ from: 1, entries: [entry(1, 'b')], position: position(2, 2) })).toBe('view');
  expect(made).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect([reflection.previews(1), reflection.previews(2)]).toEqual([undefined, undefined]);
  wrong = false;
  expect(reflection.hear({ from: 2, entries: [entry(2, 'nonsense')], position: position(3, 3) })).toBe(
    'record',
  );
  expect(reflection.previews(3)).toBeUndefined();
  // It was taken back, and all is well.
  expect(reflection.hear({ from: 2, entries: [], position: position(4, 2) })).toBeNull();
  expect(reflection.previews(4)).toBeDefined();
});

test('one that is never right gives up, and a trap is no refusal', () => {
  const { reflection } = kept(() => true);
  const hear = (at: number) =>
    reflection.hear({ from: at, entries: [entry(at, 'a')], position: position(at, at + 1) });
  for (let at = 0; at < 7; at++) expect(hear(at)).toBe('view');
  expect(() => hear(7)).toThrow(Hopeless);
  const trapped = kept().reflection;
  expect(() => trapped.hear({ from: 0, entries: [entry(0, 'trap')], position: position(1, 1) })).toThrow(
    'unreachable',
  );
});
