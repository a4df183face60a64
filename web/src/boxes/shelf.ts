import type { ComponentChildren, ComponentType } from 'preact';
import type { BoxInfo, OptionInfo } from '../generated/protocol';
import type { MessageKey } from '../i18n';
import type { BoxTable } from '../table/box';
import type { RulesGuide } from './guide';
import type { Step } from './lesson';

/** What a box brings to the house: everything that pages show of it without knowing the game. */
export interface BoxShelf {
  readonly id: string;
  /** A handful of its pieces: its picture on the shelf. */
  readonly Cover: ComponentType;
  readonly learn: LearnPage;
  /** How the sources of points look that this box paints in its own way: a symbol and a colour. */
  readonly looks?: Readonly<Record<string, readonly [symbol: string, colour: string]>>;
  /** The table, the tutorial and the drawings of the set-up page each come as a chunk of their own. */
  table(): Promise<BoxTable>;
  lesson(): Promise<readonly Step[]>;
  house?(): Promise<BoxHouse>;
  /** The rules page. */
  guide(): Promise<RulesGuide>;
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
