import type { Preset } from '../../shelf';

/** Good sets of modules, from the plain game to the fullest table. */
export const PRESETS: readonly Preset[] = [
  { id: 'plain', modules: [] },
  { id: 'more', modules: ['extra', 'white', 'inns'] },
  { id: 'full', modules: ['extra', 'border', 'white', 'inns', 'routes', 'shields'] },
  { id: 'team', modules: ['team'] },
  { id: 'solo', modules: ['solo'] },
];
