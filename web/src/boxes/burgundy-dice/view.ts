/** The view and the prompt of the box, as the rules declare them. */

import type { Bonus, BonusView, Event, PlayerView, Prompt, View } from '../../generated/burgundy-dice';
import type { EventInfo } from '../../generated/protocol';
import type { Moment as AnyMoment, Step as AnyStep } from '../lesson';

export type {
  BonusView,
  Colour,
  ColourView,
  Dice,
  Grade,
  HexView,
  PlayerView,
  Source,
  What,
} from '../../generated/burgundy-dice';
export type SeatId = string;
export type HexName = string;
export type BonusKind = Bonus;
export type DiceGameView = View;
export type DiceGamePrompt = Prompt;
export type DiceGameEvent = EventInfo<Event>;
export type Moment = AnyMoment<DiceGameView, DiceGamePrompt, Event>;
export type Step = AnyStep<Moment>;

export const playerOf = (view: DiceGameView, seat: SeatId | null): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);

export const bonusOf = (player: PlayerView, bonus: BonusKind): BonusView | undefined =>
  player.bonuses.find((one) => one.bonus === bonus);
