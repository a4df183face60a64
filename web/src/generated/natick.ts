// Written by `cargo xtask types` from crates/natick. Do not edit.
import type { DieEvent, Face, Item, Row, Suit } from './natick.printed';
export * from './natick.printed';

/** What everyone may see, which is everything. r[natick.comp.open-information] */
export interface View {
  /** Turns begun, or 0 during set-up. */
  readonly turn: number;
  /** Who goes first, or `None` before this is decided. */
  readonly first: string | null;
  /** Whose turn it is, or during set-up, who is setting up. */
  readonly active: string;
  /** Who has to act. */
  readonly asked: readonly string[];
  readonly over: boolean;
  /** The points that end the game. */
  readonly target: number;
  /** Turns in a row without a build. */
  readonly idle: number;
  /** Offers made this turn. */
  readonly offers: number;
  /** The offer being made or answered. */
  readonly offer: Offer | null;
  /** The dice, or none before they are rolled. */
  readonly dice: readonly DieView[];
  /** Coins in the pool. */
  readonly pool: readonly ResourceView[];
  /** The regions in the face-down stack. Their order is hidden. */
  readonly stack: readonly Region[];
  /** The region that was drawn or found and is not placed yet. */
  readonly drawn: Region | null;
  /** Where a region is being added. */
  readonly adding: AddingView | null;
  /** What things cost at this table, and how many points they are worth. */
  readonly prices: readonly PriceView[];
  /** Resources that a region holds. */
  readonly capacity: number;
  /** How many equal resources buy one from the pool. */
  readonly bank_rate: number;
  /** How many from one region next to a trader buy one from the pool, or 0 for no such trade. */
  readonly trader_rate: number;
  /** Village tiles in their stack. */
  readonly village_tiles: number;
  /** Town tiles in their stack. */
  readonly town_tiles: number;
  /** Pawns not hired yet. */
  readonly pawns: number;
  readonly colonies: readonly ColonyView[];
}

export type Offer = string;

export interface DieView {
  readonly suit: Suit;
  readonly face: Face;
  /** The event, if it shows one. */
  readonly event: DieEvent | null;
  /** The seat that has it. None once its event is resolved. */
  readonly holder: string | null;
  /** Which of the two sets it is in, while the active seat chooses one. */
  readonly set: number | null;
}

export interface ResourceView {
  readonly suit: Suit;
  readonly count: number;
}

/** A region tile: one for each suit and each number from 2 to 5. r[natick.comp.regions] */
export type Region = string;

/** At a road, in one of these rows. */
export interface AddingView {
  readonly place: Place;
  readonly rows: readonly Row[];
}

/** A place on the line of a colony, counted from the first village: even for settlements, odd for roads and the regions above and below them. r[natick.grid.line] */
export type Place = number;

export interface PriceView {
  readonly item: Item;
  readonly cost: readonly ResourceView[];
  readonly points: number;
}

export interface ColonyView {
  readonly seat: string;
  readonly points: number;
  readonly resources: readonly ResourceView[];
  /** Resources that no knight guards. */
  readonly unguarded: number;
  /** Settlements, from the left. */
  readonly settlements: readonly SettlementView[];
  /** Roads, from the left. */
  readonly roads: readonly RoadView[];
  readonly knights: readonly KnightView[];
  readonly regions: readonly RegionView[];
}

export interface SettlementView {
  readonly place: Place;
  readonly town: boolean;
  readonly units: number;
}

export interface RoadView {
  readonly place: Place;
  /** Whether it still has a tile, because it is open. */
  readonly open: boolean;
  readonly trader: boolean;
}

export interface KnightView {
  readonly place: Place;
  readonly row: Row;
}

export interface RegionView {
  readonly region: Region;
  readonly place: Place;
  readonly row: Row;
  readonly coins: number;
  readonly guarded: boolean;
}

