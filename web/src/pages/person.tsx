import * as api from '../api';
import { number, t } from '../i18n';
import type { RouteParams } from '../router';
import { Frame } from '../ui/frame';
import { useLoad, Wait } from '../ui/load';
import { me, whoAmI } from '../ui/me';
import { boxTitle } from './box-words';
import { GameList } from './game-list';
import { standingsOf } from './standings';

/** What everyone may see of a person. */
export default function PersonView({ params }: { readonly params: RouteParams }) {
  const name = params.name ?? '';
  return (
    <Frame title={name} page="person">
      <div class="leaf"><header><h1>{name}</h1></header><GameHistory name={name} /></div>
    </Frame>
  );
}

/** Statistics and finished games. A guest has no page of their own, so their games come from their own tables. */
export function GameHistory({ name, own = false }: { readonly name: string; readonly own?: boolean }) {
  const page = useLoad(async () => {
    await whoAmI();
    if (own && me.value?.person?.guest) {
      const over = (await api.myTables()).filter((table) => table.status === 'over');
      return { standings: standingsOf(over), finished: over.map((table) => ({ table, seat: table.you ?? '' })) };
    }
    return api.person(name);
  }, [name, own, me.value?.person?.guest ?? false]);
  return (
    <Wait for={page}>
      {({ standings, finished }) => (
        <>
          {standings.length > 0 ? (
            <section class="sheet" aria-labelledby="statistics">
              <h2 id="statistics">{t('people.statistics')}</h2>
              <div class="scroll">
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{t('people.box')}</th>
                      {([t('people.seats'), t('people.games'), t('people.won'), t('people.mean'), t('people.best')]).map((head) => <th key={head} scope="col" class="n">{head}</th>)}
                    </tr>
                  </thead>
                  <tbody>
                    {standings.map((row) => (
                      <tr key={row.box + row.seats}>
                        <th scope="row">{boxTitle({ id: row.box, title: row.box })}</th>
                        <td class="n">{row.seats}</td><td class="n">{row.games}</td><td class="n">{row.won}</td>
                        <td class="n">{row.mean === null ? '–' : number(row.mean, 1)}</td><td class="n">{row.best ?? '–'}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </section>
          ) : null}
          <section class="sheet" aria-labelledby="history">
            <h2 id="history">{t('people.history')}</h2>
            {finished.length === 0 ? <p class="hint">{t('people.noGames')}</p> : (
              <GameList tables={finished.map((game) => game.table)} seatOf={(table) => finished.find((game) => game.table.id === table.id)?.seat ?? null} />
            )}
          </section>
        </>
      )}
    </Wait>
  );
}
