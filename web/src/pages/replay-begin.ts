import type { Path } from '../address';
import * as api from '../api';
import { askTable } from '../api/ask';
import type { TableInfo } from '../generated/protocol';

/**
 * The second step of opening a table, within the same press. The server has made its commitment, so we add
 * our part to the luck. If every seat is taken there is nobody to wait for, so the game starts. Returns the
 * path to the table.
 */
export async function begin(opened: TableInfo): Promise<Path> {
  let table = opened;
  if (table.status === 'open' && table.you)
    table = await askTable(table.id, { ask: 'entropy', entropy: api.entropy() });
  if (table.status === 'open' && table.you_host && table.seats.every((seat) => seat.kind !== 'open'))
    await askTable(table.id, { ask: 'start' });
  return `/tables/${table.id}`;
}
