import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../i18n';
import type { ActionText, BoxTable, InfoCard, LogLine, Names } from './box';
import { Descriptions } from './descriptions';
import { kept } from './keep';
import { type Choice, type Outcome, reachable, remaining, touch } from './model';
import { nameOf } from './names';
import { tellAnew, tellGone } from './news';
import { notesOf, withNotes } from './notes';
import { holdsBack, type Pending } from './pending';
import { projectedCard } from './projected';
import { Stager } from './stager';
import { type ThingState, ThingStates, type Way } from './thing-states';
import { type Act, type Seated, versionOf, type Watch } from './watch';
import { refusalOf, whyNot, whyNoUndo } from './why-not';

export interface Menu {
  readonly actions: readonly string[];
  /** The thing that was touched. */
  readonly thing: string;
  /** Where it opens, in page coordinates of the viewport. */
  readonly x: number;
  readonly y: number;
}

interface Anchor {
  readonly x: number;
  readonly y: number;
}

/** What a person at the table is doing: the selection, what they are looking at, the open menu. */
export class Control {
  readonly selected = signal<readonly string[]>([]);
  /** The thing under the pointer or with the keyboard focus. */
  readonly looked = signal<string | null>(null);
  readonly menu = signal<Menu | null>(null);
  /** The action that is waiting for a second touch of the same thing, or for its button. */
  readonly pending = signal<Pending | null>(null);
  /** Whether something was tried while the connection was lost. */
  readonly unsent = signal(false);
  /** An answer to a click that did nothing. */
  readonly message = signal<string | null>(null);
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly reach: ReadonlySignal<{ now: ReadonlySet<string>; anew: ReadonlySet<string> }>;
  readonly viewer: ReadonlySignal<string | null>;
  readonly selecting = computed(() => this.selected.value.length > 0);
  /** Whether every action is done by touching one thing. */
  readonly simple = computed(() => this.choices.value.every(({ things }) => things.length === 1));
  /** Marks of the places where others moved something since the viewer last acted. */
  readonly recent: ReadonlySignal<ReadonlySet<string>>;
  /** Everything that happened, in sentences. */
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  /** What the rules did automatically, shown step by step. */
  readonly stager: Stager;
  /** The last thing that somebody else did, until the viewer acts. */
  readonly lately = computed(() => {
    const last = this.lines.value.findLast(
      (line) => line.kind === 'act' && line.seat !== null && !line.minor,
    );
    return last?.seat && last.seat !== this.viewer.value ? `${this.names(last.seat)} ${last.text}` : null;
  });
  /** The version at which an action was sent that has not been answered yet. */
  private acted: string | null = null;
  /** The viewer's last action. */
  played: string | null = null;
  /** Counts touches, so that a late answer is not shown. */
  private asked = 0;
  private readonly descriptions: Descriptions;
  private readonly things = new ThingStates(this);
  private stop: () => void;

  readonly watch: Watch;
  /** What the viewer can do here. Nothing in a replay. */
  readonly act: Act | undefined;

