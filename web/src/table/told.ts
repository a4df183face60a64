/** What happens, in the reader's language. An event's message is `event-` and its tag, and its parameters are its fields. */

import type { Words } from '../generated/words';
import { type Bundle, listOf, type Params, wordsOf } from '../i18n';
import type { Value } from '../i18n/evaluate';
import { namedBy } from '../i18n/named';
import type { Names } from './box';

const named = namedBy(listOf);

/** An event of any box. */
type Told = { readonly event: string; readonly [field: string]: unknown };

/** How a box tells an event. `more` is what the table says in its own words, such as where a space is. */
export function eventsOf(bundle: Bundle, ...files: readonly (keyof Words)[]) {
  const words = wordsOf(bundle, ...files);
  return (event: Told, people: Names, more: Params = {}): string =>
    words.sayOr(`event-${event.event}`, event.event, { ...paramsOf(event, people), ...more }, named);
}

/**
 * The fields of an event as parameters. The parts of a list are numbered (`$dice1`), and so are the words of a text,
 * which has spaces or else hyphens between them (`$edge2` of `w-blois-tours`). A field of a field has both names
 * (`$dice_pips1`). Of a number `$by_size` is said without its sign, and `$by_sign` is `plus`, `minus` or `zero`, or `none`
 * if there is no number or anything else. Seats have the names of people. `crates/words/src/events.rs` does the same.
 */
export function paramsOf(event: Told, people: Names): Params {
  const all: Record<string, Value> = {};
  const text = (value: unknown): string =>
    typeof value === 'string' && /^p\d$/.test(value) ? people(value) : String(value);
  const add = (name: string, value: unknown): void => {
    if (value === undefined) return;
    if (value === null) all[`${name}_sign`] = 'none';
    else if (Array.isArray(value)) {
      all[name] = value.map(text).join(', ');
      value.forEach((part, n) => {
        add(`${name}${n + 1}`, part);
      });
    } else if (typeof value === 'object') {
      for (const [field, inner] of Object.entries(value)) add(`${name}_${field}`, inner);
    } else if (typeof value === 'number') {
      all[name] = value;
      all[`${name}_size`] = Math.abs(value);
      all[`${name}_sign`] = value > 0 ? 'plus' : value < 0 ? 'minus' : 'zero';
    } else {
      all[name] = text(value);
      const parts = typeof value === 'string' ? value.split(value.includes(' ') ? ' ' : '-') : [];
      parts.forEach((part, n) => {
        all[`${name}${n + 1}`] = text(part);
      });
    }
  };
  for (const [field, value] of Object.entries(event)) add(field, value);
  return all;
}
