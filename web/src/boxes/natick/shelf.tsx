import bundle from 'words:natick';
import sources from 'words:natick/sources';
import { DiePicture, Icon } from '../../art/icon';
import { listOf, tOr } from '../../i18n';
import type { BoxTable } from '../../table/box';
import { type BoxRow, type BoxShelf, lateCover } from '../shelf';

/** What the pages around the table show of the box. */
export const natick: BoxShelf = {
  id: 'natick',
  Cover: lateCover(async () => (await import('./art/cover')).Cover),
  minutes: [30, 30],
  learn: {
    lead: 'learn.natickLead',
    time: 'learn.tenMinutes',
    minute: [
      [() => <DiePicture value={4} seat={1} />, 'learn.natick1'],
      [() => <Icon id="i-silver" />, 'learn.natick2'],
      [() => <Icon id="i-vp" />, 'learn.natick3'],
    ],
  },
  looks: {
    villages: ['k-B', 'var(--k-B)'],
    towns: ['k-C', 'color-mix(in oklab, var(--k-C) 70%, var(--l))'],
    traders: ['i-silver', 'color-mix(in oklab, var(--s) 45%, var(--l))'],
    knights: ['i-bonus', 'var(--gold-leaf)'],
  },
  // `suns 1 arms 2` is a cost.
  optionWords(_, value) {
    const cost = [...value.matchAll(/([a-z]+) (\d+)/g)];
    return cost.length > 0
      ? listOf(cost.map(([, suit = '', n = '']) => `${tOr(`cost.${suit}`, suit)} ${n}`))
      : undefined;
  },
  words: bundle,
  sources,
  table: async () => (await import('.')).natick as BoxTable,
  lesson: async () => (await import('./lesson')).STEPS,
  house: async () => (await import('./house')).house,
  row: async () => (await import('./row')).row as BoxRow,
  guide: async () => (await import('./guide')).guide,
};