  constructor(
    { watch, act }: Seated,
    readonly box: BoxTable,
  ) {
    this.watch = watch;
    this.act = act;
    this.viewer = computed(() => {
      const { viewer } = watch.position.value;
      return /^p\d$/.test(viewer) ? viewer : null;
    });
    this.choices = computed(() =>
      watch.position.value.legal.map((action) => ({ action, things: box.things(action) })),
    );
    this.recent = kept<ReadonlySet<string>>(() => {
      const events = watch.events.value;
      // Spectators see what the last player did.
      const last = events.findLast((event) => event.seat !== null)?.seat;
      const since = events.findLastIndex(
        ({ seat }) => seat !== null && (this.viewer.value ? seat === this.viewer.value : seat !== last),
      );
      return new Set(
        events.slice(since + 1).flatMap((event) => box.travels(event, this.view).map((travel) => travel.to)),
      );
    });
    this.lines = kept(() =>
      withNotes(
        box.log(watch.events.value, this.view, this.names),
        notesOf(watch.table.value),
        watch.position.value.entries,
      ),
    );
    this.stager = new Stager(watch, box, this.names);
    this.reach = computed(() => reachable(this.choices.value, this.selected.value));
    this.descriptions = new Descriptions(this, box, this.viewer, this.names);
    // A new position keeps the selection as far as it still makes sense. The answer to the viewer's own
    // action ends it.
    const stopKeeping = effect(() => {
      const version = versionOf(watch.position.value);
      const choices = this.choices.value;
      const selected = this.selected.peek();
      if (!choices.some(({ action }) => action === this.pending.peek()?.action)) this.pending.value = null;
      const acted = this.acted !== null && this.acted !== version;
      // Answered without a new position: it was refused.
      if (!act?.busy.value && !acted) this.acted = null;
      if (!acted && (selected.length === 0 || remaining(choices, selected).length > 0)) return;
      this.acted = null;
      batch(() => {
        this.selected.value = [];
        this.menu.value = null;
        if (acted) this.looked.value = null;
      });
    });
    const stopLinking = effect(() => {
      if (watch.link.value !== 'lost') this.unsent.value = false;
    });
    const ends = [this.descriptions.close, stopKeeping, stopLinking, tellAnew(this), tellGone(this)];
    this.stop = () => {
      for (const end of ends) end();
      this.stager.close();
    };
  }

  close(): void {
    this.stop();
  }

  readonly names: Names = (seat) => nameOf(this.watch.table.value, seat);

  /** The card for a `data-info` key: the table's own, or the box's. */
  info(key: string): InfoCard | undefined {
    const [what, seat = ''] = key.split(':');
    return what === 'projected' ? projectedCard(this, seat) : this.box.info(key, this.view);
  }

  /**
   * Whether the text is about the readers themselves. In a replay you may be looking at another player's
   * view.
   */
  isYou(seat: string): boolean {
    return this.watch.table.value.you === seat;
  }

  /** The position that is shown now. */
  private version(): string {
    return versionOf(this.watch.position.peek());
  }

  get view(): unknown {
    return this.watch.position.value.view;
  }

  /** What an action does. */
  describe(action: string): ActionText {
    return this.descriptions.of(action);
  }

  stateOf(thing: string): ThingState {
    return this.things.of(thing).state.value;
  }

  /** Whether it is under the pointer or has the keyboard focus. */
  isLooked(thing: string): boolean {
    return this.things.of(thing).looked.value;
  }

  /** Whether the thing under the pointer would use it, as a tile uses a die. */
  isLit(thing: string): boolean {
    return this.things.of(thing).lit.value;
  }

  /** Whether it was touched once and is waiting for a second touch. */
  isWaiting(thing: string): boolean {
    return this.things.of(thing).waits.value;
  }

  /** The actions that would be left if `thing` were touched. */
  ways(thing: string): readonly Way[] {
    return this.things.of(thing).ways.value;
  }

  /**
   * The action that ends the turn, if the rules have one and the box has no button for it. Every table has a
   * button for that.
   */
  readonly ending = computed(() => {
    const { finish, legal } = this.watch.position.value;
    if (!finish) return null;
    const shown = this.box.buttons(legal, this.view, this.names).map(({ thing }) => thing);
    return this.box.things(finish).some(({ id }) => shown.includes(id)) ? null : finish;
  });

  /** What the server refused, in the reader's language. */
  readonly refusal = computed(() => refusalOf(this));

  /** Asks why a thing cannot be used. If the viewer has touched something else since, the answer is dropped. */
  private async tellWhy(thing: string): Promise<void> {
    const version = this.version();
    const mine = ++this.asked;
    const why = await whyNot(this, thing);
    if (why && mine === this.asked && this.version() === version) this.message.value = why;
  }

