// Written by `cargo xtask types` from crates/burgundy. Do not edit.
import type { Bonus, Depot, Good, Kind, Means, Source } from './burgundy.printed';
export * from './burgundy.printed';

/** What a viewer may see. Everything is public except hidden set-up choices. r[burgundy.info.public] */
export interface View {
  readonly edition: number;
  readonly phase: string;
  /** 1 to 5, or 0 while a phase is being prepared. */
  readonly round: number;
  readonly white: number | null;
  /** Whose turn it is. */
  readonly turn: string | null;
  /** Who has to act. */
  readonly asked: readonly string[];
  readonly over: boolean;
  /** Depots 1 to 6, then the black one. */
  readonly depots: readonly DepotView[];
  /** The tiles stacked next to a depot. */
  readonly counters: readonly CounterView[];
  /** Goods on the round spaces, the next one first. */
  readonly round_goods: readonly Good[];
  /** Tiles left in each face-down pile. The last is the black one. */
  readonly piles: readonly PileView[];
  /** The turn-order track: farthest first, and each stack from the top. Empty at a table without one. */
  readonly track: readonly TrackView[];
  /** Empty at a table without bonus tiles. */
  readonly bonus: readonly BonusView[];
  /** The first and the second to join all border posts. Empty if there are no posts. */
  readonly border: readonly (string | null)[];
  /** What the two are worth at this table. */
  readonly border_points: readonly number[];
  /** Points for each sold goods tile at this table. */
  readonly sale_points: number;
  /** How far a game of filling the duchy has come. `None` at other tables. */
  readonly solo: SoloView | null;
  readonly players: readonly PlayerView[];
}

export interface DepotView {
  readonly depot: Depot;
  /** By space. `None` is an empty one. */
  readonly tiles: readonly (Tile | null)[];
  /** The kind of tile that fills each space in this phase. Empty for the black depot. */
  readonly kinds: readonly Kind[];
  readonly goods: readonly Good[];
  readonly shields: readonly Shield[];
}

export type Tile = string;

/** A shield by its printed number, 1 to 18. r[burgundy.shield.count] */
export type Shield = number;

/** Equal tiles on a stack next to a depot. They count as tiles in it. */
export interface CounterView {
  readonly id: string;
  readonly at: Depot;
  readonly tile: Tile;
  readonly count: number;
}

export interface PileView {
  readonly pile: string;
  readonly count: number;
}

export interface TrackView {
  readonly seat: string;
  readonly space: number;
}

/** The bonus tiles of a kind that can still be won. */
export interface BonusView {
  readonly kind: Kind;
  readonly large: boolean;
  readonly small: boolean;
  /** What the large and the small one are worth at this table. */
  readonly large_points: number;
  readonly small_points: number;
}

/** How far a game of filling the duchy has come. r[burgundy.solo.target] r[burgundy.solo.win] */
export interface SoloView {
  /** Points since the target was last reached. */
  readonly counter: number;
  readonly target: number;
  /** What the target falls to when it is reached. */
  readonly next_target: number;
  /** Spaces with a tile, and how many there are. */
  readonly covered: number;
  readonly spaces: number;
  /** Rounds that come after this one. */
  readonly rounds_left: number;
}

export interface PlayerView {
  readonly seat: string;
  /** The number of the seat's side, from 0. Partners have the same. */
  readonly side: number;
  /** The duchy, or `None` if it is not chosen yet or still secret. */
  readonly board: Duchy | null;
  /** The duchies dealt to choose from. */
  readonly dealt: readonly Duchy[];
  /** Space by space in reading order. Empty while the duchy is not known. */
  readonly duchy: readonly SpaceView[];
  readonly storage: readonly Tile[];
  /** How many tiles fit in the seat's own storage. `None` if there is no limit. */
  readonly storage_limit: number | null;
  /** The tiles in the storage that partners share. */
  readonly shared: readonly Tile[];
  /** How many tiles fit in it: 0 if nobody shares. */
  readonly shared_limit: number;
  readonly goods: readonly GoodsView[];
  readonly sold: readonly GoodsView[];
  readonly silver: number;
  readonly workers: number;
  /** `None` is a used die. */
  readonly dice: readonly (number | null)[];
  /** Whether the seat has already bought a tile this turn. */
  readonly bought: boolean;
  readonly points: number;
  readonly sources: readonly SourceView[];
  readonly bonus_large: readonly Kind[];
  readonly bonus_small: readonly Kind[];
  /** The shields on its castles. */
  readonly shields: readonly ShieldView[];
  /** The player it named for shield 6. */
  readonly named: string | null;
  readonly empty_spaces: number;
  /** The trade route, space by space from the left. */
  readonly route: readonly RouteView[];
  /** The pairs of border posts. */
  readonly pairs: readonly PairView[];
}

/** A printed duchy by its name on the cardboard. The editions print different ones under the same number. */
export type Duchy = string;

export interface SpaceView {
  readonly space: Space;
  readonly kind: Kind;
  readonly value: number;
  /** The number of its area, shared by all spaces of that area. */
  readonly area: number;
  readonly tile: Tile | null;
}

