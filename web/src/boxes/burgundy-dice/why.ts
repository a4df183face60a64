/** Why a touched thing does nothing. The rules give the reason, and this words it. */

import bundle from 'words:burgundy-dice';
import type { Why } from '../../generated/protocol';
import type { Names } from '../../table/box';
import { reasonsOf } from '../../table/reasons';
import type { DiceGameView } from './view';
import { say } from './words';

const told = reasonsOf(bundle, 'burgundy-dice/why', 'burgundy-dice/table');

const NUMBERS = [1, 2, 3, 4, 5, 6];

/** The actions that touching a hex would mean. The rules say why none of them is legal. */
export function tries(thing: string, selected: readonly string[], view: DiceGameView): readonly string[] {
  const [what = '', hex = ''] = thing.split(':');
  if (what !== 'hex' && what !== 'first' && what !== 'second') return [];
  if (!view.dice) return [`castle ${hex}`];
  const pips = [...new Set(view.dice.pips)];
  const first = selected.find((one) => one.startsWith('first:'))?.slice(6);
  if (what === 'second' && first)
    return pips.flatMap((one) => pips.map((other) => `mark silver ${first} ${one} ${hex} ${other}`));
  if (selected.includes('bonus:worker')) return NUMBERS.map((number) => `mark worker ${hex} ${number}`);
  const means = selected.includes('bonus:monk') ? 'monk' : 'dice';
  return pips.map((number) => `mark ${means} ${hex} ${number}`);
}

/** What a thing is for, if no action starts with it, or not now. */
export function aside(thing: string): string | undefined {
  const [what, which] = thing.split(':');
  switch (what) {
    case 'hourglass':
      return say('why.hourglass');
    case 'pip':
    case 'colour':
      return say('why.die');
    case 'bonus':
      return say(which === 'commodity' ? 'why.commodity' : 'why.bonus');
    default:
      return undefined;
  }
}

/** A reason in the reader's language. */
export const forbidden = (why: Why, _view: DiceGameView, _viewer: string, names: Names): string =>
  told(why, names);
