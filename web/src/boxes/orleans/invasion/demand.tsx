/** What the event of the round demands, and whether the table could meet it now. */
import { Icon } from '../../../art/icon';
import { listOf } from '../../../i18n';
import type { Names } from '../../../table/box';
import type { Demanded, DemandView } from '../generated';
import type { OrleansView } from '../view';
import { tell } from './words';

/** What the team gets and does not give. */
const GIFTS: readonly Demanded[] = ['wine', 'payout', 'books', 'journey', 'deals'];

/** "From the team: 2 technology tiles, or 6 coins for each one kept." */
function demandWords({ team, needed }: DemandView): string {
  const [first, second] = needed;
  const what = (() => {
    if (first && second?.measure === 'coins' && (first.measure === 'technology' || first.measure === 'tiles'))
      return tell('demand.orCoins', {
        what: tell(`tally.${first.measure}`, { n: first.needed }),
        n: first.needed > 0 ? second.needed / first.needed : second.needed,
      });
    if (first?.measure === 'monks') return tell('demand.orCitizen');
    return listOf(
      needed
        .filter((tally) => tally.needed > 0)
        .map((tally) => tell(`tally.${tally.measure}`, { n: tally.needed })),
    );
  })();
  const gift = needed.some(({ measure }) => GIFTS.includes(measure));
  return tell(gift ? 'demand.gift' : team ? 'demand.team' : 'demand.each', { what });
}

/** Whether it can be met, in words. */
function verdictWords({ could, deadly, optional, short }: DemandView, names: Names): string {
  if (could) return optional ? tell('demand.optional') : tell('demand.could');
  if (short.length > 0) return tell('demand.short', { names: listOf(short.map(names)) });
  if (deadly) return tell('demand.couldNotDeadly');
  return tell(optional ? 'demand.nothing' : 'demand.couldNot');
}

export const isDanger = ({ could, deadly }: DemandView): boolean => deadly && !could;

/** Below the hourglass. */
export function Demand({ view, names }: { readonly view: OrleansView; readonly names: Names }) {
  const demand = view.demand;
  if (!demand) return null;
  return (
    <p class={`o-demand ${isDanger(demand) ? 'o-danger' : ''}`}>
      <Icon id={demand.could ? 'u-tick' : 'oi-lack'} class="o-store-tick" />
      <span>
        {demandWords(demand)} <b>{verdictWords(demand, names)}</b>
      </span>
    </p>
  );
}
