/** The view and the prompt of the box, as the rules declare them, and what is often asked of them. */

import type {
  Event,
  Hour,
  Follower as Kind,
  Pile,
  PlaceView,
  PlayerView,
  Prompt,
  SpaceView,
  Place as TownPlace,
  View,
} from '../../generated/orleans';
import type { EventInfo } from '../../generated/protocol';
import type { Watch } from '../../table/watch';
import type { Moment as AnyMoment, Step as AnyStep } from '../lesson';

export type {
  Citizen,
  Edge,
  Opening,
  Pile,
  PlaceView,
  PlayerView,
  SpaceView,
  What,
} from '../../generated/orleans';
export type SeatId = string;
export type OrleansView = View;
/** What a player is asked. While a plan is being made, it also has what was prepared in this browser. */
export type OrleansPrompt = Prompt & {
  readonly plan?: PlanState;
  /** What was picked in this browser of several equal things, such as citizens or place tiles. */
  readonly picked?: readonly string[];
};
export type OrleansEvent = EventInfo<Event>;
export type OrleansWatch = Watch<OrleansView, OrleansPrompt, Event>;
export type Moment = AnyMoment<OrleansView, OrleansPrompt, Event>;
export type Step = AnyStep<Moment>;
/** Every place: those of the board, the tiles, and those that a scenario adds. */
export type AnyPlace = TownPlace;

/** How far the plan in this browser has got. */
export interface PlanState {
  /** Whether "ready" was pressed although something is still open. It is sent with the next press. */
  readonly warned: 'empty' | 'idle' | null;
  /** Followers of the last plan that are not in the market this time. */
  readonly missing: readonly Kind[];
  /** Those who are there, but whose place has no room for them. */
  readonly full: readonly { readonly kind: Kind; readonly place: AnyPlace }[];
  /** Who would complete which place, if that is why the plan is asked about again. */
  readonly idle?: { readonly kind: Kind; readonly place: AnyPlace } | undefined;
  /** Whether there is a last plan to repeat. */
  readonly repeats: boolean;
}

export const playerOf = (view: OrleansView, seat: SeatId | null): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);

/** The event of this round. */
export const hourOf = ({ hours }: OrleansView): Hour | undefined => hours.at(-1);

/** The event that hits a place in this round. In the Village a strike leaves two kinds to recruit. */
export const hitBy = (view: OrleansView, { hit }: PlaceView): Hour | undefined =>
  hit ? hourOf(view) : undefined;

export const placeOf = (player: PlayerView | undefined, place: TownPlace): PlaceView | undefined =>
  player?.places.find((one) => one.place === place);

export const countOf = (piles: readonly Pile[]): number => piles.reduce((sum, { count }) => sum + count, 0);

/** Every follower of some piles, one by one. */
export const eachOf = (piles: readonly Pile[]): readonly Kind[] =>
  piles.flatMap(({ follower, count }) => Array.from({ length: count }, () => follower));

export const isFree = ({ follower, technology }: SpaceView): boolean => follower === null && !technology;

/** Which space of its place it is, from 1. It names the hole on the table. */
export const holeThing = (place: TownPlace, n: number): string => `hole:${place}.${n}`;

/** Technology tiles that a player has laid. */
export const technologyOf = (player: PlayerView): number =>
  player.places.flatMap(({ spaces }) => spaces).filter(({ technology }) => technology).length;
