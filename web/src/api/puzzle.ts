import { batch, signal } from '@preact/signals';
import type { ChatLine, ClauseInfo, EventInfo, TableInfo } from '../generated/protocol';
import type { PuzzleBoard } from '../generated/study';
import { t } from '../i18n';
import type { Act, Before, Link, Refused, Source } from '../table/watch';
import { puzzleBoard, puzzleWhy } from '.';
import { clauseOf } from './clauses';
import { wordsOf } from './words';

/** A puzzle's table. The server keeps nothing, so it gets the whole attempt each time. */
export class PuzzleTable implements Source {
  readonly table;
  readonly position;
  readonly events;
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly link = signal<Link>('open');
  readonly skew = signal(0);
  readonly act: Act;
  /** The actions of the attempt so far. */
  readonly tried = signal<readonly string[]>([]);
  /** Whether the turn is over, so that it can be judged. */
  readonly over = signal(false);
  readonly start: PuzzleBoard;
  #board: PuzzleBoard;
  #version = 1;
  readonly #before = new Set<Before>();
  readonly #busy = signal(false);
  readonly #refused = signal<Refused | null>(null);

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
    this.act = this.#acting();
  }

  #acting(): Act {
    // Nobody else is at this table.
    const nothing = () => undefined;
    return {
      busy: this.#busy,
      refused: this.#refused,
      mayTalk: signal(false),
      play: (actions) => void this.#go([...this.tried.value, ...actions]),
      undo: (to) => {
        const tried = this.tried.value;
        const { entries } = this.start.snapshot.position;
        const kept = to === undefined ? tried.length - 1 : to === 'plan' ? 0 : to - entries;
        void this.#go(tried.slice(0, Math.max(0, kept)));
      },
      takeback: nothing,
      answer: nothing,
      resign: nothing,
      say: () => Promise.resolve(),
      previews: () => Promise.resolve({ at: this.position.value.at, previews: this.#board.previews }),
      why: async (actions) => {
        const attempt = { actions: [...this.tried.value], about: [...actions] };
        const { at } = this.position.value;
        return { ...(await puzzleWhy(this.box, this.number, attempt)), at };
      },
    };
  }

  /** Takes the whole attempt back. */
  again(): void {
    this.#take([], this.start);
  }

  async #go(actions: readonly string[]): Promise<void> {
    if (this.#busy.value) return;
    if (actions.length === 0) return this.again();
    this.#busy.value = true;
    try {
      this.#take(actions, await puzzleBoard(this.box, this.number, { actions: [...actions] }));
    } catch (error) {
      this.#refused.value = { words: wordsOf(error).join(' '), why: null, number: null };
    } finally {
      this.#busy.value = false;
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
      this.#refused.value = null;
      this.position.value = position;
      this.events.value = board.snapshot.events;
    });
  }

  readonly clause = (id: string): Promise<ClauseInfo | undefined> => clauseOf(this.box, id);

  readonly onBefore = (listener: Before): (() => void) => {
    this.#before.add(listener);
    return () => this.#before.delete(listener);
  };

  readonly look = (): void => undefined;
  readonly close = (): void => undefined;
}

/** Your seat has no name on the server, since nobody has to sign in. */
function named(table: TableInfo): TableInfo {
  const seats = table.seats.map((seat) =>
    seat.seat === table.you ? { ...seat, name: t('puzzle.you') } : seat,
  );
  return { ...table, seats };
}
