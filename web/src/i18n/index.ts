import houseWords from 'words:house';
import { signal } from '@preact/signals';
import { asked } from '../address';
import type { Words } from '../generated/words';
import { recall, remember } from '../memory';
import { evaluate, type Messages, type Params, type Pattern, type Tongue } from './evaluate';

export type { Params };

/** Each language under its own name. A new one needs a folder in `words/` and in each box, and a line here. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** What is said if no words can be loaded. */
const WITHOUT: Messages = {
  'app.failed': 'This page could not be loaded.',
  'app.again': 'Try again',
  'missing.home': 'Back to the shelf',
};

const KEY = 'loire.language';
export const language = signal<Language>(preferred());

/** What the address asks for (`?language=de`), the reader's earlier choice, or the first of the browser's languages that we have. */
function preferred(): Language {
  const wanted = asked().get('language');
  if (wanted && isLanguage(wanted)) return wanted;
  const chosen = recall('always', KEY);
  if (chosen && isLanguage(chosen)) return chosen;
  for (const tag of globalThis.navigator?.languages ?? []) {
    const code = tag.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return 'en';
}

type Files = Readonly<Record<string, Messages>>;
/** Texts that are loaded together, in the reader's language: what is imported from `words:…`. */
export type Bundle = Readonly<Record<string, () => Promise<{ readonly default: Files }>>>;

const bundles = new Set<Bundle>();
/** What has been loaded so far, by language, bundle and file. */
const loaded = new Map<Language, { readonly from: Set<Bundle>; readonly files: Record<string, Messages> }>();

function loadedIn(code: Language) {
  const known = loaded.get(code) ?? { from: new Set(), files: {} };
  loaded.set(code, known);
  return known;
}

/** Loads a bundle unless it is there. */
export async function loadWords(bundle: Bundle, code: Language): Promise<Files> {
  const { from, files } = loadedIn(code);
  if (!from.has(bundle)) {
    Object.assign(files, (await bundle[code]?.())?.default);
    from.add(bundle);
  }
  return files;
}

async function loadAll(code: Language): Promise<void> {
  const { from } = loadedIn(code);
  // While some are loaded, a page may come with more.
  for (let missing = [...bundles]; missing.length > 0; missing = [...bundles].filter((one) => !from.has(one)))
    await Promise.all(missing.map((bundle) => loadWords(bundle, code)));
}

const plurals = Object.fromEntries(
  Object.keys(LANGUAGES).map((code) => [code, new Intl.PluralRules(code)]),
) as Readonly<Record<Language, Intl.PluralRules>>;

/** Await this before drawing a page, or anything that came with its own texts, so that its language does not change. */
export const wordsLoaded = (): Promise<void> => loadAll(language.value);

/** The page says which language it is in, before it is there. */
export function startLanguage(): void {
  document.documentElement.lang = language.value;
}

export async function chooseLanguage(code: Language): Promise<void> {
  await loadAll(code);
  language.value = code;
  document.documentElement.lang = code;
  remember('always', KEY, code);
}

/** A title within a sentence. Some languages leave it as it is. */
export const within = (title: string): string =>
  t('titles.within') === 'small' ? title.charAt(0).toLowerCase() + title.slice(1) : title;

/** For the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (both: infer All) => void
  ? All
  : never;
/** What the messages of some files need, by key. */
export type TextsOf<File extends keyof Words> = Both<Words[File]>;
export type KeyOf<File extends keyof Words> = keyof TextsOf<File> & string;
/** What a message needs, or each of several. Nothing for most. */
type Needs<Texts, Key extends keyof Texts> = keyof Both<Texts[Key]> extends never
  ? []
  : [params: Both<Texts[Key]>];
/** Keys of messages that need nothing. */
export type PlainKey<Texts> = {
  [Key in keyof Texts]: keyof Texts[Key] extends never ? Key : never;
}[keyof Texts];

/** A text of the server as a key, or as a part of one. */
export const keyOf = (text: string): string =>
  text
    .replace(/[^A-Za-z0-9.-]+/g, '-')
    .replace(/-$/, '')
    .replace(/^(?=[^A-Za-z])/, 'n-');

/** The texts in some files of a bundle. They are there after `wordsLoaded`. */
export function wordsOf<File extends keyof Words>(bundle: Bundle, ...files: readonly File[]) {
  type Key = KeyOf<File>;
  bundles.add(bundle);
  const joined = new Map<Language, Messages>();
  function messages(): Messages {
    const code = language.value;
    const known = joined.get(code);
    if (known) return known;
    const { from, files: texts } = loadedIn(code);
    const all: Messages = Object.assign({}, ...files.map((file) => texts[file]));
    if (from.has(bundle)) joined.set(code, all);
    return all;
  }
  const fill = (pattern: Pattern, params: Params, named?: Tongue['named']): string =>
    evaluate(pattern, params, { messages: messages(), plural: plurals[language.value], named });
  return {
    say: <K extends Key>(key: K, ...params: Needs<TextsOf<File>, K>): string =>
      fill(messages()[key] ?? WITHOUT[key] ?? key, params[0] ?? {}),
    /** For a computed key. A newer server may use names that we do not know. */
    sayOr(key: string, fallback: string, params: Params = {}, named?: Tongue['named']): string {
      const pattern = messages()[keyOf(key)];
      return pattern === undefined ? fallback : fill(pattern, params, named);
    },
    has: (key: string): key is Key => Object.hasOwn(messages(), key),
  };
}

const HOUSE = [
  'house',
  'play',
  'puzzle',
  'refusals',
  'study',
  'table',
  'telling',
  'burgundy/shelf',
  'burgundy-dice/shelf',
  'natick/shelf',
  'orleans/shelf',
] as const;
const house = wordsOf(houseWords, ...HOUSE);
type HouseFile = (typeof HOUSE)[number];

/** A message that needs nothing but its key. */
export type MessageKey = PlainKey<TextsOf<HouseFile>>;

/** The message for `key`, filled in. */
export const t = house.say;
/** Whether a computed key has a message. A newer server may use names that we do not know. */
export const hasMessage = house.has;
/** The message for a computed key, or else `fallback`. */
export const tOr = house.sayOr;

/** A box's name in the chosen language. If only a newer server has the box, it keeps the server's name. */
export const boxTitle = (id: string, title: string): string => tOr(`title.${id}`, title);

/** Our English is British: `1, 2 and 3`, and the day before the month. */
const locale = (): string => (language.value === 'en' ? 'en-GB' : language.value);

/** `2 hours ago`, in the chosen language. */
export function ago(time: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const seconds = Math.round((time - now) / 1000);
  const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ];
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(0, 'minute');
}

