import { batch, signal } from '@preact/signals';
import type { ChatLine, ClauseInfo, EventInfo, Position, Snapshot, TableInfo } from '../generated/protocol';
import type { Before, Link, Source } from '../table/watch';
import { clauseOf } from './clauses';
import type { House } from './house';
import { houseOf } from './houses';
import { wordsOf } from './words';

/** A number of entries, and whose view. */
interface Moment {
  readonly at: number;
  readonly eyes: string;
}

const keyOf = ({ at, eyes }: Moment): string => `${eyes} ${at}`;

/**
 * Who is away now, who resigned later and who is watching have nothing to do with the moment that is shown,
 * and nothing is paced.
 */
function inThePast(table: TableInfo): TableInfo {
  const seats = table.seats.map((seat) => ({ ...seat, connected: true, resigned: false, timed_out: false }));
  return { ...table, seats, status: 'over', takeback: null, watching: 0 };
}

/** A finished game at any of its entries and in anyone's view. The past cannot be changed, so there is nothing to do. */
export class ReplayTable implements Source {
  readonly table;
  readonly position;
  readonly events = signal<readonly EventInfo[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly link = signal<Link>('open');
  readonly skew = signal(0);
  /** Why the moment that somebody wants to see cannot be shown. */
  readonly failed = signal<string | null>(null);
  readonly record;
  /** Where somebody wants to look: a number of entries. */
  readonly wished = signal<number | null>(null);
  readonly #id: string;
  readonly #house: House;
  /** Everything that happened in the whole game. */
  readonly all: readonly EventInfo[];
  /** Whether the game is still going on. If so, readers see only their own view and cannot fork it. */
  readonly running: boolean;
  /** Whether the table is waiting for the reader in the meantime. */
  readonly yourTurn: boolean;
  readonly #positions = new Map<string, Promise<Position>>();
  readonly #before = new Set<Before>();
  #wanted: Moment = { at: -1, eyes: '' };
  #fetching: Promise<void> | null = null;

  constructor(whole: Snapshot, house = houseOf(whole.table.id)) {
    this.#id = whole.table.id;
    this.#house = house;
    this.all = whole.events;
    this.record = whole.record;
    this.running = whole.table.status === 'playing';
    this.yourTurn =
      this.running && whole.table.seats.some((seat) => seat.waiting && seat.seat === whole.table.you);
    this.table = signal(inThePast(whole.table));
    this.position = signal(whole.position);
    this.events.value = whole.events;
    this.chat.value = whole.table.chat;
  }

  /** How many entries the whole game has. */
  get length(): number {
    return this.record.length;
  }

  /**
   * Shows the table after `at` entries, as `eyes` saw it. One position is fetched at a time. While a key is
   * held, positions that have arrived are shown and the others are skipped.
   */
  show(at: number, eyes: string): Promise<void> {
    this.#wanted = { at, eyes };
    this.#fetching ??= this.#follow().finally(() => (this.#fetching = null));
    return this.#fetching;
  }

  async #follow(): Promise<void> {
    let shown: Moment | undefined;
    while (shown !== this.#wanted) {
      shown = this.#wanted;
      try {
        this.#take(shown.at, await this.#fetch(shown));
      } catch (error) {
        this.#positions.delete(keyOf(shown));
        this.failed.value = wordsOf(error).join(' ');
      }
    }
    // The reader will probably want the next step.
    const next = { at: shown.at + 1, eyes: shown.eyes };
    if (next.at <= this.length) void this.#fetch(next).catch(() => this.#positions.delete(keyOf(next)));
  }

  #take(at: number, position: Position): void {
    const before = this.position.value.entries;
    // One step forward is worth animating, a jump is not.
    if (at - before === 1) {
      const fresh = this.all.filter((event) => event.entry >= before && event.entry < at);
      for (const listener of this.#before) listener(fresh, position);
    }
    batch(() => {
      this.failed.value = null;
      this.position.value = position;
      this.events.value = this.all.filter((event) => event.entry < at);
    });
  }

  #fetch({ at, eyes }: Moment): Promise<Position> {
    const key = keyOf({ at, eyes });
    let position = this.#positions.get(key);
    if (!position) {
      const asked = this.#house.ask(this.#id, { ask: 'snapshot', at, seat: eyes, since: at });
      position = asked.then((told) => ({
        ...told.position,
        legal: [],
        finish: null,
        can_undo: false,
      }));
      this.#positions.set(key, position);
    }
    return position;
  }

  readonly clause = (id: string): Promise<ClauseInfo | undefined> => clauseOf(this.table.value.box, id);

  readonly onBefore = (listener: Before): (() => void) => {
    this.#before.add(listener);
    return () => this.#before.delete(listener);
  };

  /** The page around it decides what is shown. */
  readonly look = (entries: number): void => {
    this.wished.value = entries;
  };

  readonly close = (): void => undefined;
}

/** The entries at which somebody else starts to act: the points that readers want to jump between. */
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
