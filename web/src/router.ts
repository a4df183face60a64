import { signal } from '@preact/signals';

/** Where we are: path and query, without the host. */
export const here = signal(typeof location === 'undefined' ? '/' : location.pathname + location.search);

/** How often the page changed since the document was loaded. */
let changes = 0;

/** Whether somebody has come from another page of the house: then nothing has the focus, and the new page takes it. */
export const hasComeFrom = (): boolean => changes > 0;

/** What lies over a page has an entry of the history of its own. */
export const OVER = { over: true };
export const isOver = (): boolean => (history.state as Partial<typeof OVER> | null)?.over ?? false;

export function go(to: string, replace = false): void {
  changes++;
  // The next page takes the entry of what lies over this one.
  if (replace || isOver()) history.replaceState(null, '', to);
  else {
    // Whoever comes back finds the place where they were reading.
    history.replaceState({ scrolled: scrollY }, '');
    history.pushState(null, '', to);
  }
  here.value = to;
  scrollTo(0, 0);
}

const PATIENCE_MS = 1500;

/** A page that one comes back to is as long as before only when all that it shows has come. */
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

/** Follows links inside the page without a reload; everything else stays the browser's. */
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

/** What an address writes with per cent signs; nothing if it is malformed. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** `/table/:id` against `/table/a1`: `{ id: 'a1' }`, or nothing if it does not fit. */
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
