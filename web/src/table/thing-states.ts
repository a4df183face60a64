import { computed, type ReadonlySignal } from '@preact/signals';
import type { ActionText, BoxTable } from './box';
import { kept } from './keep';
import { type Choice, remaining } from './model';

/**
 * How a thing looks now. `open`: touching it continues the choice. `anew`: it would start a new choice.
 * `shut`: it does nothing.
 */
export type ThingState = 'selected' | 'open' | 'anew' | 'shut';

/** An action that touching a thing may lead to. */
export interface Way {
  readonly action: string;
  readonly text: ActionText;
}

/**
 * The state of one thing, each part a separate signal, so a thing is redrawn only when its own state
 * changes.
 */
interface About {
  readonly state: ReadonlySignal<ThingState>;
  readonly looked: ReadonlySignal<boolean>;
  readonly lit: ReadonlySignal<boolean>;
  readonly ways: ReadonlySignal<readonly Way[]>;
  readonly waits: ReadonlySignal<boolean>;
}

/** What the states of things depend on. */
interface Chosen {
  readonly box: BoxTable;
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly selected: ReadonlySignal<readonly string[]>;
  readonly reach: ReadonlySignal<{ now: ReadonlySet<string>; anew: ReadonlySet<string> }>;
  readonly looked: ReadonlySignal<string | null>;
  readonly pending: ReadonlySignal<{ readonly thing: string } | null>;
  describe(action: string): ActionText;
}

/** The states of all things on the table, worked out when they are first asked for. */
export class ThingStates {
  private readonly known = new Map<string, About>();

  constructor(private readonly chosen: Chosen) {}

  of(thing: string): About {
    const known = this.known.get(thing);
    if (known) return known;
    const { box, choices, selected, reach, looked, pending } = this.chosen;
    const about: About = {
      state: computed(() => {
        if (selected.value.includes(thing) || pending.value?.thing === thing) return 'selected';
        if (reach.value.now.has(thing)) return 'open';
        return reach.value.anew.has(thing) ? 'anew' : 'shut';
      }),
      looked: computed(() => looked.value === thing),
      lit: computed(() => {
        const other = looked.value;
        if (!other || this.of(other).state.value === 'shut') return false;
        return this.of(other).ways.value.some(({ action }) =>
          box.things(action).some(({ id }) => id === thing),
        );
      }),
      ways: kept(() => {
        const together = remaining(choices.value, [
          ...selected.value.filter((other) => other !== thing),
          thing,
        ]);
        const list = together.length > 0 ? together : remaining(choices.value, [thing]);
        return list.map(({ action }) => ({ action, text: this.chosen.describe(action) }));
      }),
      waits: computed(() => pending.value?.thing === thing),
    };
    this.known.set(thing, about);
    return about;
  }
}
