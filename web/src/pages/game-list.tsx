import type { TableSummary } from '../generated/protocol';
import { dateOf, listOf, t } from '../i18n';
import { nameOf, Shield, tableName } from './seats';
import './game-list.css';

interface GameListProps {
  readonly tables: readonly TableSummary[];
  /** Whose list it is; the asker's own if left out. */
  readonly seatOf?: (table: TableSummary) => string | null;
}

/** Finished games, each with how the person did. */
export function GameList({ tables, seatOf = (table) => table.you }: GameListProps) {
  return (
    <ul class="game-list">
      {tables.map((table) => {
        const seat = seatOf(table);
        const rank = table.result?.ranks.find((one) => one.seat === seat);
        const others = table.seats.filter((one) => one.seat !== seat).map((one) => nameOf(table, one.seat));
        const imported = table.origin?.kind === 'import';
        return (
          <li key={table.id}>
            <a class="table-link" href={`/tables/${table.id}`}>
              <Shield seat={seat ?? 'p1'} />
              <span class="table-words">
                <b>{tableName(table)}</b>
                <small>{imported ? `${t('records.imported')} · ${listOf(others)}` : t('people.with', { names: listOf(others) })} · {dateOf(table.updated_at)}</small>
              </span>
              {rank ? <span class="game-rank"><b>{t('people.rank', { n: rank.rank })}</b>{rank.score === null ? null : <small>{rank.score} {t('common.points', { n: rank.score })}</small>}</span> : null}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