/** A space of a duchy. r[burgundy.place.geometry] Its name means the same everywhere, and belongs to one shape of board: first come the spaces of the hexagon, then those that the right half of a double board adds, then those of each group of islands. */
export type Space = string;

export interface GoodsView {
  readonly good: Good;
  readonly count: number;
}

export interface SourceView {
  readonly source: Source;
  readonly points: number;
}

/** A shield and the space of its castle. */
export interface ShieldView {
  readonly shield: Shield;
  readonly space: Space;
}

export interface RouteView {
  readonly card: Card;
  readonly good: Good;
  readonly bonus: Bonus;
  /** The good on the space. */
  readonly laid: Good | null;
  /** Whether it gave the bonus. */
  readonly paid: boolean;
}

/** A card of a trade route. The cards have no names in print: ours are T1 to T12. r[burgundy.route.count] */
export type Card = string;

export interface PairView {
  readonly posts: readonly [string, string];
  readonly joined: boolean;
}

/** What a seat is being asked. */
export interface Prompt {
  readonly seat: string;
  readonly ask: Ask;
  /** The unused dice during a turn, or the white die if the action is taken with that. */
  readonly dice: readonly number[];
  /** The tile that needs room, if the seat has to discard one. */
  readonly tile: Tile | null;
  /** The points that it gains, if it may buy more, or the goods that it still has to give. */
  readonly count: number | null;
  /** Whether the seat may buy a tile before it answers. */
  readonly may_buy: boolean;
}

/** The questions in the game. */
export type Ask = 'turn' | 'castle' | 'warehouse' | 'carpenter' | 'church' | 'market' | 'town-hall' | 'ship' | 'keep' | 'discard' | 'store' | 'crane' | 'geese' | 'board' | 'start-castle' | 'white' | 'route' | 'target' | 'shield14' | 'shield15' | 'reward' | 'first' | 'points' | 'exchange' | 'give' | 'card' | 'load' | 'tribute' | 'shed' | 'name';

/** What happened, and the clause behind it. */
export type Event = {
  /** The id of the clause. */
  readonly clause: string;
} & What;

/** The kinds of event. */
export type What =
  | { readonly event: 'points'; readonly seat: string; readonly by: number; readonly source: Source; readonly counted: Counted }
  | { readonly event: 'silver'; readonly seat: string; readonly by: number; readonly spaces: Hexes }
  | { readonly event: 'workers'; readonly seat: string; readonly by: number; readonly spaces: Hexes }
  | { readonly event: 'start-player'; readonly seat: string }
  | { readonly event: 'roll-off'; readonly seat: string; readonly value: number }
  | { readonly event: 'roll-again' }
  | { readonly event: 'dealt'; readonly seat: string; readonly good: Good }
  | { readonly event: 'board-dealt'; readonly seat: string; readonly board: Duchy }
  | { readonly event: 'founded'; readonly seat: string; readonly board: Duchy; readonly space: Space }
  | { readonly event: 'phase'; readonly phase: string }
  | { readonly event: 'removed'; readonly depot: Depot; readonly tile: Tile }
  | { readonly event: 'filled'; readonly depot: Depot; readonly tile: Tile }
  | { readonly event: 'stacked'; readonly tile: Tile; readonly count: number }
  | { readonly event: 'good-revealed'; readonly good: Good }
  | { readonly event: 'round'; readonly round: number }
  | { readonly event: 'rolled'; readonly seat: string; readonly dice: readonly [number, number] }
  | { readonly event: 'white'; readonly value: number }
  | { readonly event: 'good-placed'; readonly good: Good; readonly depot: Depot }
  | { readonly event: 'turn'; readonly seat: string }
  | { readonly event: 'took'; readonly seat: string; readonly tile: Tile; readonly depot: Depot }
  | { readonly event: 'bought'; readonly seat: string; readonly tile: Tile; readonly depot: Depot }
  | { readonly event: 'discarded'; readonly seat: string; readonly tile: Tile }
  | { readonly event: 'placed'; readonly seat: string; readonly tile: Tile; readonly space: Space }
  | { readonly event: 'sold'; readonly seat: string; readonly good: Good; readonly count: number }
  | { readonly event: 'loaded'; readonly seat: string; readonly good: Good; readonly count: number; readonly depot: Depot }
  | { readonly event: 'left-behind'; readonly seat: string; readonly good: Good; readonly count: number; readonly depot: Depot }
  | { readonly event: 'sailed'; readonly seat: string; readonly space: number }
  | { readonly event: 'area-completed'; readonly seat: string; readonly kind: Kind; readonly size: number; readonly spaces: Hexes }
  | { readonly event: 'bonus-tile'; readonly seat: string; readonly kind: Kind; readonly large: boolean }
  | { readonly event: 'effect-lost'; readonly seat: string; readonly means: Means }
  | { readonly event: 'declined'; readonly seat: string; readonly means: Means }
  | { readonly event: 'copied'; readonly seat: string; readonly by: Tile; readonly tile: Tile }
  | { readonly event: 'copied-nothing'; readonly seat: string; readonly by: Tile }
  | { readonly event: 'lifted'; readonly seat: string }
  | { readonly event: 'turn-ended'; readonly seat: string }
  | { readonly event: 'phase-ended'; readonly phase: string }
  | { readonly event: 'goods-gone'; readonly good: Good; readonly count: number; readonly depot: Depot }
  | { readonly event: 'exchanged'; readonly seat: string; readonly tile: Tile }
  | { readonly event: 'gave'; readonly seat: string; readonly good: Good }
  | { readonly event: 'colour-completed'; readonly seat: string; readonly kind: Kind }
  | { readonly event: 'target-reached'; readonly seat: string; readonly lost: number; readonly target: number }
  | { readonly event: 'verdict'; readonly seat: string; readonly covered: number; readonly won: boolean }
  | { readonly event: 'joined'; readonly seat: string; readonly posts: readonly [string, string] }
  | { readonly event: 'award'; readonly seat: string; readonly first: boolean }
  | { readonly event: 'card-dealt'; readonly seat: string; readonly card: Card }
  | { readonly event: 'laid'; readonly seat: string; readonly good: Good; readonly colour: Good }
  | { readonly event: 'route-bonus'; readonly seat: string; readonly bonus: Bonus }
  | { readonly event: 'route-full'; readonly seat: string; readonly good: Good; readonly count: number }
  | { readonly event: 'shield-laid'; readonly shield: Shield; readonly depot: Depot }
  | { readonly event: 'shield-taken'; readonly seat: string; readonly shield: Shield; readonly depot: Depot; readonly space: Space }
  | { readonly event: 'shield-lost'; readonly seat: string; readonly shield: Shield }
  | { readonly event: 'die-set'; readonly seat: string; readonly means: Means; readonly value: number }
  | { readonly event: 'named'; readonly seat: string; readonly other: string };

