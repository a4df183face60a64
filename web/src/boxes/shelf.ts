import { type ComponentChildren, type ComponentType, h } from 'preact';
import type { BoxInfo, OptionInfo } from '../generated/protocol';
import type { Bundle, MessageKey } from '../i18n';
import type { BoxTable } from '../table/box';
import { type Late, late } from '../ui/late';
import type { RulesGuide } from './guide';
import type { Step } from './lesson';

/** A cover that is fetched by itself. Its place on the shelf is as large from the start. */
export const lateCover = (load: () => Promise<ComponentType>): Late<object> =>
  late(load, () => h('span', { class: 'box-art' }));

/**
 * What a box provides for the pages around the table: everything they show of it without knowing the game.
 */
export interface BoxShelf {
  readonly id: string;
  /** A handful of its pieces: its picture on the shelf. */
  readonly Cover: Late<object>;
  readonly learn: LearnPage;
  /** How long a game takes at a table, from and to in minutes, according to the publisher. */
  readonly minutes: readonly [from: number, to: number];
  /** A symbol and a colour for each source of points on its score sheet. */
  readonly looks: Readonly<Record<string, readonly [symbol: string, colour: string]>>;
  /** Modules with which points do not decide who wins. */
  readonly pointless?: readonly string[];
  /** Who plays together, seat by seat, with modules that make teams. */
  readonly sides?: (modules: readonly string[]) => readonly (readonly string[])[] | undefined;
  /** Pieces in the colours that the settings change, to show the effect. */
  readonly Sample?: ComponentType;
  /** An option's name, if it is one of a family such as a house value for each board. */
  readonly optionName?: (id: string) => string | undefined;
  /** What such an option means. */
  readonly optionAbout?: (id: string) => string | undefined;
  /** The heading of a family of house values. A box with many has them, so that few rows are open at a time. */
  readonly optionFamily?: (id: string) => string | undefined;
  /** An option's value in words, if the list of its values has none. */
  readonly optionWords?: (id: string, value: string) => string | undefined;
  /** A row of its provenance in words, if it has its own name. */
  readonly provenanceWords?: (text: string) => string | undefined;
  /** The texts of its chunks. */
  readonly words: Bundle;
  /** What the server says about its sources. */
  readonly sources: Bundle;
  /** The table, the tutorial, the drawings for the set-up page and those for a row are separate chunks. */
  table(): Promise<BoxTable>;
  lesson(modules: readonly string[]): Promise<readonly Step[]>;
  house?(): Promise<BoxHouse>;
  /** The rules page. */
  guide(): Promise<RulesGuide>;
  /** What a row of "Your tables" shows of a game. */
  row(): Promise<BoxRow>;
}

/** A game in a row of "Your tables". Everything comes from what its player may see. */
export interface BoxRow<View = unknown> {
  /** A seat's own board, a thumb wide. The text next to it says the rest, so it has no name. */
  readonly Miniature: ComponentType<{ readonly view: View; readonly seat: string }>;
  progress(view: View): Progress;
  points(view: View, seat: string): number;
}

/** How far a game has got. */
export interface Progress {
  /** In words: "Phase C, round 3". */
  readonly words: string;
  /** The large parts of the game, if it has any, and the current one. */
  readonly parts?: readonly string[];
  readonly part?: number;
  /** The small steps of that part, and how many have begun. */
  readonly steps?: number;
  readonly step?: number;
}

/** The game in a minute, for its page under Learn. */
export interface LearnPage {
  readonly lead: MessageKey;
  readonly time: MessageKey;
  /** A symbol and a sentence each. */
  readonly minute: readonly (readonly [sign: () => ComponentChildren, text: MessageKey])[];
  /** A second tutorial, for the game of one player. */
  readonly alone?: OtherLesson;
  /** One for a game that everybody plays together, with a bot. */
  readonly together?: OtherLesson;
}

/** A tutorial for another way to play the box. */
export interface OtherLesson {
  readonly label: MessageKey;
  readonly modules: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

/** What the set-up page and the page of the box draw for it. */
export interface BoxHouse {
  /** Chooses the value of the option `boards`. */
  readonly Boards?: ComponentType<BoardsProps>;
  /** Every board it has, drawn. */
  readonly Gallery?: ComponentType<{ readonly box: BoxInfo }>;
  /** Sets of modules that go well together, the plain game first. */
  readonly presets?: readonly Preset[];
  /** A picture of what a module adds. */
  readonly modulePicture?: (module: string) => ComponentType | undefined;
  /** What to expect of a module with so many players and these options, if it is far harder than usual. */
  readonly expectation?: (
    module: string,
    seats: number,
    options: Readonly<Record<string, string>>,
  ) => MessageKey | undefined;
  /** A separate field for an option that a list of words cannot answer. */
  readonly field?: (option: OptionInfo) => ComponentType<FieldProps> | undefined;
}

/** Named `preset.<box>.<id>` in the texts. */
export interface Preset {
  readonly id: string;
  readonly modules: readonly string[];
}

export interface BoardsProps {
  readonly box: BoxInfo;
  readonly edition: string;
  readonly seats: number;
  /** What the table plays on if nobody chooses. A module may have its own boards. */
  readonly usual: string | undefined;
  /** The current choice. Nothing for the usual one. */
  readonly value: string | undefined;
  /** Called with the choice, or with an empty text for the usual one. */
  readonly onChange: (value: string) => void;
}

export interface FieldProps {
  readonly option: OptionInfo;
  /** Empty for the usual one. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}
