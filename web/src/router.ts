import { signal } from '@preact/signals';

/** Where we are: path and query, without the host. */
export const here = signal(typeof location === 'undefined' ? '/' : location.pathname + location.search);

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  here.value = to;
  if (!replace) scrollTo(0, 0);
}

/** Follows links inside the page without a reload; everything else stays the browser's. */
export function startRouter(): void {
  addEventListener('popstate', () => (here.value = location.pathname + location.search));
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    if (link.hash && link.pathname === location.pathname) location.hash = link.hash;
    else go(link.pathname + link.search + link.hash);
  });
}

export type RouteParams = Readonly<Record<string, string>>;

/** `/table/:id` against `/table/a1`: `{ id: 'a1' }`, or nothing if it does not fit. */
export function match(pattern: string, path: string): RouteParams | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [n, part] of wanted.entries()) {
    const value = given[n] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return undefined;
  }
  return params;
}
