import { signal } from '@preact/signals';
import type { ChatLine, EventInfo, Position, Projected, TableInfo } from '../generated/protocol';
import { boxTitle } from '../i18n';
import type { Act, Source } from '../table/watch';

/** A position from a real game, as `tools/fixtures.mjs` writes it. */
export interface Fixture<Prompt = unknown, What = unknown> {
  readonly seat: string;
  readonly entries: number;
  /** What every box's view has. The seats are called `players`, or `colonies` in Natick. */
  readonly view: {
    readonly edition?: number;
    readonly players?: readonly { readonly seat: string }[];
    readonly colonies?: readonly { readonly seat: string }[];
    readonly asked: readonly string[];
    readonly over: boolean;
  };
  readonly prompt: Prompt;
  readonly promptText: string | null;
  readonly legal: string[];
  readonly canUndo: boolean;
  readonly notes: EventInfo<What>[];
  readonly projected?: Projected[];
}

const NAMES = ['Aliénor', 'Gaspard', 'Perrine', 'Hugues', 'Isabeau'];
export function tableOf(fixture: Fixture, box: string): TableInfo {
  const { view, seat } = fixture;
  return {
    id: 'dev',
    box,
    title: boxTitle(box, box),
    name: 'Amboise',
    edition: String(view.edition ?? ''),
    modules: [],
    options: {},
    public: false,
    status: view.over ? 'over' : 'playing',
    frozen: null,
    host: 'Aliénor',
    you_host: true,
    seats: (view.players ?? view.colonies ?? []).map((player, n) => ({
      seat: player.seat,
      kind: player.seat === seat ? 'person' : 'bot',
      name: NAMES[n] ?? player.seat,
      bot: player.seat === seat ? null : 'greedy',
      waiting: view.asked.includes(player.seat),
      connected: true,
      resigned: false,
      timed_out: false,
      taken_over: false,
      kept: false,
      hurried: false,
    })),
    you: seat,
    left: null,
    watching: 0,
    takeover: null,
    clock: null,
    out_of_time: 'bot',
    hints: false,
    luck: { version: 2, commit: '', secret: null, entropy: [], from: 0, digest: null },
    takeback: null,
    wanted: null,
    result: null,
    origin: null,
    rematch: null,
    notes: [],
    chat: [],
    created_at: 0,
    started_at: 0,
    ended_at: null,
  };
}

export function positionOf(fixture: Fixture): Position {
  return {
    at: fixture.entries,
    entries: fixture.entries,
    viewer: fixture.seat,
    waiting: [...fixture.view.asked],
    view: fixture.view,
    prompt: fixture.prompt,
    prompt_text: fixture.promptText,
    legal: fixture.legal,
    finish: fixture.legal.find((action) => action === 'end' || action === 'pass') ?? null,
    can_undo: fixture.canUndo,
    plan_from: null,
    clock: null,
    projected: fixture.projected ?? null,
    result: null,
  };
}

/** A table at which nothing happens. Actions are recorded in `window.played` for tests. */
export function fixtureTable(fixture: Fixture, box: string): { readonly source: Source; readonly act: Act } {
  const played: string[] = [];
  Object.assign(globalThis, { played });
  const nothing = () => undefined;
  const source: Source = {
    table: signal(tableOf(fixture, box)),
    position: signal(positionOf(fixture)),
    events: signal<readonly EventInfo[]>(fixture.notes),
    chat: signal<readonly ChatLine[]>([]),
    link: signal('open'),
    skew: signal(0),
    look: nothing,
    close: nothing,
    clause: (id) =>
      Promise.resolve({
        id,
        edition: 'both',
        standing: 'printed',
        pages: '',
        chapter: 'A chapter',
        text: `The words of ${id}.`,
      }),
    onBefore: () => nothing,
  };
  const act: Act = {
    busy: signal(false),
    refused: signal(null),
    mayTalk: signal(true),
    play: (actions) => void played.push(...actions),
    undo: nothing,
    takeback: nothing,
    answer: nothing,
    resign: nothing,
    say: () => Promise.resolve(),
    previews: () => Promise.resolve({ at: -1, previews: [] }),
    why: () => Promise.resolve({ at: -1, why: null }),
  };
  return { source, act };
}