  touch(thing: string, anchor: Anchor, byTap = false): void {
    if (this.act?.busy.peek()) return;
    this.stager.end();
    this.asked++;
    this.message.value = null;
    const outcome = this.simplified(touch(this.choices.value, this.selected.value, thing));
    if (outcome.kind === 'nothing') {
      this.pending.value = null;
      void this.tellWhy(thing);
      return;
    }
    if (outcome.kind === 'play' && !this.canSend()) return;
    if (outcome.kind === 'play' && holdsBack(this, thing, outcome.action, byTap)) return;
    batch(() => {
      this.menu.value = null;
      this.pending.value = null;
      if (outcome.kind === 'play') this.play(outcome.action);
      else {
        this.selected.value = outcome.selected;
        if (outcome.kind === 'menu') this.menu.value = { actions: outcome.actions, thing, ...anchor };
      }
    });
  }

  /** The button of the waiting action. */
  confirm(): void {
    const { pending } = this;
    if (pending.value && !this.act?.busy.peek()) this.play(pending.value.action);
  }

  /** Ways that read the same, such as two dice of the same value, are one way. */
  private simplified(outcome: Outcome): Outcome {
    if (outcome.kind !== 'menu') return outcome;
    const ways = new Map<string, string>();
    for (const action of outcome.actions) {
      const text = JSON.stringify(this.describe(action));
      if (!ways.has(text)) ways.set(text, action);
    }
    const actions = [...ways.values()];
    return actions.length === 1 && actions[0]
      ? { kind: 'play', action: actions[0] }
      : { ...outcome, actions };
  }

  /** Whether the server can be reached. If not, the prompt says so and everything stays as it is. */
  canSend(): boolean {
    this.unsent.value = this.watch.link.peek() === 'lost';
    return !this.unsent.value;
  }

  /**
   * The table stays as it is until the answer comes. So it is drawn only once, and a refused action can be
   * tried again. Returns whether it was sent.
   */
  play(action: string): boolean {
    if (!this.readyToSend(action)) return false;
    this.act?.play([action]);
    return true;
  }

  /** Sends a whole plan. If one of its actions is refused, nothing of it counts. */
  sendAll(actions: readonly string[]): boolean {
    const last = actions[actions.length - 1];
    if (last === undefined || this.act?.busy.peek() || !this.readyToSend(last)) return false;
    this.act?.play(actions);
    return true;
  }

  /** Remembers what is about to be sent and clears what asked for it. False if nothing can be sent. */
  private readyToSend(action: string): boolean {
    if (!this.canSend()) return false;
    this.stager.end();
    this.acted = this.version();
    this.played = action;
    batch(() => {
      this.menu.value = null;
      this.pending.value = null;
      this.message.value = null;
      if (this.act) this.act.refused.value = null;
    });
    return true;
  }

  /** Buttons stay enabled while we wait for an answer. They just do nothing. */
  end(askFirst = false): void {
    const finish = this.ending.peek();
    if (this.act?.busy.peek() || !finish) return;
    if (!askFirst || this.pending.peek()?.action === finish) return void this.play(finish);
    batch(() => {
      this.pending.value = { thing: 'end', action: finish, label: undefined, byTap: true };
      this.message.value = t('table.endAgain');
    });
  }

  /** An action that is waiting for its second touch is the first to be taken back. */
  undo(): void {
    if (this.pending.peek()) this.cancel();
    else if (!this.watch.position.peek().can_undo) this.message.value = whyNoUndo(this);
    else if (!this.act?.busy.peek() && this.canSend()) {
      const whole = this.box.wholePlans && this.watch.position.peek().plan_from !== null;
      this.act?.undo(whole ? 'plan' : undefined);
    }
  }

  /** Clears the selection. Returns whether there was one. */
  cancel(): boolean {
    const had =
      this.menu.value !== null ||
      this.selected.value.length > 0 ||
      this.message.value !== null ||
      this.pending.value !== null;
    batch(() => {
      if (this.pending.value !== null) this.looked.value = null;
      this.selected.value = [];
      this.menu.value = null;
      this.pending.value = null;
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

/** The table of a known box. */
export const useWatch = <Known extends Watch>(): Known => useControl().watch as Known;
