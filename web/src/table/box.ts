import type { ComponentChildren, ComponentType } from 'preact';
import type { EventInfo, Why } from '../generated/protocol';
import type { Seated } from './watch';

/**
 * Something on the table that an action touches: `die:d1`, `tile:3:bank`, `space:r3c5`.
 *
 * - `means` say how something is done (a die, a coin). If only means are left to choose, a menu asks.
 * - `piece` and `place` are chosen by touching them on the table.
 * - `button` things are in the prompt.
 */
export interface Thing {
  readonly id: string;
  readonly role: 'means' | 'piece' | 'place' | 'button';
}

/** A number with its symbol, such as 2 workers. `label` is what a screen reader says. */
export interface Amount {
  readonly icon: string;
  readonly text: string;
  readonly label: string;
}

/** An action in words. */
export interface ActionWords {
  /** A whole sentence without its cost: "Take the bank from depot 3". */
  readonly title: string;
  /** What distinguishes it from the other items in a menu: "with die 4". */
  readonly how: string;
  /** What it does, in a word or two, for the name of the thing that is touched: "take". */
  readonly deed?: string;
}

/** A cost or a gain of an action, as the server sent it. */
export interface Part extends Amount {
  /** What changes, by its name in the game, and how far. */
  readonly what: string;
  readonly by: number;
  /** Why, in a word or two. Empty where it is obvious. */
  readonly reason: string;
}

/** What an action would do. */
export interface ActionText extends ActionWords {
  readonly gains: readonly Part[];
  readonly costs: readonly Part[];
  /** Whether the server has answered yet. Nothing is guessed. */
  readonly known: boolean;
  /** Why it gains nothing, if people may expect something. */
  readonly note?: string | undefined;
}

/** Why points were scored. */
export interface Reason {
  readonly by: number;
  readonly text: string;
  readonly clause: string;
}

/** One entry of the record in a sentence. */
export interface LogLine {
  readonly entry: number;
  /** The last entry that it covers, if there are several. */
  readonly until?: number;
  /** `heading` starts a round. Consecutive `chance` lines are folded. */
  readonly kind: 'act' | 'chance' | 'heading';
  readonly seat: string | null;
  readonly text: string;
  /** A chance line that is only counted if there are many, such as a tile of a refill. */
  readonly minor?: boolean;
  readonly points: number;
  /** What else the seat gained or paid, such as silver. */
  readonly amounts: readonly Amount[];
  readonly reasons: readonly Reason[];
  /** A milestone on the rail, such as the letter of the phase that begins here. */
  readonly mark?: string;
  /** Whether it is shown row by row while it is staged. */
  readonly staged?: boolean;
  /**
   * What the entry is part of, after the seat's name: "plans". A seat's entries with the same words are folded into
   * one line, even if others' entries lie between them.
   */
  readonly plan?: string;
  /** The same as an instruction, for hints: "Plan Village (a farmer)". */
  readonly advice?: string;
}

/** What one seat got from one step of a staging. */
export interface StageShare {
  readonly seat: string;
  readonly amounts: readonly Amount[];
  readonly points: number;
  readonly reasons: readonly Reason[];
}

/** One step of what the rules do automatically, and one row of its table: the mines pay, silver counts. */
export interface Stage {
  readonly id: string;
  readonly sign: ComponentChildren;
  readonly title: string;
  /** What happened to the table as a whole: "7 tiles leave the game". */
  readonly note?: string;
  readonly pictures?: ComponentChildren;
  readonly shares: readonly StageShare[];
  /** `data-at` marks of the things it is about. Everything else is dimmed. */
  readonly marks: readonly string[];
}

/** Several such steps: the end of a phase, the final scoring. */
export interface Staging {
  readonly title: string;
  /** Whether the game ends with it. If so, every row counts points. */
  readonly final: boolean;
  /** Whether it only shows where the score came from: its points were scored during the game. */
  readonly recap?: boolean;
  /** Whether everybody shares every row. Then there is one column, and one board. */
  readonly together?: boolean;
  /** The label for the points before the first row, if any. */
  readonly before?: string;
  readonly stages: readonly Stage[];
}

/** A piece that moves: both ends are `data-at` marks in the page. */
export interface Travel {
  readonly from: string;
  readonly to: string;
  readonly picture: ComponentChildren;
}

