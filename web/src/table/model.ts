/** Filters legal actions by the things that were touched. Pure, and the same for every box. */
import type { Thing } from './box';

/** A legal action with what it touches. */
export interface Choice {
  readonly action: string;
  readonly things: readonly Thing[];
}

export type Outcome =
  | { readonly kind: 'play'; readonly action: string }
  /** Only means are left to choose: ask now. */
  | { readonly kind: 'menu'; readonly selected: readonly string[]; readonly actions: readonly string[] }
  | { readonly kind: 'select'; readonly selected: readonly string[] }
  | { readonly kind: 'nothing' };

const touches = (choice: Choice, thing: string) => choice.things.some((one) => one.id === thing);

/** The choices that contain everything selected. */
export function remaining(choices: readonly Choice[], selected: readonly string[]): readonly Choice[] {
  if (selected.length === 0) return choices;
  return choices.filter((choice) => selected.every((thing) => touches(choice, thing)));
}

/** Things that some but not all of the choices touch: what still has to be decided. */
export function undecided(choices: readonly Choice[]): readonly Thing[] {
  const seen = new Map<string, { thing: Thing; count: number }>();
  for (const choice of choices) {
    for (const thing of choice.things) {
      const known = seen.get(thing.id);
      if (known) known.count++;
      else seen.set(thing.id, { thing, count: 1 });
    }
  }
  return [...seen.values()].filter(({ count }) => count < choices.length).map(({ thing }) => thing);
}

/** What touching `thing` leads to when `selected` was touched before. */
export function touch(choices: readonly Choice[], selected: readonly string[], thing: string): Outcome {
  if (selected.includes(thing))
    return { kind: 'select', selected: selected.filter((other) => other !== thing) };
  const together = remaining(choices, [...selected, thing]);
  if (together.length > 0) return settle(together, [...selected, thing]);
  // Something else was meant. Keep the part of the old selection that goes with the new thing, or else start
  // again.
  for (const kept of selected) {
    const some = remaining(choices, [kept, thing]);
    if (some.length > 0) return settle(some, [kept, thing]);
  }
  const alone = remaining(choices, [thing]);
  return alone.length > 0 ? settle(alone, [thing]) : { kind: 'nothing' };
}

function settle(left: readonly Choice[], selected: readonly string[]): Outcome {
  const [only, ...others] = left;
  if (only && others.length === 0) return { kind: 'play', action: only.action };
  const open = undecided(left);
  const onlyMeans = open.every((thing) => thing.role === 'means');
  // No further click can reach an action whose things are all decided.
  const finished = left.some((choice) =>
    choice.things.every((thing) => !open.some((other) => other.id === thing.id)),
  );
  if (left.length <= 6 && (onlyMeans || finished)) {
    return { kind: 'menu', selected, actions: left.map((choice) => choice.action) };
  }
  return { kind: 'select', selected };
}

/**
 * Things that can be touched now: those that continue the selection, and those that would start a new one.
 */
export function reachable(
  choices: readonly Choice[],
  selected: readonly string[],
): {
  readonly now: ReadonlySet<string>;
  readonly anew: ReadonlySet<string>;
} {
  const ids = (list: readonly Choice[]) =>
    new Set(list.flatMap((choice) => choice.things.map((thing) => thing.id)));
  return { now: ids(remaining(choices, selected)), anew: ids(choices) };
}

/**
 * Actions whose notation or sentence contains every typed word, best match first. A whole sentence as
 * displayed matches too.
 */
export function complete<
  T extends { readonly action: string; readonly title: string; readonly brings?: readonly string[] },
>(typed: string, actions: readonly T[]): readonly T[] {
  const plain = (text: string) => text.trim().toLowerCase().replace(/,/g, '');
  const shown = actions.filter(
    ({ title, brings = [] }) => typed !== '' && plain([title, ...brings].join(' ')) === plain(typed),
  );
  if (shown.length > 0) return shown;
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return actions;
  const whole = words.join(' ');
  const rank = ({ action }: { action: string }) =>
    action === whole
      ? 0
      : action.startsWith(whole)
        ? 1
        : action.split(' ')[0]?.startsWith(words[0] ?? '')
          ? 2
          : 3;
  return actions
    .filter(({ action, title }) =>
      words.every((word) => action.includes(word) || title.toLowerCase().includes(word)),
    )
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => rank(a.entry) - rank(b.entry) || a.index - b.index)
    .map(({ entry }) => entry);
}
