import { signal } from '@preact/signals';
import { en } from './en';

/** Messages by key. `{name}` is replaced; `{n|worker|workers}` chooses by the number `n`. */
export type Messages = Readonly<Record<string, string>>;
export type Params = Readonly<Record<string, string | number>>;

const loaded: Record<string, Messages> = { en };
export const language = signal('en');

let rules = new Intl.PluralRules('en');

/** Makes a language known; the first one that a page chooses is loaded before it is drawn. */
export function addMessages(code: string, messages: Messages): void {
  loaded[code] = { ...loaded[code], ...messages };
}

export function setLanguage(code: string): void {
  rules = new Intl.PluralRules(code);
  language.value = code;
}

/** The message for `key`, in the chosen language or else in English. */
export function t(key: string, params: Params = {}): string {
  const message = loaded[language.value]?.[key] ?? en[key] ?? key;
  return fill(message, params);
}

/** Whether there is a message for `key`. */
export function hasMessage(key: string): boolean {
  return key in en || key in (loaded[language.value] ?? {});
}

function fill(message: string, params: Params): string {
  return message.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, other?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (one === undefined || other === undefined) return String(value);
    return rules.select(Number(value)) === 'one' ? one : other;
  });
}
