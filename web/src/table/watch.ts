import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
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

/** A position as it is shown. `step` counts what was done in this browser and has not been sent. */
export type Shown<View = unknown, Prompt = unknown> = Position<View, Prompt> & { readonly step?: number };

/** Tells two positions apart that are shown. */
export const versionOf = ({ at, step = 0 }: Shown): string => (step > 0 ? `${at}.${step}` : String(at));

export type Before<View = unknown, Prompt = unknown, What = unknown> = (
  events: readonly EventInfo<What>[],
  next: Position<View, Prompt>,
) => void;

/**
 * A table as it comes: from the socket, from a record, from a puzzle. Its functions need no `this`, so that they can be
 * handed on.
 */
export interface Source<View = unknown, Prompt = unknown, What = unknown> {
  readonly table: ReadonlySignal<TableInfo>;
  readonly position: ReadonlySignal<Position<View, Prompt>>;
  readonly events: ReadonlySignal<readonly EventInfo<What>[]>;
  /** In a replay: everything that happened in the whole game, including after the moment that is shown. */
  readonly all?: readonly EventInfo<What>[];
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly link: ReadonlySignal<Link>;
  /** Server time minus this machine's, for the clocks. */
  readonly skew: ReadonlySignal<number>;
  /** Shows the table as it was after this many entries. */
  readonly look: (entries: number) => void;
  /** The table as it was after this many entries, in the viewer's own view. */
  readonly moment?: (entries: number) => Promise<Position<View, Prompt>>;
  /** A clause in the reader's language. */
  readonly clause: (id: string) => Promise<ClauseInfo | undefined>;
  /** Called before a new position is shown, so that moving pieces can be measured where they are. */
  onBefore(listener: Before<View, Prompt, What>): () => void;
  readonly close: () => void;
}

/** A table as it is watched: step by step, and with a way back. */
export interface Watch<View = unknown, Prompt = unknown, What = unknown>
  extends Omit<Source<View, Prompt, What>, 'all' | 'moment'> {
  readonly position: ReadonlySignal<Shown<View, Prompt>>;
  /** Everything that is known of the game, while an earlier moment is on show. */
  readonly whole: ReadonlySignal<readonly EventInfo<What>[] | undefined>;
  /** The newest position, if an earlier one may be on show. */
  readonly live: ReadonlySignal<Position<View, Prompt>>;
  /** Whether more has arrived than is shown, since the others' moves are shown step by step. */
  readonly behind: ReadonlySignal<boolean>;
  readonly past: Past | undefined;
  /** Pauses the others' moves, or lets them continue. */
  readonly hold: (on: boolean) => void;
}

/** A table at which nothing moves, such as the end of a game. */
export const still = <View, Prompt, What>(source: Source<View, Prompt, What>): Watch<View, Prompt, What> => ({
  table: source.table,
  position: source.position,
  events: source.events,
  chat: source.chat,
  link: source.link,
  skew: source.skew,
  look: source.look,
  clause: source.clause,
  onBefore: source.onBefore,
  close: source.close,
  live: source.position,
  behind: signal(false),
  whole: signal(source.all),
  past: undefined,
  hold: () => undefined,
});

/** What the server refused: in words, and if the rules refused it, why, and which action of a list it was (from 1). */
export interface Refused {
  readonly words: string;
  readonly why: Why | null;
  readonly number: number | null;
}

/** What somebody at the table can do. A replay has nothing of it. */
export interface Act {
  /** Whether something was sent and has not been answered yet. */
  readonly busy: ReadonlySignal<boolean>;
  /** What the server refused last. The table clears it. */
  readonly refused: Signal<Refused | null>;
  /** Whether the viewer may write in the chat. */
  readonly mayTalk: ReadonlySignal<boolean>;
  /** Plays one action or several: all of them, or nothing. */
  readonly play: (actions: readonly string[]) => void;
  /**
   * Takes back the viewer's last entry, or their own entries until the record has this many, or the whole plan while it
   * is withheld from the others.
   */
  readonly undo: (to?: number | 'plan') => void;
  /** Asks to go back to this many entries, or answers such a request. */
  readonly takeback: (to: number) => void;
  readonly answer: (agree: boolean) => void;
  readonly resign: () => void;
  /** Fails if the server does not accept it. */
  readonly say: (text: string) => Promise<void>;
  /** What each legal action would cost and gain. */
  readonly previews: () => Promise<Previews>;
  /** Why none of these actions is allowed. */
  readonly why: (actions: readonly string[]) => Promise<WhyNot>;
}

/** Somebody's place at a table. Without `act` they can only look. */
export interface Seated<View = unknown, Prompt = unknown, What = unknown> {
  readonly watch: Watch<View, Prompt, What>;
  readonly act?: Act | undefined;
}
