/** How the viewer did in earlier solo games with the same scenario and the same options. */
import { useEffect, useState } from 'preact/hooks';
import { myTables } from '../../../api';
import type { TableInfo, TableSummary } from '../../../generated/protocol';

export interface Before {
  readonly games: number;
  readonly won: number;
  /** The most that was reached: objectives, or citizens. */
  readonly best: number;
}

type Played = Pick<
  TableSummary,
  'id' | 'box' | 'modules' | 'options' | 'you' | 'result' | 'origin' | 'lesson'
>;
type Rules = Pick<TableInfo, 'id' | 'box' | 'modules' | 'options'>;

const rulesOf = ({ box, modules, options }: Rules): string =>
  JSON.stringify([box, [...modules].sort(), Object.entries(options).sort()]);

/** Counts the games that were finished. Tutorials and second tries at the same luck do not count. */
export function before(tables: readonly Played[], now: Rules): Before {
  const results = tables.flatMap(({ result, origin, lesson, you, ...table }) => {
    const again = result?.takebacks || (origin && origin.kind !== 'rematch');
    const own = result?.ranks.find(({ seat }) => seat === you);
    if (!result || !own || again || lesson || table.id === now.id || rulesOf(table) !== rulesOf(now))
      return [];
    return result.ending === 'rules' ? [{ won: result.verdict === 'won', score: own.score ?? 0 }] : [];
  });
  return {
    games: results.length,
    won: results.filter(({ won }) => won).length,
    best: Math.max(0, ...results.map(({ score }) => score)),
  };
}

/** Nothing for spectators and until the server has answered. */
export function useBefore(table: TableInfo): Before | undefined {
  const [found, setFound] = useState<Before>();
  const { id, you } = table;
  useEffect(() => {
    let wanted = true;
    if (you)
      myTables()
        .then((tables) => wanted && setFound(before(tables, table)))
        // The dashboard is complete without it.
        .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [id, you]);
  return found;
}
