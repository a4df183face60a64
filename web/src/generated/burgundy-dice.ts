// Written by `cargo xtask types` from crates/burgundy-dice. Do not edit.
import type { Bonus, Colour, Source } from './burgundy-dice.printed';
export * from './burgundy-dice.printed';

/** What a viewer may see. Everything is public except choices not revealed yet. */
export interface View {
  /** The letter of the duchy everyone plays on. */
  readonly duchy: string;
  readonly phase: string;
  /** The round of the phase, from 1, or 0 before the first. */
  readonly round: number;
  /** Boxes ticked in the time column of the phase, and boxes in it. */
  readonly ticks: number;
  readonly boxes: number;
  /** The roll of this round. */
  readonly dice: Dice | null;
  /** Who has to act. */
  readonly asked: readonly string[];
  readonly over: boolean;
  /** The points still available for completing each colour. */
  readonly colours: readonly ColourView[];
  readonly players: readonly PlayerView[];
}

/** One roll of the five dice. Two dice of a kind have no order, so the lower one comes first. */
export interface Dice {
  readonly pips: readonly [number, number];
  readonly colours: readonly [Colour, Colour];
  /** 1 or 2. */
  readonly hourglasses: number;
}

/** The rewards of a colour. `None` means the reward is gone. */
export interface ColourView {
  readonly colour: Colour;
  readonly first: number | null;
  readonly second: number | null;
}

/** One sheet. */
export interface PlayerView {
  readonly seat: string;
  /** Whether the seat has chosen and is waiting for the others. */
  readonly done: boolean;
  /** What it has chosen, if the viewer may know. */
  readonly choice: Action | null;
  /** Where the start castle is. */
  readonly castle: string | null;
  /** Hex by hex in reading order. */
  readonly hexes: readonly HexView[];
  readonly bonuses: readonly BonusView[];
  /** Colours whose last hex is marked. */
  readonly complete: readonly Colour[];
  readonly points: number;
  /** Points by phase. */
  readonly phases: readonly number[];
  readonly sources: readonly SourceView[];
  /** The grade, once a solo game is over. */
  readonly grade: Grade | null;
}

/** One answer to one question, by a seat or by chance. */
export type Action = string;

export interface HexView {
  readonly hex: string;
  readonly colour: Colour;
  /** The number of its area, shared by all hexes of that area. */
  readonly area: number;
  /** The bonus on a castle's square. */
  readonly square: Bonus | null;
  readonly marked: boolean;
  /** The number. The start castle is marked without one. */
  readonly number: number | null;
}

/** One kind of bonus. */
export interface BonusView {
  readonly bonus: Bonus;
  /** Circled and not checked off. */
  readonly unused: number;
  /** Circles drawn in its own row and in the green row. */
  readonly circled: number;
  readonly green: number;
  /** Circles checked off. */
  readonly checked: number;
}

export interface SourceView {
  readonly source: Source;
  readonly points: number;
}

/** How well a solo game went. */
export type Grade = 'well-done' | 'excellent' | 'incredible';

export const GRADES: readonly Grade[] = [
  'well-done',
  'excellent',
  'incredible',
];

/** What a seat is being asked. */
export interface Prompt {
  readonly seat: string;
  readonly ask: Ask;
  /** The roll, if the seat is to mark. */
  readonly dice: Dice | null;
  /** The bonuses the seat can use now. Only one may be used in a round. */
  readonly bonuses: readonly Bonus[];
  /** Whether a hex can be marked, and whether the dice alone are enough. */
  readonly can_mark: boolean;
  readonly dice_enough: boolean;
  /** Whether the seat chooses the castle for everyone. */
  readonly for_everyone: boolean;
}

/** The questions in the game. */
export type Ask = 'start-castle' | 'mark';

/** What happened, and the clause behind it. */
export type Event = {
  /** The id of the clause. */
  readonly clause: string;
} & What;

/** The kinds of event. */
export type What =
  | { readonly event: 'points'; readonly seat: string; readonly by: number; readonly source: Source }
  | { readonly event: 'bonus'; readonly seat: string; readonly bonus: Bonus; readonly by: number }
  | { readonly event: 'no-circle'; readonly seat: string; readonly bonus: Bonus }
  | { readonly event: 'chose'; readonly seat: string }
  | { readonly event: 'founded'; readonly seat: string; readonly hex: string }
  | { readonly event: 'phase'; readonly phase: string }
  | { readonly event: 'round'; readonly round: number }
  | { readonly event: 'rolled'; readonly dice: Dice }
  | { readonly event: 'ticked'; readonly count: number; readonly ticks: number }
  | { readonly event: 'marked'; readonly seat: string; readonly hex: string; readonly colour: Colour; readonly number: number }
  | { readonly event: 'passed'; readonly seat: string }
  | { readonly event: 'area-completed'; readonly seat: string; readonly colour: Colour; readonly size: number; readonly hexes: readonly string[] }
  | { readonly event: 'colour-completed'; readonly seat: string; readonly colour: Colour; readonly hexes: readonly string[] }
  | { readonly event: 'phase-ended'; readonly phase: string }
  | { readonly event: 'total'; readonly seat: string; readonly points: number }
  | { readonly event: 'graded'; readonly seat: string; readonly grade: Grade | null };

/** Everything printed on the components. */
export interface Catalog {
  readonly duchies: readonly PrintedDuchy[];
  readonly tables: Tables;
}

/** A duchy hex by hex. */
export interface PrintedDuchy {
  readonly duchy: string;
  /** Which source it was read from. */
  readonly source: string;
  readonly hexes: readonly PrintedHex[];
}

export interface PrintedHex {
  readonly hex: string;
  readonly colour: Colour;
  /** The number of its area, shared by all hexes of that area. */
  readonly area: number;
  /** The bonus on a castle's square. */
  readonly square: Bonus | null;
}

/** Everything that is the same at every table. */
export interface Tables {
  /** In the order of the sheet. */
  readonly colours: readonly PrintedColour[];
  readonly bonuses: readonly PrintedBonus[];
  readonly phases: readonly string[];
  /** Points for a completed area, by its size minus 1 and by phase. */
  readonly area_points: readonly (readonly number[])[];
  /** Points for each sold commodity. */
  readonly sale_points: number;
  /** The grades of a solo game, the lowest first. */
  readonly grades: readonly PrintedGrade[];
  /** The letters of the duchies that we know from only one source. */
  readonly doubtful_duchies: readonly string[];
}

/** One row of the sheet. */
export interface PrintedColour {
  readonly colour: Colour;
  /** What an area of the colour is. */
  readonly area: string;
  /** Which numbers it takes: `only` those listed, `different`, `equal` or `beside`. */
  readonly rule: string;
  readonly numbers: readonly number[];
  /** What a completed area gives as well as its points. None for castles and pastures. */
  readonly bonus: Bonus | null;
  /** Points for the first and the second to complete the colour. */
  readonly first: number;
  readonly second: number;
  /** Whether we know these points from only one source. */
  readonly one_source: boolean;
  /** The clause about its numbers. */
  readonly clause: string;
}

/** A bonus and the colour whose row it is in. */
export interface PrintedBonus {
  readonly bonus: Bonus;
  readonly colour: Colour;
}

/** A grade and the fewest points that earn it. */
export interface PrintedGrade {
  readonly points: number;
  readonly grade: Grade;
}
