import { batch, signal } from '@preact/signals';
import { recall, remember } from '../memory';
import type { FirstKey, MessageKey } from './en';

export type { MessageKey };
/** A whole language. If a message is missing, it does not compile. */
export type Messages = Readonly<Record<MessageKey, string>>;
export type Params = Readonly<Record<string, string | number>>;
export type Language = 'en' | 'de' | 'fr';

/** Each language under its own name. A new one needs its files, a line here and a line in `LOADERS`. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** Only the reader's language is fetched, and for the first page only what it says. */
interface Loader {
  first(): Promise<{ readonly words: Readonly<Record<FirstKey, string>> }>;
  rest(): Promise<{ readonly words: Readonly<Record<Exclude<MessageKey, FirstKey>, string>> }>;
}
const LOADERS: Readonly<Record<Language, Loader>> = {
  en: { first: () => import('./first.en'), rest: () => import('./rest.en') },
  de: { first: () => import('./first.de'), rest: () => import('./rest.de') },
  fr: { first: () => import('./first.fr'), rest: () => import('./rest.fr') },
};

/** What is said if no words can be loaded. */
const WITHOUT: Partial<Messages> = {
  'app.failed': 'This page could not be loaded.',
  'app.again': 'Try again',
  'missing.home': 'Back to the shelf',
};

const KEY = 'loire.language';
export const language = signal<Language>('en');
const messages = signal<Partial<Messages>>(WITHOUT);
let plural = new Intl.PluralRules('en');
/** What should be shown, and what is. */
let wanted: Language = 'en';
let whole = false;
let shown = '';

const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The reader's earlier choice, or else the first of the browser's languages that we have. */
function preferred(): Language {
  const chosen = recall('always', KEY);
  if (chosen && isLanguage(chosen)) return chosen;
  for (const tag of navigator.languages) {
    const code = tag.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return 'en';
}

/** Fetches the words that are wanted, and then shows all of them together. */
async function load(): Promise<void> {
  const now = `${wanted} ${whole}`;
  if (shown === now) return;
  const code = wanted;
  const { first, rest } = LOADERS[code];
  const [start, more] = await Promise.all([first(), whole ? rest() : undefined]);
  // Somebody has changed their mind.
  if (now !== `${wanted} ${whole}`) return load();
  shown = now;
  plural = new Intl.PluralRules(code);
  batch(() => {
    messages.value = { ...start.words, ...more?.words };
    language.value = code;
  });
}

/** Await this before drawing the first page, so that its language does not change while somebody reads it. */
export const firstWords = (): Promise<void> => load();

/** Await this before drawing any other page. */
export function allWords(): Promise<void> {
  whole = true;
  return load();
}

export function startLanguage(): void {
  wanted = preferred();
  document.documentElement.lang = wanted;
}

export async function chooseLanguage(code: Language): Promise<void> {
  wanted = code;
  try {
    await load();
  } catch (error) {
    if (wanted === code) wanted = language.peek();
    throw error;
  }
  if (wanted !== code) return;
  document.documentElement.lang = code;
  remember('always', KEY, code);
}

/** For the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The message for `key`. `{name}` is replaced, and `{n|worker|workers}` chooses by the number `n`. */
export function t(key: MessageKey, params: Params = {}): string {
  return fill(messages.value[key] ?? '', params);
}

/** Whether a computed key has a message. A newer server may use names that we do not know. */
export function hasMessage(key: string): key is MessageKey {
  return Object.hasOwn(messages.value, key);
}

/** The message for a computed key, or else `fallback`. */
export function tOr(key: string, fallback: string, params: Params = {}): string {
  return hasMessage(key) ? t(key, params) : fallback;
}

/** A box's name in the chosen language. If only a newer server has the box, it keeps the server's name. */
export const boxTitle = (id: string, title: string): string => tOr(`title.${id}`, title);

/** A placeholder, or a choice by number between two texts that may contain placeholders themselves. */
const HOLE = /\{(\w+)(?:\|((?:[^{}|]|\{\w+\})*)\|((?:[^{}]|\{\w+\})*))?\}/g;

/** The texts that load with a box's table, to keep them out of the first page. */
export function wordsOf<Key extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
) {
  const say = (key: Key, params: Params = {}): string => fill(texts[language.value][key], params);
  const has = (key: string): key is Key => Object.hasOwn(texts.en, key);
  return {
    say,
    /** For a computed key. A newer server may use names that we do not know. */
    sayOr: (key: string, fallback: string, params: Params = {}): string =>
      has(key) ? say(key, params) : fallback,
  };
}

/** French puts a space before some signs, where no line may break. */
const unbroken = (text: string): string =>
  language.value === 'fr' ? text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u202f') : text;

function fill(message: string, params: Params): string {
  return unbroken(message).replace(HOLE, (whole, name: string, one?: string, other?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (one === undefined || other === undefined) return String(value);
    return fill(plural.select(Number(value)) === 'one' ? one : other, params);
  });
}

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

/** A number for a message: `by` to show, and `n` to choose by, as it is shown. */
export function counted(value: number, digits = 1): { readonly by: string; readonly n: number } {
  const n = Math.abs(Number(value.toFixed(digits)));
  return { by: (value < 0 && n > 0 ? '−' : '') + number(n, digits), n };
}