/** A card that explains a thing. */
export interface InfoCard {
  readonly title: string;
  readonly text: string;
  readonly clause?: string | undefined;
  readonly picture?: ComponentChildren;
  /** Amounts in a column, with what each stands for. */
  readonly rows?: readonly { readonly label: string; readonly value: string }[];
}

export interface SeatSummary {
  readonly points: number;
  readonly line: string;
}

export interface PromptText {
  readonly title: string;
  readonly hint: string;
  /** Something that is also possible. It stands in the strip under the board until something is pointed at. */
  readonly more?: string;
}

/** How a game ended. */
export interface EndText extends PromptText {
  /** Whether nobody won, although nobody was better than the others. */
  readonly nobody?: boolean;
}

/** A button of the prompt. */
export interface PromptButton {
  readonly thing: string;
  readonly label: string;
  /** What it does, if the label is only a sign. */
  readonly title?: string;
  readonly key?: string;
  /** Whether it is the expected step. */
  readonly primary?: boolean;
  /** A picture in front of the label. */
  readonly picture?: ComponentChildren;
}

/** A key that leads to a part of the table. Pressing it again goes to the next thing there. */
export interface PlaceKey {
  readonly key: string;
  readonly label: string;
  /** The things in the page, as a selector. */
  readonly at: string;
  /** Where to begin, as a selector. The first thing if there is none. */
  readonly from?: string;
}

export interface PartProps<View, Prompt = unknown> {
  readonly view: View;
  readonly prompt: Prompt | null;
  /** Whose view. A spectator has none. */
  readonly viewer: string | null;
  readonly names: Names;
}

export interface SeatPartProps<View, Prompt = unknown> extends PartProps<View, Prompt> {
  readonly seat: string;
}

/** Names of the seats: `p1` is "Aliénor". */
export type Names = (seat: string) => string;

/**
 * What a box provides for the table. Clicking, menus, previews, the command field, the keyboard, the log and
 * the connection are written once. A box says what its actions touch and draws its boards.
 */
