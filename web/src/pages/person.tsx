import * as api from '../api';
import { boxTitle } from '../boxes/box-words';
import type { PersonInfo, Standing, TableSummary } from '../generated/protocol';
import { number, t } from '../i18n';
import type { RouteParams } from '../router';
import { Frame } from '../ui/frame';
import { useLoad, Wait } from '../ui/load';
import { NumberTable } from '../ui/number-table';
import { GameList } from './game-list';
import { standingsOf } from './standings';

/** What everyone may see of a person. */
export default function PersonView({ params }: { readonly params: RouteParams }) {
  const name = params.name ?? '';
  const page = useLoad(() => api.person(name), [name]);
  return (
    <Frame title={name} page="person">
      <Wait for={page}>
        {(shown) => (
          <div class="leaf">
            <header>
              <h1>{shown.person.name}</h1>
            </header>
            <History {...shown} />
          </div>
        )}
      </Wait>
    </Frame>
  );
}

/** Your own. A guest has no page, so their games come from their own tables. */
export function OwnHistory({ person }: { readonly person: PersonInfo }) {
  const page = useLoad(async () => {
    if (!person.guest) return api.person(person.name);
    const over = (await api.myTables()).filter(
      (table) => table.status === 'over' && table.origin?.kind !== 'import' && !table.lesson,
    );
    return {
      standings: standingsOf(over),
      finished: over.map((table) => ({ table, seat: table.you ?? '' })),
    };
  }, [person.name, person.guest]);
  return <Wait for={page}>{(shown) => <History {...shown} />}</Wait>;
}

interface HistoryProps {
  readonly standings: readonly Standing[];
  readonly finished: readonly { readonly table: TableSummary; readonly seat: string }[];
}

/** Statistics and finished games. */
function History({ standings, finished }: HistoryProps) {
  return (
    <>
      {standings.length > 0 ? (
        <section class="sheet" aria-labelledby="statistics">
          <h2 id="statistics">{t('people.statistics')}</h2>
          <div class="scroll">
            <NumberTable
              aria-labelledby="statistics"
              head={[t('people.box'), t('people.games'), t('people.won'), t('people.mean'), t('people.best')]}
              rows={standings.map((row) => ({
                key: row.box + row.seats,
                head: (
                  <>
                    {boxTitle(row.box, row.box)}{' '}
                    <small class="row-note">{t('table.players', { n: row.seats })}</small>
                  </>
                ),
                cells: [row.games, row.won, row.mean === null ? '–' : number(row.mean, 1), row.best ?? '–'],
              }))}
            />
          </div>
        </section>
      ) : null}
      <section class="sheet" aria-labelledby="history">
        <h2 id="history">{t('people.history')}</h2>
        {finished.length === 0 ? (
          <p class="hint">{t('people.noGames')}</p>
        ) : (
          <GameList
            tables={finished.map((game) => game.table)}
            seatOf={(table) => finished.find((game) => game.table.id === table.id)?.seat ?? null}
          />
        )}
      </section>
    </>
  );
}
