/** The view and the prompt of the box, as `crates/burgundy-dice` writes them. */

export type SeatId = string;
export type HexName = string;
export type Colour = 'purple' | 'gray' | 'blue' | 'orange' | 'green' | 'yellow';
export type BonusKind = 'monk' | 'silver' | 'commodity' | 'worker';
export type Phase = 'I' | 'II' | 'III';
export type Grade = 'well-done' | 'excellent' | 'incredible';
export type Source = 'castle' | 'area' | 'pasture' | 'colour' | 'sale' | 'before';

export interface Dice {
  readonly pips: readonly [number, number];
  readonly colours: readonly [Colour, Colour];
  /** 1 or 2; the double sells commodities. */
  readonly hourglasses: number;
}

export interface HexView {
  readonly hex: HexName;
  readonly colour: Colour;
  /** The bonus of a castle's square. */
  readonly square: BonusKind | null;
  readonly marked: boolean;
  /** The start castle is marked without one. */
  readonly number: number | null;
}

export interface BonusView {
  readonly bonus: BonusKind;
  readonly unused: number;
  /** Circles drawn in its own row, and in the green row. */
  readonly circled: number;
  readonly green: number;
  readonly checked: number;
}

export interface PlayerView {
  readonly seat: SeatId;
  /** Whether the seat has chosen and waits for the others. */
  readonly done: boolean;
  /** What it has chosen, for those who may know. */
  readonly choice: string | null;
  readonly castle: HexName | null;
  readonly hexes: readonly HexView[];
  readonly bonuses: readonly BonusView[];
  readonly complete: readonly Colour[];
  readonly points: number;
  readonly phases: readonly number[];
  readonly sources: readonly { readonly source: Source; readonly points: number }[];
  readonly grade: Grade | null;
}

export interface ColourView {
  readonly colour: Colour;
  readonly first: number | null;
  readonly second: number | null;
}

export interface DiceGameView {
  readonly duchy: string;
  readonly phase: Phase;
  readonly round: number;
  readonly ticks: number;
  readonly boxes: number;
  readonly dice: Dice | null;
  readonly asked: readonly SeatId[];
  readonly over: boolean;
  readonly colours: readonly ColourView[];
  readonly players: readonly PlayerView[];
}

export interface DiceGamePrompt {
  readonly seat: SeatId;
  readonly ask: 'start-castle' | 'mark';
  readonly dice: Dice | null;
  readonly bonuses: readonly BonusKind[];
  readonly for_everyone: boolean;
}

export const playerOf = (view: DiceGameView, seat: SeatId | null): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);

export const bonusOf = (player: PlayerView, bonus: BonusKind): BonusView | undefined =>
  player.bonuses.find((one) => one.bonus === bonus);
