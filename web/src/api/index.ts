/** What a page can ask the server, apart from questions about one table: those go to its house (`house.ts`). */
import { api, type Path } from '../address';
import type {
  Account,
  BoxInfo,
  Create,
  Login,
  Me,
  OverlayAnswer,
  Password,
  PersonPage,
  ReadOverlay,
  RulesInfo,
  Sat,
  SessionInfo,
  TableInfo,
  TableSummary,
  WhyNot,
} from '../generated/protocol';
import type { Attempt, PuzzleAnswer, PuzzleBoard, PuzzleList } from '../generated/study';
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
export const create = (body: Create) => postJson<Sat>('/tables', body);

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
