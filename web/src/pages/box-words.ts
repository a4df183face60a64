/** What a box says about itself, in the chosen language where we have it and in the server's English where not. */
import type { BotInfo, BoxInfo, EditionInfo, OptionInfo } from '../generated/protocol';
import { capital, listOf, type MessageKey, t, tOr } from '../i18n';

export { boxTitle } from '../i18n';
export { botName, seatNumber } from '../table/names';

export const botAbout = (bot: BotInfo): string => tOr(`bot.${bot.name}.about`, bot.about);

export const editionName = (box: string, id: string): string => tOr(`edition.${box}.${id}`, id);
export const editionAbout = (box: string, edition: EditionInfo): string =>
  capital(tOr(`edition.${box}.${edition.id}.about`, edition.about));

export const optionName = (id: string): string => tOr(`option.${id}`, id);
export const optionAbout = (option: OptionInfo): string =>
  capital(tOr(`option.${option.id}.about`, option.about));
export const optionValue = (id: string, value: string): string => tOr(`option.${id}.${value}`, value);

/** How well a row of content is known, from best to worst. */
export type Certainty = 'printed' | 'two' | 'one' | 'inferred' | 'reconstructed';

export function certainty(row: { standing: string; reconstructed: boolean }): Certainty {
  if (row.reconstructed || /reconstruct|inferred/.test(row.standing)) return 'reconstructed';
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

/** `2–4`, or `2` where there is no choice. */
export const seatsRange = ({ seats }: BoxInfo): string =>
  seats.least === seats.most ? String(seats.least) : `${seats.least}–${seats.most}`;

export const seatId = (index: number): string => `p${index + 1}`;

/** `3` is one duchy for all, `1 4` one for each seat, `B` one of the Dice Game's. */
function boardsWords(value: string): string {
  if (value === 'expert') return t('setup.boardsExpert');
  const each = value.split(' ');
  if (each.length > 1) return `${t('setup.boards')}: ${listOf(each)}`;
  return /^\d+$/.test(value) ? t('setup.board', { n: value }) : t('setup.duchyOf', { letter: value });
}

/** `suns 1 arms 2`, in words; any other value has a word of its own. */
function optionWords(id: string, value: string): string {
  const cost = [...value.matchAll(/([a-z]+) (\d+)/g)];
  return cost.length > 0
    ? listOf(cost.map(([, suit = '', n = '']) => `${tOr(`cost.${suit}`, suit)} ${n}`))
    : optionValue(id, value);
}

/** What the table decided differently, in a line. */
export function summaryOf(options: Readonly<Record<string, string>>): string {
  const words = Object.entries(options).map(([id, value]) =>
    id === 'boards' ? boardsWords(value) : `${optionName(id)}: ${optionWords(id, value)}`,
  );
  return words.length > 0 ? listOf(words) : t('setup.default');
}
