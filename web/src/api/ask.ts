import type { AnswerTo, Ask, House } from './house';
import { request, segment } from './http';

/** How a server is asked: the method, and the path after the table's own. Otherwise the path is the question's name. */
const REQUESTS: Readonly<Partial<Record<Ask['ask'], readonly [method: string, path: string]>>> = {
  info: ['GET', ''],
  snapshot: ['GET', '/snapshot'],
  previews: ['GET', '/previews'],
  why: ['GET', '/why'],
  scores: ['GET', '/scores'],
  review: ['GET', '/review'],
  'ask-review': ['POST', '/review'],
  'leave-review': ['DELETE', '/review'],
  'hint-place': ['GET', '/hint'],
};

/** The values of a question in an address. A list has a part for each of its texts. */
function queryOf(values: object): string {
  const parts = Object.entries(values).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : [[name, String(one)]])),
  );
  return parts.length > 0 ? `?${new URLSearchParams(parts)}` : '';
}

/** Asks the server that these pages come from about one of its tables. */
async function askServer<A extends Ask>(table: string, { ask, ...values }: A): Promise<AnswerTo<A>> {
  const [method, path] = REQUESTS[ask] ?? ['POST', `/${ask}`];
  const query = method === 'GET' ? queryOf(values) : '';
  const body = method === 'POST' ? values : undefined;
  const answer = await request(method, `/tables/${segment(table)}${path}${query}`, body);
  return (answer.status === 204 ? undefined : await answer.json()) as AnswerTo<A>;
}

/**
 * Asks the house of a table. Ids of tables on this device will begin with `~`; until then the server has them all. The
 * first page asks, too, so nothing that opens a table is here.
 */
export const askTable: House['ask'] = askServer;
