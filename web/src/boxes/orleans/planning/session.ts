import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { ClauseInfo, Position, Previews, WhyNot } from '../../../generated/protocol';
import { recallJson, remember } from '../../../memory';
import type { OrleansEvent, OrleansPrompt, OrleansSession, OrleansView, PlanState } from '../view';
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

/** Local moves are between two versions of the table. */
const STEPS = 1024;

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
export class PlanSession implements OrleansSession {
  readonly table;
  readonly position;
  readonly events;
  readonly live;
  readonly past;
  readonly chat;
  readonly mayTalk;
  readonly link;
  readonly refused;
  readonly refusedBy;
  readonly refusedNumber;
  readonly busy;
  readonly behind;
  readonly skew;
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

  constructor(private readonly inner: OrleansSession) {
    this.table = inner.table;
    this.events = inner.events;
    this.live = inner.live ?? inner.position;
    this.past = inner.past;
    this.chat = inner.chat;
    this.mayTalk = inner.mayTalk;
    this.link = inner.link;
    this.refused = inner.refused;
    this.refusedBy = inner.refusedBy ?? signal(null);
    this.refusedNumber = inner.refusedNumber ?? signal(null);
    this.busy = inner.busy;
    this.behind = inner.behind ?? signal(false);
    this.skew = inner.skew;
    this.position = computed(() => this.shown(inner.position.value));
    this.ends.push(effect(() => this.recall(inner.position.value)));
    this.ends.push(
      effect(() => {
        const { puts } = this.draft.value;
        if (this.of) remember('tab', this.place, JSON.stringify({ ...this.owner, puts }));
      }),
    );
  }

  get all() {
    return this.inner.all;
  }
  private get place(): string {
    return `loire.plan.${this.table.peek().id}`;
  }
  private get owner(): Omit<Stored, 'puts'> {
    const [round, seat = ''] = this.of.split(' ');
    return { round: Number(round), seat };
  }

  /** The question that the draft answers, if the viewer is planning and nothing has been sent. */
  private asked(real: Position<OrleansView, OrleansPrompt>): OrleansPrompt | null {
    const prompt = real.prompt;
    if (this.all || this.past?.shown.value || real.legal.length === 0 || !isPlanning(prompt)) return null;
    return isUnsent(prompt, playerOf(real.view, prompt.seat)) ? prompt : null;
  }

