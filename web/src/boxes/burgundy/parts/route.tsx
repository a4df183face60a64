import type { RouteView } from '../../../generated/burgundy';
import { useControl, useWatch } from '../../../table/control';
import { RouteStrip } from '../modules/routes/strip';
import type { BurgundyWatch, Good, PlayerView } from '../view';
import { waitingSale } from './extras';

/** The viewer's trade route. A sale under the pointer shows what it would lay. */
export function OwnRoute({ player }: { readonly player: PlayerView }) {
  const control = useControl();
  if (player.route.length === 0) return null;
  const thing = control.looked.value ?? control.selected.value.find((one) => one.startsWith('good:')) ?? '';
  const [what, good] = thing.split(':');
  const pile = player.goods.find((one) => one.good === good);
  const coming: readonly Good[] =
    what === 'good' && pile && control.stateOf(thing) !== 'shut'
      ? Array.from({ length: pile.count }, () => pile.good)
      : [];
  const waiting = waitingSale(useWatch<BurgundyWatch>().events.value, player.seat);
  return (
    <RouteStrip route={player.route as readonly RouteView[]} coming={coming} {...(waiting && { waiting })} />
  );
}

/** Another player's, in one line. */
export const SmallRoute = ({ player }: { readonly player: PlayerView }) => (
  <RouteStrip route={player.route as readonly RouteView[]} small />
);
