import { api, file, type Path } from '../address';
import type { Problem, Why } from '../generated/protocol';

/** Why a request failed, in the server's own words if it gave any. `wordsOf` has the text for the reader. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: readonly string[] = [],
    /** Which message to show, and the values it needs. */
    readonly reason = '',
    readonly values: Readonly<Partial<Record<string, string>>> = {},
    /** The clause behind it, if the rules refused the request. */
    readonly why: Why | null = null,
    /** Which action of a list was refused, counted from 1. */
    readonly number: number | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** `offline` is our own: the request never arrived, or no answer came back. */
export const OFFLINE = 'offline';

async function problem(response: Response): Promise<ApiError> {
  try {
    const { code, message, details, reason, values, why, number } =
      (await response.json()) as Partial<Problem>;
    if (code && message)
      return new ApiError(response.status, code, message, details ?? [], reason, values, why, number);
  } catch {
    // Something between us and the server answered. Its page would not help anybody.
  }
  return new ApiError(response.status, 'internal', `${response.status} ${response.statusText}`.trim());
}

async function fetched(address: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch (cause) {
    throw new ApiError(0, OFFLINE, cause instanceof Error ? cause.message : String(cause));
  }
  if (!response.ok) throw await problem(response);
  return response;
}

export async function request(
  method: string,
  path: Path,
  body?: unknown,
  type = 'application/json',
): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'Content-Type': type };
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  return fetched(api(path), init);
}

/** A file of the client. */
export async function getFile<T>(name: string): Promise<T> {
  return (await (await fetched(file(name), {})).json()) as T;
}

export async function getJson<T>(path: Path): Promise<T> {
  return (await (await request('GET', path)).json()) as T;
}

export async function postJson<T>(path: Path, body: unknown = {}): Promise<T> {
  return (await (await request('POST', path, body)).json()) as T;
}

/** For requests that answer 204. */
export async function send(method: string, path: Path, body?: unknown): Promise<void> {
  await request(method, path, body);
}

export const segment = encodeURIComponent;
