import { boxTitle, editionName } from '../boxes/box-words';
import type { TableSummary } from '../generated/protocol';
import { t } from '../i18n';
import { type Loaded, Wait } from '../ui/load';
import { hostSeat, openList } from './open-list';
import { SeatDots, Shield } from './seats';
import { clockWords } from './setup-more';

/** Other people's tables: those you can join, and some to watch. */
export function OpenTables({ tables }: { readonly tables: Loaded<readonly TableSummary[]> }) {
  return (
    <section class="sheet open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{t('home.openTables')}</h2>
      <Wait for={tables}>
        {(found) => {
          const { join, watch } = openList(found);
          return (
            <>
              {join.length === 0 ? (
                <p class="quiet">{t('home.noOpen')}</p>
              ) : (
                <ul class="table-list to-join">
                  {join.map((table) => (
                    <OpenTable key={table.id} table={table} joins />
                  ))}
                </ul>
              )}
              {watch.length === 0 ? null : (
                <>
                  <h3 id="to-watch">{t('home.toWatch')}</h3>
                  <ul class="table-list" aria-labelledby="to-watch">
                    {watch.map((table) => (
                      <OpenTable key={table.id} table={table} />
                    ))}
                  </ul>
                </>
              )}
            </>
          );
        }}
      </Wait>
    </section>
  );
}

function OpenTable({ table, joins = false }: { readonly table: TableSummary; readonly joins?: boolean }) {
  const label = joins
    ? t('home.joinTable', { name: table.host })
    : t('home.watchTable', { name: table.host });
  const edition = table.edition ? editionName(table.box, table.edition) : '';
  const state = joins ? '' : t(table.status === 'open' ? 'home.ready' : 'home.live');
  return (
    <li>
      <Shield seat={hostSeat(table)} />
      <span class="table-words">
        <b>{table.name || table.host}</b>
        <small>{[boxTitle(table.box, table.title), edition, state].filter(Boolean).join(' · ')}</small>
        <small>{clockWords(table.clock)}</small>
        <SeatDots table={table} />
      </span>
      <a class={`btn ${joins ? 'first' : ''}`} href={`/tables/${table.id}`} aria-label={label}>
        {joins ? t('home.join') : t('home.watch')}
      </a>
    </li>
  );
}
