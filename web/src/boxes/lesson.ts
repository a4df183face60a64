/**
 * How to write a tutorial, for every box. The luck is real, so every step looks at the table before it says
 * anything.
 */
import type { EntryInfo, Position } from '../generated/protocol';

export interface Moment {
  readonly position: Position;
  /** The entries since the step began. */
  readonly since: readonly EntryInfo[];
  readonly you: string;
  /** The other player at the table. */
  readonly rival: string;
}

export interface Advice {
  readonly title: string;
  readonly text: string;
  /** What to look at: a selector in the page. */
  readonly points: string;
  /** An action the coach can take for the pupil. */
  readonly suggestion?: string | undefined;
  readonly clause?: string | undefined;
  /**
   * There is nothing to do now: the pupil reads it and presses a button. The same goes for steps that never
   * ask for anything.
   */
  readonly read?: boolean;
}

export interface Step {
  readonly id: string;
  /** Neighbouring steps of the same group may come in any order, those that are ready in this deal first. */
  readonly group?: string;
  /** Whether there is something to do for it now. */
  readonly ready?: (moment: Moment) => boolean;
  /** Without it, the pupil reads the step and presses a button. */
  readonly done?: (moment: Moment) => boolean;
  readonly advise: (moment: Moment) => Advice;
}

/** The steps that can come now: the next one with the others of its group, or nothing at the end. */
export function comingSteps(steps: readonly Step[], taught: readonly string[]): readonly Step[] {
  const left = steps.filter((step) => !taught.includes(step.id));
  const [first] = left;
  if (!first?.group) return first ? [first] : [];
  return left.filter((step) => step.group === first.group);
}

/** What can be touched now. */
export const PLAYABLE = '[data-state="open"]';

const verbOf = (action: string): string => action.split(' ')[0] ?? '';
export const mine = (moment: Moment, verb: string): boolean =>
  moment.since.some((entry) => entry.actor === moment.you && verbOf(entry.text) === verb);
export const legal = (moment: Moment, ...verbs: readonly string[]): readonly string[] =>
  moment.position.legal.filter((action) => verbs.includes(verbOf(action)));
export const isMyTurn = (moment: Moment): boolean => moment.position.waiting.includes(moment.you);
