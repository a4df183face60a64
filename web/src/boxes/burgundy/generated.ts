// Written by `LOIRE_BLESS=1 cargo test -p burgundy typescript` from crates/burgundy. Do not edit.

export type Kind = 'building' | 'livestock' | 'castle' | 'mine' | 'ship' | 'monastery';

export type Good = 'turquoise' | 'violet' | 'pink' | 'red' | 'brown' | 'orange';

export type Depot = '1' | '2' | '3' | '4' | '5' | '6' | 'black';

export type Means = 'd1' | 'd2' | 'castle' | 'warehouse' | 'carpenter' | 'church' | 'market' | 'town-hall' | 'white' | 'route' | 'target' | 'double' | 'shield14' | 'shield15' | 'reward';

export type Source = 'livestock' | 'watchtower' | 'area' | 'phase' | 'colour' | 'sale' | 'goods' | 'silver' | 'workers' | 'monastery' | 'border' | 'route' | 'shields';

export type Bonus = 'silver' | 'workers' | 'points' | 'take-building' | 'take-mine-monastery-castle' | 'take-ship-livestock' | 'sell' | 'place' | 'action';

export type Card = string;

export type Confidence = string;

export type Duchy = string;

export type Tile = string;

export type Shield = number;

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

export interface DepotView {
  readonly depot: Depot;
  /** By space. `None` is an empty one. */
  readonly tiles: readonly (Tile | null)[];
  /** The kind of tile that fills each space in this phase. Empty for the black depot. */
  readonly kinds: readonly Kind[];
  readonly goods: readonly Good[];
  readonly shields: readonly Shield[];
}

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

export interface RouteView {
  readonly card: Card;
  readonly good: Good;
  readonly bonus: Bonus;
  /** The good on the space. */
  readonly laid: Good | null;
  /** Whether it gave the bonus. */
  readonly paid: boolean;
}

export interface PairView {
  readonly posts: readonly [string, string];
  readonly joined: boolean;
}

/** A shield and the space of its castle. */
export interface ShieldView {
  readonly shield: Shield;
  readonly space: string;
}

export interface SpaceView {
  readonly space: string;
  readonly kind: Kind;
  readonly value: number;
  /** The number of its area, shared by all spaces of that area. */
  readonly area: number;
  readonly tile: Tile | null;
}

export interface GoodsView {
  readonly good: Good;
  readonly count: number;
}

