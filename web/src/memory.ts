/** What the browser keeps for us: for this tab, or for good. Some keep nothing or forbid to ask; then nothing was kept. */
type Kept = 'tab' | 'always';

const storage = (kept: Kept): Storage => (kept === 'tab' ? sessionStorage : localStorage);

export function recall(kept: Kept, key: string): string | null {
  try {
    return storage(kept).getItem(key);
  } catch {
    return null;
  }
}

/** The same of what was kept as JSON; `null` also where it cannot be read. */
export function recallJson(kept: Kept, key: string): unknown {
  try {
    return JSON.parse(recall(kept, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it. */
export function remember(kept: Kept, key: string, text: string | null): void {
  try {
    if (text === null) storage(kept).removeItem(key);
    else storage(kept).setItem(key, text);
  } catch {
    // See above.
  }
}
