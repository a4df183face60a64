/** Everything a page can ask the server: one function for each path below `/api` in docs/protocol.md. */
import { api, type Path } from '../address';
import type {
  Account,
  Acknowledged,
  Act,
  Acts,
  BoxInfo,
  Contribute,
  Create,
  Fork,
  Login,
  Me,
  OverlayAnswer,
  Password,
  PersonPage,
  Previews,
  ReadOverlay,
  RulesInfo,
  Sat,
  ScoreSheet,
  SessionInfo,
  Sit,
  Snapshot,
  TableInfo,
  TableSummary,
  Takeback,
  Undo,
  WantSeat,
  WhyNot,
} from '../generated/protocol';
import type {
  Attempt,
  HintInfo,
  HintQueue,
  PuzzleAnswer,
  PuzzleBoard,
  PuzzleList,
  ReviewState,
  Try,
} from '../generated/study';
import { getJson, postJson, request, segment, send } from './http';

export { ApiError, OFFLINE } from './http';

const table = (id: string, what = ''): Path => `/tables/${segment(id)}${what}`;
const box = (id: string, what = ''): Path => `/boxes/${segment(id)}${what}`;

// People
export const me = () => getJson<Me>('/me');
export const guest = (name: string) => postJson<Me>('/guest', { name });
export const account = (body: Account) => postJson<Me>('/account', body);
export const login = (body: Login) => postJson<Me>('/login', body);
export const logout = () => send('POST', '/logout', {});
export const password = (body: Password) => send('POST', '/password', body);
export const sessions = () => getJson<SessionInfo[]>('/sessions');
export const endSession = (id: string) => send('DELETE', `/sessions/${segment(id)}`);
export const person = (name: string) => getJson<PersonPage>(`/people/${segment(name)}`);

// Boxes
export const boxes = () => getJson<BoxInfo[]>('/boxes');
export const boxInfo = (id: string) => getJson<BoxInfo>(box(id));
export const rules = (id: string, language: string) => getJson<RulesInfo>(box(id, `/rules?lang=${language}`));
/** What an overlay file says, or everything that is wrong with it. */
export const readOverlay = (id: string, body: ReadOverlay) =>
  postJson<OverlayAnswer>(box(id, '/overlay'), body);
/** The box's own JSON. Each box's drawing code knows its shape. */
export const catalog = (id: string) => getJson<unknown>(box(id, '/catalog'));

// Tables
/** A page of public tables, and where the next page is. */
export interface TablePage {
  readonly tables: readonly TableSummary[];
  readonly next: Path | null;
}

/** One page of the tables that can be joined or watched. */
export async function tables(path: Path = '/tables'): Promise<TablePage> {
  const response = await request('GET', path);
  const next = /<[^>]*\/api(\/[^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
  return { tables: (await response.json()) as TableSummary[], next: (next as Path | undefined) ?? null };
}
/** Everybody's finished games, newest first. */
export const finishedTables = () => getJson<TableSummary[]>('/tables/finished');
export const myTables = () => getJson<TableSummary[]>('/tables/mine');
export const tableInfo = (id: string) => getJson<TableInfo>(table(id));
export const create = (body: Create) => postJson<Sat>('/tables', body);
/** The second step of opening a table, for somebody who has seen the table's commitment. */
export const contribute = (id: string, body: Contribute) => postJson<TableInfo>(table(id, '/entropy'), body);
export const sit = (id: string, body: Sit) => postJson<Sat>(table(id, '/sit'), body);
export const leave = (id: string) => postJson<TableInfo>(table(id, '/leave'));
export const start = (id: string) => postJson<TableInfo>(table(id, '/start'));
export const act = (id: string, body: Act) => postJson<Acknowledged>(table(id, '/act'), body);

/** Several actions: all of them, or nothing. */
export const acts = (id: string, body: Acts) => postJson<Acknowledged>(table(id, '/acts'), body);
export const undo = (id: string, body: Undo) => postJson<Acknowledged>(table(id, '/undo'), body);
export const want = (id: string, body: WantSeat) => postJson<TableInfo>(table(id, '/want'), body);
export const takeback = (id: string, body: Takeback) => postJson<TableInfo>(table(id, '/takeback'), body);
export const resign = (id: string) => postJson<TableInfo>(table(id, '/resign'));
export const rematch = (id: string) => postJson<Sat>(table(id, '/rematch'));
export const fork = (id: string, body: Fork) => postJson<Sat>(table(id, '/fork'), body);
export const chat = (id: string, text: string) => send('POST', table(id, '/chat'), { text });
export const previews = (id: string) => getJson<Previews>(table(id, '/previews'));
export const why = (id: string, actions: readonly string[]) =>
  getJson<WhyNot>(table(id, `/why?${new URLSearchParams(actions.map((action) => ['action', action]))}`));
export const scores = (id: string) => getJson<ScoreSheet>(table(id, '/scores'));

// Study
export const review = (id: string) => getJson<ReviewState>(table(id, '/review'));
export const askReview = (id: string) => postJson<ReviewState>(table(id, '/review'));
/** The reader is no longer interested. */
export const leaveReview = (id: string) => send('DELETE', table(id, '/review'));
/** The position that other actions would have led to, once the game is over. */
export const tryOut = (id: string, body: Try) => postJson<Snapshot>(table(id, '/try'), body);
export const hint = (id: string) => postJson<HintInfo>(table(id, '/hint'));
/** Where a hint that was asked for is in the queue. */
export const hintPlace = (id: string) => getJson<HintQueue>(table(id, '/hint'));

// Puzzles
const puzzle = (id: string, number: number, what = ''): Path =>
  `/puzzles/${segment(id)}/${segment(String(number))}${what}`;
export const puzzles = () => getJson<PuzzleList>('/puzzles');
/** The table of a puzzle, after an attempt so far. */
export const puzzleBoard = (id: string, number: number, body: Attempt) =>
  postJson<PuzzleBoard>(puzzle(id, number), body);
export const puzzleWhy = (id: string, number: number, body: Attempt) =>
  postJson<WhyNot>(puzzle(id, number, '/why'), body);
/** How good a whole turn is. Without actions, only the answer. */
export const checkPuzzle = (id: string, number: number, body: Attempt) =>
  postJson<PuzzleAnswer>(puzzle(id, number, '/check'), body);

export interface SnapshotQuery {
  /** A number of entries: the table as it was at that point. */
  readonly at?: number;
  /** Whose view: a seat, `spectator`, or `all` once the game is over. */
  readonly seat?: string;
  /** Only what happened from this entry on. */
  readonly since?: number;
}

export function snapshot(id: string, query: SnapshotQuery = {}): Promise<Snapshot> {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) params.set(key, String(value));
  const text = params.toString();
  return getJson<Snapshot>(table(id, `/snapshot${text && `?${text}`}`));
}

// Records
export const recordAddress = (id: string): string => api(table(id, '/record'));
export async function importRecord(text: string): Promise<TableInfo> {
  return (await (await request('POST', '/records', text, 'text/plain')).json()) as TableInfo;
}

/** What a seat adds to the luck, so that the server alone cannot choose it. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