/** What points were scored for, so that clients can show it. */
export interface Counted {
  /** How many things were counted, such as goods, silver or buildings. 0 if there is nothing to count. */
  readonly count: number;
  /** The monastery that made them count. */
  readonly tile: Tile | null;
  /** The spaces in the duchy where they are. */
  readonly spaces: Hexes;
}

/** Some spaces of one board by name, for events. As JSON they are a list in reading order. */
export type Hexes = readonly string[];

/** Everything printed on the components. */
export interface Catalog {
  /** Every board of every edition. */
  readonly boards: readonly PrintedBoard[];
  readonly tables: Tables;
}

/** A board space by space. */
export interface PrintedBoard {
  readonly edition: number;
  /** The duchy by its printed name, such as 7 or 11a. */
  readonly duchy: Duchy;
  /** Pairs of spaces that a river joins. */
  readonly links: readonly (readonly [Space, Space])[];
  /** Its border posts. */
  readonly posts: readonly PrintedPost[];
  /** How sure we are of it. */
  readonly confidence: Confidence;
  /** Which source it was read from. */
  readonly source: string;
  readonly spaces: readonly PrintedSpace[];
}

/** A border post. */
export interface PrintedPost {
  readonly post: string;
  /** The spaces it touches. */
  readonly spaces: readonly Space[];
}

/** How well a printed value is known. */
export type Confidence = 'printed' | 'verified' | 'one-source' | 'inferred' | 'reconstructed';

export interface PrintedSpace {
  readonly space: Space;
  readonly kind: Kind;
  readonly value: number;
  /** The number of its area, shared by all spaces of that area. */
  readonly area: number;
}

/** Everything that is the same at every table. */
export interface Tables {
  readonly kinds: readonly PrintedKind[];
  /** The goods, by the die value that sells them. */
  readonly goods: readonly Good[];
  /** The five phases with the bonus for an area completed in each. */
  readonly phases: readonly PrintedPhase[];
  /** Points for a completed area, by its size. */
  readonly area_points: readonly number[];
  /** Spaces after the first on the turn-order track. */
  readonly track_spaces: number;
  readonly tiles: readonly PrintedTile[];
  /** The cards of the trade routes. */
  readonly cards: readonly PrintedCard[];
}

export interface PrintedKind {
  readonly kind: Kind;
  readonly letter: string;
}

export interface PrintedPhase {
  readonly phase: string;
  readonly bonus: number;
}

/** One kind of tile. */
export interface PrintedTile {
  readonly tile: Tile;
  /** What it counts as. Inns and tiles that lie face down count as nothing. */
  readonly kind: Kind | null;
  /** Copies with a coloured back, and with a black one. */
  readonly coloured: number;
  readonly black: number;
  /** The animals on a livestock tile: their species and number. */
  readonly species: string | null;
  readonly animals: number;
  /** The clause that describes what it does. */
  readonly clause: string;
}

/** A card of a trade route. */
export interface PrintedCard {
  readonly card: Card;
  /** From left to right. */
  readonly spaces: readonly PrintedCardSpace[];
  /** How sure we are of it. */
  readonly confidence: Confidence;
  /** Which source it was read from. */
  readonly source: string;
}

export interface PrintedCardSpace {
  readonly good: Good;
  readonly bonus: Bonus;
}
