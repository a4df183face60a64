/** Who says what actions would do and why others are not allowed: the page itself where it can, else the table's house. */
import type { EntryInfo, Position, Previews, TableInfo, WhyNot } from '../generated/protocol';
import type { House } from './house';

/** The game as the reader's seat knows it. It answers only for a version at which it shows what the server does. */
export interface Mirror {
  /** The whole record as the seat may read it, and the position that the server says it leads to. */
  hear(record: readonly EntryInfo[], position: Position): void;
  /** Undefined if it does not know. */
  previews(at: number): Promise<Previews | undefined>;
  why(at: number, actions: readonly string[]): Promise<WhyNot | undefined>;
  close(): void;
}

/** Makes a mirror, or none. */
export type Make = (box: string, opening: string, seat: string) => Promise<Mirror | undefined>;

/** The code of mirrors is fetched when a table of one's own is shown. */
const make: Make = async (...about) => (await import('../mirror')).openMirror(...about);

/** What a table was last told. */
export interface Told {
  readonly table: TableInfo;
  readonly opening: string;
  readonly record: readonly EntryInfo[];
  readonly position: Position;
}

export class Answers {
  #mirror: Mirror | undefined;
  /** By which rules and for which seat there is a mirror, or is about to be one. */
  #about = '';
  #told: Told | undefined;

  constructor(
    private readonly house: House,
    private readonly id: string,
    private readonly makeMirror: Make = make,
  ) {}

  /** Hears every message of the table. */
  hear(told: Told): void {
    this.#told = told;
    const { table, opening, position } = told;
    const { you, status, box } = table;
    const plays = you !== null && status === 'playing' && position.viewer === you && opening !== '';
    const about = plays ? `${you} ${opening}` : '';
    if (about === this.#about) return this.#mirror?.hear(told.record, position);
    this.close();
    this.#about = about;
    if (you === null || !plays) return;
    const made = this.makeMirror(box, opening, you).catch(() => undefined);
    void made.then((mirror) => {
      if (this.#about !== about || !this.#told) return mirror?.close();
      this.#mirror = mirror;
      mirror?.hear(this.#told.record, this.#told.position);
    });
  }

  async previews(at: number): Promise<Previews> {
    return (await this.#mirror?.previews(at)) ?? this.house.ask(this.id, { ask: 'previews' });
  }

  async why(at: number, actions: readonly string[]): Promise<WhyNot> {
    return (await this.#mirror?.why(at, actions)) ?? this.house.ask(this.id, { ask: 'why', action: actions });
  }

  close(): void {
    this.#about = '';
    this.#mirror?.close();
    this.#mirror = undefined;
  }
}
