import { signal } from '@preact/signals';
import * as api from '../api';
import type { Me } from '../generated/protocol';
import { recall, remember } from '../memory';

/** Who this session is; unknown until the server has answered once. */
export const me = signal<Me | undefined>(undefined);

let asked: Promise<Me> | undefined;

/** Asks once who we are; later calls get the same answer unless `again`. */
export function whoAmI(again = false): Promise<Me> {
  if (!asked || again) {
    asked = api.me().then((answer) => (me.value = answer));
    asked.catch(() => (asked = undefined));
  }
  return asked;
}

export function signedIn(answer: Me): void {
  asked = Promise.resolve(answer);
  me.value = answer;
}

const NAMES = [
  'Aliénor',
  'Gaspard',
  'Perrine',
  'Hugues',
  'Maud',
  'Odile',
  'Thibaut',
  'Yolande',
  'Renaud',
  'Isabeau',
  'Foulques',
  'Agnès',
];
const NAME_KEY = 'loire.name';

/** The name to offer: our own, the one chosen last time, or one that sounds like the place. */
export function offeredName(): string {
  const own = me.value?.person?.name;
  if (own) return own;
  return recall('always', NAME_KEY) || (NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Aliénor');
}

/** A name that we offered gets a number if somebody's account has it; one that was typed is refused with words. */
async function guestLike(name: string): Promise<Me> {
  try {
    return await api.guest(name);
  } catch (error) {
    if (!(error instanceof api.ApiError && error.code === 'taken' && NAMES.includes(name))) throw error;
    return api.guest(`${name} ${2 + Math.floor(Math.random() * 97)}`);
  }
}

/** Makes sure that there is somebody to sit down: who we are already, or a guest called `name`. */
export async function beSomebody(name: string): Promise<void> {
  const known = await whoAmI();
  if (known.person) return;
  signedIn(await guestLike(name.trim() || offeredName()));
  remember('always', NAME_KEY, name);
}
