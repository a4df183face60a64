/** Searching and grouping clauses; pure. */
import type { ClauseInfo } from '../generated/protocol';
import { tOr } from '../i18n';

export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** The clause it begins with. */
  readonly first: string;
  readonly clauses: readonly ClauseInfo[];
}

/** The chapter that decides where rulebooks are silent. */
const POLICY = 'policy';

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const exact = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The endings of plurals and of what is being or has been done. */
const ENDINGS = ['ies', '(?<=[sxz]|ch|sh)es', '(?<!s)s', 'ing', '(?<!e)ed'].map(
  (ending) => new RegExp(`${ending}$`, 'i'),
);

/** `ships` is looked for as `ship`, `selling` as `sell`, `shipped` as `ship`; what is left must still be a word. */
function stem(word: string): string {
  const ending = ENDINGS.find((one) => one.test(word));
  if (!ending) return word;
  const left = word.replace(ending, '').replace(/([bdgmnprt])\1$/i, '$1');
  return left.length >= 3 && /[aeiouy]/i.test(left) ? left : word;
}

/** A word may be the beginning or the middle of another one; a number is a whole number, whether it is written 8 or 08. */
function pattern(word: string): string {
  if (/^\d+$/.test(word)) return `(?<!\\d)0*${exact(word)}(?!\\d)`;
  const left = stem(word);
  return left === word ? exact(word) : `${exact(left)}(?:ies|ing|es|ed|e|s|y)?`;
}

/** Beginnings of words of the reader's language, with the English word of the rules. */
export type Glossary = Readonly<Record<string, string>>;

/** A word itself, or the English one that the longest beginning in the glossary leads to; short ones must be whole words. */
function meant(word: string, glossary: Glossary): string {
  const read = plain(word);
  const [begin] = Object.keys(glossary)
    .filter((one) => (one.length < 4 ? read === one : read.startsWith(one)))
    .sort((a, b) => b.length - a.length);
  return begin ? `(?:${pattern(word)}|${pattern(glossary[begin] ?? '')})` : pattern(word);
}

export const wordsIn = (query: string): readonly string[] => query.trim().split(/\s+/).filter(Boolean);

/**
 * Clauses that have every word of the query, in their text, their id or the title of their chapter, and hold for the edition;
 * those that are named so come first. The clauses are English: other languages find them by the titles and by a glossary.
 */
export function found(
  clauses: readonly ClauseInfo[],
  query: string,
  edition: string,
  glossary: Glossary = {},
): readonly ClauseInfo[] {
  const words = wordsIn(plain(query)).map((word) => new RegExp(meant(word, glossary)));
  const held = clauses.filter((clause) => {
    if (edition !== 'all' && clause.edition !== 'both' && !clause.edition.includes(edition)) return false;
    const text = plain(`${clause.id} ${clause.text} ${titleOf(clause)}`);
    return words.every((word) => word.test(text));
  });
  const named = (clause: ClauseInfo): number =>
    words.filter((word) => word.test(clause.id.toLowerCase())).length;
  return words.length === 0 ? held : [...held].sort((one, other) => named(other) - named(one));
}

/** A text in pieces: every second one is what was searched for. */
export function piecesOf(text: string, query: string, glossary: Glossary = {}): readonly string[] {
  const words = wordsIn(query);
  return words.length === 0
    ? [text]
    : text.split(new RegExp(`(${words.map((word) => meant(word, glossary)).join('|')})`, 'i'));
}

function titleOf(clause: ClauseInfo): string {
  const [box = '', id = ''] = clause.id.split('.');
  return tOr(
    `chapter.${box}.${id}`,
    tOr(`chapter.${id}`, id.charAt(0).toUpperCase() + id.slice(1).replace(/-/g, ' ')),
  );
}

/** The second word of an id names the chapter: `burgundy.sell.all` is in `sell`. A box may have its own title for it. */
export function chaptersOf(clauses: readonly ClauseInfo[]): readonly Chapter[] {
  const chapters = new Map<string, ClauseInfo[]>();
  for (const clause of clauses) {
    const id = clause.id.split('.')[1] ?? '';
    const known = chapters.get(id);
    if (known) known.push(clause);
    else chapters.set(id, [clause]);
  }
  // How this text was made interests those who have read it.
  const [policy, rest] = [chapters.get(POLICY), [...chapters].filter(([id]) => id !== POLICY)];
  const ordered: typeof rest = policy ? [...rest, [POLICY, policy]] : rest;
  return ordered.flatMap(([id, members]) => {
    const [first] = members;
    return first ? [{ id, title: titleOf(first), first: first.id, clauses: members }] : [];
  });
}