export interface BoxTable<View = unknown, Prompt = unknown, What = unknown> {
  readonly id: string;
  /**
   * The same table with what the viewer prepares in this browser before it is sent, such as a secret plan. The
   * seat that it returns is used instead.
   */
  draft?(seated: Seated<View, Prompt, What>): Seated<View, Prompt, What> & { stop(): void };
  /** The things an action touches. If several actions share a thing, it filters them. */
  things(action: string): readonly Thing[];
  /** An action in words. Its costs and gains come from the server. */
  describe(action: string, view: View, seat: string, names: Names): ActionWords;
  /** The symbol and the words for an amount of something that a change names: 2 of `workers`. */
  amount(what: string, n: number): Omit<Amount, 'text'>;
  /** Why an action gains nothing, according to the rules, where people may expect something. */
  nothing?(action: string, view: View, seat: string): string | undefined;
  /** The rule behind a change in a word or two, or nothing where it is obvious. */
  reason(clause: string): string;
  /** The question for the viewer. */
  question(prompt: Prompt, view: View, legal: readonly string[], names: Names): PromptText;
  /** What the table is waiting for when it is not the viewer's decision. `asked` are the seats to act. */
  waiting(view: View, names: Names, asked: readonly string[]): PromptText;
  /**
   * The same once something is selected: what is being done, and what to choose next, or that the open menu
   * asks how.
   */
  selecting(selected: readonly string[], view: View, prompt: Prompt, menu: boolean): PromptText | undefined;
  /** How the game ended and why, where the ranks alone do not say it. */
  ended?(view: View, names: Names, events: readonly EventInfo<What>[]): EndText | undefined;
  /** Labels of the `button` things that are legal now, in order. `end` and `pass` come last. */
  buttons(legal: readonly string[], view: View, names: Names): readonly PromptButton[];
  /** The actions, in notation, that touching a thing would mean. The rules say why none of them is legal. */
  tries(thing: string, selected: readonly string[], view: View, viewer: string): readonly string[];
  /** What a thing is for, if no action starts with it now. */
  aside?(thing: string, selected: readonly string[], view: View, viewer: string): string | undefined;
  /** The reason from the rules, in the reader's language. */
  forbidden(why: Why, view: View, viewer: string, names: Names): string;
  /** Whether ending the turn is the expected step. Default: when there is nothing else to do. */
  expected?(legal: readonly string[], view: View): boolean;
  /**
   * The label of the button for an action that cannot be taken back. It waits for this button, or for a
   * second touch of the same thing. Nothing if the action can be undone.
   */
  final?(action: string, view: View): string | undefined;
  /** What a thing is called before the actions that lead to it. */
  alias?(thing: string): readonly string[];
  /** Whether the first touch shows an action and does not take it, although it costs none of `prices`. */
  readonly isDear?: (action: string) => boolean;
  /** Whether a thing is a hexagon, point up. */
  readonly isHex?: (thing: string) => boolean;
  /** The names of changes that count as a price. The first touch shows the price and does not pay it. */
  readonly prices?: readonly string[];
  /** Whether plans are sent whole. Undoing then takes a whole plan back. */
  readonly wholePlans?: boolean;
  /** Everything that happened, in sentences. */
  log(events: readonly EventInfo<What>[], view: View, names: Names): readonly LogLine[];
  travels(event: EventInfo<What>, view: View): readonly Travel[];
  /**
   * What is staged out of the events of one moment, if anything: what the rules did automatically, step by
   * step. `all` are the events of the whole game.
   */
  stages?(
    events: readonly EventInfo<What>[],
    view: View,
    all: readonly EventInfo<What>[],
    names: Names,
  ): Staging | undefined;
  /** Where points come from, in words. */
  source(source: string): string;
  /** What a projected score leaves out. */
  uncounted?(): string;
  /** The seats by side, if partners share a board. Nothing if everybody plays alone. */
  sides?(view: View): readonly (readonly string[])[] | undefined;
  /** What put one seat ahead of another with the same points, once the game is over. */
  tieBreak?(view: View, ahead: string, behind: string, names: Names): string;
  info(key: string, view: View): InfoCard | undefined;
  summary(view: View, seat: string, names: Names): SeatSummary;
  /** What a seat shows instead of points where points do not decide: "2/4". */
  tally?(view: View, seat: string): { readonly text: string; readonly label: string } | undefined;
  /** Whether everybody plays together, so that no seat has its own score. */
  scoreless?(view: View): boolean;
  /** A short text for the top bar of a phone: phase and round. */
  clockwork(view: View): { readonly short: string; readonly long: string };
  /** Which thing a number or letter key touches, as its `data-thing`, while these things are selected. */
  shortcuts(view: View, viewer: string | null, selected: readonly string[]): Readonly<Record<string, string>>;
  /** Keys that lead to a part of the table, even if nothing there can be used now. */
  places?(view: View, viewer: string | null): readonly PlaceKey[];
  readonly parts: {
    /** The common board. */
    readonly Main: ComponentType<PartProps<View, Prompt>>;
    /** A seat's own board, large. */
    readonly Own: ComponentType<SeatPartProps<View, Prompt>>;
    /** What a seat owns apart from its board: dice, storage, purse. */
    readonly Supplies: ComponentType<SeatPartProps<View, Prompt>>;
    /** Another seat at a glance. */
    readonly Rival: ComponentType<SeatPartProps<View, Prompt>>;
    /** The common board at a glance, for phones. */
    readonly Glance: ComponentType<PartProps<View, Prompt>>;
    /** What the viewer works with, next to the prompt. On a phone it is there on every tab. */
    readonly Hand?: ComponentType<SeatPartProps<View, Prompt>>;
    /** A part of the common board that is next to the record where there is room, with the others above it. */
    readonly Aside?: ComponentType<PartProps<View, Prompt>>;
    /** In place of the others, in a game with only one player. */
    readonly Alone?: ComponentType<PartProps<View, Prompt>>;
  };
  /** Nobody ends a turn in this game, so the button is left out. */
  readonly endless?: boolean;
  /**
   * Tab names of the parts on a phone. If the common board is too large for one tab, `more` are further ones: the
   * style sheet shows a part of it for each `data-tab`.
   */
  tabs(view?: View): {
    readonly own: string;
    readonly main: string;
    readonly alone?: string;
    readonly more?: readonly (readonly [id: string, label: string])[];
  };
  /** A word for the style sheet about what goes on, as `data-now` of the table. */
  now?(view: View, viewer: string | null): string | undefined;
  /** The tab on which the next choice is. */
  todo?(legal: readonly string[], selected: readonly string[]): string | undefined;
}
