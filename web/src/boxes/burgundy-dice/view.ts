/** The view and the prompt of the box, as the rules declare them. */
import type { Bonus, BonusView, PlayerView, Prompt, View } from './generated';

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
} from './generated';
export type SeatId = string;
export type HexName = string;
export type BonusKind = Bonus;
export type DiceGameView = View;
export type DiceGamePrompt = Prompt;

export const playerOf = (view: DiceGameView, seat: SeatId | null): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);

export const bonusOf = (player: PlayerView, bonus: BonusKind): BonusView | undefined =>
  player.bonuses.find((one) => one.bonus === bonus);
