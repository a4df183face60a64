import { batch, signal } from '@preact/signals';
import type { ChatLine, EntryInfo, EventInfo, FromServer, Position, Snapshot, TableInfo } from '../generated/protocol';
import { snapshot as fetchSnapshot } from '.';
import { TableSocket, type Asked, type Done } from './socket';

/** A table as it is now, kept up to date by its socket. Pages read the signals and call the verbs. */
export class LiveTable {
  readonly table = signal<TableInfo | undefined>(undefined);
  readonly position = signal<Position | undefined>(undefined);
  readonly events = signal<readonly EventInfo[]>([]);
  readonly record = signal<readonly EntryInfo[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  /** The server said that it will not talk about this table any more, and why. */
  readonly gone = signal<string | undefined>(undefined);
  readonly #socket: TableSocket;

  constructor(readonly id: string) {
    this.#socket = new TableSocket(id, () => this.#known(), (message) => this.#hear(message));
  }

  get link() {
    return this.#socket.link;
  }

  close(): void {
    this.#socket.close();
  }

  /** Plays an action at the position that is shown; if the table has moved on it is refused as stale. */
  act(action: string): Promise<Done> {
    return this.#ask({ type: 'act', action, ...this.#at() });
  }

  undo(): Promise<Done> {
    return this.#ask({ type: 'undo', ...this.#at() });
  }

  askTakeback(to: number): Promise<Done> {
    return this.#ask({ type: 'takeback', to });
  }

  answerTakeback(answer: 'agree' | 'decline'): Promise<Done> {
    return this.#ask({ type: 'takeback', answer });
  }

  resign(): Promise<Done> {
    return this.#ask({ type: 'resign' });
  }

  say(text: string): Promise<Done> {
    return this.#ask({ type: 'chat', text });
  }

  #ask(message: Asked): Promise<Done> {
    return this.#socket.ask(message);
  }

  #at(): { at?: number } {
    const at = this.position.value?.at;
    return at === undefined ? {} : { at };
  }

  /** How many entries need not be told again: those before the first that is missing or withheld. */
  #known(): number {
    const record = this.record.value;
    const unknown = record.findIndex((entry, n) => entry.n !== n || entry.text === '?');
    return unknown === -1 ? record.length : unknown;
  }

  #hear(message: FromServer): void {
    batch(() => {
      switch (message.type) {
        case 'snapshot':
          this.#take(message);
          break;
        case 'update':
          this.position.value = message.position;
          this.record.value = mergeEntries(this.record.value, message.record);
          this.events.value = mergeEvents(this.events.value, message.events);
          break;
        case 'table':
          this.#takeTable(message.table);
          break;
        case 'chat':
          this.#takeChat([message]);
          break;
        case 'gone':
          if (message.code === 'missing' || message.code === 'seat') this.gone.value = message.message;
          break;
      }
    });
  }

  #take(told: Snapshot): void {
    const before = this.position.value;
    const { position, since } = told;
    // Taken back while we were away: what we hold below `since` may no longer be what happened.
    const rewritten = before && since > 0 && position.at - before.at !== position.entries - before.entries
      && position.at !== before.at;
    this.position.value = position;
    this.record.value = [...this.record.value.slice(0, since), ...told.record];
    this.events.value = [...this.events.value.filter((event) => event.entry < since), ...told.events];
    this.#takeTable(told.table);
    if (rewritten) {
      void fetchSnapshot(this.id, { seat: position.viewer }).then((whole) => {
        if (whole.position.at >= (this.position.value?.at ?? 0)) batch(() => this.#take(whole));
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
}

/** New entries are appended; one that was withheld takes its place. */
export function mergeEntries(known: readonly EntryInfo[], told: readonly EntryInfo[]): readonly EntryInfo[] {
  if (told.length === 0) return known;
  const merged = [...known];
  for (const entry of told) merged[entry.n] = entry;
  return merged;
}

/** Events come entry by entry; those of an entry that is told again replace what was known of it. */
export function mergeEvents(known: readonly EventInfo[], told: readonly EventInfo[]): readonly EventInfo[] {
  if (told.length === 0) return known;
  const again = new Set(told.map((event) => event.entry));
  return [...known.filter((event) => !again.has(event.entry)), ...told].sort((a, b) => a.entry - b.entry);
}
