import type { ClauseInfo } from '../generated/protocol';
import { rules } from '.';

const fetched = new Map<string, Promise<readonly ClauseInfo[]>>();

/** The clauses of a box; fetched once, and again if that failed. */
export function clausesOf(box: string): Promise<readonly ClauseInfo[]> {
  let promise = fetched.get(box);
  if (!promise) {
    promise = rules(box);
    promise.catch(() => fetched.delete(box));
    fetched.set(box, promise);
  }
  return promise;
}

export async function clauseText(box: string, id: string): Promise<string | undefined> {
  const clauses = await clausesOf(box).catch(() => []);
  return clauses.find((clause) => clause.id === id)?.text;
}
