import { DiePicture, Icon } from '../../art/icon';
import type { BoxTable } from '../../table/box';
import type { BoxShelf } from '../shelf';
import { Cover } from './art/cover';

/** What the house shows of the box. */
export const natick: BoxShelf = {
  id: 'natick',
  Cover,
  learn: {
    lead: 'learn.natickLead',
    time: 'learn.tenMinutes',
    minute: [
      [() => <DiePicture value={4} seat={1} />, 'learn.natick1'],
      [() => <Icon id="i-silver" />, 'learn.natick2'],
      [() => <Icon id="i-vp" />, 'learn.natick3'],
    ],
  },
  table: async () => (await import('.')).natick as BoxTable,
  lesson: async () => (await import('./lesson')).STEPS,
  house: async () => (await import('./house')).house,
  guide: async () => (await import('./guide')).guide,
};
