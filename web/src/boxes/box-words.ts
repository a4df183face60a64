/** What a box says about itself, in the chosen language if we have it, or else in the server's English. */

import type { BotInfo, BoxInfo, EditionInfo, ModuleInfo, OptionInfo } from '../generated/protocol';
import { capital, listOf, type MessageKey, number, t, tOr } from '../i18n';
import { shelfOf } from './registry';

export { boxTitle } from '../i18n';
export { botName, seatNumber } from '../table/names';

/** How a bot plays. The numbers are those of its level in this box. */
export function botAbout({ name, about, random_percent, simulations }: BotInfo): string {
  if (random_percent === 0) return t('bot.firstSight');
  if (random_percent !== null) return t('bot.slips', { percent: random_percent });
  const way = simulations > 0 ? 'games' : 'about';
  return tOr(`bot.${name}.${way}`, about, { n: number(simulations) });
}

export const editionName = (box: string, id: string): string => tOr(`edition.${box}.${id}`, id);
/** An edition in a line of settings. A year alone would say nothing there, and a name needs no more words. */
export const editionWords = (box: string, id: string): string => {
  const name = editionName(box, id);
  return /^\d+$/.test(name) ? t('lobby.edition', { id: name }) : name;
};
export const editionAbout = (box: string, edition: EditionInfo): string =>
  capital(tOr(`edition.${box}.${edition.id}.about`, edition.about));

/** A table knows only the ids of its modules, so a title may be missing. */
export const moduleName = (box: string, { id, title }: { id: string; title?: string }): string =>
  tOr(`module.${box}.${id}`, title ?? id);
export const moduleAbout = (box: string, { id, about }: ModuleInfo): string =>
  capital(tOr(`module.${box}.${id}.about`, about));

/** A set of modules that goes well together. */
export const presetName = (box: string, id: string): string => tOr(`preset.${box}.${id}`, id);

/** An option that several boxes have is worded separately for each of them. */
export const optionName = (box: string, id: string): string =>
  shelfOf(box)?.optionName?.(id) ?? tOr(`option.${box}.${id}`, tOr(`option.${id}`, id));
export const optionAbout = (box: string, { id, about }: OptionInfo): string =>
  shelfOf(box)?.optionAbout?.(id) ??
  capital(tOr(`option.${box}.${id}.about`, tOr(`option.${id}.about`, about)));
/** House values that belong together, if the box has that many. */
export const optionFamily = (box: string, id: string): string | undefined => shelfOf(box)?.optionFamily?.(id);
export const optionValue = (id: string, value: string): string => tOr(`option.${id}.${value}`, value);

/** How well a row of content is known, from best to worst. */
export type Certainty = 'printed' | 'two' | 'one' | 'inferred' | 'reconstructed';

export function certainty(row: { standing: string; reconstructed: boolean }): Certainty {
  if (row.reconstructed || /reconstruct|inferred|worked out/.test(row.standing)) return 'reconstructed';
  if (/one/.test(row.standing)) return 'one';
  if (/follows/.test(row.standing)) return 'inferred';
  return /print/.test(row.standing) ? 'printed' : 'two';
}

const CERTAINTY: Readonly<Record<Certainty, MessageKey>> = {
  printed: 'standing.printed',
  two: 'standing.two',
  one: 'standing.one',
  inferred: 'standing.inferred',
  reconstructed: 'standing.reconstructed',
};
export const certaintyWords = (sure: Certainty): string => t(CERTAINTY[sure]);

export const editionsLine = (box: BoxInfo): string =>
  [...box.editions]
    .map((edition) => editionName(box.id, edition.id))
    .sort()
    .join(' · ');

/** How many can play it, with any of its modules: `1–4`, or `2` if there is no choice. */
export function seatsRange({ seats, modules = [] }: Pick<BoxInfo, 'seats'> & Partial<BoxInfo>): string {
  const ranges = [seats, ...modules.flatMap((module) => module.seats ?? [])];
  const least = Math.min(...ranges.map((range) => range.least));
  const most = Math.max(...ranges.map((range) => range.most));
  return least === most ? String(least) : `${least}–${most}`;
}

/** A scenario is a module that excludes every other one of its kind. */
const isScenario = ({ id, excludes }: ModuleInfo): boolean => excludes.includes(id);

/** What a box offers besides the plain game, in a word or two each. */
export function waysToPlay(box: BoxInfo): readonly string[] {
  const shelf = shelfOf(box.id);
  const scenarios = box.modules.filter(isScenario).length;
  const expansions = box.modules.filter((module) => !isScenario(module) && module.seats === null).length;
  const alone = [box, ...box.modules].some(({ seats }) => seats?.least === 1);
  return [
    ...(alone ? [t('plays.solo')] : []),
    ...(shelf?.sides ? [t('plays.team')] : []),
    ...(shelf?.learn.together ? [t('plays.together')] : []),
    ...(scenarios > 0 ? [t('plays.scenarios', { n: scenarios })] : []),
    ...(expansions > 0 ? [t('plays.expansions', { n: expansions })] : []),
  ];
}

/** How long a game takes, `30–90 minutes`. Nothing for a box we do not have. */
export function timeRange({ id }: BoxInfo): string {
  const [from, to] = shelfOf(id)?.minutes ?? [];
  if (from === undefined) return '';
  return t('box.minutes', { range: from === to ? `${from}` : `${from}–${to}` });
}

export const seatId = (index: number): string => `p${index + 1}`;

/** What this table plays differently, in one line. */
export function summaryOf(box: string, options: Readonly<Record<string, string>>): string {
  const words = Object.entries(options).map(([id, value]) => {
    const own = shelfOf(box)?.optionWords?.(id, value);
    // A whole board is too long for one line.
    if (value.length > 40) return optionName(box, id);
    // For boards, the value alone is clear enough.
    return own && id === 'boards'
      ? own
      : `${optionName(box, id)}${t('list.colon')}${own ?? optionValue(id, value)}`;
  });
  return words.length > 0 ? listOf(words) : t('setup.default');
}
