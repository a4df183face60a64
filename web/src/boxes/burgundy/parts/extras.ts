/** What the expansions draw around and into a duchy, and what a sale still lays on a trade route. */
import type { Control } from '../../../table/control';
import { type Fields, fieldsOf } from '../log';
import { mapOf } from '../map';
import { chainOf } from '../modules/border/chain';
import type { Extras } from '../modules/part';
import type { PairView } from '../modules/view';
import { PHASE_BONUS } from '../pieces';
import type { BurgundyEvent, BurgundyView, Good, PlayerView } from '../view';

/** Nothing without border posts and shields. */
export function extrasOf(view: BurgundyView, player: PlayerView, control?: Control): Extras | undefined {
  const pairs = player.pairs as readonly PairView[];
  const shields = player.shields;
  if (pairs.length === 0 && shields.length === 0) return undefined;
  return {
    pairs,
    pairPoints: PHASE_BONUS[view.phase] ?? 0,
    shields,
    soon: control ? soonOf(pairs, player, control) : [],
  };
}

/** The pairs that a tile on the space under the pointer would join. */
function soonOf(pairs: readonly PairView[], { duchy }: PlayerView, control: Control): readonly PairView[] {
  const [what, space] = (control.looked.value ?? '').split(':');
  if (pairs.length === 0 || what !== 'space' || control.stateOf(`space:${space}`) !== 'open') return [];
  const covered = duchy.map((one) => (one.space === space && !one.tile ? { ...one, tile: 'castle' } : one));
  const map = mapOf(duchy);
  return pairs.filter(({ posts, joined }) => !joined && chainOf(posts, covered, map).length > 0);
}

interface Pile {
  readonly good: Good;
  readonly count: number;
}

/** The sale that goes on after the bonus being used. A bonus may sell other goods in between. */
export function waitingSale(events: readonly BurgundyEvent[], seat: string): Pile | undefined {
  const sales: { good: Good; count: number }[] = [];
  for (const event of events) follow(sales, fieldsOf(event), seat);
  return sales.findLast(({ count }) => count > 0);
}

function follow(sales: { good: Good; count: number }[], fields: Fields, seat: string): void {
  if (fields.event === 'turn') sales.length = 0;
  if (fields.seat !== seat || !fields.good) return;
  const { good, count = 0 } = fields;
  const sale = sales.findLast((one) => one.good === good);
  if (fields.event === 'sold') sales.push({ good, count });
  else if (fields.event === 'laid' && sale) sale.count--;
  else if (fields.event === 'route-full' && sale) sale.count = 0;
}
