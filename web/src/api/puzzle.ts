import { batch, signal } from '@preact/signals';
import type {
  ChatLine,
  ClauseInfo,
  EventInfo,
  Position,
  Previews,
  TableInfo,
  WhyNot,
} from '../generated/protocol';
import type { PuzzleBoard } from '../generated/study';
import { t } from '../i18n';
import type { Link, Session } from '../table/session';
import { puzzleBoard, puzzleWhy } from '.';
import { clauseOf } from './clauses';
import { wordsOf } from './words';

/** A puzzle's table. The server keeps nothing, so it gets the whole attempt each time. */
export class PuzzleSession implements Session {
  readonly table;
  readonly position;
  readonly events;
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly mayTalk = signal(false);
  readonly link = signal<Link>('open');
  readonly refused = signal<string | null>(null);
  readonly busy = signal(false);
  readonly skew = signal(0);
  /** The actions of the attempt so far. */
  readonly tried = signal<readonly string[]>([]);
  /** Whether the turn is over, so that it can be judged. */
  readonly over = signal(false);
  readonly start: PuzzleBoard;
  #board: PuzzleBoard;
  #version = 1;
  readonly #before = new Set<(events: readonly EventInfo[], next: Position) => void>();

  constructor(
    readonly box: string,
    readonly number: number,
    board: PuzzleBoard,
  ) {
    this.start = board;
    this.#board = board;
    this.table = signal(named(board.snapshot.table));
    this.position = signal({ ...board.snapshot.position, at: this.#version });
    this.events = signal<readonly EventInfo[]>(board.snapshot.events);
  }

  play(action: string): void {
    this.sendAll([action]);
  }

  sendAll(actions: readonly string[]): void {
    void this.#go([...this.tried.value, ...actions]);
  }

  undo(): void {
    void this.#go(this.tried.value.slice(0, -1));
  }

  undoTo(entries: number): void {
    void this.#go(this.tried.value.slice(0, Math.max(0, entries - this.start.snapshot.position.entries)));
  }

  undoPlan(): void {
    this.again();
  }

  /** Takes the whole attempt back. */
  again(): void {
    this.#take([], this.start);
  }

  async #go(actions: readonly string[]): Promise<void> {
    if (this.busy.value) return;
    if (actions.length === 0) return this.again();
    this.busy.value = true;
    try {
      this.#take(actions, await puzzleBoard(this.box, this.number, { actions: [...actions] }));
    } catch (error) {
      this.refused.value = wordsOf(error).join(' ');
    } finally {
      this.busy.value = false;
    }
  }

  #take(actions: readonly string[], board: PuzzleBoard): void {
    const position = { ...board.snapshot.position, at: ++this.#version };
    const before = this.position.value.entries;
    // What was taken back does not fly.
    if (position.entries > before) {
      const fresh = board.snapshot.events.filter((event) => event.entry >= before);
      for (const listener of this.#before) listener(fresh, position);
    }
    batch(() => {
      this.#board = board;
      this.tried.value = actions;
      this.over.value = board.over;
      this.refused.value = null;
      this.position.value = position;
      this.events.value = board.snapshot.events;
    });
  }

  previews(): Promise<Previews> {
    return Promise.resolve({ at: this.position.value.at, previews: this.#board.previews });
  }

  async why(actions: readonly string[]): Promise<WhyNot> {
    const attempt = { actions: [...this.tried.value], about: [...actions] };
    const { at } = this.position.value;
    return { ...(await puzzleWhy(this.box, this.number, attempt)), at };
  }

  clause(id: string): Promise<ClauseInfo | undefined> {
    return clauseOf(this.box, id);
  }

  onBefore(listener: (events: readonly EventInfo[], next: Position) => void): () => void {
    this.#before.add(listener);
    return () => this.#before.delete(listener);
  }

  // Nobody else is at this table.
  look(): void {}
  takeback(): void {}
  answerTakeback(): void {}
  resign(): void {}
  say(): Promise<void> {
    return Promise.resolve();
  }
  close(): void {}
}

/** Your seat has no name on the server, since nobody has to sign in. */
function named(table: TableInfo): TableInfo {
  const seats = table.seats.map((seat) =>
    seat.seat === table.you ? { ...seat, name: t('puzzle.you') } : seat,
  );
  return { ...table, seats };
}
