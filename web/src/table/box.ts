import type { ComponentChildren, ComponentType } from 'preact';
import type { EventInfo, Why } from '../generated/protocol';

/**
 * Something on the table that an action touches: `die:d1`, `tile:3:bank`, `space:r3c5`.
 *
 * - `means` say how something is done (a die, a coin): when only they are open, a menu asks.
 * - `piece` and `place` are chosen by touching them on the table.
 * - `button` things stand in the prompt.
 */
export interface Thing {
  readonly id: string;
  readonly role: 'means' | 'piece' | 'place' | 'button';
}

/** A number with its sign, such as 2 workers. `label` is what a screen reader says. */
export interface Amount {
  readonly icon: string;
  readonly text: string;
  readonly label: string;
}

/** An action in words. */
export interface ActionWords {
  /** A whole sentence without its cost: "Take the bank from depot 3". */
  readonly title: string;
  /** What sets it apart from its neighbours in a menu: "with die 4". */
  readonly how: string;
  /** What is done, in a word or two, for the name of the thing that is touched: "take". */
  readonly deed?: string;
}

/** A cost or a gain of an action, as the server told it. */
export interface Part extends Amount {
  /** What changes, in the words of the game, and by how much. */
  readonly what: string;
  readonly by: number;
  /** Why, in a word or two; empty where it goes without saying. */
  readonly reason: string;
}

/** What an action would do. */
export interface ActionText extends ActionWords {
  readonly gains: readonly Part[];
  readonly costs: readonly Part[];
  /** Whether the server has told yet; nothing is guessed. */
  readonly known: boolean;
}

/** Why points were given. */
export interface Reason {
  readonly by: number;
  readonly text: string;
  readonly clause: string;
}

/** One entry of the record in a sentence. */
export interface LogLine {
  readonly entry: number;
  /** `heading` starts a round; `chance` lines that follow each other are folded. */
  readonly kind: 'act' | 'chance' | 'heading';
  readonly seat: string | null;
  readonly text: string;
  /** A chance line that is only counted where there are many, such as a tile of a refill. */
  readonly minor?: boolean;
  readonly points: number;
  /** What the seat gained or paid besides, such as silver. */
  readonly amounts: readonly Amount[];
  readonly reasons: readonly Reason[];
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
}

export interface SeatSummary {
  readonly points: number;
  readonly line: string;
}

export interface PromptText {
  readonly title: string;
  readonly hint: string;
}

/** A button of the prompt. */
export interface PromptButton {
  readonly thing: string;
  readonly label: string;
  readonly key?: string;
}

export interface PartProps<View> {
  readonly view: View;
  readonly prompt: unknown;
  /** Whose eyes; a spectator has none. */
  readonly viewer: string | null;
  readonly names: Names;
}

export interface SeatPartProps<View> extends PartProps<View> {
  readonly seat: string;
}

/** Names of the seats: `p1` is "Aliénor". */
export type Names = (seat: string) => string;

/**
 * What a box brings to the table. Clicking, menus, previews, the command field, the keyboard, the log and the
 * connection are written once; a box says what its actions touch and draws its boards.
 */
export interface BoxTable<View = unknown, Prompt = unknown> {
  readonly id: string;
  /** The things an action touches. A thing that several actions share filters them. */
  things(action: string): readonly Thing[];
  /** An action in words; what it costs and gives comes from the server. */
  describe(action: string, view: View, seat: string): ActionWords;
  /** The sign and the words of an amount of something that a change names: 2 of `workers`. */
  amount(what: string, n: number): Omit<Amount, 'text'>;
  /** The rule behind a change in a word or two, or nothing where it goes without saying. */
  reason(clause: string): string;
  /** What the viewer is asked. */
  question(prompt: Prompt, view: View, legal: readonly string[]): PromptText;
  /** What the table waits for when the viewer is not asked. */
  waiting(view: View, names: Names): PromptText;
  /** The same once something is selected: what is being done, and what to choose next, or that the open menu says how. */
  selecting(selected: readonly string[], view: View, prompt: Prompt, menu: boolean): PromptText | undefined;
  /** Labels of the `button` things that are legal now, in order. `end` and `pass` are the last. */
  buttons(legal: readonly string[], view: View): readonly PromptButton[];
  /** What touching a thing would mean, as actions in notation: the rules say why none of them is legal. */
  tries(thing: string, selected: readonly string[], view: View, viewer: string): readonly string[];
  /** What a thing is good for that no action begins with now. */
  aside?(thing: string): string | undefined;
  /** The reason of the rules in the reader's language. */
  forbidden(why: Why, view: View, viewer: string): string;
  /** Whether ending the turn is the expected step. Without it: when nothing else is left to do. */
  expected?(legal: readonly string[], view: View): boolean;
  /**
   * The label of the button for an action that cannot be taken back: it waits for this button, or for a second touch of
   * the same thing. Nothing where it can be undone.
   */
  final?(action: string, view: View): string | undefined;
  /** Everything that happened, in sentences. */
  log(events: readonly EventInfo[], view: View, names: Names): readonly LogLine[];
  travels(event: EventInfo, view: View): readonly Travel[];
  info(key: string, view: View): InfoCard | undefined;
  summary(view: View, seat: string, names: Names): SeatSummary;
  /** Short words for the top bar of a phone: phase and round. */
  clockwork(view: View): { readonly short: string; readonly long: string };
  /** Where a number or letter key goes: the `data-thing` it touches. */
  shortcuts(view: View, viewer: string | null): Readonly<Record<string, string>>;
  readonly parts: {
    /** The common board. */
    readonly Main: ComponentType<PartProps<View>>;
    /** A seat's own board, large. */
    readonly Own: ComponentType<SeatPartProps<View>>;
    /** What a seat owns beside its board: dice, storage, purse. */
    readonly Supplies: ComponentType<SeatPartProps<View>>;
    /** Another seat at a glance. */
    readonly Rival: ComponentType<SeatPartProps<View>>;
    /** The common board at a glance, for phones. */
    readonly Glance: ComponentType<PartProps<View>>;
  };
  /** Nobody ends a turn here: the button is left out. */
  readonly endless?: boolean;
  /** Tab names of the parts on a phone. */
  tabs(): { readonly own: string; readonly main: string };
}
