import { batch, computed, signal } from '@preact/signals';
import type {
  ChatLine,
  ClauseInfo,
  EntryInfo,
  EventInfo,
  FromServer,
  Position,
  Previews,
  Snapshot,
  TableInfo,
} from '../generated/protocol';
import { go } from '../router';
import type { Act, Before, Refused, Source } from '../table/watch';
import { Answers } from './answers';
import { clauseOf } from './clauses';
import type { Deed, House, Line, Link } from './house';
import { houseOf } from './houses';
import { ApiError } from './http';
import { wordsOf } from './words';

/** A table as it is now, kept up to date by its house. Pages read the signals. */
export class LiveTable implements Source {
  readonly table;
  readonly position;
  readonly events;
  readonly record;
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly skew = signal(0);
  readonly link;
  /** What the reader can do here. */
  readonly act: Act;
  readonly #before = new Set<Before>();
  readonly #house: House;
  readonly #line: Line;
  readonly #unanswered = signal(0);
  readonly #refused = signal<Refused | null>(null);
  /** The version that the last answer referred to. */
  readonly #answered = signal(0);
  #anew = false;
  #previews: { readonly at: number; readonly told: Promise<Previews> } | undefined;
  readonly #answers: Answers;
  #opening: string;

  constructor(house: House, line: Line, link: Source['link'], first: Snapshot) {
    this.#house = house;
    this.#line = line;
    this.link = link;
    this.table = signal<TableInfo>(first.table);
    this.position = signal<Position>(first.position);
    this.events = signal<readonly EventInfo[]>(first.events);
    this.record = signal<readonly EntryInfo[]>(first.record);
    this.act = this.#acting();
    this.#takeTable(first.table);
    this.#takeTime(first.position.clock?.now);
    this.#opening = first.opening;
    this.#answers = new Answers(house, first.table.id);
    this.#tellAnswers();
  }

  readonly close = (): void => {
    this.#line.close();
    this.#answers.close();
  };

  /**
   * Call this after sitting down or leaving. Another seat sees a different table, so everything is fetched
   * again.
   */
  renew(): void {
    this.#anew = true;
    this.#line.renew();
  }

  readonly look = (entries: number): void => go(`/tables/${this.table.value.id}/replay?at=${entries}`);

