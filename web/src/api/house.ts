/** Where tables live. Pages and sessions ask a house, and need not know whether it is a server or this device. */
import type {
  Contribute,
  Fork,
  FromClient,
  FromServer,
  Previews,
  Sat,
  ScoreSheet,
  Sit,
  Snapshot,
  TableInfo,
  WantSeat,
  WhyNot,
} from '../generated/protocol';
import type { HintInfo, HintQueue, ReviewState, Try } from '../generated/study';

export interface SnapshotQuery {
  /** A number of entries: the table as it was at that point. */
  readonly at?: number;
  /** Whose view: a seat, `spectator`, or `all` once the game is over. */
  readonly seat?: string;
  /** Only what happened from this entry on. */
  readonly since?: number;
}

/** Every question about a table: what it says, and its answer. */
interface Questions {
  info: [object, TableInfo];
  snapshot: [SnapshotQuery, Snapshot];
  /** What each legal action would cost and gain. */
  previews: [object, Previews];
  /** Why none of these actions is allowed. */
  why: [{ readonly action: readonly string[] }, WhyNot];
  scores: [object, ScoreSheet];
  sit: [Sit, Sat];
  leave: [object, TableInfo];
  /** Asks for a seat that its player left, or answers such a request. */
  want: [WantSeat, TableInfo];
  /** The second step of opening a table, for somebody who has seen its commitment. */
  entropy: [Contribute, TableInfo];
  start: [object, TableInfo];
  rematch: [object, Sat];
  fork: [Fork, Sat];
  review: [object, ReviewState];
  'ask-review': [object, ReviewState];
  /** The reader is no longer interested. */
  'leave-review': [object, undefined];
  /** The position that other actions would have led to, once the game is over. */
  try: [Try, Snapshot];
  hint: [object, HintInfo];
  /** Where a hint that was asked for is in the queue. */
  'hint-place': [object, HintQueue];
}

export type Ask = { [What in keyof Questions]: { readonly ask: What } & Questions[What][0] }[keyof Questions];
export type AnswerTo<A extends Ask> = Questions[A['ask']][1];

/** `lost`: it was open and will be tried again. `closed`: it will not. */
export type Link = 'connecting' | 'open' | 'lost' | 'closed';

/** What somebody does at a table, without the id that the line adds. */
export type Deed = FromClient extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;

export interface Done {
  readonly at: number;
  readonly entries: number;
}

/** Who hears what happens at a table. */
export interface Listener {
  /** How many entries we already have. */
  since(): number;
  hear(message: FromServer): void;
  linked(link: Link): void;
}

/** An open table: what happens there is heard, and what somebody does is answered. */
export interface Line {
  /** Fails at once if nobody can hear it. */
  do(deed: Deed): Promise<Done>;
  /** Asks for everything again, as the person who is here now. */
  renew(): void;
  close(): void;
}

export interface House {
  ask<A extends Ask>(table: string, ask: A): Promise<AnswerTo<A>>;
  open(table: string, hear: Listener): Line;
}
