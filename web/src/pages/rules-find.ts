/** Searching and grouping clauses; pure. */
import type { ClauseInfo, RulesInfo } from '../generated/protocol';

export interface Chapter {
  readonly title: string;
  /** The clause it begins with. */
  readonly first: string;
  readonly clauses: readonly ClauseInfo[];
}

/** What a search needs to know of the rules: their language, and everyday words for the words they use. */
export type Vocabulary = Pick<RulesInfo, 'language' | 'words'>;

const ENGLISH: Vocabulary = { language: 'en', words: {} };

/** The chapter that decides where rulebooks are silent. */
const POLICY = 'policy';

const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/œ/g, 'oe');
const exact = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Endings of plurals and verbs, by language: the first that fits is taken off. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  en: /(?:ies|(?<=[sxz]|ch|sh)es|(?<!s)s|ing|(?<!e)ed)$/,
  de: /(?:en|er|es|em|e|n|s|t)$/,
  fr: /(?:ees|ent|ee|es|er|ez|e|s|x)$/,
};

/** `ships` is looked for as `ship`, `shipped` as `ship`, `Klöster` as `klost`; what is left must still be a word. */
function stem(word: string, language: string): string {
  const ending = ENDINGS[language]?.exec(word);
  if (!ending) return word;
  const left = word.slice(0, ending.index);
  const single = language === 'en' ? left.replace(/([bdgmnprt])\1$/, '$1') : left;
  return single.length >= 3 && /[aeiouy]/.test(single) ? single : word;
}

/** Letters that are written with marks in some languages. */
const MARKED: readonly (readonly [plain: RegExp, any: string])[] = [
  [/ss/g, '(?:ss|ß)'],
  [/oe/g, '(?:oe|œ)'],
  [/a/g, '[aàâä]'],
  [/c/g, '[cç]'],
  [/e/g, '[eéèêë]'],
  [/i/g, '[iîï]'],
  [/o(?!e\|)/g, '[oôö]'],
  [/u/g, '[uùûü]'],
];

/** A plain word with or without marks on its letters. */
const spelled = (word: string): string =>
  MARKED.reduce((text, [letter, forms]) => text.replace(letter, forms), exact(word));

/** A word may be the beginning or the middle of another one; a number is a whole number, whether it is written 8 or 08. */
function pattern(word: string, language: string): string {
  const read = plain(word);
  if (/^\d+$/.test(read)) return `(?<!\\d)0*${read}(?!\\d)`;
  const left = stem(read, language);
  return left === read ? spelled(read) : `${spelled(left)}\\p{L}*`;
}

/** A word itself, or the one of the rules that the longest beginning in the vocabulary leads to; short ones must be whole words. */
function meant(word: string, { language, words }: Vocabulary): string {
  const read = plain(word);
  const begins = (one: string): boolean =>
    one.length < 4 ? read === plain(one) : read.startsWith(plain(one));
  const [begin] = Object.keys(words)
    .filter(begins)
    .sort((a, b) => b.length - a.length);
  const itself = pattern(word, language);
  return begin ? `(?:${itself}|${spelled(plain(words[begin] ?? ''))}\\p{L}*)` : itself;
}

export const wordsIn = (query: string): readonly string[] => query.trim().split(/\s+/).filter(Boolean);

/**
 * Clauses that have every word of the query, in their text, their id or the heading above them, and hold for the edition;
 * those that are named so come first.
 */
export function found(
  clauses: readonly ClauseInfo[],
  query: string,
  edition: string,
  vocabulary = ENGLISH,
): readonly ClauseInfo[] {
  const words = wordsIn(query).map((word) => new RegExp(meant(word, vocabulary), 'iu'));
  const held = clauses.filter((clause) => {
    if (edition !== 'all' && clause.edition !== 'both' && !clause.edition.includes(edition)) return false;
    const text = `${clause.id} ${clause.text} ${clause.chapter}`;
    return words.every((word) => word.test(text));
  });
  const named = (clause: ClauseInfo): number => words.filter((word) => word.test(clause.id)).length;
  return words.length === 0 ? held : [...held].sort((one, other) => named(other) - named(one));
}

/** Whether a text has every word of a query. */
export const matches = (text: string, query: string, vocabulary = ENGLISH): boolean =>
  wordsIn(query).every((word) => new RegExp(meant(word, vocabulary), 'iu').test(text));

/** A text in pieces: every second one is what was searched for. */
export function piecesOf(text: string, query: string, vocabulary = ENGLISH): readonly string[] {
  const words = wordsIn(query);
  if (words.length === 0) return [text];
  return text.split(new RegExp(`(${words.map((word) => meant(word, vocabulary)).join('|')})`, 'iu'));
}

/** Clauses below the heading they have in the rules. */
export function chaptersOf(clauses: readonly ClauseInfo[]): readonly Chapter[] {
  const chapters = new Map<string, ClauseInfo[]>();
  for (const clause of clauses) {
    const known = chapters.get(clause.chapter);
    if (known) known.push(clause);
    else chapters.set(clause.chapter, [clause]);
  }
  const all = [...chapters].flatMap(([title, members]) =>
    members[0] ? [{ title, first: members[0].id, clauses: members }] : [],
  );
  // How this text was made interests those who have read it.
  const isPolicy = (chapter: Chapter): boolean => chapter.first.split('.')[1] === POLICY;
  return [...all.filter((chapter) => !isPolicy(chapter)), ...all.filter(isPolicy)];
}
