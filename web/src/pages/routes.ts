import type { ComponentType } from 'preact';
import type { RouteParams } from '../router';

/** A page and where it lives. Each page is its own chunk, fetched when it is first shown. */
export interface Route {
  readonly path: string;
  readonly load: () => Promise<{ default: ComponentType<{ params: RouteParams }> }>;
}

export const ROUTES: readonly Route[] = [
  { path: '/tables/:id', load: () => import('../table/page') },
  { path: '/dev', load: () => import('../dev/gallery') },
  { path: '/dev/:fixture', load: () => import('../dev/gallery') },
];
