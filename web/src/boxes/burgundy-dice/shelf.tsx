import { DiePicture, Icon } from '../../art/icon';
import type { BoxTable } from '../../table/box';
import type { BoxShelf } from '../shelf';
import { Cover } from './art/cover';

/** What the house shows of the box. */
export const burgundyDice: BoxShelf = {
  id: 'burgundy-dice',
  Cover,
  learn: {
    lead: 'learn.diceLead',
    time: 'learn.fiveMinutes',
    minute: [
      [() => <DiePicture value={3} seat={1} />, 'learn.dice1'],
      [() => <Icon id="k-B" />, 'learn.dice2'],
      [() => <Icon id="i-vp" />, 'learn.dice3'],
    ],
  },
  // The Dice Game paints its sheets in colours of its own.
  looks: { pasture: ['k-L', 'var(--k-Y)'], area: ['i-vp', 'var(--gold-leaf)'] },
  table: async () => (await import('.')).burgundyDice as BoxTable,
  lesson: async () => (await import('./lesson')).STEPS,
  house: async () => (await import('./house')).house,
  guide: async () => (await import('./guide')).guide,
};
