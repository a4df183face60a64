import { effect, signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { keep, kept } from './keep';

describe('keep', () => {
  it('keeps what is equal and takes what is new', () => {
    const before = { a: { n: 1 }, b: [{ n: 2 }, { n: 3 }], c: null };
    const now = keep(before, { a: { n: 1 }, b: [{ n: 2 }, { n: 4 }], c: null });
    expect(now).toEqual({ a: { n: 1 }, b: [{ n: 2 }, { n: 4 }], c: null });
    expect(now.a).toBe(before.a);
    expect(now.b).not.toBe(before.b);
    expect(now.b[0]).toBe(before.b[0]);
  });

  it('returns the old object when nothing changed', () => {
    const before = { list: [1, [2, { three: 3 }]], set: new Set(['a']) };
    expect(keep(before, structuredClone(before))).toBe(before);
  });

  it('notices a value that was removed, added or changed', () => {
    expect(keep<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(keep<object>({ a: 1 }, { a: 1, b: undefined })).toHaveProperty('b');
    expect(keep([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(keep<unknown>([], {})).toEqual({});
    expect(keep<unknown>({ a: null }, { a: {} })).toEqual({ a: {} });
    expect(keep(new Set([1]), new Set([2]))).toEqual(new Set([2]));
  });
});

describe('kept', () => {
  it('does not notify anybody of a change that changes nothing', () => {
    const source = signal([1, 2]);
    const sum = kept(() => ({ sum: source.value.reduce((a, b) => a + b, 0) }));
    const heard: number[] = [];
    const stop = effect(() => void heard.push(sum.value.sum));
    source.value = [2, 1];
    source.value = [2, 2];
    stop();
    expect(heard).toEqual([3, 4]);
  });
});
