import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askTable } from './ask';
import type { Ask } from './house';

let sent: { readonly line: string; readonly body: unknown }[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    sent.push({ line: `${method} ${address}`, body: body && JSON.parse(String(body)) });
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ told: address });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const TABLE = '/api/tables/a%2Fb';

// Each line is a path in docs/protocol.md.
it.each<[Ask, string, unknown?]>([
  [{ ask: 'info' }, `GET ${TABLE}`],
  [{ ask: 'snapshot' }, `GET ${TABLE}/snapshot`],
  [{ ask: 'snapshot', at: 0, seat: 'all', since: 3 }, `GET ${TABLE}/snapshot?at=0&seat=all&since=3`],
  [{ ask: 'previews' }, `GET ${TABLE}/previews`],
  [{ ask: 'why', action: ['a b', 'c'] }, `GET ${TABLE}/why?action=a+b&action=c`],
  [{ ask: 'scores' }, `GET ${TABLE}/scores`],
  [{ ask: 'review' }, `GET ${TABLE}/review`],
  [{ ask: 'hint-place' }, `GET ${TABLE}/hint`],
  [{ ask: 'leave-review' }, `DELETE ${TABLE}/review`],
  [{ ask: 'ask-review' }, `POST ${TABLE}/review`, {}],
  [{ ask: 'hint' }, `POST ${TABLE}/hint`, {}],
  [{ ask: 'sit', seat: 'p2', entropy: 'aa' }, `POST ${TABLE}/sit`, { seat: 'p2', entropy: 'aa' }],
  [{ ask: 'leave' }, `POST ${TABLE}/leave`, {}],
  [{ ask: 'want', answer: 'agree' }, `POST ${TABLE}/want`, { answer: 'agree' }],
  [{ ask: 'entropy', entropy: 'aa' }, `POST ${TABLE}/entropy`, { entropy: 'aa' }],
  [{ ask: 'start' }, `POST ${TABLE}/start`, {}],
  [{ ask: 'rematch' }, `POST ${TABLE}/rematch`, {}],
  [{ ask: 'fork', at: 7, seats: [{ kind: 'me' }] }, `POST ${TABLE}/fork`, { at: 7, seats: [{ kind: 'me' }] }],
  [
    { ask: 'try', at: 7, by: 'p1', actions: ['end'] },
    `POST ${TABLE}/try`,
    { at: 7, by: 'p1', actions: ['end'] },
  ],
])('the server is asked %o', async (ask, line, body) => {
  const told = await askTable('a/b', ask);
  expect(sent).toEqual([{ line, body }]);
  expect(told).toEqual(line.startsWith('DELETE') ? undefined : { told: line.split(' ')[1] });
});
