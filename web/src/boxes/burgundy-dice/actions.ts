/** The Dice Game's notation: what an action means and which things it touches. */
import { signal } from '@preact/signals';
import type { Thing } from '../../table/box';
import type { BonusKind, Colour, DiceGameView, HexName } from './view';

export type Means = 'dice' | 'monk' | 'worker' | 'silver';

export interface Entry {
  readonly hex: HexName;
  readonly number: number;
}

export type Action =
  | { readonly verb: 'castle'; readonly hex: HexName }
  | { readonly verb: 'mark'; readonly means: Means; readonly first: Entry; readonly second: Entry | null }
  | { readonly verb: 'pass' };

/** Reads an action that the server called legal. */
export function parse(text: string): Action | undefined {
  const [verb, a = '', b = '', c = '', d = '', e = ''] = text.split(' ');
  switch (verb) {
    case 'castle':
      return { verb, hex: a };
    case 'mark': {
      const second = d ? { hex: d, number: Number(e) } : null;
      return { verb, means: a as Means, first: { hex: b, number: Number(c) }, second };
    }
    case 'pass':
      return { verb };
    default:
      return undefined;
  }
}

/**
 * Colours of the duchy on the table. An action names a hex without its colour, because the sheet shows it.
 * For colour dice to be touchable, we must know the colours when we read actions. Everyone has the same
 * duchy.
 */
const ground = signal<{ readonly duchy: string; readonly colours: ReadonlyMap<HexName, Colour> }>({
  duchy: '',
  colours: new Map(),
});

export function layGround(view: DiceGameView): void {
  const [player] = view.players;
  if (!player || ground.peek().duchy === view.duchy) return;
  ground.value = { duchy: view.duchy, colours: new Map(player.hexes.map((hex) => [hex.hex, hex.colour])) };
}

const thing = (id: string, role: Thing['role']): Thing => ({ id, role });

const dice = (number: number): Thing => thing(`pip:${number}`, 'means');
const bonus = (kind: BonusKind): Thing => thing(`bonus:${kind}`, 'means');
function colour(hex: HexName): readonly Thing[] {
  const known = ground.value.colours.get(hex);
  return known ? [thing(`colour:${known}`, 'means')] : [];
}

/**
 * A silver starts with its circle, then the two hexes follow in order. `first` and `second` are separate
 * things, so that touching a hex alone never asks whether you want a second one.
 */
export function things(text: string): readonly Thing[] {
  const action = parse(text);
  switch (action?.verb) {
    case 'castle':
      return [thing(`hex:${action.hex}`, 'place')];
    case 'pass':
      return [thing('button:pass', 'button')];
    case 'mark': {
      const { means, first, second } = action;
      const hex = thing(`hex:${first.hex}`, 'place');
      if (second)
        return [
          bonus('silver'),
          thing(`first:${first.hex}`, 'place'),
          thing(`second:${second.hex}`, 'place'),
        ];
      if (means === 'monk') return [bonus('monk'), dice(first.number), hex];
      // Nothing on the table shows the number that a worker makes, so the menu asks for it.
      if (means === 'worker')
        return [bonus('worker'), ...colour(first.hex), thing(`as:${first.number}`, 'means'), hex];
      return [dice(first.number), ...colour(first.hex), hex];
    }
    default:
      return [thing(`button:${text}`, 'button')];
  }
}

/** What a hex is in the selection: with a silver, the first or the second of two. */
export function thingOf(hex: HexName, selected: readonly string[]): string {
  if (!selected.includes('bonus:silver')) return `hex:${hex}`;
  const first = selected.find((one) => one.startsWith('first:'));
  return first && first !== `first:${hex}` ? `second:${hex}` : `first:${hex}`;
}
