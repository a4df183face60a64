import bundle from 'words:orleans';
import sources from 'words:orleans/sources';
import type { BoxTable } from '../../table/box';
import { late } from '../../ui/late';
import { type BoxRow, type BoxShelf, lateCover } from '../shelf';
import { valueAbout, valueFamily, valueName } from './house-values';

const Sign = late(async () => (await import('./art/symbols')).Sign);

/** What the pages around the table show of the box. */
export const orleans: BoxShelf = {
  id: 'orleans',
  Cover: lateCover(async () => (await import('./art/cover')).Cover),
  minutes: [90, 90],
  learn: {
    lead: 'learn.orleansLead',
    time: 'learn.halfHour',
    alone: { label: 'learn.orleansSolo', modules: ['salesman'], options: {} },
    // Without what can lose the game in its first rounds: some events, and an Estate Manager by chance.
    together: {
      label: 'learn.orleansTeam',
      modules: ['invasion'],
      options: { first: 'p1', 'invasion.difficulty': 'milder', 'invasion.characters': 'chosen' },
    },
    minute: [
      [() => <Sign id="oi-bag" />, 'learn.orleans1'],
      [() => <Sign id="of-boatman" />, 'learn.orleans2'],
      [() => <Sign id="oi-dev" />, 'learn.orleans3'],
    ],
  },
  looks: {
    coins: ['i-silver', 'color-mix(in oklab, var(--s) 45%, var(--l))'],
    goods: ['k-B', 'var(--k-B)'],
    development: ['i-bonus', 'var(--gold-leaf)'],
    depot: ['k-C', 'var(--k-C)'],
    structures: ['k-C', 'color-mix(in oklab, var(--k-C) 60%, var(--l))'],
  },
  optionName: valueName,
  optionAbout: valueAbout,
  optionFamily: valueFamily,
  provenanceWords(text) {
    const tile = /^(\S+) needs$/.exec(text)?.[1];
    return tile ? valueName(`overlay.tile.${tile}.needs`) : undefined;
  },
  pointless: ['invasion', 'duel', 'dignitary', 'vierzon', 'salesman'],
  words: bundle,
  sources,
  table: async () => (await import('.')).orleans as BoxTable,
  lesson: async (modules) =>
    modules.includes('salesman')
      ? (await import('./lesson-salesman')).SALESMAN_STEPS
      : modules.includes('invasion')
        ? (await import('./lesson-invasion')).INVASION_STEPS
        : (await import('./lesson')).STEPS,
  house: async () => (await import('./house')).house,
  row: async () => (await import('./row')).row as BoxRow,
  guide: async () => (await import('./guide')).guide,
};
