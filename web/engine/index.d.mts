import type {
  EngineAnswer,
  EngineAsk,
  EngineBox,
  EntryInfo,
  Position,
  PreviewInfo,
  Problem,
  Why,
} from '../src/generated/protocol';

type Answer<A extends EngineAnswer['answer']> = Extract<EngineAnswer, { answer: A }>;
type Config = Omit<Extract<EngineAsk, { ask: 'open' }>, 'ask'>;

export class Refused extends Error {
  readonly problem: Problem;
}

export function engine(source: WebAssembly.Module | BufferSource | Promise<BufferSource>): Promise<Engine>;

export interface Engine {
  say(text: string): string;
  ask(ask: EngineAsk): EngineAnswer;
  boxes(): readonly EngineBox[];
  open(config: Config): Table;
  read(record: string, seed?: number): Table;
  mirror(opening: string, seat: string): Mirror;
}

export interface Table {
  readonly seats: number;
  see(viewer?: string): Position;
  legal(seat: string): readonly string[];
  act(actor: string, ...actions: string[]): Answer<'done'>;
  preview(seat: string): readonly PreviewInfo[];
  explain(seat: string, ...actions: string[]): Why | null;
  outcomes(): readonly (readonly [string, number])[];
  think(seat: string, bot: string, seed?: number): readonly string[];
  back(entries: number): Answer<'done'>;
  record(viewer?: string): string;
  close(): void;
}

export interface Mirror {
  readonly seats: number;
  readonly seat: string;
  tell(from: number, entries: readonly EntryInfo[]): number;
  check(position: Position): string | null;
  preview(): readonly PreviewInfo[];
  explain(...actions: string[]): Why | null;
  close(): void;
}
