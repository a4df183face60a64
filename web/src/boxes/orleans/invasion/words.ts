/** The texts of the co-operative scenario. The names of places, events and pieces are the box's. */
import bundle from 'words:orleans';
import { wordsOf } from '../../../i18n';
import type { Names } from '../../../table/box';
import { say, sayOr } from '../words';

export const { say: tell, sayOr: tellOr } = wordsOf(
  bundle,
  'orleans/invasion',
  'orleans/invasion-play',
  'orleans/names',
);

/** Where points come from or, in the scenarios, what has to be done or paid. */
export function sourceName(source: string): string {
  const town = /^citizen in (.+)$/.exec(source)?.[1];
  if (town) return say('citizen.in', { town });
  return (
    ['score', 'objective', 'event', 'source'].map((kind) => sayOr(`${kind}.${source}`, '')).find(Boolean) ??
    (source === 'personal' ? tell('city.personal') : tellOr(`store.${source}`, source))
  );
}

const isSeat = (word: string): boolean => /^p\d$/.test(word);

/** "the City", "the Treasury" or a player's name. */
export const receiver = (to: string, names: Names): string =>
  isSeat(to) ? names(to) : to === 'city' ? tell('store.city') : tellOr(`store.${to}`, to);