  /** A new round begins with an empty plan, or with what this tab has stored. */
  private recall(real: Position<OrleansView, OrleansPrompt>): void {
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

  private shown(real: Position<OrleansView, OrleansPrompt>): Position<OrleansView, OrleansPrompt> {
    const at = real.at + this.step.value / STEPS;
    const prompt = this.asked(real);
    if (prompt) return this.drafted(real, at, prompt);
    const pick = this.pick(real);
    if (pick) {
      const picked = this.pickedAt(real);
      return {
        ...real,
        at,
        prompt: real.prompt && { ...real.prompt, picked },
        legal: [...pickMoves(pick, picked)],
        finish: null,
        can_undo: picked.length > 0 || real.can_undo,
      };
    }
    const view = real.view;
    const me = playerOf(view, real.viewer);
    if (view.planning && me?.ready && real.plan_from !== null && !this.past?.shown.value)
      return { ...real, at, legal: ['change'], can_undo: false };
    const ask = real.prompt?.ask;
    return ask === 'draw' && real.legal.length > 1
      ? { ...real, at, legal: [...real.legal, 'fewer', 'more'] }
      : real;
  }

  private pick(real: Position<OrleansView, OrleansPrompt>): Pick | undefined {
    return this.all || this.past?.shown.value ? undefined : pickOf(real);
  }

  private pickedAt({ at }: Position<OrleansView, OrleansPrompt>): readonly string[] {
    const { at: when, of } = this.picked.value;
    return when === at ? of : [];
  }

  /** Touching a thing again puts it back. */
  private toggle(real: Position<OrleansView, OrleansPrompt>, pick: Pick, action: string): void {
    const picked = this.pickedAt(real);
    if (action === 'picked') return this.inner.sendAll(pickLines(pick, picked));
    const one = action.slice(pick.verb.length + 1);
    const of = picked.includes(one) ? picked.filter((other) => other !== one) : [...picked, one];
    batch(() => {
      this.picked.value = { at: real.at, of };
      this.step.value++;
    });
  }

  private drafted(
    real: Position<OrleansView, OrleansPrompt>,
    at: number,
    prompt: OrleansPrompt,
  ): Position<OrleansView, OrleansPrompt> {
    const { puts, before, warned, missing, full } = this.draft.value;
    const view = real.view;
    const repeats = puts.length === 0 && lastPlan(this.events.value, prompt.seat).length > 0;
    return {
      ...real,
      at,
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

  play(action: string): void {
    const real = this.inner.position.peek();
    const prompt = this.asked(real);
    const [verb] = action.split(' ');
    if (verb === 'change') return this.inner.undoPlan();
    if (verb === 'fewer' || verb === 'more') return this.drawOther(verb === 'more' ? 1 : -1);
    const pick = this.pick(real);
    if (pick) return this.toggle(real, pick, action);
    if (prompt) this.plan(prompt, real.view, action);
    else this.inner.play(action);
  }

  /** A new question: as many as possible. */
  private count({ legal, prompt, view, viewer }: Position<OrleansView, OrleansPrompt>): void {
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
    if (action === 'ready') return this.ready(prompt, view);
    const last = () => repeated(prompt, lastPlan(this.events.peek(), prompt.seat));
    const next =
      action === 'clear'
        ? { puts: [], missing: [], full: [] }
        : action === 'last'
          ? last()
          : { puts: moved(prompt, puts, view, prompt.seat, action), missing: [], full: [] };
    this.set({ ...next, before: [...before, puts], warned: null });
  }

  /** An empty plan, or somebody idle who would complete a place: it asks once. */
  private ready(prompt: OrleansPrompt, view: OrleansView): void {
    const draft = this.draft.peek();
    const some = prompt.spaces.some(({ spaces }) => spaces.length > 0);
    const open =
      draft.puts.length === 0 && some
        ? 'empty'
        : idleCompletes(prompt, draft.puts, view, prompt.seat)
          ? 'idle'
          : null;
    if (open && draft.warned === null) return this.set({ ...draft, warned: open });
    this.inner.sendAll(linesOf(prompt, draft.puts));
  }

  private set(draft: Draft): void {
    batch(() => {
      this.draft.value = draft;
      this.step.value++;
    });
  }

  undo(): void {
    const real = this.inner.position.peek();
    const last = this.pickedAt(real).at(-1);
    const pick = this.pick(real);
    if (pick && last) return this.toggle(real, pick, `${pick.verb} ${last}`);
    const { before } = this.draft.peek();
    if (this.asked(this.inner.position.peek()) === null || before.length === 0) return this.inner.undo();
    this.set({ ...EMPTY, puts: before.at(-1) ?? [], before: before.slice(0, -1) });
  }

  /** The rules are not asked about moves of a plan. Those that are listed are possible and change nothing yet. */
  previews(): Promise<Previews> {
    const shown = this.position.peek();
    if (shown.at === this.inner.position.peek().at && !this.asked(this.inner.position.peek()))
      return this.inner.previews();
    return Promise.resolve({
      at: shown.at,
      previews: shown.legal.map((action) => ({ action, changes: [] })),
    });
  }

  sendAll(actions: readonly string[]): void {
    this.inner.sendAll(actions);
  }
  undoPlan(): void {
    this.inner.undoPlan();
  }
  undoTo(entries: number): void {
    this.inner.undoTo(entries);
  }
  look(entries: number): void {
    this.inner.look(entries);
  }
  moment(entries: number): Promise<Position<OrleansView, OrleansPrompt>> {
    return this.inner.moment?.(entries) ?? Promise.reject();
  }
  hold(on: boolean): void {
    this.inner.hold?.(on);
  }
  takeback(to: number): void {
    this.inner.takeback(to);
  }
  answerTakeback(agree: boolean): void {
    this.inner.answerTakeback(agree);
  }
  resign(): void {
    this.inner.resign();
  }
  say(text: string): Promise<void> {
    return this.inner.say(text);
  }
  why(actions: readonly string[]): Promise<WhyNot> {
    return this.inner.why(actions);
  }
  clause(id: string): Promise<ClauseInfo | undefined> {
    return this.inner.clause(id);
  }
  onBefore(
    listener: (events: readonly OrleansEvent[], next: Position<OrleansView, OrleansPrompt>) => void,
  ): () => void {
    return this.inner.onBefore(listener);
  }
  close(): void {
    this.inner.close();
  }
  stop(): void {
    for (const end of this.ends) end();
  }
}
