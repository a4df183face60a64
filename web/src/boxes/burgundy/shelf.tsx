import { DiePicture, Icon } from '../../art/icon';
import type { BoxTable } from '../../table/box';
import type { BoxShelf } from '../shelf';
import { Cover } from './art/cover';

/** What the house shows of the box. */
export const burgundy: BoxShelf = {
  id: 'burgundy',
  Cover,
  learn: {
    lead: 'learn.burgundyLead',
    time: 'learn.tenMinutes',
    minute: [
      [() => <Icon id="k-C" />, 'learn.what1'],
      [() => <DiePicture value={5} seat={1} />, 'learn.what2'],
      [() => <Icon id="i-vp" />, 'learn.what3'],
    ],
  },
  table: async () => (await import('.')).burgundy as BoxTable,
  lesson: async () => (await import('./lesson')).STEPS,
  house: async () => (await import('./house')).house,
  guide: async () => (await import('./guide')).guide,
};
