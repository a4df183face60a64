/** A mirror in its worker: what it has heard, and the version of the table whose questions it may answer. */
import type { EntryInfo, Position, PreviewInfo, Why } from '../generated/protocol';

/** What a mirror of a module can do (`engine/index.d.mts`). */
export interface Kept {
  tell(from: number, entries: readonly EntryInfo[]): number;
  check(position: Position): string | null;
  preview(): readonly PreviewInfo[];
  explain(...actions: string[]): Why | null;
  close(): void;
}

/** What has changed in the record, and the position that the server says it leads to. */
export interface News {
  readonly from: number;
  readonly entries: readonly EntryInfo[];
  readonly position: Position;
}

/** Of so many positions in a row it got none right. */
export class Hopeless extends Error {}

/** How many positions in a row it may get wrong. */
const PATIENCE = 8;

export class Reflection {
  #kept: Kept | undefined;
  #record: readonly EntryInfo[] = [];
  /** The version at which it shows what the server does. */
  #at: number | undefined;
  #wrong = 0;

  constructor(
    private readonly make: () => Kept,
    /** Whether the module refused something, and still stands. */
    private readonly isRefusal: (error: unknown) => boolean,
  ) {}

  /** Hears what is new, and says in which field it differs from the server, if in any. */
  hear({ from, entries, position }: News): string | null {
    this.#at = undefined;
    this.#record = [...this.#record.slice(0, from), ...entries];
    const differs = this.#follow(from, position) && this.#follow(0, position);
    if (differs === null) {
      this.#at = position.at;
      this.#wrong = 0;
    } else if (++this.#wrong === PATIENCE) throw new Hopeless(differs);
    return differs;
  }

  /** Tells the mirror its record from an entry on. From the first one, it is a new mirror. */
  #follow(from: number, position: Position): string | null {
    try {
      if (from === 0 || !this.#kept) {
        this.#kept?.close();
        this.#kept = undefined;
        this.#kept = this.make();
        this.#kept.tell(0, this.#record);
      } else this.#kept.tell(from, this.#record.slice(from));
      return this.#kept.check(position);
    } catch (error) {
      if (!this.isRefusal(error)) throw error;
      return 'record';
    }
  }

  /** What each action would do at this version. Undefined if it does not know. */
  previews(at: number): readonly PreviewInfo[] | undefined {
    return this.#at === at ? this.#kept?.preview() : undefined;
  }

  /** Why none of these actions is allowed at this version. */
  why(at: number, actions: readonly string[]): Why | null | undefined {
    return this.#at === at ? this.#kept?.explain(...actions) : undefined;
  }
}
