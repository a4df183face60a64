import { signal } from '@preact/signals';
import type { ChatLine, EventInfo, Position, Previews, Snapshot } from '../generated/protocol';
import type { Link, Session } from '../table/session';
import { snapshot } from '.';
import { clauseText } from './clauses';

/** A finished game at any of its entries and with anyone's eyes: a session in which nothing can be done. */
export class ReplaySession implements Session {
  readonly table;
  readonly position;
  readonly events = signal<readonly EventInfo[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly link = signal<Link>('open');
  readonly refused = signal<string | null>(null);
  readonly busy = signal(false);
  readonly skew = signal(0);
  readonly record;
  /** Where somebody wishes to look: a number of entries. */
  readonly wished = signal<number | null>(null);
  readonly #id: string;
  /** Everything that happened in the whole game. */
  readonly all: readonly EventInfo[];
  readonly #positions = new Map<string, Promise<Position>>();
  readonly #before = new Set<(events: readonly EventInfo[], next: Position) => void>();
  #wanted = '';

  constructor(whole: Snapshot) {
    this.#id = whole.table.id;
    this.all = whole.events;
    this.record = whole.record;
    this.table = signal(whole.table);
    this.position = signal(whole.position);
    this.events.value = whole.events;
    this.chat.value = whole.table.chat;
  }

  /** How many entries the whole game has. */
  get length(): number {
    return this.record.length;
  }

  /** Shows the table after `at` entries, as `eyes` saw it. An answer that comes too late is dropped. */
  async show(at: number, eyes: string): Promise<void> {
    const key = `${eyes} ${at}`;
    this.#wanted = key;
    let position: Position;
    try {
      position = await this.#fetch(at, eyes);
    } catch (error) {
      this.#positions.delete(key);
      if (this.#wanted === key) this.refused.value = error instanceof Error ? error.message : String(error);
      return;
    }
    if (this.#wanted !== key) return;
    const fresh = this.all.filter((event) => event.entry >= this.position.value.entries && event.entry < at);
    // One step on is worth watching; a jump is not.
    if (at - this.position.value.entries === 1) for (const listener of this.#before) listener(fresh, position);
    this.refused.value = null;
    this.position.value = position;
    this.events.value = this.all.filter((event) => event.entry < at);
    // The next step is the likeliest wish.
    if (at < this.length) void this.#fetch(at + 1, eyes).catch(() => this.#positions.delete(`${eyes} ${at + 1}`));
  }

  #fetch(at: number, eyes: string): Promise<Position> {
    const key = `${eyes} ${at}`;
    let position = this.#positions.get(key);
    if (!position) {
      position = snapshot(this.#id, { at, seat: eyes, since: at }).then((told) => ({ ...told.position, legal: [], can_undo: false }));
      this.#positions.set(key, position);
    }
    return position;
  }

  clause(id: string): Promise<string | undefined> {
    return clauseText(this.table.value.box, id);
  }

  onBefore(listener: (events: readonly EventInfo[], next: Position) => void): () => void {
    this.#before.add(listener);
    return () => this.#before.delete(listener);
  }

  /** The page around it decides what is shown. */
  look(entries: number): void {
    this.wished.value = entries;
  }

  previews(): Promise<Previews> {
    return Promise.resolve({ at: this.position.value.at, previews: [] });
  }

  // The past cannot be changed; it can be forked, which the page around it offers.
  play(): void {}
  undo(): void {}
  undoTo(): void {}
  takeback(): void {}
  answerTakeback(): void {}
  resign(): void {}
  say(): void {}
  close(): void {}
}

/** The numbers of entries at which somebody else begins to act: what a reader wants to jump between. */
export function turnStarts(record: readonly { readonly actor: string }[]): readonly number[] {
  const starts: number[] = [];
  let last = '';
  for (const [n, entry] of record.entries()) {
    if (entry.actor === '*') continue;
    if (entry.actor !== last) starts.push(n);
    last = entry.actor;
  }
  return starts;
}
