import type { ComponentType } from 'preact';
import type { RouteParams } from '../router';

/** A page and its path. Each page is its own chunk, fetched when it is first shown. */
export interface Route {
  readonly path: string;
  readonly load: () => Promise<{ default: ComponentType<{ params: RouteParams }> }>;
}

export const ROUTES: readonly Route[] = [
  { path: '/', load: () => import('./home') },
  { path: '/new/:box', load: () => import('./setup') },
  { path: '/boxes/:id', load: () => import('./box') },
  { path: '/rules', load: () => import('./rules-shelf') },
  { path: '/rules/:box', load: () => import('./rules') },
  { path: '/learn', load: () => import('./learn') },
  { path: '/learn/:box', load: () => import('./learn') },
  { path: '/learn/:box/:id', load: () => import('./lesson') },
  {
    path: '/tables/:id',
    load: () => {
      // Most people who come here come to a game, so its code is fetched together with the door's, not after
      // it.
      void import('../table/table');
      return import('./door');
    },
  },
  { path: '/tables/:id/replay', load: () => import('./replay') },
  { path: '/tables/:id/review', load: () => import('./review') },
  { path: '/puzzles', load: () => import('./puzzles') },
  { path: '/puzzles/today', load: () => import('./puzzle-today') },
  { path: '/puzzles/:box/:number', load: () => import('./puzzle') },
  { path: '/records', load: () => import('./records') },
  { path: '/me', load: () => import('./profile') },
  { path: '/people/:name', load: () => import('./person') },
  { path: '/settings', load: () => import('./settings') },
  { path: '/licences', load: () => import('./licences') },
  ...galleries(),
];

/** Frozen tables and every face of a box, for those who draw and test them. A build for people has none. */
function galleries(): readonly Route[] {
  if (import.meta.env.PROD && import.meta.env.MODE !== 'gallery') return [];
  const load = () => import('../dev/gallery');
  return [
    { path: '/dev', load },
    { path: '/dev/:fixture', load },
  ];
}

/** Shown for every other address. */
export const MISSING: Route['load'] = () => import('./missing');
