import type {
  EngineAnswer,
  EngineAsk,
  EngineBox,
  EntryInfo,
  Position,
  PreviewInfo,
  Problem,
  SketchInfo,
  Why,
} from './protocol.mjs';

export type * from './protocol.mjs';

type Answer<A extends EngineAnswer['answer']> = Extract<EngineAnswer, { answer: A }>;
type Config = Omit<Extract<EngineAsk, { ask: 'open' }>, 'ask'>;

/** Why something was refused. Nothing has changed. */
export class Refused extends Error {
  readonly problem: Problem;
}

/** The module broke off, and its tables are lost. Their records are what to keep: a fresh module reads them. */
export class Lost extends Error {}

/** The module of a box, from its bytes or from a compiled module. */
export function engine(source: WebAssembly.Module | BufferSource | Promise<BufferSource>): Promise<Engine>;

export interface Engine {
  /** Asks one question, as text. */
  say(text: string): string;
  /** Asks one question. */
  ask(ask: EngineAsk): EngineAnswer;
  /** The boxes of this module. */
  boxes(): readonly EngineBox[];
  /** Opens a table. Without a seed you act for chance. */
  open(config: Config): Table;
  /** Opens the table that a record leads to. */
  read(record: string, seed?: number): Table;
  /** A game as one seat knows it, from the first lines of its record. */
  mirror(opening: string, seat: string): Mirror;
}

export interface Table {
  readonly seats: number;
  /** The position as a seat, `spectator` or `all` may see it. */
  see(viewer?: string): Position;
  /** What a seat may do now. */
  legal(seat: string): readonly string[];
  /** A seat does something, or several things: all of them, or nothing. Chance is `*`. */
  act(actor: string, ...actions: string[]): Answer<'done'>;
  /** What each legal action would do. */
  preview(seat: string): readonly PreviewInfo[];
  /** Why a seat may not do any of these things now. */
  explain(seat: string, ...actions: string[]): Why | null;
  /** What chance can do now, with weights. */
  outcomes(): readonly (readonly [string, number])[];
  /** What a bot would do. */
  think(seat: string, bot: string, seed?: number): readonly string[];
  /** Goes back to the first entries of its record. */
  back(entries: number): Answer<'done'>;
  /** The record as a viewer may know it. */
  record(viewer?: string): string;
  /** Gives its place back. */
  close(): void;
  /** An answer of several lines, with wishes in any order. Null if the seat is not being asked for one. */
  sketch(seat: string, ...wishes: string[]): SketchInfo | null;
}

export interface Mirror {
  readonly seats: number;
  readonly seat: string;
  /** The seat's record is the first `from` entries that the mirror has heard, and then these. */
  tell(from: number, entries: readonly EntryInfo[]): number;
  /** The first field in which it differs from a position as a server sent it, or null. */
  check(position: Position): string | null;
  /** What each legal action would do. */
  preview(): readonly PreviewInfo[];
  /** An answer of several lines, with wishes in any order. Null if the seat is not being asked for one. */
  sketch(...wishes: string[]): SketchInfo | null;
  /** Why the seat may not do any of these things now. */
  explain(...actions: string[]): Why | null;
  /** Gives its place back. */
  close(): void;
}
