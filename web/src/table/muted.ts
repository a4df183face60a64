import { signal } from '@preact/signals';

const KEY = 'loire.muted';
/** Tables come and go: the oldest are forgotten. */
const KEPT = 50;

function remembered(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.map(String) : [];
  } catch {
    return [];
  }
}

const muted = signal(remembered());

/** Whether what the others say at this table is hidden. */
export const isMuted = (table: string): boolean => muted.value.includes(table);

export function mute(table: string, on: boolean): void {
  const others = muted.value.filter((id) => id !== table);
  muted.value = on ? [...others, table].slice(-KEPT) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(muted.value));
  } catch {
    // A browser that keeps nothing mutes until the page is left.
  }
}
