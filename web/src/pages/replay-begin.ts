import * as api from '../api';
import type { TableInfo } from '../generated/protocol';

/** Nobody waits in a room where every seat is taken: the game begins. Returns the way to the table. */
export async function begin(table: TableInfo): Promise<string> {
  if (table.status === 'open' && table.you_host && table.seats.every((seat) => seat.kind !== 'open'))
    await api.start(table.id);
  return `/tables/${table.id}`;
}
