import { useState } from 'preact/hooks';
import { to } from '../address';
import * as api from '../api';
import { boxTitle, editionName } from '../boxes/box-words';
import type { TableSummary } from '../generated/protocol';
import { t } from '../i18n';
import { type Loaded, Refusal, useTask, Wait } from '../ui/load';
import { hostSeat, openList } from './open-list';
import { SeatDots, Shield } from './seats';
import { clockWords } from './setup-more';

/** Other people's tables: those you can join, and some to watch. */
export function OpenTables({ tables }: { readonly tables: Loaded<api.TablePage> }) {
  const { busy, error, run } = useTask();
  const [pages, setPages] = useState(1);
  // What was fetched beyond the first page, which is fetched again now and then.
  const [further, setFurther] = useState<api.TablePage | null>(null);
  const showMore = (first: api.TablePage, listed: readonly TableSummary[]) =>
    run(async () => {
      const next = further ? further.next : first.next;
      if (next && !openList(listed, pages).more) {
        const page = await api.tables(next);
        setFurther({ tables: [...(further?.tables ?? []), ...page.tables], next: page.next });
      }
      setPages(pages + 1);
    });
  return (
    <section class="sheet open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{t('home.openTables')}</h2>
      <Wait for={tables}>
        {(found) => {
          const known = new Set(found.tables.map(({ id }) => id));
          const listed = [...found.tables, ...(further?.tables ?? []).filter(({ id }) => !known.has(id))];
          const { join, watch, more } = openList(listed, pages);
          const next = further ? further.next : found.next;
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
              {more || next ? (
                <p class="row">
                  <button type="button" class="btn" disabled={busy} onClick={() => showMore(found, listed)}>
                    {t('home.moreTables')}
                  </button>
                </p>
              ) : null}
              <Refusal error={error} />
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
      <a class={`btn ${joins ? 'first' : ''}`} href={to(`/tables/${table.id}`)} aria-label={label}>
        {joins ? t('home.join') : t('home.watch')}
      </a>
    </li>
  );
}
