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
import type { Past } from './past';

export type Link = 'connecting' | 'open' | 'lost';

/** A table as a client knows it. The socket is one kind, fixtures and replays are others. */
export interface Session<View = unknown, Prompt = unknown, What = unknown> {
  readonly table: ReadonlySignal<TableInfo>;
  readonly position: ReadonlySignal<Position<View, Prompt>>;
  readonly events: ReadonlySignal<readonly EventInfo<What>[]>;
  /** In a replay: everything that happened in the whole game, including after the moment that is shown. */
  readonly all?: readonly EventInfo<What>[];
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** Whether the viewer may write in the chat. */
  readonly mayTalk: ReadonlySignal<boolean>;
  readonly link: ReadonlySignal<Link>;
  /** What the server refused last, in words. The table clears it. */
  readonly refused: Signal<string | null>;
  /** The clause behind it, if the rules refused it. */
  readonly refusedBy?: ReadonlySignal<Why | null>;
  /** Which action of a list it was, counted from 1. */
  readonly refusedNumber?: ReadonlySignal<number | null>;
  /** Whether something was sent and has not been answered yet. */
  readonly busy: ReadonlySignal<boolean>;
  /** Whether more has arrived than is shown, since the others' moves are shown step by step. */
  readonly behind?: ReadonlySignal<boolean>;
  /** The newest position, if an earlier one may be on show. */
  readonly live?: ReadonlySignal<Position<View, Prompt>>;
  readonly past?: Past | undefined;
  /** Server time minus this machine's, for the clocks. */
  readonly skew: ReadonlySignal<number>;
  play(action: string): void;
  /** Plays several actions: all of them, or nothing. */
  sendAll(actions: readonly string[]): void;
  undo(): void;
  /** Takes the viewer's own entries back until the record has this many. */
  undoTo(entries: number): void;
  /** Takes the viewer's whole plan back, while it is still withheld from the others. */
  undoPlan(): void;
  /** Shows the table as it was after this many entries. */
  look(entries: number): void;
  /** The table as it was after this many entries, in the viewer's own view. */
  moment?(entries: number): Promise<Position<View, Prompt>>;
  /** Pauses the others' moves, or lets them continue. */
  hold?(on: boolean): void;
  /** Asks to go back to this many entries, or answers such a request. */
  takeback(to: number): void;
  answerTakeback(agree: boolean): void;
  resign(): void;
  /** Fails if the server does not accept it. */
  say(text: string): Promise<void>;
  /** What each legal action would cost and gain. */
  previews(): Promise<Previews>;
  /** Why none of these actions is allowed. */
  why(actions: readonly string[]): Promise<WhyNot>;
  /** A clause in the reader's language. */
  clause(id: string): Promise<ClauseInfo | undefined>;
  /** Called before a new position is shown, so that moving pieces can be measured where they are. */
  onBefore(listener: (events: readonly EventInfo<What>[], next: Position<View, Prompt>) => void): () => void;
  close(): void;
}
