/** Searches and groups clauses. Pure. */
import type { ClauseInfo, RulesInfo } from '../generated/protocol';

export interface Chapter {
  readonly title: string;
  /** The clause it begins with. */
  readonly first: string;
  readonly clauses: readonly ClauseInfo[];
}

/** What a search needs to know about the rules: their language, and everyday words for their terms. */
export type Vocabulary = Pick<RulesInfo, 'language' | 'words'>;

const ENGLISH: Vocabulary = { language: 'en', words: {} };

/** The chapter that decides where rulebooks are silent. */
const POLICY = 'policy';

const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/œ/g, 'oe');
const exact = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Plural and verb endings by language, and how many letters of a word must remain. */
const ENDINGS: Readonly<Record<string, { readonly least: number; readonly endings: readonly RegExp[] }>> = {
  en: { least: 3, endings: [/ies$/, /(?<=[sxz]|ch|sh)es$/, /(?<!s)s$/, /ing$/, /(?<!e)ed$/] },
  de: { least: 4, endings: [/en$/, /er$/, /es$/, /em$/, /e$/, /n$/, /(?<!s)s$/, /t$/] },
  fr: { least: 4, endings: [/ees$/, /ent$/, /ee$/, /es$/, /er$/, /ez$/, /e$/, /s$/, /x$/] },
};

/**
 * `ships` is searched as `ship`, `shipped` as `ship`, `Klöster` as `klost`. What remains must still be a
 * word.
 */
function stem(word: string, language: string): string {
  const { least, endings } = ENDINGS[language] ?? { least: 0, endings: [] };
  const isWord = (left: string): boolean => left.length >= least && /[aeiouy]/.test(left);
  const ending = endings.find((one) => one.test(word) && isWord(word.replace(one, '')));
  if (!ending) return word;
  const left = word.replace(ending, '');
  const single = left.replace(/([bdgmnprt])\1$/, '$1');
  return language === 'en' && isWord(single) ? single : left;
}

/** Letters that have accents in some languages. */
const MARKED: readonly (readonly [plain: RegExp, any: string])[] = [
  [/ss/g, '(?:ss|ß)'],
  [/oe/g, '(?:oe|œ)'],
  [/a/g, '[aàâä]'],
  [/c/g, '[cç]'],
  [/e/g, '[eéèêë]'],
  [/i/g, '[iîï]'],
  [/o/g, '[oôö]'],
  [/u/g, '[uùûü]'],
];

/** A plain word with or without accents. */
const spelled = (word: string): string =>
  MARKED.reduce((text, [letter, forms]) => text.replace(letter, forms), exact(word));

/**
 * A long word may be the beginning or the middle of another one, a short one only the beginning. A number
 * matches only a whole number, whether it is written 8 or 08.
 */
function pattern(word: string, language: string): string {
  const read = plain(word);
  if (/^\d+$/.test(read)) return `(?<!\\d)0*${read}(?!\\d)`;
  const left = stem(read, language);
  const isShort = left.length < (left === read ? 4 : 5);
  return `${isShort ? '(?<!\\p{L})' : ''}${spelled(left)}${left === read ? '' : '\\p{L}*'}`;
}

/**
 * The term that the longest matching prefix in the vocabulary leads to. Short words and stop words must match
 * completely.
 */
function ruleWord(word: string, { language, words }: Vocabulary): string | undefined {
  const read = plain(word);
  const leads = (one: string): boolean => {
    if (words[one] === '') return word.toLowerCase() === one.toLowerCase();
    return one.length < 4 ? [read, stem(read, language)].includes(plain(one)) : read.startsWith(plain(one));
  };
  const [begin] = Object.keys(words)
    .filter(leads)
    .sort((a, b) => b.length - a.length);
  return begin === undefined ? undefined : words[begin];
}

/**
 * A pattern for each word of a query, as typed or as the rules say it. Words that the rules do not have are
 * ignored.
 */
function patternsOf(query: string, vocabulary: Vocabulary): readonly string[] {
  return wordsIn(query).flatMap((word) => {
    const itself = pattern(word, vocabulary.language);
    const meant = ruleWord(word, vocabulary);
    if (meant === undefined) return [itself];
    return meant === '' ? [] : [`(?:${itself}|${spelled(plain(meant))}\\p{L}*)`];
  });
}

/** Words without their elided articles: « l’argent » asks for « argent ». */
const wordsIn = (query: string): readonly string[] =>
  query
    .replace(/(^|\s)(?:[cdjlmnst]|qu)['’](?=\p{L})/giu, '$1')
    .split(/[\s,.;:!?]+/)
    .filter(Boolean);

/** How much of what the best match has another one must have, and how many are shown. */
const CLOSE = 0.75;
const MOST = 12;

/**
 * Whatever contains every word of a query. People also ask in words that the rules do not have. If nothing
 * contains them all, this is what has the most telling ones: a word weighs more, the fewer texts it is in.
 */
export function closest<T>(
  all: readonly T[],
  textOf: (one: T) => string,
  query: string,
  vocabulary = ENGLISH,
): readonly T[] {
  const words = patternsOf(query, vocabulary).map((one) => new RegExp(one, 'iu'));
  const texts = all.map(textOf);
  const whole = all.filter((_, n) => words.every((word) => word.test(texts[n] ?? '')));
  if (whole.length > 0 || words.length < 2) return whole;
  const weights = words.map((word) => {
    const n = texts.filter((text) => word.test(text)).length;
    return n > 0 ? Math.log(1 + all.length / n) : 0;
  });
  const weightOf = (text: string) =>
    words.reduce((sum, word, n) => sum + (word.test(text) ? (weights[n] ?? 0) : 0), 0);
  const least = Math.max(...texts.map(weightOf)) * CLOSE;
  return all
    .map((one, n) => ({ one, weight: weightOf(texts[n] ?? '') }))
    .filter(({ weight }) => weight > 0 && weight >= least)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ one }) => one);
}

/**
 * Clauses that apply to the edition and match the query in their text, their id or the heading above them.
 * Those that match by id or chapter come first.
 */
export function found(
  clauses: readonly ClauseInfo[],
  query: string,
  edition: string,
  vocabulary = ENGLISH,
): readonly ClauseInfo[] {
  const words = patternsOf(query, vocabulary).map((one) => new RegExp(one, 'iu'));
  const held = closest(
    clauses.filter((one) => edition === 'all' || one.edition === 'both' || one.edition.includes(edition)),
    (clause) => `${clause.id} ${clause.text} ${clause.chapter}`,
    query,
    vocabulary,
  );
  const named = ({ id, chapter }: ClauseInfo): number =>
    words.filter((word) => word.test(id)).length + words.filter((word) => word.test(chapter)).length;
  return words.length === 0 ? held : [...held].sort((one, other) => named(other) - named(one));
}

/** A text in pieces. Every second piece is a match. */
export function piecesOf(text: string, query: string, vocabulary = ENGLISH): readonly string[] {
  const patterns = patternsOf(query, vocabulary);
  return patterns.length === 0 ? [text] : text.split(new RegExp(`(${patterns.join('|')})`, 'iu'));
}

/** Clauses grouped by their heading in the rules. */
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
  // How this text was made interests people who have already read it.
  const isPolicy = (chapter: Chapter): boolean => chapter.first.split('.')[1] === POLICY;
  return [...all.filter((chapter) => !isPolicy(chapter)), ...all.filter(isPolicy)];
}
