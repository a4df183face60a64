import { signal } from '@preact/signals';
import type { Position } from '../generated/protocol';

/** An earlier moment of a game that is still going on. */
export interface Moment {
  /** How many entries the record had. */
  readonly entries: number;
  readonly position: Position;
}

/** Looking back from a live table: the moment that is shown, or nothing in the present. */
export class Past {
  readonly shown = signal<Moment | null>(null);
  private wished: number | null = null;
  private fetching = false;

  constructor(private readonly fetch: (entries: number) => Promise<Position>) {}

  /**
   * Fetches one moment at a time. While a key is held, moments that nobody is waiting for any more are
   * skipped.
   */
  async show(entries: number): Promise<void> {
    this.wished = entries;
    if (this.fetching) return;
    this.fetching = true;
    while (this.wished !== null && this.wished !== this.shown.peek()?.entries) {
      const wanted: number = this.wished;
      const position = await this.fetch(wanted).catch(() => null);
      // Without an answer everything stays as it is.
      if (!position) break;
      if (this.wished === wanted) this.shown.value = { entries: wanted, position };
    }
    this.fetching = false;
  }

  leave(): void {
    this.wished = null;
    this.shown.value = null;
  }
}
