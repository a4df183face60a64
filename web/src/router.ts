import { signal } from '@preact/signals';
import { type Path, read, shown, to } from './address';

/** Where we are: the page and its query. */
export const here = signal(shown().path);

/** How often the page has changed since the document was loaded. */
let changes = 0;

/**
 * Whether the reader came from another page of ours. Then nothing has the focus, and the new page takes it.
 */
export const hasComeFrom = (): boolean => changes > 0;

/** An overlay on a page has its own history entry. */
const OVER = { over: true };
export const coverPage = (): void => history.pushState(OVER, '');
export const isOver = (): boolean => (history.state as Partial<typeof OVER> | null)?.over ?? false;

export function go(path: Path, replace = false): void {
  changes++;
  // The next page replaces the history entry of the overlay.
  if (replace || isOver()) history.replaceState(null, '', to(path));
  else {
    // Readers who come back find the place where they were reading.
    history.replaceState({ scrolled: scrollY }, '');
    history.pushState(null, '', to(path));
  }
  here.value = path;
  scrollTo(0, 0);
}

/** Writes into the address what the page shows now, so that a reload or a copied link comes back to it. */
export function rename(path: Path, state: unknown = null): void {
  history.replaceState(state, '', to(path));
}

/** The path of a page, without its query. */
export const pathOf = (path: string): Path => path.split(/[?#]/)[0] as Path;

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
    const { path, spot } = shown();
    here.value = path;
    const { scrolled = 0 } = (event.state ?? {}) as { scrolled?: number };
    if (scrolled > 0 && !spot) scrollBack(scrolled);
  });
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const place = link.origin === location.origin ? read(link) : undefined;
    if (!place) return;
    event.preventDefault();
    const { path, spot } = place;
    const now = shown().path;
    if (!spot) go(path);
    else if (pathOf(path) !== pathOf(now)) go(`${path}#${spot}`);
    else {
      location.hash = to(`${now}#${spot}`).replace(/^[^#]*#/, '');
      // Where pages are in the fragment, the browser does not know the spot.
      const element = document.getElementById(decoded(spot) ?? '');
      element?.scrollIntoView();
      element?.focus({ preventScroll: true });
    }
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
  const given = pathOf(path).split('/').filter(Boolean);
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
