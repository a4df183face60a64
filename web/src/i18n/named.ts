/** Names in a message. The first page needs none, so this is not in `evaluate.ts`. */

import { evaluate, shown, type Tongue } from './evaluate';

/**
 * Looks up the name of what a value says, or of each thing in a list such as `farmer, monk` or `suns 1 arms 2`. The
 * names in a list are joined by `listOf`.
 */
export const namedBy =
  (listOf: (names: readonly string[]) => string): NonNullable<Tongue['named']> =>
  ([list, param, form, or, count = ''], params, tongue) => {
    const value = shown(params[param]);
    if (value === undefined) return undefined;
    const name = (id: string, n?: string): string | undefined => {
      for (const sort of or ? [list, or] : [list]) {
        const key = `${sort}.${id}`;
        const found = (form && tongue.messages[`${key}.${form}`]) || tongue.messages[key];
        if (found !== undefined) return evaluate(found, n === undefined ? params : { ...params, n }, tongue);
      }
      // `pig3`: three of a kind, or number 3 of a kind. `3`: number 3, whatever it is.
      if (n === undefined && /^\d+$/.test(id)) return name('n', id);
      const [, kind, number] = (n === undefined && /^(.*[^\d-])(\d+)$/.exec(id)) || [];
      return kind && name(kind, number);
    };
    const all = /^\d/.test(count) ? count : shown(params[count]);
    const things: [id: string, n?: string][] = [];
    for (const word of value.split(/,? /)) {
      const last = things.at(-1);
      if (last && /^\d+$/.test(word)) last[1] = word;
      else things.push(all === undefined ? [word] : [word, all]);
    }
    const names = things.map(([id, n]) => name(id, n));
    const known = names.filter((one) => one !== undefined);
    return known.length === names.length ? listOf(known) : value;
  };