const LENGTHS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** `2 days`, `1 minute 30 seconds`, or short: `2d 3h`. Only the two largest units are shown. */
export function lengthOf(seconds: number, unitDisplay: 'long' | 'narrow' = 'long'): string {
  const first = LENGTHS.findIndex(([, size]) => seconds >= size);
  const parts: string[] = [];
  let rest = Math.max(0, Math.round(seconds));
  for (const [unit, size] of LENGTHS.slice(first < 0 ? -1 : first).slice(0, 2)) {
    const n = Math.floor(rest / size);
    rest -= n * size;
    if (n > 0 || parts.length === 0)
      parts.push(new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay }).format(n));
  }
  return parts.join(' ');
}

export function dateOf(time: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** `a, b and c`. */
export function listOf(words: readonly string[]): string {
  return new Intl.ListFormat(locale()).format(words);
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(value);
}

/** A number with a sign. */
export const signed = (value: number, digits = 0): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${number(Math.abs(value), digits)}`;

/** A share of the whole. */
export const percent = (share: number): string => `${number(Math.round(100 * share))} %`;

/** A number for a message: `by` to show, and `n` to choose by, as it is shown. */
export function counted(value: number, digits = 1): { readonly by: string; readonly n: number } {
  const n = Math.abs(Number(value.toFixed(digits)));
  return { by: (value < 0 && n > 0 ? '−' : '') + number(n, digits), n };
}
