import type { ClauseInfo, RulesInfo } from '../generated/protocol';
import { language } from '../i18n';
import { rules } from '.';

const fetched = new Map<string, Promise<RulesInfo>>();

/** The rules of a box in the reader's language. Fetched once, and again if that failed. */
export function rulesOf(box: string): Promise<RulesInfo> {
  const key = `${language.value}/${box}`;
  let promise = fetched.get(key);
  if (!promise) {
    promise = rules(box, language.value);
    promise.catch(() => fetched.delete(key));
    fetched.set(key, promise);
  }
  return promise;
}

export async function clauseOf(box: string, id: string): Promise<ClauseInfo | undefined> {
  const told = await rulesOf(box).catch(() => undefined);
  return told?.clauses.find((clause) => clause.id === id);
}
