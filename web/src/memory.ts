/**
 * What the browser stores for us, for this tab or permanently. Some browsers store nothing or forbid access.
 * Then nothing was stored.
 */
type Kept = 'tab' | 'always';

const storage = (kept: Kept): Storage => (kept === 'tab' ? sessionStorage : localStorage);

export function recall(kept: Kept, key: string): string | null {
  try {
    return storage(kept).getItem(key);
  } catch {
    return null;
  }
}

/** The same for JSON. Also `null` if it cannot be parsed. */
export function recallJson(kept: Kept, key: string): unknown {
  try {
    return JSON.parse(recall(kept, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a text, or removes it. */
export function remember(kept: Kept, key: string, text: string | null): void {
  try {
    if (text === null) storage(kept).removeItem(key);
    else storage(kept).setItem(key, text);
  } catch {
    // See above.
  }
}
