import { to } from '../address';
import { boxTitle } from '../boxes/box-words';
import type { TableSummary } from '../generated/protocol';
import { dateOf, t } from '../i18n';
import { gaveUpSentence } from '../table/gave-up';
import { nameOf } from '../table/names';
import { type Loaded, Wait } from '../ui/load';
import { Shield } from './seats';
import './game-list.css';

/** What others have played in public lately, to look at and learn from. */
export function OthersGames({ games }: { readonly games: Loaded<readonly TableSummary[]> }) {
  return (
    <section class="sheet" aria-labelledby="others">
      <h2 id="others">{t('records.others')}</h2>
      <p class="hint">{t('records.othersHint')}</p>
      <Wait for={games}>
        {(tables) => {
          const others = tables.filter((table) => !table.you);
          if (others.length === 0) return <p class="hint">{t('records.noOthers')}</p>;
          return (
            <ul class="game-list">
              {others.map((table) => (
                <Game key={table.id} table={table} />
              ))}
            </ul>
          );
        }}
      </Wait>
    </section>
  );
}

function Game({ table }: { readonly table: TableSummary }) {
  const ranks = [...(table.result?.ranks ?? [])].sort((a, b) => a.rank - b.rank);
  const line = ranks.map(({ seat, score }) => {
    const name = nameOf(table, seat);
    return score === null ? name : t('records.nameScore', { name, points: score });
  });
  const how = gaveUpSentence(table, table.result);
  return (
    <li>
      <a class="table-link" href={to(`/tables/${table.id}`)}>
        <Shield seat={ranks[0]?.seat ?? 'p1'} />
        <span class="table-words">
          <b>{[boxTitle(table.box, table.title), table.name].filter(Boolean).join(' · ')}</b>
          <small>{line.join(' · ')}</small>
          <small>{[how, dateOf(table.updated_at)].filter(Boolean).join(' ')}</small>
        </span>
      </a>
    </li>
  );
}
