import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { Event } from '../../../generated/orleans';
import type { Position, Previews } from '../../../generated/protocol';
import { recallJson, remember } from '../../../memory';
import type { Act, Seated, Shown } from '../../../table/watch';
import type { OrleansPrompt, OrleansView, OrleansWatch, PlanState } from '../view';
import { playerOf } from '../view';
import { carpenterAt, merchantAt } from '../where';
import {
  allowed,
  idleCompletes,
  isPlanning,
  isUnsent,
  lastPlan,
  moved,
  movesOf,
  repeated,
  viewWith,
} from './draft';
import { drawCount } from './draw-count';
import { linesOf, type Put } from './lines';
import { type Pick, pickLines, pickMoves, pickOf } from './picks';

type OrleansPosition = Position<OrleansView, OrleansPrompt>;
type OrleansShown = Shown<OrleansView, OrleansPrompt>;

interface Stored {
  readonly round: number;
  readonly seat: string;
  readonly puts: readonly Put[];
}

interface Draft {
  readonly puts: readonly Put[];
  /** Earlier states, for undo. */
  readonly before: readonly (readonly Put[])[];
  readonly warned: PlanState['warned'];
  readonly missing: PlanState['missing'];
  readonly full: PlanState['full'];
}

const EMPTY: Draft = { puts: [], before: [], warned: null, missing: [], full: [] };

/**
 * A table at which the viewer's plan is made in this browser. Every move of it is an action like any other, and undo
 * takes it back. With "ready" the whole plan is sent.
 */
export class PlanAct implements Seated<OrleansView, OrleansPrompt, Event> {
  readonly watch: OrleansWatch;
  readonly act: Act | undefined;
  private readonly inner: OrleansWatch;
  private readonly draft = signal<Draft>(EMPTY);
  /** What has been picked of several equal things, and the position at which. */
  private readonly picked = signal<{ readonly at: number; readonly of: readonly string[] }>({
    at: -1,
    of: [],
  });
  private readonly step = signal(0);
  /** The round and seat that the draft belongs to. */
  private of = '';
  /** The round for which the number of draws was last asked. */
  private drawOf = '';
  private readonly ends: (() => void)[] = [];

  constructor({ watch, act }: Seated<OrleansView, OrleansPrompt, Event>) {
    this.inner = watch;
    this.watch = { ...watch, position: computed(() => this.shown(watch.position.value)) };
    this.act = act && {
      ...act,
      play: (actions) => {
        const [action, another] = actions;
        if (action === undefined || another !== undefined || !this.moves(act, action)) act.play(actions);
      },
      undo: (to) => {
        if (to !== undefined || !this.takesBack()) act.undo(to);
      },
      previews: () => this.previews(act),
    };
    this.ends.push(effect(() => this.recall(watch.position.value)));
    this.ends.push(
      effect(() => {
        const { puts } = this.draft.value;
        if (this.of) remember('tab', this.place, JSON.stringify({ ...this.owner, puts }));
      }),
    );
  }

  private get place(): string {
    return `loire.plan.${this.watch.table.peek().id}`;
  }
  private get owner(): Omit<Stored, 'puts'> {
    const [round, seat = ''] = this.of.split(' ');
    return { round: Number(round), seat };
  }

  /** In a replay, or at an earlier moment of this game. */
  private looksBack(): boolean {
    return this.inner.whole.value !== undefined;
  }

  /** The question that the draft answers, if the viewer is planning and nothing has been sent. */
  private asked(real: OrleansPosition): OrleansPrompt | null {
    const prompt = real.prompt;
    if (this.looksBack() || real.legal.length === 0 || !isPlanning(prompt)) return null;
    return isUnsent(prompt, playerOf(real.view, prompt.seat)) ? prompt : null;
  }

  /** A new round begins with an empty plan, or with what this tab has stored. */
  private recall(real: OrleansPosition): void {
    const prompt = this.asked(real);
    const view = real.view;
    untracked(() => {
      this.count(real);
      merchantAt.value = playerOf(view, real.viewer)?.merchant ?? merchantAt.value;
      carpenterAt.value = view.prosperity?.carpenter ?? carpenterAt.value;
      if (!prompt) return;
      const of = `${view.round} ${prompt.seat}`;
      if (of === this.of) return;
      const stored = recallJson('tab', this.place) as Stored | null;
      const mine = stored?.round === view.round && stored.seat === prompt.seat;
      this.of = of;
      this.step.value = 0;
      this.draft.value = { ...EMPTY, puts: mine ? allowed(prompt, stored.puts) : [] };
    });
  }

  private shown(real: OrleansPosition): OrleansShown {
    const step = this.step.value;
    const prompt = this.asked(real);
    if (prompt) return this.drafted(real, step, prompt);
    const pick = this.pick(real);
    if (pick) {
      const picked = this.pickedAt(real);
      return {
        ...real,
        step,
        prompt: { ...(real.prompt as OrleansPrompt), picked },
        legal: [...pickMoves(pick, picked)],
        finish: null,
        can_undo: picked.length > 0 || real.can_undo,
      };
    }
    const view = real.view;
    const me = playerOf(view, real.viewer);
    if (view.planning && me?.ready && real.plan_from !== null && !this.looksBack())
      return { ...real, step, legal: ['change'], can_undo: false };
    const ask = real.prompt?.ask;
    return ask === 'draw' && real.legal.length > 1
      ? { ...real, step, legal: [...real.legal, 'fewer', 'more'] }
      : real;
  }

