import { askTable } from './ask';
import type { House } from './house';
import { TableSocket } from './socket';

const server: House = { ask: askTable, open: (table, hear) => new TableSocket(table, hear) };

/** The house of a table, for whoever opens it. Ids of tables on this device will begin with `~`. */
export const houseOf = (_table: string): House => server;
