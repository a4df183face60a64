/** What a row of "Your tables" shows of a running game, in its player's view. */
import { useEffect, useState } from 'preact/hooks';
import { askTable } from '../api/ask';
import { loadRow } from '../boxes/registry';
import type { BoxRow } from '../boxes/shelf';
import type { Position, TableSummary } from '../generated/protocol';

export interface Glimpse {
  readonly row: BoxRow;
  readonly position: Position;
}

/**
 * The last known state of each table, and when it was fetched. The list is refreshed every few seconds, but
 * games change rarely.
 */
const seen = new Map<string, { readonly moment: string; readonly glimpse: Promise<Glimpse | undefined> }>();

async function look({ id, box, entries }: TableSummary): Promise<Glimpse | undefined> {
  const row = loadRow(box);
  if (!row) return undefined;
  // The history of the position is not needed, so we ask from its last entry on.
  const [drawn, snapshot] = await Promise.all([row, askTable(id, { ask: 'snapshot', since: entries })]);
  return { row: drawn, position: snapshot.position };
}

/** The position of a game that has begun, as soon as it has loaded. Until then an older one is shown. */
export function useGlimpse(table: TableSummary): Glimpse | undefined {
  const [glimpse, setGlimpse] = useState<Glimpse>();
  const moment = `${table.entries} ${table.updated_at}`;
  const begun = table.status === 'playing';
  useEffect(() => {
    if (!begun) return undefined;
    let current = true;
    let known = seen.get(table.id);
    if (known?.moment !== moment) {
      known = { moment, glimpse: look(table) };
      seen.set(table.id, known);
    }
    known.glimpse.then(
      (found) => current && setGlimpse(found),
      // A row without a picture still works. The next refresh of the list asks again.
      () => seen.delete(table.id),
    );
    return () => void (current = false);
  }, [table.id, moment, begun]);
  return glimpse;
}
