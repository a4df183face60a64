import * as api from '../api';
import type { TableInfo } from '../generated/protocol';

/**
 * The second step of opening a table, within the same press: the server has committed itself, so we add to the luck.
 * Nobody waits in a room where every seat is taken: the game begins. Returns the way to the table.
 */
export async function begin(opened: TableInfo): Promise<string> {
  let table = opened;
  if (table.status === 'open' && table.you)
    table = await api.contribute(table.id, { entropy: api.entropy() });
  if (table.status === 'open' && table.you_host && table.seats.every((seat) => seat.kind !== 'open'))
    await api.start(table.id);
  return `/tables/${table.id}`;
}
