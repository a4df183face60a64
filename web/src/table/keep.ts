import { computed, type ReadonlySignal } from '@preact/signals';

/**
 * `now`, but every part that equals the same part of `before` is taken from there. Unchanged parts keep their
 * identity, so the code that draws them can see that there is nothing to do.
 */
export function keep<T>(before: T, now: T): T {
  if (Object.is(before, now)) return before;
  if (Array.isArray(before) && Array.isArray(now)) {
    const merged = now.map((value, n) => (n < before.length ? keep(before[n], value) : value));
    return merged.length === before.length && merged.every((value, n) => value === before[n])
      ? before
      : (merged as T);
  }
  if (before instanceof Set && now instanceof Set) {
    return before.size === now.size && [...now].every((value) => before.has(value)) ? before : now;
  }
  if (!isPlain(before) || !isPlain(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  const merged: Record<string, unknown> = {};
  for (const key of keys) {
    merged[key] = keep(before[key], now[key]);
    same &&= key in before && merged[key] === before[key];
  }
  return same ? before : (merged as T);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A computed value that notifies nobody of a change that changes nothing. */
export function kept<T>(work: () => T): ReadonlySignal<T> {
  let last: T | undefined;
  return computed(() => (last = last === undefined ? work() : keep(last, work())));
}
