/** What the event of the round demands, and whether the table could meet it now. */
import { Icon } from '../../../art/icon';
import type { Demanded, DemandView } from '../../../generated/orleans';
import { listOf, t } from '../../../i18n';
import type { Names } from '../../../table/box';
import { type OrleansView, playerOf } from '../view';
import { dueWords } from './measure';
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

/** What the viewer owes in this round besides, as long as it cannot be paid. */
export function ownDue(view: OrleansView, viewer: string | null): string | undefined {
  const dues = playerOf(view, viewer)?.character?.dues ?? [];
  const due = dues.find(({ round, paid, payable }) => round === view.round && !paid && !payable);
  return due && tell('due.now') + t('list.colon') + dueWords(due.due);
}

interface DemandProps {
  readonly view: OrleansView;
  readonly viewer: string | null;
  readonly names: Names;
}

/** Below the hourglass. What the team can meet says nothing about the viewer's own due, so that stands next to it. */
export function Demand({ view, viewer, names }: DemandProps) {
  const demand = view.demand;
  if (!demand) return null;
  const due = ownDue(view, viewer);
  return (
    <>
      <p class={`o-demand ${isDanger(demand) ? 'o-danger' : ''}`}>
        <Icon id={demand.could ? 'u-tick' : 'oi-lack'} class="o-store-tick" />
        <span>
          {demandWords(demand)} <b>{verdictWords(demand, names)}</b>
        </span>
      </p>
      {due && (
        <p class="o-demand o-danger">
          <Icon id="oi-lack" class="o-store-tick" />
          <span>
            {due}. <b>{tell('due.cannot')}</b>
          </span>
        </p>
      )}
    </>
  );
}
