/** Why something is not allowed, in the reader's language. The rules give the reason, and the texts of the box word it. */

import type { Why } from '../generated/protocol';
import type { Words } from '../generated/words';
import { type Bundle, listOf, type Params, wordsOf } from '../i18n';
import { namedBy } from '../i18n/named';
import type { Names } from './box';

const named = namedBy(listOf);

/** How a box says a reason: from one of its files, with the names in some others. */
export function reasonsOf(bundle: Bundle, sentences: keyof Words, ...names: readonly (keyof Words)[]) {
  const words = wordsOf(bundle, ...names, sentences);
  return ({ word, text, values }: Why, people: Names, more: Params = {}): string => {
    const seated = Object.entries(values).map(([hole, id]) => [hole, /^p\d$/.test(id) ? people(id) : id]);
    return words.sayOr(word, text, { ...Object.fromEntries(seated), ...more }, named);
  };
}
