import { effect, signal } from '@preact/signals';
import { recallJson, remember } from './memory';

export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark';
  /** `safe` is the palette for colour-blind eyes. */
  readonly kinds: 'standard' | 'safe';
  readonly motion: 'auto' | 'off';
  /** Per cent. */
  readonly text: number;
  /** On a touch screen the first tap always shows what would happen; else only where it costs something. */
  readonly secondTap: boolean;
  /** Soft sounds: a piece is put down, it is your turn. */
  readonly sound: boolean;
}

const KEY = 'loire.settings';
const DEFAULTS: Settings = {
  theme: 'auto',
  kinds: 'standard',
  motion: 'auto',
  text: 100,
  secondTap: false,
  sound: false,
};

export const settings = signal<Settings>(DEFAULTS);

export function setSetting<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [key]: value };
}

/** Whether things may move on the table. */
export function mayMove(): boolean {
  return settings.value.motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Reads what was chosen before and keeps the page and the browser's memory in step. */
export function startSettings(): void {
  settings.value = { ...DEFAULTS, ...(recallJson('always', KEY) as Partial<Settings> | null) };
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { theme, kinds, motion, text } = settings.value;
    const root = document.documentElement;
    root.dataset.theme = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme;
    root.dataset.kinds = kinds;
    root.dataset.motion = motion;
    root.style.setProperty('--text', String(text / 100));
    remember('always', KEY, JSON.stringify(settings.value));
  };
  effect(apply);
  dark.addEventListener('change', apply);
}