export interface SourceView {
  readonly source: Source;
  readonly points: number;
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

/** The kinds of event. */
export type What = { readonly clause: string } & (
  | { readonly event: 'points'; readonly seat: string; readonly by: number; readonly source: Source; readonly counted: Counted }
  | { readonly event: 'silver'; readonly seat: string; readonly by: number; readonly spaces: readonly string[] }
  | { readonly event: 'workers'; readonly seat: string; readonly by: number; readonly spaces: readonly string[] }
  | { readonly event: 'start-player'; readonly seat: string }
  | { readonly event: 'roll-off'; readonly seat: string; readonly value: number }
  | { readonly event: 'roll-again' }
  | { readonly event: 'dealt'; readonly seat: string; readonly good: Good }
  | { readonly event: 'board-dealt'; readonly seat: string; readonly board: Duchy }
  | { readonly event: 'founded'; readonly seat: string; readonly board: Duchy; readonly space: string }
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
  | { readonly event: 'placed'; readonly seat: string; readonly tile: Tile; readonly space: string }
  | { readonly event: 'sold'; readonly seat: string; readonly good: Good; readonly count: number }
  | { readonly event: 'loaded'; readonly seat: string; readonly good: Good; readonly count: number; readonly depot: Depot }
  | { readonly event: 'left-behind'; readonly seat: string; readonly good: Good; readonly count: number; readonly depot: Depot }
  | { readonly event: 'sailed'; readonly seat: string; readonly space: number }
  | { readonly event: 'area-completed'; readonly seat: string; readonly kind: Kind; readonly size: number; readonly spaces: readonly string[] }
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
  | { readonly event: 'shield-taken'; readonly seat: string; readonly shield: Shield; readonly depot: Depot; readonly space: string }
  | { readonly event: 'shield-lost'; readonly seat: string; readonly shield: Shield }
  | { readonly event: 'die-set'; readonly seat: string; readonly means: Means; readonly value: number }
  | { readonly event: 'named'; readonly seat: string; readonly other: string }
);

/** What points were scored for, so that clients can show it. */
export interface Counted {
  /** How many things were counted, such as goods, silver or buildings. 0 if there is nothing to count. */
  readonly count: number;
  /** The monastery that made them count. */
  readonly tile: Tile | null;
  /** The spaces in the duchy where they are. */
  readonly spaces: readonly string[];
}

/** Everything printed on the components. */
export interface Catalog {
  /** Every board of every edition. */
  readonly boards: readonly PrintedBoard[];
  readonly tables: Tables;
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

/** A board space by space. */
export interface PrintedBoard {
  readonly edition: number;
  /** The duchy by its printed name, such as 7 or 11a. */
  readonly duchy: Duchy;
  /** Pairs of spaces that a river joins. */
  readonly links: readonly (readonly [string, string])[];
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
  readonly spaces: readonly string[];
}

export interface PrintedSpace {
  readonly space: string;
  readonly kind: Kind;
  readonly value: number;
  /** The number of its area, shared by all spaces of that area. */
  readonly area: number;
}

/** Everything that is the same at every table. */
export const TABLES: Tables = {
  "kinds": [
    {
      "kind": "building",
      "letter": "B"
    },
    {
      "kind": "livestock",
      "letter": "L"
    },
    {
      "kind": "castle",
      "letter": "C"
    },
    {
      "kind": "mine",
      "letter": "M"
    },
    {
      "kind": "ship",
      "letter": "S"
    },
    {
      "kind": "monastery",
      "letter": "Y"
    }
  ],
  "goods": [
    "turquoise",
    "violet",
    "pink",
    "red",
    "brown",
    "orange"
  ],
  "phases": [
    {
      "phase": "A",
      "bonus": 10
    },
    {
      "phase": "B",
      "bonus": 8
    },
    {
      "phase": "C",
      "bonus": 6
    },
    {
      "phase": "D",
      "bonus": 4
    },
    {
      "phase": "E",
      "bonus": 2
    }
  ],
  "area_points": [
    0,
    1,
    3,
    6,
    10,
    15,
    21,
    28,
    36
  ],
  "track_spaces": 6,
  "tiles": [
    {
      "tile": "warehouse",
      "kind": "building",
      "coloured": 5,
      "black": 2,
      "species": null,
      "animals": 0,
      "clause": "burgundy.building.warehouse"
    },
    {
      "tile": "watchtower",
      "kind": "building",
      "coloured": 5,
      "black": 2,
      "species": null,
      "animals": 0,
      "clause": "burgundy.building.watchtower"
    },
    {
      "tile": "carpenter",
      "kind": "building",
      "coloured": 5,
      "black": 2,
      "species": null,
      "animals": 0,
      "clause": "burgundy.building.carpenter"
    },
    {
      "tile": "church",
      "kind": "building",
      "coloured": 5,
      "black": 2,
      "species": null,
      "animals": 0,
      "clause": "burgundy.building.church"
    },
    {
      "tile": "market",
      "kind": "building",
      "coloured": 5,
      "black": 2,
      "species": null,
      "animals": 0,
      "clause": "burgundy.building.market"
    },
    {
      "tile": "boarding-house",
      "kind": "building",
      "coloured": 5,
      "black": 2,
      "species": null,
      "animals": 0,
      "clause": "burgundy.building.boarding-house"
    },
    {
      "tile": "bank",
      "kind": "building",
      "coloured": 5,
      "black": 2,
      "species": null,
      "animals": 0,
      "clause": "burgundy.building.bank"
    },
    {
      "tile": "town-hall",
      "kind": "building",
      "coloured": 5,
      "black": 2,
      "species": null,
      "animals": 0,
      "clause": "burgundy.building.town-hall"
    },
    {
      "tile": "cow2",
      "kind": "livestock",
      "coloured": 2,
      "black": 0,
      "species": "cow",
      "animals": 2,
      "clause": "burgundy.livestock.score"
    },
    {
      "tile": "cow3",
      "kind": "livestock",
      "coloured": 2,
      "black": 1,
      "species": "cow",
      "animals": 3,
      "clause": "burgundy.livestock.score"
    },
    {
      "tile": "cow4",
      "kind": "livestock",
      "coloured": 1,
      "black": 1,
      "species": "cow",
      "animals": 4,
      "clause": "burgundy.livestock.score"
    },
    {
      "tile": "sheep2",
      "kind": "livestock",
      "coloured": 2,
      "black": 0,
      "species": "sheep",
      "animals": 2,
      "clause": "burgundy.livestock.score"
    },
    {
      "tile": "sheep3",
      "kind": "livestock",
      "coloured": 2,
      "black": 1,
      "species": "sheep",
      "animals": 3,
      "clause": "burgundy.livestock.score"
    },
    {
      "tile": "sheep4",
      "kind": "livestock",
      "coloured": 1,
      "black": 1,
      "species": "sheep",
      "animals": 4,
      "clause": "burgundy.livestock.score"
    },
    {
      "tile": "pig2",
      "kind": "livestock",
      "coloured": 2,
      "black": 0,
      "species": "pig",
      "animals": 2,
      "clause": "burgundy.livestock.score"
    },
    {
      "tile": "pig3",
      "kind": "livestock",
      "coloured": 2,
      "black": 1,
      "species": "pig",
      "animals": 3,
      "clause": "burgundy.livestock.score"
    },
    {
      "tile": "pig4",
      "kind": "livestock",
      "coloured": 1,
      "black": 1,
      "species": "pig",
      "animals": 4,
      "clause": "burgundy.livestock.score"
    },
    {
      "tile": "goat2",
      "kind": "livestock",
      "coloured": 2,
      "black": 0,
      "species": "goat",
      "animals": 2,
      "clause": "burgundy.livestock.score"
    },
    {
      "tile": "goat3",
      "kind": "livestock",
      "coloured": 2,
      "black": 1,
      "species": "goat",
      "animals": 3,
      "clause": "burgundy.livestock.score"
    },
    {
      "tile": "goat4",
      "kind": "livestock",
      "coloured": 1,
      "black": 1,
      "species": "goat",
      "animals": 4,
      "clause": "burgundy.livestock.score"
    },
    {
      "tile": "castle",
      "kind": "castle",
      "coloured": 14,
      "black": 2,
      "species": null,
      "animals": 0,
      "clause": "burgundy.castle.action"
    },
    {
      "tile": "mine",
      "kind": "mine",
      "coloured": 10,
      "black": 2,
      "species": null,
      "animals": 0,
      "clause": "burgundy.mine.no-effect"
    },
    {
      "tile": "ship",
      "kind": "ship",
      "coloured": 20,
      "black": 6,
      "species": null,
      "animals": 0,
      "clause": "burgundy.ship.any-depot"
    },
    {
      "tile": "monastery1",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.01"
    },
    {
      "tile": "monastery2",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.02"
    },
    {
      "tile": "monastery3",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.03"
    },
    {
      "tile": "monastery4",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.04"
    },
    {
      "tile": "monastery5",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.05"
    },
    {
      "tile": "monastery6",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.06"
    },
    {
      "tile": "monastery7",
      "kind": "monastery",
      "coloured": 0,
      "black": 1,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.07"
    },
    {
      "tile": "monastery8",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.08"
    },
    {
      "tile": "monastery9",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.09"
    },
    {
      "tile": "monastery10",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.10"
    },
    {
      "tile": "monastery11",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.11"
    },
    {
      "tile": "monastery12",
      "kind": "monastery",
      "coloured": 0,
      "black": 1,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.12"
    },
    {
      "tile": "monastery13",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.13"
    },
    {
      "tile": "monastery14",
      "kind": "monastery",
      "coloured": 0,
      "black": 1,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.14"
    },
    {
      "tile": "monastery15",
      "kind": "monastery",
      "coloured": 0,
      "black": 1,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.15"
    },
    {
      "tile": "monastery16",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.16"
    },
    {
      "tile": "monastery17",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.17"
    },
    {
      "tile": "monastery18",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.18"
    },
    {
      "tile": "monastery19",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.19"
    },
    {
      "tile": "monastery20",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.20"
    },
    {
      "tile": "monastery21",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.21"
    },
    {
      "tile": "monastery22",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.22"
    },
    {
      "tile": "monastery23",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.23"
    },
    {
      "tile": "monastery24",
      "kind": "monastery",
      "coloured": 0,
      "black": 1,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.24"
    },
    {
      "tile": "monastery25",
      "kind": "monastery",
      "coloured": 0,
      "black": 1,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.25"
    },
    {
      "tile": "monastery26",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.26"
    },
    {
      "tile": "monastery27",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.27"
    },
    {
      "tile": "monastery28",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.28"
    },
    {
      "tile": "crane",
      "kind": "building",
      "coloured": 0,
      "black": 1,
      "species": null,
      "animals": 0,
      "clause": "burgundy.extra.crane"
    },
    {
      "tile": "geese",
      "kind": "livestock",
      "coloured": 0,
      "black": 1,
      "species": "geese",
      "animals": 2,
      "clause": "burgundy.extra.geese"
    },
    {
      "tile": "monastery29",
      "kind": "monastery",
      "coloured": 1,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.monastery.29"
    },
    {
      "tile": "white-castle",
      "kind": "building",
      "coloured": 6,
      "black": 2,
      "species": null,
      "animals": 0,
      "clause": "burgundy.whitecastle.action"
    },
    {
      "tile": "inn",
      "kind": null,
      "coloured": 0,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.inn.no-effect"
    },
    {
      "tile": "blank",
      "kind": null,
      "coloured": 0,
      "black": 0,
      "species": null,
      "animals": 0,
      "clause": "burgundy.solo.black-tile"
    }
  ],
  "cards": [
    {
      "card": "T1",
      "spaces": [
        {
          "good": "violet",
          "bonus": "take-building"
        },
        {
          "good": "red",
          "bonus": "take-mine-monastery-castle"
        },
        {
          "good": "turquoise",
          "bonus": "workers"
        }
      ],
      "confidence": "verified",
      "source": "an independent reading and a sample in a later edition's rulebook"
    },
    {
      "card": "T2",
      "spaces": [
        {
          "good": "turquoise",
          "bonus": "take-ship-livestock"
        },
        {
          "good": "violet",
          "bonus": "silver"
        },
        {
          "good": "brown",
          "bonus": "place"
        }
      ],
      "confidence": "one-source",
      "source": "one reading of scans; the totals of colours and bonuses fit"
    },
    {
      "card": "T3",
      "spaces": [
        {
          "good": "red",
          "bonus": "action"
        },
        {
          "good": "turquoise",
          "bonus": "points"
        },
        {
          "good": "violet",
          "bonus": "take-ship-livestock"
        }
      ],
      "confidence": "one-source",
      "source": "one reading of scans; the totals of colours and bonuses fit"
    },
    {
      "card": "T4",
      "spaces": [
        {
          "good": "pink",
          "bonus": "place"
        },
        {
          "good": "brown",
          "bonus": "points"
        },
        {
          "good": "orange",
          "bonus": "take-ship-livestock"
        }
      ],
      "confidence": "one-source",
      "source": "one reading of scans; the totals of colours and bonuses fit"
    },
    {
      "card": "T5",
      "spaces": [
        {
          "good": "orange",
          "bonus": "place"
        },
        {
          "good": "red",
          "bonus": "take-ship-livestock"
        },
        {
          "good": "pink",
          "bonus": "sell"
        }
      ],
      "confidence": "one-source",
      "source": "one reading of scans; the totals of colours and bonuses fit"
    },
    {
      "card": "T6",
      "spaces": [
        {
          "good": "red",
          "bonus": "workers"
        },
        {
          "good": "turquoise",
          "bonus": "sell"
        },
        {
          "good": "orange",
          "bonus": "take-building"
        }
      ],
      "confidence": "one-source",
      "source": "one reading of scans; the totals of colours and bonuses fit"
    },
    {
      "card": "T7",
      "spaces": [
        {
          "good": "brown",
          "bonus": "action"
        },
        {
          "good": "orange",
          "bonus": "silver"
        },
        {
          "good": "turquoise",
          "bonus": "take-building"
        }
      ],
      "confidence": "one-source",
      "source": "one reading of scans; the totals of colours and bonuses fit"
    },
    {
      "card": "T8",
      "spaces": [
        {
          "good": "red",
          "bonus": "place"
        },
        {
          "good": "pink",
          "bonus": "take-mine-monastery-castle"
        },
        {
          "good": "violet",
          "bonus": "workers"
        }
      ],
      "confidence": "verified",
      "source": "an independent reading and a sample in a later edition's rulebook"
    },
    {
      "card": "T9",
      "spaces": [
        {
          "good": "turquoise",
          "bonus": "silver"
        },
        {
          "good": "orange",
          "bonus": "action"
        },
        {
          "good": "brown",
          "bonus": "take-building"
        }
      ],
      "confidence": "verified",
      "source": "a picture in a licensed rulebook and an independent reading"
    },
    {
      "card": "T10",
      "spaces": [
        {
          "good": "orange",
          "bonus": "points"
        },
        {
          "good": "pink",
          "bonus": "silver"
        },
        {
          "good": "red",
          "bonus": "sell"
        }
      ],
      "confidence": "one-source",
      "source": "one reading of scans; a sample in a later edition agrees except for the last bonus, and the totals fit"
    },
    {
      "card": "T11",
      "spaces": [
        {
          "good": "brown",
          "bonus": "sell"
        },
        {
          "good": "violet",
          "bonus": "take-mine-monastery-castle"
        },
        {
          "good": "pink",
          "bonus": "points"
        }
      ],
      "confidence": "verified",
      "source": "a picture in a licensed rulebook and an independent reading"
    },
    {
      "card": "T12",
      "spaces": [
        {
          "good": "pink",
          "bonus": "workers"
        },
        {
          "good": "brown",
          "bonus": "take-mine-monastery-castle"
        },
        {
          "good": "violet",
          "bonus": "action"
        }
      ],
      "confidence": "verified",
      "source": "a picture in a licensed rulebook and an independent reading"
    }
  ]
};

/** Every reason why an action is not allowed. */
export const REASONS = [
  'chance-only',
  'set-up-over',
  'no-effect',
  'no-white-castle',
  'no-ship',
  'no-crane',
  'no-geese',
  'no-hire',
  'not-your-turn',
  'no-overflow',
  'no-discard',
  'no-cards',
  'not-at-this-table',
  'no-order',
  'no-gain',
  'no-exchange',
  'nothing-to-give',
  'no-store',
  'store-full',
  'partners-tile',
  'not-a-start-space',
  'no-tribute',
  'no-colour',
  'no-shield',
  'nothing-to-pass',
  'not-by-this',
  'board-first',
  'store-first',
  'start-castle-first',
  'card-first',
  'discard-first',
  'load-first',
  'colour-first',
  'tribute-first',
  'shed-first',
  'name-first',
  'keep-first',
  'order-first',
  'points-first',
  'exchange-first',
  'give-first',
  'crane-first',
  'geese-first',
  'effect-first',
  'castle-first',
  'white-first',
  'route-first',
  'double-used',
  'set-already',
  'same-value',
  'named-already',
  'name-another',
  'not-due',
  'no-tribute-workers',
  'shield-not-there',
  'not-a-castle',
  'no-colour-room',
  'die-used',
  'not-black',
  'black-only',
  'storage-empty',
  'not-stored',
  'tile-not-there',
  'wrong-colour',
  'wrong-kind',
  'no-such-space',
  'dice-left',
  'castle-mandatory',
  'white-mandatory',
  'not-copied',
  'nothing-to-copy',
  'species-not-there',
  'route-mandatory',
  'card-in-order',
  'not-your-card',
  'board-taken',
  'not-dealt',
  'no-such-board',
  'not-a-castle-space',
  'one-depot',
  'not-neighbours',
  'good-not-there',
  'discard-old-only',
  'between-actions',
  'bought-already',
  'not-pending',
  'storage-full',
  'hire-some',
  'no-worker-pay',
  'no-mixed-pay',
  'too-little-silver',
  'too-few-to-pay',
  'no-goods',
  'covered',
  'no-neighbour',
  'town-has-one',
  'area-has-one',
  'depot-out-of-reach',
  'space-out-of-reach',
  'good-out-of-reach',
  'double-out-of-reach',
] as const;
