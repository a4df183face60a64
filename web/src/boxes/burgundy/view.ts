/** The view and the prompt of the box, as the rules declare them. */

import type { Event, PlayerView, Prompt, Tile, View } from '../../generated/burgundy';
import type { EventInfo } from '../../generated/protocol';
import type { Watch } from '../../table/watch';
import type { Moment as AnyMoment, Step as AnyStep } from '../lesson';

export type {
  Ask,
  DepotView,
  Good,
  GoodsView,
  Kind,
  PlayerView,
  SpaceView,
  What,
} from '../../generated/burgundy';
export type BurgundyView = View;
export type BurgundyPrompt = Prompt;
export type BurgundyEvent = EventInfo<Event>;
export type BurgundyWatch = Watch<BurgundyView, BurgundyPrompt, Event>;
export type Moment = AnyMoment<BurgundyView, BurgundyPrompt, Event>;
export type Step = AnyStep<Moment>;
export type SeatId = string;
export type TileName = Tile;
export type SpaceName = string;

export const playerOf = (view: BurgundyView, seat: SeatId | null): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);

/** A seat and its partners, in the order of the table. */
export function sideOf(view: BurgundyView, seat: SeatId): readonly SeatId[] {
  const side = playerOf(view, seat)?.side;
  return view.players.filter((player) => player.side === side).map((player) => player.seat);
}

/** The teams, or nothing if everybody plays alone. */
export function teamsOf(view: BurgundyView): readonly (readonly SeatId[])[] | undefined {
  const firsts = view.players.filter(({ seat }) => sideOf(view, seat)[0] === seat);
  return firsts.length < view.players.length ? firsts.map(({ seat }) => sideOf(view, seat)) : undefined;
}

/** The seat that shares a duchy with this one. */
export const partnerOf = (view: BurgundyView, seat: SeatId): SeatId | undefined =>
  sideOf(view, seat).find((other) => other !== seat);

/** Whether a ship asks which depot it loads from. */
export const isLoading = (prompt: BurgundyPrompt | null): boolean => prompt?.ask === 'ship';
