/** What an action would change, according to the server, as costs and gains to show. */
import type { PreviewChange } from '../generated/protocol';
import type { BoxTable, Part } from './box';

const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);

function part(box: BoxTable, what: string, by: number, reason: string): Part {
  return { what, by, reason, text: signed(by), ...box.amount(what, Math.abs(by)) };
}

/** Gains one by one with their reasons, costs added up. Nobody asks why a die costs a worker. */
export function partsOf(
  box: BoxTable,
  changes: readonly PreviewChange[],
): { gains: readonly Part[]; costs: readonly Part[] } {
  const gains = new Map<string, { what: string; by: number; reason: string }>();
  const costs = new Map<string, number>();
  for (const { what, by, clause } of changes) {
    if (by < 0) costs.set(what, (costs.get(what) ?? 0) + by);
    else if (by > 0) {
      const reason = box.reason(clause);
      const known = gains.get(`${what} ${reason}`);
      gains.set(`${what} ${reason}`, { what, by: by + (known?.by ?? 0), reason });
    }
  }
  return {
    gains: [...gains.values()].map(({ what, by, reason }) => part(box, what, by, reason)),
    costs: [...costs].map(([what, by]) => part(box, what, by, '')),
  };
}

/** How much of something a list adds up to. */
export const sumOf = (parts: readonly Part[], what: string): number =>
  parts.reduce((sum, one) => sum + (one.what === what ? one.by : 0), 0);
