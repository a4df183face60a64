/** What the expansions add to the view, as their components take it. */
import type { PairView, RouteView, View } from '../../../generated/burgundy';
import type { SpaceName } from '../view';

export type { PairView, RouteView };
export type RouteBonus = RouteView['bonus'];
export type PostName = 'west' | 'east' | 'south';

/** A shield on a castle in the duchy. */
export interface ShieldView {
  readonly shield: number;
  readonly space: SpaceName;
}

export interface SoloView {
  readonly counter: number;
  readonly target: number;
  readonly next_target: number;
  readonly covered: number;
  readonly spaces: number;
  readonly rounds_left: number;
}

/** Who joined all border posts first and second, and what that scores. Both are empty without the module. */
export type BorderView = Pick<View, 'border' | 'border_points'>;
