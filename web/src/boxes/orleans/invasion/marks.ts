/** What the scenario adds to the towns of the map. */
import type { Names } from '../../../table/box';
import { seatNumber } from '../pieces';
import type { OrleansView } from '../view';
import { cityOf } from './contract';
import { tell } from './words';

/** What stands in a town, drawn by `TownMarks`, and the same in words. */
export interface Mark {
  readonly tower?: { readonly seat: number | null };
  readonly site?: boolean;
  readonly citizen?: boolean;
  readonly words: readonly string[];
}

export function marksOf(
  view: OrleansView,
  viewer: string | null,
  names: Names,
): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { town, built, seat } of cityOf(view)?.towers ?? []) {
    if (!built) marks.set(town, { site: true, words: [tell('map.site')] });
    else
      marks.set(town, {
        tower: { seat: seat ? seatNumber(seat) : null },
        words: [
          seat === null
            ? tell('map.towerOld')
            : seat === viewer
              ? tell('map.towerYours')
              : tell('map.tower', { name: names(seat) }),
        ],
      });
  }
  if (view.citizens.includes('le-blanc')) marks.set('leblanc', { citizen: true, words: [tell('map.citizen')] });
  return marks;
}
