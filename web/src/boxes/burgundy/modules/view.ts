/** What the expansions add to the view, as their components take it. */
import type { Good, SeatId, SpaceName } from '../view';

export type PostName = 'west' | 'east' | 'south';

/** Two border posts. Joined once a chain of tiles leads from one to the other. */
export interface PairView {
  readonly posts: readonly [PostName, PostName];
  readonly joined: boolean;
}

export type RouteBonus =
  | 'silver'
  | 'workers'
  | 'points'
  | 'take-building'
  | 'take-mine-monastery-castle'
  | 'take-ship-livestock'
  | 'sell'
  | 'place'
  | 'action';

/** A space of a trade route, from the left. Three spaces make a card. */
export interface RouteSpaceView {
  readonly card: string;
  readonly good: Good;
  readonly bonus: RouteBonus;
  readonly laid: Good | null;
  readonly paid: boolean;
}

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
export interface BorderView {
  readonly border: readonly (SeatId | null)[];
  readonly border_points: readonly number[];
}
