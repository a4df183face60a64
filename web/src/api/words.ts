import { capital, hasMessage, type Params, t, tOr } from '../i18n';
import { ApiError, OFFLINE } from './http';

/** Where the server can say more than our one sentence, its own words follow in English. */
const SAYS_MORE: ReadonlySet<string> = new Set([
  'config',
  'frozen',
  'illegal',
  'record',
  'request',
  'unreadable',
]);

/**
 * What went wrong, in the reader's language. A reason that only a newer server knows is shown in its own
 * words.
 */
export function wordsOf(error: unknown): readonly string[] {
  if (!(error instanceof ApiError)) return [error instanceof Error ? error.message : String(error)];
  if (error.code === OFFLINE) return [t('common.offline')];
  const said = [error.message, ...error.details]
    .map(capital)
    .filter((line, n, all) => all.indexOf(line) === n);
  const key = `refusal.${error.reason}`;
  if (!hasMessage(key)) return said;
  const words = tOr(key, key, error.values as Params);
  const which = error.number === null ? [] : [t('table.inList', { n: error.number })];
  return SAYS_MORE.has(error.reason) ? [...which, words, ...said] : [...which, words];
}
