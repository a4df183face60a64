import type { ReadonlySignal, Signal } from '@preact/signals';
import type {
  ChatLine,
  ClauseInfo,
  EventInfo,
  Position,
  Previews,
  TableInfo,
  Why,
  WhyNot,
} from '../generated/protocol';

export type Link = 'connecting' | 'open' | 'lost';

/** A table as a client knows it. The socket is one; fixtures and replays are others. */
export interface Session {
  readonly table: ReadonlySignal<TableInfo>;
  readonly position: ReadonlySignal<Position>;
  readonly events: ReadonlySignal<readonly EventInfo[]>;
  /** Of a replay: everything that happened in the whole game, also after the moment that is shown. */
  readonly all?: readonly EventInfo[];
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** Whether the one who looks may say something. */
  readonly mayTalk: ReadonlySignal<boolean>;
  readonly link: ReadonlySignal<Link>;
  /** What the server refused last, for people; the table clears it. */
  readonly refused: Signal<string | null>;
  /** The rule behind it, if it was refused by the rules. */
  readonly refusedBy?: ReadonlySignal<Why | null>;
  /** Something was sent and is not yet answered. */
  readonly busy: ReadonlySignal<boolean>;
  /** Whether more has come than is shown: what the others do is shown step by step. */
  readonly behind?: ReadonlySignal<boolean>;
  /** Server time minus this machine's, for the clocks. */
  readonly skew: ReadonlySignal<number>;
  play(action: string): void;
  undo(): void;
  /** Takes own entries back until the record has so many. */
  undoTo(entries: number): void;
  /** Shows the table as it was after so many entries. */
  look(entries: number): void;
  /** Asks to go back to so many entries, or answers such a request. */
  takeback(to: number): void;
  answerTakeback(agree: boolean): void;
  resign(): void;
  /** Fails when the server does not take it. */
  say(text: string): Promise<void>;
  /** What each legal action would cost and give. */
  previews(): Promise<Previews>;
  /** Why none of some actions may be done. */
  why(actions: readonly string[]): Promise<WhyNot>;
  /** A clause in the reader's language. */
  clause(id: string): Promise<ClauseInfo | undefined>;
  /** Called before a new position is shown, so that what moves can be measured where it lies. */
  onBefore(listener: (events: readonly EventInfo[], next: Position) => void): () => void;
  close(): void;
}
