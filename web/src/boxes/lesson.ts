/** How a tutorial is written, for every box. The luck is real, so every step looks at the table before it speaks. */
import type { EntryInfo, Position } from '../generated/protocol';

export interface Moment {
  readonly position: Position;
  /** What has been entered since the step began. */
  readonly since: readonly EntryInfo[];
  readonly you: string;
  /** The other one at the table. */
  readonly rival: string;
}

export interface Advice {
  readonly title: string;
  readonly text: string;
  /** What to look at: a selector in the page. */
  readonly points: string;
  /** An action the coach can take in the pupil's place. */
  readonly suggestion?: string | undefined;
  readonly clause?: string | undefined;
}

export interface Step {
  readonly id: string;
  /** Steps without it are read and left with a button. */
  readonly done?: (moment: Moment) => boolean;
  readonly advise: (moment: Moment) => Advice;
}

/** What can be touched now. */
export const PLAYABLE = '[data-state="open"]';

const verbOf = (action: string): string => action.split(' ')[0] ?? '';
export const mine = (moment: Moment, verb: string): boolean =>
  moment.since.some((entry) => entry.actor === moment.you && verbOf(entry.text) === verb);
export const legal = (moment: Moment, ...verbs: readonly string[]): readonly string[] =>
  moment.position.legal.filter((action) => verbs.includes(verbOf(action)));
export const isMyTurn = (moment: Moment): boolean => moment.position.waiting.includes(moment.you);
