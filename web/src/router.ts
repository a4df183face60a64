import { signal } from '@preact/signals';

/** Where we are: path and query, without the host. */
export const here = signal(typeof location === 'undefined' ? '/' : location.pathname + location.search);

/** How often the page has changed since the document was loaded. */
let changes = 0;

/**
 * Whether the reader came from another page of ours. Then nothing has the focus, and the new page takes it.
 */
export const hasComeFrom = (): boolean => changes > 0;

/** An overlay on a page has its own history entry. */
export const OVER = { over: true };
export const isOver = (): boolean => (history.state as Partial<typeof OVER> | null)?.over ?? false;

export function go(to: string, replace = false): void {
  changes++;
  // The next page replaces the history entry of the overlay.
  if (replace || isOver()) history.replaceState(null, '', to);
  else {
    // Readers who come back find the place where they were reading.
    history.replaceState({ scrolled: scrollY }, '');
    history.pushState(null, '', to);
  }
  here.value = to;
  scrollTo(0, 0);
}

const PATIENCE_MS = 1500;

/** When you return to a page, it only reaches its old length once everything on it has loaded. */
function scrollBack(to: number): void {
  const started = performance.now();
  const touched = new AbortController();
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate']) {
    addEventListener(event, () => touched.abort(), { once: true, signal: touched.signal });
  }
  const attempt = () => {
    if (touched.signal.aborted) return;
    if (scrollY !== to && document.documentElement.scrollHeight - innerHeight >= to) scrollTo(0, to);
    if (performance.now() - started < PATIENCE_MS) requestAnimationFrame(attempt);
    else touched.abort();
  };
  requestAnimationFrame(attempt);
}

/** Follows links inside the app without a reload. The browser handles everything else. */
export function startRouter(): void {
  addEventListener('popstate', (event) => {
    changes++;
    here.value = location.pathname + location.search;
    const { scrolled = 0 } = (event.state ?? {}) as { scrolled?: number };
    if (scrolled > 0 && !location.hash) scrollBack(scrolled);
  });
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    if (link.hash && link.pathname === location.pathname) location.hash = link.hash;
    else go(link.pathname + link.search + link.hash);
  });
}

export type RouteParams = Readonly<Record<string, string>>;

/** Decodes percent-encoding in an address. Returns nothing if it is malformed. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Matches `/table/:id` against `/table/a1`: `{ id: 'a1' }`, or nothing if it does not fit. */
export function match(pattern: string, path: string): RouteParams | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [n, part] of wanted.entries()) {
    const value = given[n] ?? '';
    if (part.startsWith(':')) {
      const word = decoded(value);
      if (word === undefined) return undefined;
      params[part.slice(1)] = word;
    } else if (part !== value) return undefined;
  }
  return params;
}