  readonly moment = async (entries: number): Promise<Position> => {
    const { id, you } = this.table.value;
    const { position } = await this.#house.ask(id, {
      ask: 'snapshot',
      at: entries,
      seat: you ?? 'spectator',
      since: entries,
    });
    return { ...position, legal: [], finish: null, can_undo: false, plan_from: null };
  };

  readonly clause = (id: string): Promise<ClauseInfo | undefined> => clauseOf(this.table.value.box, id);

  readonly onBefore = (listener: Before): (() => void) => {
    this.#before.add(listener);
    return () => this.#before.delete(listener);
  };

  #acting(): Act {
    return {
      // Until the last request has been answered and the position that the answer refers to has arrived.
      busy: computed(() => this.#unanswered.value > 0 || this.position.value.at < this.#answered.value),
      refused: this.#refused,
      mayTalk: computed(() => this.table.value.you !== null || this.table.value.you_host),
      // At the position that is shown. If the table has moved on, the server refuses it as stale, and a plan that was
      // sent twice counts once.
      play: (actions) => {
        const { at } = this.position.value;
        const [action] = actions;
        if (action !== undefined && actions.length === 1) this.#do({ type: 'act', action, at });
        else this.#do({ type: 'acts', actions: [...actions], at });
      },
      undo: (to) => this.#undo(to),
      takeback: (to) => this.#do({ type: 'takeback', to }),
      answer: (agree) => this.#do({ type: 'takeback', answer: agree ? 'agree' : 'decline' }),
      resign: () => this.#do({ type: 'resign' }),
      // Chat never delays a move, and an error in a chat line says nothing about the game.
      say: async (text) => void (await this.#line.do({ type: 'chat', text })),
      previews: () => this.#askPreviews(),
      why: (actions) => this.#answers.why(this.position.peek().at, actions),
    };
  }

  #undo(wanted: number | 'plan' | undefined): void {
    const { entries, can_undo, at, plan_from } = this.position.value;
    if (wanted === undefined) return this.#do({ type: 'undo', at });
    const to = wanted === 'plan' ? plan_from : wanted;
    if (to !== null && (wanted === 'plan' || (entries > to && can_undo))) this.#do({ type: 'undo', at, to });
  }

  /** The table and its coach both ask at every position, and are answered once. */
  #askPreviews(): Promise<Previews> {
    const { at } = this.position.peek();
    if (this.#previews?.at !== at) {
      const told = this.#answers.previews(at);
      this.#previews = { at, told };
      // An answer that never came is asked for again.
      told.catch(() => (this.#previews = undefined));
    }
    return this.#previews.told;
  }

  /** How many entries need not be sent again: those before the first one that is missing or withheld. */
  known(): number {
    if (this.#anew) return 0;
    const record = this.record.value;
    const unknown = record.findIndex((entry, n) => entry?.n !== n || entry.text === '?');
    return unknown === -1 ? record.length : unknown;
  }

  hear(message: FromServer): void {
    this.#take(message);
    if (message.type === 'snapshot' || message.type === 'update' || message.type === 'table')
      this.#tellAnswers();
  }

  #tellAnswers(): void {
    this.#answers.hear({
      table: this.table.value,
      opening: this.#opening,
      record: this.record.value,
      position: this.position.value,
    });
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case 'snapshot':
        return this.#takeSnapshot(message);
      case 'update':
        for (const listener of this.#before) listener(message.events, message.position);
        return batch(() => {
          this.#takeTime(message.position.clock?.now);
          this.position.value = message.position;
          this.record.value = mergeEntries(this.record.value, message.record);
          this.events.value = mergeEvents(this.events.value, message.events);
        });
      case 'table':
        return batch(() => this.#takeTable(message.table));
      case 'chat':
        return this.#takeChat([message]);
      case 'pong':
        return this.#takeTime(message.now);
    }
  }

  #do(deed: Deed): void {
    this.#unanswered.value++;
    this.#refused.value = null;
    this.#line
      .do(deed)
      .then((done) => void (this.#answered.value = Math.max(this.#answered.value, done.at)))
      .catch((error: unknown) => {
        // Lost with the connection. The bar that says so is enough, and the snapshot will show what counted.
        if (!(error instanceof ApiError) || error.status === 0) return;
        const { why, number } = error;
        this.#refused.value = { words: wordsOf(error).join(' '), why, number };
      })
      .finally(() => this.#unanswered.value--);
  }

  #takeSnapshot(told: Snapshot): void {
    const before = this.position.value;
    const { position, since } = told;
    this.#anew = false;
    this.#opening = told.opening;
    batch(() => {
      this.position.value = position;
      this.record.value = [...this.record.value.slice(0, since), ...told.record];
      this.events.value = [...this.events.value.filter((event) => event.entry < since), ...told.events];
      this.#takeTable(told.table);
      this.#takeTime(position.clock?.now);
    });
    // Something was taken back while we were away, so what we hold below `since` may no longer be right.
    const rewritten = since > 0 && position.at - before.at !== position.entries - before.entries;
    if (rewritten) {
      void this.#house.ask(told.table.id, { ask: 'snapshot' }).then((whole) => {
        if (whole.position.at < this.position.value.at) return;
        this.#takeSnapshot(whole);
        this.#tellAnswers();
      });
    }
  }

  #takeTable(table: TableInfo): void {
    this.table.value = table;
    this.#takeChat(table.chat);
  }

  #takeChat(lines: readonly ChatLine[]): void {
    const known = new Set(this.chat.value.map((line) => line.n));
    const fresh = lines.filter((line) => !known.has(line.n));
    if (fresh.length > 0) this.chat.value = [...this.chat.value, ...fresh].sort((a, b) => a.n - b.n);
  }

  #takeTime(now: number | undefined): void {
    if (now !== undefined) this.skew.value = now - Date.now();
  }
}

export interface Opening {
  /** Resolves with the table once its house has sent it, and rejects if it never will. */
  readonly ready: Promise<LiveTable>;
  readonly link: Source['link'];
  close(): void;
}

/** Opens a table in its house. */
export function openTable(id: string, house = houseOf(id)): Opening {
  let live: LiveTable | undefined;
  let opened: (live: LiveTable) => void = () => undefined;
  let failed: (error: Error) => void = () => undefined;
  const ready = new Promise<LiveTable>((resolve, reject) => {
    opened = resolve;
    failed = reject;
  });
  // If the page is left before the table answers, nobody is listening.
  ready.catch(() => undefined);
  const link = signal<'connecting' | 'open' | 'lost'>('connecting');
  // A refused line does not say why, so we ask separately for what it would have sent first. The table may
  // not exist (404), or what is stored of it cannot be read (409).
  const ask = () =>
    house.ask(id, { ask: 'snapshot' }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) return;
      line.close();
      failed(error);
    });
  const line = house.open(id, {
    since: () => live?.known() ?? 0,
    hear: (message) => {
      if (live) live.hear(message);
      else if (message.type === 'snapshot') opened((live = new LiveTable(house, line, link, message)));
      else if (message.type === 'gone') failed(new ApiError(404, message.code, message.message));
    },
    linked: (state: Link) => {
      if (state === 'closed') return;
      link.value = state;
      if (state === 'lost' && !live) void ask();
    },
  });
  return { ready, link, close: () => line.close() };
}

/** Appends new entries. An entry that was withheld before is filled in. */
export function mergeEntries(known: readonly EntryInfo[], told: readonly EntryInfo[]): readonly EntryInfo[] {
  if (told.length === 0) return known;
  const merged = [...known];
  for (const entry of told) merged[entry.n] = entry;
  return merged;
}

/** Events come entry by entry. If an entry is sent again, its events replace the old ones. */
export function mergeEvents(known: readonly EventInfo[], told: readonly EventInfo[]): readonly EventInfo[] {
  if (told.length === 0) return known;
  const again = new Set(told.map((event) => event.entry));
  return [...known.filter((event) => !again.has(event.entry)), ...told].sort((a, b) => a.entry - b.entry);
}