/** What a seat is being asked. */
export interface Prompt {
  readonly seat: string;
  readonly ask: Ask;
  /** The sets to choose from. */
  readonly sets: readonly DiceSet[];
  /** The events still to be resolved. */
  readonly events: readonly DieEvent[];
  /** The kind of resource in question. */
  readonly suit: Suit | null;
  /** How many to pay, store or discard. During a turn, how many offers the seat may still make. */
  readonly count: number;
  /** The region that was drawn or found. */
  readonly region: Region | null;
  /** The offer that is made. */
  readonly offer: Offer | null;
}

/** The questions in the game. */
export type Ask = 'region' | 'first-road' | 'divide' | 'keep' | 'event' | 'give' | 'discard' | 'collect' | 'turn' | 'offer' | 'accept' | 'pay' | 'store' | 'scout' | 'put';

/** Some of the four dice, named by the letters of their suits: `sm`, or `-` for none. */
export type DiceSet = string;

/** What happened, and the clause behind it. */
export type Event = {
  /** The id of the clause. */
  readonly clause: string;
} & What;

/** The kinds of event. */
export type What =
  | { readonly event: 'first'; readonly seat: string }
  | { readonly event: 'founded'; readonly seat: string }
  | { readonly event: 'laid'; readonly seat: string; readonly region: Region; readonly x: number; readonly row: Row }
  | { readonly event: 'turn'; readonly seat: string; readonly turn: number }
  | { readonly event: 'rolled'; readonly seat: string; readonly faces: readonly [Face, Face, Face, Face] }
  | { readonly event: 'divided'; readonly seat: string; readonly first: DiceSet; readonly second: DiceSet; readonly aside: DiceSet }
  | { readonly event: 'kept'; readonly seat: string; readonly dice: DiceSet; readonly given: DiceSet }
  | { readonly event: 'no-effect'; readonly seat: string; readonly kind: DieEvent }
  | { readonly event: 'skipped'; readonly seat: string; readonly kind: DieEvent }
  | { readonly event: 'raided'; readonly seat: string; readonly count: number }
  | { readonly event: 'coin'; readonly seat: string; readonly region: Region; readonly by: number }
  | { readonly event: 'short'; readonly seat: string; readonly suit: Suit; readonly by: number }
  | { readonly event: 'banked'; readonly seat: string; readonly give: Suit; readonly paid: number; readonly take: Suit }
  | { readonly event: 'proposed'; readonly seat: string; readonly offer: Offer }
  | { readonly event: 'withdrawn'; readonly seat: string }
  | { readonly event: 'accepted'; readonly seat: string }
  | { readonly event: 'declined'; readonly seat: string }
  | { readonly event: 'built'; readonly seat: string; readonly build: Build }
  | { readonly event: 'points'; readonly seat: string; readonly by: number; readonly item: Item }
  | { readonly event: 'swapped'; readonly seat: string }
  | { readonly event: 'adds-region'; readonly seat: string }
  | { readonly event: 'scouted'; readonly seat: string; readonly region: Region }
  | { readonly event: 'drawn'; readonly region: Region }
  | { readonly event: 'no-region'; readonly seat: string }
  | { readonly event: 'turn-ended'; readonly seat: string }
  | { readonly event: 'last-turn'; readonly seat: string }
  | { readonly event: 'over'; readonly stalled: boolean };

export type Build = string;

/** Everything printed on the components. */
export interface Catalog {
  readonly tables: Tables;
}

/** Everything that is the same at every table. Costs and rates depend on the table and are in its view. */
export interface Tables {
  readonly suits: readonly PrintedSuit[];
  readonly regions: readonly PrintedRegion[];
  readonly items: readonly Item[];
  readonly events: readonly DieEvent[];
}

/** A suit and the letter of its die. */
export interface PrintedSuit {
  readonly suit: Suit;
  readonly letter: string;
}

/** A region with the resource it produces and the number that activates it. */
export interface PrintedRegion {
  readonly region: Region;
  readonly suit: Suit;
  readonly number: number;
}