  private pick(real: OrleansPosition): Pick | undefined {
    return this.looksBack() ? undefined : pickOf(real);
  }

  private pickedAt({ at }: OrleansPosition): readonly string[] {
    const { at: when, of } = this.picked.value;
    return when === at ? of : [];
  }

  /** Touching a thing again puts it back. */
  private toggle(real: OrleansPosition, pick: Pick, action: string): void {
    const picked = this.pickedAt(real);
    const one = action.slice(pick.verb.length + 1);
    const of = picked.includes(one) ? picked.filter((other) => other !== one) : [...picked, one];
    batch(() => {
      this.picked.value = { at: real.at, of };
      this.step.value++;
    });
  }

  private drafted(real: OrleansPosition, step: number, prompt: OrleansPrompt): OrleansShown {
    const { puts, before, warned, missing, full } = this.draft.value;
    const view = real.view;
    const repeats = puts.length === 0 && lastPlan(this.watch.events.value, prompt.seat).length > 0;
    return {
      ...real,
      step,
      view: viewWith(view, prompt.seat, prompt, puts),
      prompt: {
        ...prompt,
        plan: {
          warned,
          missing,
          full,
          repeats,
          idle: warned === 'idle' ? idleCompletes(prompt, puts, view, prompt.seat) : undefined,
        },
      },
      legal: [
        ...movesOf(prompt, puts, view, prompt.seat),
        ...(repeats ? ['last'] : []),
        ...(puts.length > 0 ? ['clear'] : []),
        'ready',
      ],
      finish: null,
      can_undo: before.length > 0,
    };
  }

  /** Whether an action is a move of the plan, or of a choice. Only a whole one is sent. */
  private moves(act: Act, action: string): boolean {
    const real = this.inner.position.peek();
    const prompt = this.asked(real);
    const pick = this.pick(real);
    if (action === 'change') act.undo('plan');
    else if (action === 'fewer' || action === 'more') this.drawOther(action === 'more' ? 1 : -1);
    else if (pick && action === 'picked') act.play(pickLines(pick, this.pickedAt(real)));
    else if (pick) this.toggle(real, pick, action);
    else if (prompt && action === 'ready') this.ready(act, prompt, real.view);
    else if (prompt) this.plan(prompt, real.view, action);
    else return false;
    return true;
  }

  /** A new question: as many as possible. */
  private count({ legal, prompt, view, viewer }: OrleansPosition): void {
    const of = `${view.round} ${viewer}`;
    if (prompt?.ask !== 'draw' || this.drawOf === of) return;
    this.drawOf = of;
    const most = Math.max(0, ...legal.map((one) => Number(one.split(' ')[1])));
    drawCount.value = { chosen: most, most };
  }

  private drawOther(by: number): void {
    const { chosen, most } = drawCount.peek();
    batch(() => {
      drawCount.value = { chosen: Math.min(most, Math.max(0, chosen + by)), most };
      this.step.value++;
    });
  }

  private plan(prompt: OrleansPrompt, view: OrleansView, action: string): void {
    const { puts, before } = this.draft.peek();
    const last = () => repeated(prompt, lastPlan(this.watch.events.peek(), prompt.seat));
    const next =
      action === 'clear'
        ? { puts: [], missing: [], full: [] }
        : action === 'last'
          ? last()
          : { puts: moved(prompt, puts, view, prompt.seat, action), missing: [], full: [] };
    this.set({ ...next, before: [...before, puts], warned: null });
  }

  /** An empty plan, or somebody idle who would complete a place: it asks once. */
  private ready(act: Act, prompt: OrleansPrompt, view: OrleansView): void {
    const draft = this.draft.peek();
    const some = prompt.spaces.some(({ spaces }) => spaces.length > 0);
    const open =
      draft.puts.length === 0 && some
        ? 'empty'
        : idleCompletes(prompt, draft.puts, view, prompt.seat)
          ? 'idle'
          : null;
    if (open && draft.warned === null) return this.set({ ...draft, warned: open });
    act.play(linesOf(prompt, draft.puts));
  }

  private set(draft: Draft): void {
    batch(() => {
      this.draft.value = draft;
      this.step.value++;
    });
  }

  /** Takes back a move that has not been sent. False if there is none. */
  private takesBack(): boolean {
    const real = this.inner.position.peek();
    const last = this.pickedAt(real).at(-1);
    const pick = this.pick(real);
    const { before } = this.draft.peek();
    if (pick && last) this.toggle(real, pick, `${pick.verb} ${last}`);
    else if (this.asked(real) === null || before.length === 0) return false;
    else this.set({ ...EMPTY, puts: before.at(-1) ?? [], before: before.slice(0, -1) });
    return true;
  }

  /** The rules are not asked about moves of a plan. Those that are listed are possible and change nothing yet. */
  private previews(act: Act): Promise<Previews> {
    const { at, step, legal } = this.watch.position.peek();
    if (!step && !this.asked(this.inner.position.peek())) return act.previews();
    return Promise.resolve({ at, previews: legal.map((action) => ({ action, changes: [] })) });
  }

  stop(): void {
    for (const end of this.ends) end();
  }
}
