/** What the set-up page and the page of the box draw: the duchies and the modules. */
import type { BoxHouse } from '../../shelf';
import { MODULES } from '../modules/registry';
import { Boards } from './boards';
import { Gallery } from './gallery';
import { PRESETS } from './presets';

export const house: BoxHouse = {
  Boards,
  Gallery,
  presets: PRESETS,
  modulePicture: (module) => MODULES.find(({ id }) => id === module)?.Picture,
};
