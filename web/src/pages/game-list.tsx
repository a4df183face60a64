import { to } from '../address';
import type { Rank, TableSummary } from '../generated/protocol';
import { dateOf, listOf, t, tOr } from '../i18n';
import { seatNames } from '../table/names';
import { Shield, tableName } from './seats';
import './game-list.css';

interface GameListProps {
  readonly tables: readonly TableSummary[];
  /** Whose list it is. The viewer's own by default. */
  readonly seatOf?: (table: TableSummary) => string | null;
}

/** The points, or why there are none: when somebody resigns, nobody has a score. */
function how({ result }: TableSummary, { rank, score }: Rank): string {
  if (score !== null) return `${score} ${t('common.points', { n: score })}`;
  if (result?.ending === 'time') return t(rank === 1 ? 'people.wonByTime' : 'people.lostByTime');
  if (result?.ending !== 'resigned') return '';
  return t(rank === 1 ? 'people.wonByResigning' : 'people.gaveUp');
}

/** Who else played. Nobody in a solo game. */
function company(table: TableSummary, seat: string | null): string {
  const others = seatNames(
    table,
    table.seats.filter((one) => one.seat !== seat),
  );
  if (others.length === 0) return t('people.alone');
  return table.origin?.kind === 'import' ? listOf(others) : t('people.with', { names: listOf(others) });
}

/** A rank among others. Without others: the grade, or whether the player beat the box. */
export function success({ box, result }: TableSummary, { rank, score }: Rank): string {
  if (result?.verdict === 'ranked') return t('people.rank', { n: rank });
  const won = result?.verdict === 'won';
  const plain = t(won ? 'people.beaten' : 'people.notBeaten');
  const grade = result?.grade ?? (won || score === null ? '' : 'none');
  return tOr(`grade.${box}.${grade}`, plain);
}

/** Finished games, each with how the person did. */
export function GameList({ tables, seatOf = (table) => table.you }: GameListProps) {
  return (
    <ul class="game-list">
      {tables.map((table) => {
        const seat = seatOf(table);
        const rank = table.result?.ranks.find((one) => one.seat === seat);
        const line = [
          table.origin?.kind === 'import' ? t('records.imported') : '',
          company(table, seat),
          dateOf(table.updated_at),
        ];
        return (
          <li key={table.id}>
            <a class="table-link" href={to(`/tables/${table.id}`)}>
              <Shield seat={seat ?? 'p1'} />
              <span class="table-words">
                <b>{tableName(table)}</b>
                <small>{line.filter(Boolean).join(' · ')}</small>
              </span>
              {rank ? (
                <span class="game-rank">
                  <b>{success(table, rank)}</b>
                  <small>{how(table, rank)}</small>
                </span>
              ) : null}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
