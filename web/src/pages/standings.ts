/** How somebody did, counted from their own tables. The server keeps this for accounts only. */
import type { Standing, TableSummary } from '../generated/protocol';

type Counted = Pick<TableSummary, 'box' | 'you' | 'result' | 'seats' | 'origin'>;

export function standingsOf(tables: readonly Counted[]): readonly Standing[] {
  const groups = new Map<string, Counted[]>();
  for (const table of tables) {
    if (!rankIn(table)) continue;
    const key = `${table.box} ${table.seats.length}`;
    groups.set(key, [...(groups.get(key) ?? []), table]);
  }
  return [...groups.values()].map((group) => {
    const ranks = group.flatMap((table) => rankIn(table) ?? []);
    const scores = ranks.flatMap(({ score }) => score ?? []);
    return {
      box: group[0]?.box ?? '',
      seats: group[0]?.seats.length ?? 0,
      games: ranks.length,
      won: group.filter(isWon).length,
      best: scores.length > 0 ? Math.max(...scores) : null,
      mean: scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
    };
  });
}

/**
 * A game that went back past luck, or that continues another one, does not count: it is a second try at the same dice.
 * With hints it cannot be won. Lists do not say who asked, so a game won at a table with hints is left out.
 */
const rankIn = ({ result, you, origin }: Counted) => {
  if (result?.takebacks || (origin && origin.kind !== 'rematch')) return undefined;
  const own = result?.ranks.find(({ seat }) => seat === you);
  return result?.hints && own?.rank === 1 ? undefined : own;
};

/** In a solo or cooperative game, first place is not a win in itself. The box says whether it was beaten. */
const isWon = (table: Counted): boolean =>
  table.result?.verdict === 'ranked' ? rankIn(table)?.rank === 1 : table.result?.verdict === 'won';
