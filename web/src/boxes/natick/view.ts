/** The view and the prompt of the box, as the rules declare them. */

import type { ColonyView, Event, Item, PriceView, Prompt, Region, View } from '../../generated/natick';
import type { EventInfo } from '../../generated/protocol';
import type { Moment as AnyMoment, Step as AnyStep } from '../lesson';

export type {
  Ask,
  ColonyView,
  DieEvent,
  DieView,
  Face,
  Item,
  KnightView,
  PriceView,
  RegionView,
  ResourceView,
  RoadView,
  Row,
  SettlementView,
  Suit,
  What,
} from '../../generated/natick';
export type SeatId = string;
export type RegionName = Region;
export type NatickView = View;
export type NatickPrompt = Prompt;
export type NatickEvent = EventInfo<Event>;
export type Moment = AnyMoment<NatickView, NatickPrompt, Event>;
export type Step = AnyStep<Moment>;

export const colonyOf = (view: NatickView, seat: SeatId | null): ColonyView | undefined =>
  view.colonies.find((colony) => colony.seat === seat);

export const priceOf = (view: NatickView, item: Item): PriceView =>
  view.prices.find((price) => price.item === item) ?? { item, cost: [], points: 0 };

/** The other one of the two colonies. */
export const otherColony = (view: NatickView, seat: SeatId | null): ColonyView | undefined =>
  view.colonies.find((colony) => colony.seat !== seat);

/** What is on a place of the line. */
export const settlementAt = (colony: ColonyView | undefined, place: number): 'village' | 'town' =>
  colony?.settlements.find((one) => one.place === place)?.town ? 'town' : 'village';

/** Both have the same number of turns: once somebody has the points, the second player's turn is the last. */
export const isLastTurn = (view: NatickView): boolean =>
  !view.over &&
  view.turn > 0 &&
  view.active !== view.first &&
  view.colonies.some((colony) => colony.points >= view.target);
