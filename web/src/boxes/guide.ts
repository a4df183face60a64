import type { ComponentChildren, ComponentType } from 'preact';
import type { Words } from '../generated/words';
import { type Bundle, type KeyOf, wordsOf } from '../i18n';

/**
 * A box's rules as people want to read them: topics with pictures, tables of pieces, answers to common
 * questions.
 */
export interface RulesGuide {
  readonly topics: readonly Topic[];
  readonly answers: readonly QuickAnswer[];
}

export interface Topic {
  readonly id: string;
  readonly picture: () => ComponentChildren;
  readonly title: () => string;
  /** A few words below the title. */
  readonly about: () => string;
  /** What somebody who wants to play now should know, one paragraph each. */
  readonly text: () => readonly string[];
  /** The clauses that belong here, by the second word of their ids. */
  readonly chapters: readonly string[];
  /** A drawing that illustrates the text. */
  readonly Figure?: ComponentType<{ readonly edition: string }>;
  /** Pieces with what each one does. */
  readonly tables?: (edition: string) => readonly RowGroup[];
}

export interface RowGroup {
  readonly title: string;
  readonly about?: string;
  readonly rows: readonly Row[];
}

export interface Row {
  readonly picture: ComponentChildren;
  readonly name: string;
  readonly text: string;
  /** The clause behind it. */
  readonly clause: string;
}

export interface QuickAnswer {
  readonly question: () => string;
  readonly answer: () => string;
  /** Other words that people search for. */
  readonly words: () => string;
  readonly clauses: readonly string[];
}

/**
 * Builds topics and answers from a box's messages: `turn`, `turn.about`, `turn.1`, and `q.`, `a.` and `w.`
 * for an answer.
 */
export function guideOf<File extends keyof Words>(box: string, bundle: Bundle, file: File) {
  const { say, sayOr } = wordsOf(bundle, file);
  const text = (key: string) => sayOr(key, '');
  const topic = (
    id: KeyOf<File>,
    picture: Topic['picture'],
    chapters: readonly string[],
    more: Pick<Topic, 'Figure' | 'tables'> = {},
  ): Topic => ({
    id,
    picture,
    title: () => text(id),
    about: () => text(`${id}.about`),
    text: () => [text(`${id}.1`), text(`${id}.2`)].filter(Boolean),
    chapters,
    ...more,
  });
  const answer = (id: string, ...clauses: readonly string[]): QuickAnswer => ({
    question: () => text(`q.${id}`),
    answer: () => text(`a.${id}`),
    words: () => text(`w.${id}`),
    clauses: clauses.map((clause) => `${box}.${clause}`),
  });
  return { say, topic, answer };
}
