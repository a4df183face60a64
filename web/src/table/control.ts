import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../i18n';
import { settings } from '../settings';
import type { ActionText, BoxTable, Names } from './box';
import { reachable, remaining, touch, type Choice } from './model';
import type { Session } from './session';

/** How a thing looks now. `open`: touching it goes on; `anew`: it would begin another choice; `shut`: it does nothing. */
export type ThingState = 'selected' | 'open' | 'anew' | 'shut';

export interface Menu {
  readonly actions: readonly string[];
  /** Where it opens, in page coordinates of the viewport. */
  readonly x: number;
  readonly y: number;
}

interface Anchor {
  readonly x: number;
  readonly y: number;
}

/** What a person at the table is doing: the selection, what is looked at, the open menu. */
export class Control {
  readonly selected = signal<readonly string[]>([]);
  /** The thing under the pointer or the keyboard focus. */
  readonly looked = signal<string | null>(null);
  readonly menu = signal<Menu | null>(null);
  /** An answer to a click that did nothing. */
  readonly message = signal<string | null>(null);
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly reach: ReadonlySignal<{ now: ReadonlySet<string>; anew: ReadonlySet<string> }>;
  readonly viewer: ReadonlySignal<string | null>;
  /** Marks of the places where others moved something since the viewer last acted. */
  readonly recent: ReadonlySignal<ReadonlySet<string>>;
  private previewed: string | null = null;
  private stop: () => void;

  constructor(
    readonly session: Session,
    readonly box: BoxTable,
  ) {
    this.viewer = computed(() => {
      const { viewer } = session.position.value;
      return /^p\d$/.test(viewer) ? viewer : null;
    });
    this.choices = computed(() =>
      session.position.value.legal.map((action) => ({ action, things: box.things(action) })),
    );
    this.recent = computed(() => {
      const events = session.events.value;
      const since = events.findLastIndex((event) => event.seat !== null && event.seat === this.viewer.value);
      return new Set(events.slice(since + 1).flatMap((event) => box.travels(event, this.view).map((travel) => travel.to)));
    });
    this.reach = computed(() => reachable(this.choices.value, this.selected.value));
    // A new position keeps the selection as far as it still means something.
    this.stop = effect(() => {
      const choices = this.choices.value;
      const selected = this.selected.peek();
      if (selected.length > 0 && remaining(choices, selected).length === 0) {
        batch(() => {
          this.selected.value = [];
          this.menu.value = null;
        });
      }
    });
  }

  close(): void {
    this.stop();
  }

  readonly names: Names = (seat) =>
    this.session.table.value.seats.find((info) => info.seat === seat)?.name || seat;

  get view(): unknown {
    return this.session.position.value.view;
  }

  describe(action: string): ActionText {
    return this.box.describe(action, this.view, this.viewer.value ?? 'p1');
  }

  stateOf(thing: string): ThingState {
    if (this.selected.value.includes(thing)) return 'selected';
    if (this.reach.value.now.has(thing)) return 'open';
    return this.reach.value.anew.has(thing) ? 'anew' : 'shut';
  }

  /** The actions that would be left if `thing` were touched. */
  ways(thing: string): readonly string[] {
    const together = remaining(this.choices.value, [...this.selected.value.filter((other) => other !== thing), thing]);
    const list = together.length > 0 ? together : remaining(this.choices.value, [thing]);
    return list.map((choice) => choice.action);
  }

  touch(thing: string, anchor: Anchor, byTap = false): void {
    if (this.session.busy.value) return;
    this.message.value = null;
    const outcome = touch(this.choices.value, this.selected.value, thing);
    if (outcome.kind === 'nothing') {
      this.message.value =
        this.box.whyNot(thing, this.view, this.session.position.value.legal) ??
        (this.choices.value.length > 0 ? t('table.notNow') : null);
      return;
    }
    if (outcome.kind === 'play' && byTap && settings.value.secondTap && this.previewed !== thing) {
      this.previewed = thing;
      this.looked.value = thing;
      return;
    }
    this.previewed = null;
    batch(() => {
      this.menu.value = null;
      if (outcome.kind === 'play') this.play(outcome.action);
      else {
        this.selected.value = outcome.selected;
        if (outcome.kind === 'menu') this.menu.value = { actions: outcome.actions, ...anchor };
      }
    });
  }

  play(action: string): void {
    batch(() => {
      this.selected.value = [];
      this.menu.value = null;
      this.message.value = null;
      this.looked.value = null;
    });
    this.session.refused.value = null;
    this.session.play(action);
  }

  /** Takes the selection back; says whether there was one. */
  cancel(): boolean {
    const had = this.menu.value !== null || this.selected.value.length > 0 || this.message.value !== null;
    batch(() => {
      this.selected.value = [];
      this.menu.value = null;
      this.message.value = null;
    });
    return had;
  }
}

export const ControlContext = createContext<Control | null>(null);

export function useControl(): Control {
  const control = useContext(ControlContext);
  if (!control) throw new Error('a thing was drawn outside of a table');
  return control;
}
