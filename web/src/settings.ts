import { effect, signal } from '@preact/signals';
import { recallJson, remember } from './memory';

export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark';
  /** `safe` is the palette for colour-blind eyes. */
  readonly kinds: 'standard' | 'safe';
  readonly motion: 'auto' | 'off';
  /** Whether dice show their value as pips or as a digit. */
  readonly faces: 'pips' | 'digits';
  /** The end of a phase and the final scoring are shown step by step. */
  readonly stages: boolean;
  /** Per cent. */
  readonly text: number;
  /**
   * On a touch screen the first tap always shows a preview. Otherwise it does so only for actions that cost
   * something.
   */
  readonly secondTap: boolean;
  /** Soft sounds when a piece is put down and when it is your turn. */
  readonly sound: boolean;
}

const KEY = 'loire.settings';
const DEFAULTS: Settings = {
  theme: 'auto',
  kinds: 'standard',
  motion: 'auto',
  faces: 'pips',
  stages: true,
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

/** Reads the earlier choices, and keeps the page and the browser's storage in step with them. */
export function startSettings(): void {
  settings.value = { ...DEFAULTS, ...(recallJson('always', KEY) as Partial<Settings> | null) };
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { theme, kinds, motion, faces, text } = settings.value;
    const root = document.documentElement;
    root.dataset.theme = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme;
    root.dataset.kinds = kinds;
    root.dataset.motion = motion;
    root.dataset.faces = faces;
    root.style.setProperty('--text', String(text / 100));
    remember('always', KEY, JSON.stringify(settings.value));
  };
  effect(apply);
  dark.addEventListener('change', apply);
}
