import bundle from 'words:burgundy-dice';
import sources from 'words:burgundy-dice/sources';
import { DiePicture, Icon } from '../../art/icon';
import { t } from '../../i18n';
import type { BoxTable } from '../../table/box';
import { type BoxRow, type BoxShelf, lateCover } from '../shelf';

/** What the pages around the table show of the box. */
export const burgundyDice: BoxShelf = {
  id: 'burgundy-dice',
  Cover: lateCover(async () => (await import('./art/cover')).Cover),
  minutes: [15, 30],
  learn: {
    lead: 'learn.diceLead',
    time: 'learn.fiveMinutes',
    minute: [
      [() => <DiePicture value={3} seat={1} />, 'learn.dice1'],
      [() => <Icon id="k-B" />, 'learn.dice2'],
      [() => <Icon id="i-vp" />, 'learn.dice3'],
    ],
  },
  looks: {
    castle: ['k-C', 'color-mix(in oklab, var(--k-C) 45%, var(--l))'],
    area: ['i-vp', 'var(--gold-leaf)'],
    pasture: ['k-L', 'var(--k-Y)'],
    colour: ['i-bonus', 'color-mix(in oklab, var(--k-C) 70%, var(--l))'],
    sale: ['k-S', 'var(--k-S)'],
  },
  optionName(id) {
    const [, what, letter = ''] = /^overlay\.(board|squares)\.([A-D])$/.exec(id) ?? [];
    if (what === 'board') return t('setup.duchyOf', { letter });
    return what ? t('option.dice.squares', { letter }) : undefined;
  },
  optionWords: (id, value) => (id === 'boards' ? t('setup.duchyOf', { letter: value }) : undefined),
  provenanceWords(text) {
    const letter = /^duchy ([A-Z])$/.exec(text)?.[1];
    return letter ? t('setup.duchyOf', { letter }) : undefined;
  },
  words: bundle,
  sources,
  table: async () => (await import('.')).burgundyDice as BoxTable,
  lesson: async () => (await import('./lesson')).STEPS,
  house: async () => (await import('./house')).house,
  row: async () => (await import('./row')).row as BoxRow,
  guide: async () => (await import('./guide')).guide,
};
