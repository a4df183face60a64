import bundle from 'words:burgundy';
import sources from 'words:burgundy/sources';
import { DiePicture, Icon } from '../../art/icon';
import { listOf, t, tOr } from '../../i18n';
import type { BoxTable } from '../../table/box';
import { late } from '../../ui/late';
import { type BoxRow, type BoxShelf, lateCover } from '../shelf';

const TilePicture = late(async () => (await import('./art/tile')).TilePicture);

/** `3` is one duchy for all, `1 4` is one for each seat. */
function boardsWords(value: string): string {
  if (value === 'expert') return t('setup.boardsExpert');
  if (value === 'dealt') return t('setup.boardsDealt');
  const each = value.split(' ');
  return each.length > 1
    ? `${t('option.burgundy.boards')}${t('list.colon')}${listOf(each)}`
    : t('setup.board', { n: value });
}

/** What the pages around the table show of the box. */
export const burgundy: BoxShelf = {
  id: 'burgundy',
  Cover: lateCover(async () => (await import('./art/cover')).Cover),
  minutes: [30, 90],
  learn: {
    lead: 'learn.burgundyLead',
    time: 'learn.quarterHour',
    alone: { label: 'learn.solo', modules: ['solo'], options: { boards: '13a' } },
    minute: [
      [() => <Icon id="k-C" />, 'learn.what1'],
      [() => <DiePicture value={5} seat={1} />, 'learn.what2'],
      [() => <Icon id="i-vp" />, 'learn.what3'],
    ],
  },
  looks: {
    livestock: ['k-L', 'var(--k-L)'],
    watchtower: ['b-watchtower', 'var(--k-M)'],
    area: ['k-B', 'var(--k-B)'],
    phase: ['i-vp', 'var(--gold-leaf)'],
    colour: ['i-bonus', 'color-mix(in oklab, var(--k-C) 70%, var(--l))'],
    sale: ['k-S', 'var(--k-S)'],
    goods: ['g-5', 'color-mix(in oklab, var(--g-5) 60%, var(--l))'],
    silver: ['i-silver', 'color-mix(in oklab, var(--s) 45%, var(--l))'],
    workers: ['i-worker', 'var(--a)'],
    monastery: ['k-Y', 'var(--k-Y)'],
    border: ['u-flag', 'color-mix(in oklab, var(--gold-leaf) 60%, var(--l))'],
    route: ['g-back', 'color-mix(in oklab, var(--a) 60%, var(--l))'],
    shields: ['i-bonus', 'color-mix(in oklab, var(--s) 60%, var(--l))'],
  },
  // r[burgundy.team.order] A1, B1, A2, B2.
  sides: (modules) =>
    modules.includes('team')
      ? [
          ['p1', 'p3'],
          ['p2', 'p4'],
        ]
      : undefined,
  Sample: () => (
    <>
      {['castle', 'mine', 'ship', 'market', 'sheep3', 'monastery12'].map((tile) => (
        <TilePicture key={tile} tile={tile} edition={2019} />
      ))}
    </>
  ),
  optionName(id) {
    const duchy = /^overlay\.board\.(\w+)$/.exec(id)?.[1];
    const card = /^overlay\.route\.(T\d+)$/.exec(id)?.[1];
    if (card) return t('option.burgundy.routeCard', { card });
    return duchy ? t('setup.board', { n: duchy }) : undefined;
  },
  optionWords: (id, value) => (id === 'boards' ? boardsWords(value) : undefined),
  provenanceWords(text) {
    const [, what, which = ''] = /^(duchy|boards) (\S+)$/.exec(text) ?? [];
    if (what === 'duchy') return t('setup.board', { n: which });
    return what ? `${t('box.boards')} ${tOr(`edition.burgundy.${which}`, which)}` : undefined;
  },
  words: bundle,
  sources,
  table: async () => (await import('.')).burgundy as BoxTable,
  lesson: async (modules) =>
    modules.includes('solo') ? (await import('./lesson-solo')).SOLO_STEPS : (await import('./lesson')).STEPS,
  house: async () => (await import('./house')).house,
  row: async () => (await import('./row')).row as BoxRow,
  guide: async () => (await import('./guide')).guide,
};
