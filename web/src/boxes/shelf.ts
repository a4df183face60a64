import type { ComponentChildren, ComponentType } from 'preact';
import type { BoxInfo, OptionInfo } from '../generated/protocol';
import type { Language, MessageKey } from '../i18n';
import type { BoxTable } from '../table/box';
import type { RulesGuide } from './guide';
import type { Step } from './lesson';

/** What a box brings to the house: everything that pages show of it without knowing the game. */
export interface BoxShelf {
  readonly id: string;
  /** A handful of its pieces: its picture on the shelf. */
  readonly Cover: ComponentType;
  readonly learn: LearnPage;
  /** How long a game takes at a table, in minutes from and to, as the publisher says. */
  readonly minutes: readonly [from: number, to: number];
  /** A symbol and a colour for each source of points that its score sheet names. */
  readonly looks: Readonly<Record<string, readonly [symbol: string, colour: string]>>;
  /** Pieces in the colours that the settings change, to show what is chosen. */
  readonly Sample?: ComponentType;
  /** The value of an option in words, where the list of its values has none. */
  readonly optionWords?: (id: string, value: string) => string | undefined;
  /** A row of its provenance in words, where it has a name of its own. */
  readonly provenanceWords?: (text: string) => string | undefined;
  /** What the server says about its sources, in other languages than English. */
  readonly sources: Readonly<
    Record<Exclude<Language, 'en'>, () => Promise<Readonly<Record<string, string>>>>
  >;
  /** The table, the tutorial, the drawings of the set-up page and those of a row each come as a chunk of their own. */
  table(): Promise<BoxTable>;
  lesson(): Promise<readonly Step[]>;
  house?(): Promise<BoxHouse>;
  /** The rules page. */
  guide(): Promise<RulesGuide>;
  /** What a row of one's tables shows of a game. */
  row(): Promise<BoxRow>;
}

/** A game in a row of "Your tables": everything comes from what its person may see. */
export interface BoxRow<View = unknown> {
  /** A seat's own board, a thumb wide. The words beside it say the rest, so it has no name. */
  readonly Miniature: ComponentType<{ readonly view: View; readonly seat: string }>;
  progress(view: View): Progress;
  points(view: View, seat: string): number;
}

/** How far a game is. */
export interface Progress {
  /** In words: "Phase C, round 3". */
  readonly words: string;
  /** The large parts of the game, if it has any, and which of them is played. */
  readonly parts?: readonly string[];
  readonly part?: number;
  /** The small steps of that part, and how many have begun. */
  readonly steps?: number;
  readonly step?: number;
}

/** The game in a minute, for its page below Learn. */
export interface LearnPage {
  readonly lead: MessageKey;
  readonly time: MessageKey;
  /** A sign and a sentence each. */
  readonly minute: readonly (readonly [sign: () => ComponentChildren, text: MessageKey])[];
}

/** What the set-up page and the page of the box draw for it. */
export interface BoxHouse {
  /** Chooses the value of the option `boards`. */
  readonly Boards?: ComponentType<BoardsProps>;
  /** Every board it has, drawn. */
  readonly Gallery?: ComponentType<{ readonly box: BoxInfo }>;
  /** A field of its own for an option that no list of words can answer. */
  readonly field?: (option: OptionInfo) => ComponentType<FieldProps> | undefined;
}

export interface BoardsProps {
  readonly box: BoxInfo;
  readonly edition: string;
  readonly seats: number;
  /** What is chosen; nothing for the usual. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

export interface FieldProps {
  readonly option: OptionInfo;
  /** Empty for the usual. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}
