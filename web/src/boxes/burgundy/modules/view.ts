/** What the expansions add to the view, as their components take it. */
import type { PairView, RouteView, ShieldView, SoloView, View } from '../../../generated/burgundy';

export type { PairView, RouteView, ShieldView, SoloView };
export type RouteBonus = RouteView['bonus'];
export type PostName = 'west' | 'east' | 'south';

/** Who joined all border posts first and second, and what that scores. Both are empty without the module. */
export type BorderView = Pick<View, 'border' | 'border_points'>;
