import { batch, effect, signal, untracked } from '@preact/signals';
import type { EventInfo, Position, Previews } from '../generated/protocol';
import { mayMove } from '../settings';
import { swallowClick } from './hand';
import { keep } from './keep';
import type { Session } from './session';

type Listener = (events: readonly EventInfo[], next: Position) => void;

interface Step {
  readonly position: Position;
  readonly events: readonly EventInfo[];
  /** Everything that was told when this position came. */
  all: readonly EventInfo[] | null;
}

/** How long a rival's entry is shown before the next one; any key or tap skips ahead. */
const PACE_MS = 620;

/**
 * A session that shows what the others do one entry after the other, since a bot's whole turn arrives at once.
 * Own entries, entries taken back and everything in a replay are shown without delay.
 */
export class PacedSession implements Session {
  readonly table;
  readonly position;
  readonly events;
  readonly chat;
  readonly mayTalk;
  readonly link;
  readonly refused;
  readonly busy;
  readonly skew;
  private steps: Step[] = [];
  private timer = 0;
  private readonly listeners = new Set<Listener>();
  private readonly ends: (() => void)[] = [];

  constructor(private readonly inner: Session) {
    this.table = inner.table;
    this.chat = inner.chat;
    this.mayTalk = inner.mayTalk;
    this.link = inner.link;
    this.refused = inner.refused;
    this.busy = inner.busy;
    this.skew = inner.skew;
    this.position = signal(inner.position.value);
    this.events = signal(inner.events.value);
    this.ends.push(inner.onBefore((events, position) => this.steps.push({ position, events, all: null })));
    this.ends.push(effect(() => {
      const position = inner.position.value;
      const all = inner.events.value;
      untracked(() => this.arrived(position, all));
    }));
    const skip = (event: Event) => {
      if (this.drain(true)) disarm(event);
    };
    addEventListener('pointerdown', skip, { capture: true });
    addEventListener('keydown', skip, { capture: true });
    document.addEventListener('visibilitychange', skip);
    this.ends.push(() => {
      removeEventListener('pointerdown', skip, { capture: true });
      removeEventListener('keydown', skip, { capture: true });
      document.removeEventListener('visibilitychange', skip);
    });
  }

  get all() { return this.inner.all; }
  play(action: string): void { this.inner.play(action); }
  undo(): void { this.inner.undo(); }
  undoTo(entries: number): void { this.inner.undoTo(entries); }
  look(entries: number): void { this.inner.look(entries); }
  takeback(to: number): void { this.inner.takeback(to); }
  answerTakeback(agree: boolean): void { this.inner.answerTakeback(agree); }
  resign(): void { this.inner.resign(); }
  say(text: string): Promise<void> { return this.inner.say(text); }
  previews(): Promise<Previews> { return this.inner.previews(); }
  clause(id: string): Promise<string | undefined> { return this.inner.clause(id); }
  close(): void { this.inner.close(); }

  onBefore(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
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
      return;
    }
    // Nobody announced it: entries were taken back, or we come back after a lost connection.
    this.steps = [];
    clearTimeout(this.timer);
    this.timer = 0;
    this.hold(position, all);
  }

  /** Says whether anything was shown. */
  private drain(skip: boolean): boolean {
    let any = false;
    if (skip) {
      clearTimeout(this.timer);
      this.timer = 0;
    }
    while (this.timer === 0) {
      const step = this.steps[0];
      if (!step?.all) return any;
      this.steps.shift();
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
    return this.table.value.status === 'playing' && mayMove() && document.visibilityState === 'visible' &&
      events.some((event) => event.seat !== null && event.seat !== position.viewer);
  }

  private show({ position, events, all }: Step): void {
    if (events.length > 0) for (const listener of this.listeners) listener(events, position);
    this.hold(position, all ?? this.events.value);
  }

  /** What is as it was stays the same object, so that only what changed is drawn. */
  private hold(position: Position, events: readonly EventInfo[]): void {
    batch(() => {
      this.events.value = events;
      this.position.value = keep(this.position.peek(), position);
    });
  }
}

/** The press that skips ahead was meant for the table as it was: it does nothing on the one that it brings. */
function disarm(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  if (!target?.closest('[data-thing], #prompt button')) return;
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
  } else if (event.type === 'pointerdown') {
    event.stopPropagation();
    swallowClick();
  }
}
