/** The view and the prompt of the box, as `crates/natick` writes them. */

export type SeatId = string;
export type Suit = 'suns' | 'moons' | 'crowns' | 'arms';
export type DieEvent = 'harvest' | 'advantage' | 'tournament' | 'raid';
export type Row = 'above' | 'below';
/** A suit with a number from 2 to 5: `suns3`. */
export type RegionName = string;
/** A number from 2 to 5, or `event` for null and ace. */
export type Face = '2' | '3' | '4' | '5' | 'event';
export type Item = 'road' | 'village' | 'town' | 'trader' | 'knight' | 'scout';

export interface DieView {
  readonly suit: Suit;
  readonly face: Face;
  readonly event: DieEvent | null;
  readonly holder: SeatId | null;
  readonly set: number | null;
}

export interface ResourceView {
  readonly suit: Suit;
  readonly count: number;
}

export interface RegionView {
  readonly region: RegionName;
  readonly place: number;
  readonly row: Row;
  readonly coins: number;
  readonly guarded: boolean;
}

export interface SettlementView {
  readonly place: number;
  readonly town: boolean;
  readonly units: number;
}

export interface RoadView {
  readonly place: number;
  readonly open: boolean;
  readonly trader: boolean;
}

export interface KnightView {
  readonly place: number;
  readonly row: Row;
}

export interface ColonyView {
  readonly seat: SeatId;
  readonly points: number;
  readonly resources: readonly ResourceView[];
  readonly unguarded: number;
  readonly settlements: readonly SettlementView[];
  readonly roads: readonly RoadView[];
  readonly knights: readonly KnightView[];
  readonly regions: readonly RegionView[];
}

export interface PriceView {
  readonly item: Item;
  readonly cost: readonly ResourceView[];
  readonly points: number;
}

export interface NatickView {
  readonly turn: number;
  readonly first: SeatId | null;
  readonly active: SeatId;
  readonly asked: readonly SeatId[];
  readonly over: boolean;
  readonly target: number;
  readonly idle: number;
  readonly offers: number;
  /** In words of the notation: `2 suns and 1 arms for 1 moons`. */
  readonly offer: string | null;
  readonly dice: readonly DieView[];
  readonly pool: readonly ResourceView[];
  readonly stack: readonly RegionName[];
  readonly drawn: RegionName | null;
  /** Where a region is being added: at a road, on one of these rows. */
  readonly adding: { readonly place: number; readonly rows: readonly Row[] } | null;
  /** What things cost at this table, and what they add to the points. */
  readonly prices: readonly PriceView[];
  readonly capacity: number;
  /** Equal coins for one from the pool, and coins of one region beside a trader. */
  readonly bank_rate: number;
  readonly trader_rate: number;
  readonly village_tiles: number;
  readonly town_tiles: number;
  readonly pawns: number;
  readonly colonies: readonly ColonyView[];
}

export type Ask =
  | 'region'
  | 'first-road'
  | 'divide'
  | 'keep'
  | 'event'
  | 'give'
  | 'discard'
  | 'collect'
  | 'turn'
  | 'offer'
  | 'accept'
  | 'pay'
  | 'store'
  | 'scout'
  | 'put';

export interface NatickPrompt {
  readonly seat: SeatId;
  readonly ask: Ask;
  readonly sets: readonly string[];
  readonly events: readonly DieEvent[];
  readonly suit: Suit | null;
  readonly count: number;
  readonly region: RegionName | null;
  readonly offer: string | null;
}

export const colonyOf = (view: NatickView, seat: SeatId | null): ColonyView | undefined =>
  view.colonies.find((colony) => colony.seat === seat);

export const priceOf = (view: NatickView, item: Item): PriceView =>
  view.prices.find((price) => price.item === item) ?? { item, cost: [], points: 0 };

/** The other of the two colonies. */
export const otherColony = (view: NatickView, seat: SeatId | null): ColonyView | undefined =>
  view.colonies.find((colony) => colony.seat !== seat);

/** What stands on a place of the line. */
export const settlementAt = (colony: ColonyView | undefined, place: number): 'village' | 'town' =>
  colony?.settlements.find((one) => one.place === place)?.town ? 'town' : 'village';

/** Both have equally many turns: once somebody has the points, the second player's turn is the last. */
export const isLastTurn = (view: NatickView): boolean =>
  !view.over &&
  view.turn > 0 &&
  view.active !== view.first &&
  view.colonies.some((colony) => colony.points >= view.target);
