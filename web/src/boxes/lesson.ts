/**
 * How to write a tutorial, for every box. The luck is real, so every step looks at the table before it says
 * anything.
 */
import type { EntryInfo, EventInfo, Position, PreviewChange } from '../generated/protocol';

export interface Moment<View = unknown, Prompt = unknown, What = unknown> {
  readonly position: Position<View, Prompt>;
  /** The entries since the step began. */
  readonly since: readonly EntryInfo[];
  /** All entries of the game. */
  readonly record: readonly EntryInfo[];
  readonly events: readonly EventInfo<What>[];
  /** What each legal action would cost and gain, according to the server. */
  readonly previews: ReadonlyMap<string, readonly PreviewChange[]>;
  readonly you: string;
  /** The other player at the table. */
  readonly rival: string;
}

export interface Advice {
  readonly title: string;
  readonly text: string;
  /** What the coach would do, on a separate line. */
  readonly move?: string | undefined;
  /** Why that is a good idea. */
  readonly why?: string | undefined;
  /** What to look at: a selector in the page. */
  readonly points: string;
  /** An action the coach can take for the pupil. */
  readonly suggestion?: string | undefined;
  /** The same for a whole plan: all its actions. */
  readonly plan?: readonly string[] | undefined;
  readonly clause?: string | undefined;
  /**
   * True if the pupil only reads it and presses a button, false if there is something to do. If left out, it
   * is true for steps that have no `done`.
   */
  readonly read?: boolean;
  /** A move between two topics. There is nothing to skip. */
  readonly between?: boolean;
}

export interface Step<Seen extends Moment = Moment> {
  readonly id: string;
  /** Neighbouring steps of the same group may come in any order, those that are ready in this deal first. */
  readonly group?: string;
  /** Whether there is something to do for it now. */
  ready?(moment: Seen): boolean;
  /** Without it, the pupil reads the step and presses a button. */
  done?(moment: Seen): boolean;
  advise(moment: Seen): Advice;
}

/** The steps that can come now: the next one with the others of its group, or nothing at the end. */
function comingSteps(steps: readonly Step[], taught: readonly string[]): readonly Step[] {
  const left = steps.filter((step) => !taught.includes(step.id));
  const [first] = left;
  if (!first?.group) return first ? [first] : [];
  return left.filter((step) => step.group === first.group);
}

export interface Lesson {
  /** The step to show. */
  readonly step: Step | undefined;
  /** Whether the pupil has just done what it asks for. */
  readonly isDone: boolean;
}

/** Whether the card has a button to go on, because there is nothing to do. */
export const isReading = (step: Step, advice: Advice): boolean => advice.read ?? step.done === undefined;

/** The step that a card explains. A move between two topics explains none. */
export const explained = (step: Step, advice: Advice): string => (advice.between ? '' : step.id);

/**
 * What the coach teaches now. In a group, only the step that is being explained can be done: pupils who run
 * ahead get the explanation when its turn comes.
 */
export function lessonAt(
  steps: readonly Step[],
  taught: readonly string[],
  shown: string | undefined,
  moment: Moment,
): Lesson {
  const coming = comingSteps(steps, taught);
  const done = coming.find((one) => (!one.group || one.id === shown) && one.done?.(moment));
  // Nobody takes a page away while it is being read, even if the others play on.
  const page = coming.find((one) => one.id === shown && isReading(one, one.advise(moment)));
  return {
    step: done ?? page ?? coming.find((one) => one.ready?.(moment)) ?? coming[0],
    isDone: done !== undefined,
  };
}

/** What can be touched now. */
export const PLAYABLE = '[data-state="open"]';

const verbOf = (action: string): string => action.split(' ')[0] ?? '';
export const mine = (moment: Moment, verb: string): boolean =>
  moment.since.some((entry) => entry.actor === moment.you && verbOf(entry.text) === verb);
export const legal = (moment: Moment, ...verbs: readonly string[]): readonly string[] =>
  moment.position.legal.filter((action) => verbs.includes(verbOf(action)));
export const isMyTurn = (moment: Moment): boolean => moment.position.waiting.includes(moment.you);
