import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { EventInfo, Position } from '../generated/protocol';
import { mayMove } from '../settings';
import { keep } from './keep';
import { Past } from './past';
import { type Act, type Before, type Source, still, type Watch } from './watch';

interface Step {
  readonly position: Position;
  readonly events: readonly EventInfo[];
  /** All events known when this position arrived. */
  all: readonly EventInfo[] | null;
}

/** How long another player's entry is shown before the next one. A press on the table skips ahead. */
const PACE_MS = 620;
/** A finger that rests this long asks for a card. */
const LONG_MS = 450;
const THINGS = '[data-thing], #prompt button';

/**
 * Shows the others' entries one after another, since a bot's whole turn arrives in one go. The viewer's own entries,
 * entries taken back and everything in a replay are shown without delay.
 */
export class Pace {
  readonly watch: Watch;
  /** Players who act do not have to wait until they have seen the others' last entry. */
  readonly act: Act | undefined;
  private readonly table;
  private readonly live;
  /** Set if earlier moments can be fetched. */
  private readonly past: Past | undefined;
  private readonly behind = signal(false);
  private readonly told;
  private steps: Step[] = [];
  private timer = 0;
  /** The others wait while something else is being shown. */
  private held = false;
  private readonly listeners = new Set<Before>();
  private readonly ends: (() => void)[] = [];

  constructor(
    private readonly source: Source,
    act: Act | undefined,
  ) {
    this.table = signal(source.table.value);
    this.live = signal(source.position.value);
    this.told = signal(source.events.value);
    this.past = source.moment && new Past(source.moment);
    this.watch = this.watched();
    this.act = act && this.acting(act);
    this.ends.push(
      source.onBefore((events, position) => void this.steps.push({ position, events, all: null })),
    );
    this.ends.push(
      effect(() => {
        const position = source.position.value;
        const all = source.events.value;
        untracked(() => this.arrived(position, all));
      }),
    );
    this.ends.push(
      effect(() => {
        void source.table.value;
        untracked(() => this.takeTable());
      }),
    );
    this.listen();
  }

  private watched(): Watch {
    const { source, table, live, past, behind, told, listeners } = this;
    const shown = computed(() => past?.shown.value ?? null);
    return {
      ...still(source),
      table,
      live,
      past,
      behind,
      position: computed(() => shown.value?.position ?? live.value),
      events: computed(() => {
        const { entries } = shown.value ?? {};
        return entries === undefined ? told.value : told.value.filter((event) => event.entry < entries);
      }),
      whole: computed(() => source.all ?? (shown.value ? told.value : undefined)),
      // Looks back without leaving the table, if possible.
      look: (entries) => {
        if (!past) source.look(entries);
        else if (entries >= live.peek().entries) past.leave();
        else void past.show(entries);
      },
      hold: (on) => {
        this.held = on;
        if (!on) this.drain(false);
      },
      onBefore: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  }

  private acting(act: Act): Act {
    return {
      ...act,
      play: (actions) => {
        this.drain(true);
        act.play(actions);
      },
      undo: (to) => {
        this.drain(true);
        act.undo(to);
      },
    };
  }

  /**
   * A press on the table skips ahead. Scrolling, resting a finger on a tile, chatting or moving with keys
   * does not.
   */
  private listen(): void {
    const heard = new AbortController();
    const options = { capture: true, signal: heard.signal };
    let early: number | null = null;
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => (early = this.steps.length > 0 ? timeStamp : null),
      options,
    );
    addEventListener(
      'click',
      (event) => {
        if (early === null || !isOnTable(event.target)) return;
        if (event.timeStamp - early < LONG_MS) this.drain(true);
        early = null;
        disarm(event);
      },
      options,
    );
    addEventListener(
      'keydown',
      (event) => {
        if (['Enter', ' ', 'Escape'].includes(event.key) && isOnTable(event.target) && this.drain(true))
          disarm(event);
      },
      options,
    );
    document.addEventListener('visibilitychange', () => this.drain(true), options);
    this.ends.push(() => heard.abort());
  }

  stop(): void {
    clearTimeout(this.timer);
    for (const end of this.ends) end();
  }

  private arrived(position: Position, all: readonly EventInfo[]): void {
    const step = this.steps.find((one) => one.position === position);
    if (step) {
      step.all = all;
      this.drain(false);
      this.behind.value = this.steps.length > 0;
      return;
    }
    // It was not announced: entries were taken back, or we are back after a lost connection.
    this.steps = [];
    this.behind.value = false;
    clearTimeout(this.timer);
    this.timer = 0;
    this.take(position, all);
    this.takeTable();
  }

  /** The end of the game is announced only after what ended it has been shown. */
  private takeTable(): void {
    const table = this.source.table.peek();
    const shown = this.timer === 0 && this.steps.length === 0;
    if (table.status !== 'over' || shown) this.table.value = table;
  }

  /** Returns whether anything was shown. */
  private drain(skip: boolean): boolean {
    let any = false;
    if (skip) {
      clearTimeout(this.timer);
      this.timer = 0;
    }
    while (this.timer === 0 && (skip || !this.held)) {
      const step = this.steps[0];
      if (!step) this.takeTable();
      if (!step?.all) return any;
      this.steps.shift();
      this.behind.value = this.steps.length > 0;
      this.show(step);
      any = true;
      if (!skip && this.isOthers(step)) {
        this.timer = window.setTimeout(() => {
          this.timer = 0;
          this.drain(false);
        }, PACE_MS);
      }
    }
    return any;
  }

  private isOthers({ events, position }: Step): boolean {
    return (
      this.table.value.status === 'playing' &&
      mayMove() &&
      document.visibilityState === 'visible' &&
      events.some((event) => event.seat !== null && event.seat !== position.viewer)
    );
  }

  private show({ position, events, all }: Step): void {
    // People who are looking back do not see it happen.
    if (events.length > 0 && !this.past?.shown.peek())
      for (const listener of this.listeners) listener(events, position);
    this.take(position, all ?? this.told.value);
  }

  /** Unchanged parts stay the same objects, so that only changes are drawn. */
  private take(position: Position, events: readonly EventInfo[]): void {
    batch(() => {
      this.told.value = events;
      this.live.value = keep(this.live.peek(), position);
    });
  }
}

/**
 * Things, the prompt and the bare table, but not parts with their own use, such as the log, the chat and
 * the menu.
 */
function isOnTable(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return (
    target.closest(THINGS) !== null || !target.closest('a, button, input, select, textarea, summary, dialog')
  );
}

/** The press that skips ahead was meant for the table as it was, so it does nothing on the new one. */
function disarm(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest(THINGS)) return;
  event.preventDefault();
  event.stopPropagation();
}
