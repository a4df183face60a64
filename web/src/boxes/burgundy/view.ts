/** The view and the prompt of the box, as `crates/burgundy` writes them. */

export type SeatId = string;
export type Kind = 'building' | 'livestock' | 'castle' | 'mine' | 'ship' | 'monastery';
export type Good = 'turquoise' | 'violet' | 'pink' | 'red' | 'brown' | 'orange';
export type TileName = string;
export type SpaceName = string;

export interface DepotView {
  readonly depot: string;
  readonly tiles: readonly (TileName | null)[];
  readonly goods: readonly Good[];
}

export interface SpaceView {
  readonly space: SpaceName;
  readonly kind: Kind;
  readonly value: number;
  readonly tile: TileName | null;
}

export interface GoodsView {
  readonly good: Good;
  readonly count: number;
}

export interface PlayerView {
  readonly seat: SeatId;
  readonly board: number | null;
  readonly dealt: readonly number[];
  readonly duchy: readonly SpaceView[];
  readonly storage: readonly TileName[];
  readonly goods: readonly GoodsView[];
  readonly sold: readonly GoodsView[];
  readonly silver: number;
  readonly workers: number;
  readonly dice: readonly (number | null)[];
  readonly bought: boolean;
  readonly points: number;
  readonly sources: readonly { readonly source: string; readonly points: number }[];
  readonly bonus_large: readonly Kind[];
  readonly bonus_small: readonly Kind[];
  readonly empty_spaces: number;
}

export interface BurgundyView {
  readonly edition: number;
  readonly phase: string;
  readonly round: number;
  readonly white: number | null;
  readonly turn: SeatId | null;
  readonly asked: readonly SeatId[];
  readonly over: boolean;
  readonly depots: readonly DepotView[];
  readonly round_goods: readonly Good[];
  readonly piles: readonly { readonly pile: string; readonly count: number }[];
  readonly track: readonly { readonly seat: SeatId; readonly space: number }[];
  readonly bonus: readonly { readonly kind: Kind; readonly large: boolean; readonly small: boolean }[];
  readonly players: readonly PlayerView[];
}

export type Ask =
  | 'turn'
  | 'castle'
  | 'warehouse'
  | 'carpenter'
  | 'church'
  | 'market'
  | 'town-hall'
  | 'ship'
  | 'keep'
  | 'discard'
  | 'board'
  | 'start-castle';

export interface BurgundyPrompt {
  readonly seat: SeatId;
  readonly ask: Ask;
  readonly dice: readonly number[];
  readonly tile: TileName | null;
  readonly may_buy: boolean;
}

export const playerOf = (view: BurgundyView, seat: SeatId | null): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);
