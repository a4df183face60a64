import { signal } from '@preact/signals';
import { recallJson, remember } from '../memory';

const KEY = 'loire.muted';
/** Tables come and go, so the oldest are forgotten. */
const KEPT = 50;

function remembered(): readonly string[] {
  const read = recallJson('always', KEY);
  return Array.isArray(read) ? read.map(String) : [];
}

const muted = signal(remembered());

/** Whether the others' messages at this table are hidden. */
export const isMuted = (table: string): boolean => muted.value.includes(table);

export function mute(table: string, on: boolean): void {
  const others = muted.value.filter((id) => id !== table);
  muted.value = on ? [...others, table].slice(-KEPT) : others;
  remember('always', KEY, JSON.stringify(muted.value));
}
