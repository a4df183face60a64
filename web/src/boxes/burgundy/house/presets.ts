import type { Preset } from '../../shelf';
import { PRESETS as IDS } from '../modules/part';
import { MODULES } from '../modules/registry';

export const PRESETS: readonly Preset[] = IDS.map((id) => ({
  id,
  modules: MODULES.filter(({ presets }) => presets?.includes(id)).map((module) => module.id),
}));
