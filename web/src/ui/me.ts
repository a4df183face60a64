import { signal } from '@preact/signals';
import * as api from '../api';
import type { Me } from '../generated/protocol';
import { recall, remember } from '../memory';

/** Who this session belongs to. Unknown until the server has answered once. */
export const me = signal<Me | undefined>(undefined);

let asked: Promise<Me> | undefined;

/** Asks once who we are. Later calls get the same answer unless `again` is set. */
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

/** None of them is the name of a bot. */
const NAMES = [
  'Aliénor',
  'Gaspard',
  'Perrine',
  'Bérenger',
  'Maud',
  'Sibylle',
  'Thibaut',
  'Yolande',
  'Amaury',
  'Isabeau',
  'Foulques',
  'Agnès',
];
const NAME_KEY = 'loire.name';

const anyName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Aliénor';

/** A guest's name: what they typed on any page, now or last time, or a name that suits the place. */
export const guestName = signal(recall('always', NAME_KEY) || anyName());

export function setGuestName(name: string): void {
  guestName.value = name;
  remember('always', NAME_KEY, name.trim() || null);
}

/**
 * A suggested name gets a number if an account already has it. A name that was typed is refused with a
 * message.
 */
async function guestLike(name: string): Promise<Me> {
  try {
    return await api.guest(name);
  } catch (error) {
    if (!(error instanceof api.ApiError && error.code === 'taken' && NAMES.includes(name))) throw error;
    return api.guest(`${name} ${2 + Math.floor(Math.random() * 97)}`);
  }
}

/** Makes sure that there is somebody to sit down: the current person, or a new guest. */
export async function beSomebody(): Promise<void> {
  const known = await whoAmI();
  if (known.person) return;
  const name = guestName.value.trim() || anyName();
  signedIn(await guestLike(name));
  setGuestName(name);
}
