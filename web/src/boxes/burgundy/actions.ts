/** Burgundy's notation: what an action means and which things it touches. */

import type { Means } from '../../generated/burgundy';
import type { Thing } from '../../table/box';
import type { Good, SpaceName, TileName } from './view';

export type { Means } from '../../generated/burgundy';
export type Store = 'own' | 'shared';
export type Payment = 'silver' | 'workers' | 'mixed';

export type Action =
  | { readonly verb: 'take'; readonly means: Means; readonly depot: string; readonly tile: TileName }
  | {
      readonly verb: 'place';
      readonly means: Means;
      readonly tile: TileName;
      readonly space: SpaceName;
      readonly store: Store;
    }
  /** Straight from a depot into the duchy. */
  | {
      readonly verb: 'settle';
      readonly means: Means;
      readonly depot: string;
      readonly tile: TileName;
      readonly space: SpaceName;
    }
  | { readonly verb: 'sell'; readonly means: Means; readonly good: Good }
  | { readonly verb: 'workers'; readonly means: Means }
  | { readonly verb: 'buy'; readonly depot: string; readonly tile: TileName; readonly payment: Payment }
  | { readonly verb: 'discard'; readonly tile: TileName; readonly store: Store }
  | { readonly verb: 'ship'; readonly depots: readonly string[] }
  | { readonly verb: 'keep'; readonly good: Good }
  | { readonly verb: 'board'; readonly duchy: string }
  | { readonly verb: 'castle'; readonly space: SpaceName }
  | { readonly verb: 'store'; readonly store: Store }
  | { readonly verb: 'hire'; readonly silver: number }
  | { readonly verb: 'copy'; readonly tile: TileName }
  | { readonly verb: 'graze'; readonly species: string }
  | { readonly verb: 'card'; readonly card: string }
  | {
      readonly verb: 'shield';
      readonly means: Means;
      readonly depot: string;
      readonly shield: number;
      readonly space: SpaceName;
    }
  | { readonly verb: 'set'; readonly means: Means; readonly value: number }
  | { readonly verb: 'name'; readonly seat: string }
  | { readonly verb: 'pay'; readonly shield: number; readonly worker: boolean }
  | { readonly verb: 'give-up'; readonly shield: number }
  | { readonly verb: 'load'; readonly good: Good }
  | { readonly verb: 'points'; readonly silver: number }
  | { readonly verb: 'first'; readonly part: string }
  | { readonly verb: 'exchange'; readonly tile: TileName }
  | { readonly verb: 'give'; readonly good: Good }
  | { readonly verb: 'pass' }
  | { readonly verb: 'end' };

/** Reads an action that the server called legal. */
export function parse(text: string): Action | undefined {
  const [verb, a = '', b = '', c = '', d = ''] = text.split(' ');
  switch (verb) {
    case 'take':
      return { verb, means: a as Means, depot: b, tile: c };
    case 'place':
      if (d !== '' && d !== 'shared')
        return { verb: 'settle', means: a as Means, depot: b, tile: c, space: d };
      return { verb, means: a as Means, tile: b, space: c, store: storeOf(d) };
    case 'sell':
      return { verb, means: a as Means, good: b as Good };
    case 'workers':
      return { verb, means: a as Means };
    case 'buy':
      return { verb, depot: a, tile: b, payment: c === '' ? 'silver' : (c as Payment) };
    case 'discard':
      return { verb, tile: a, store: storeOf(b) };
    case 'ship':
      return { verb, depots: a.split('+') };
    case 'keep':
      return { verb, good: a as Good };
    case 'board':
      return { verb, duchy: a };
    case 'castle':
      return { verb, space: a };
    case 'pass':
    case 'end':
      return { verb };
    default:
      return parseModules(verb, a, b, c, d);
  }
}

const storeOf = (word: string): Store => (word === 'shared' ? 'shared' : 'own');

/** Actions that only the expansions offer. */
function parseModules(verb = '', a: string, b: string, c: string, d: string): Action | undefined {
  switch (verb) {
    case 'store':
      return { verb, store: storeOf(a) };
    case 'hire':
    case 'points':
      return { verb, silver: Number(a) };
    case 'copy':
    case 'exchange':
      return { verb, tile: a };
    case 'graze':
      return { verb, species: a };
    case 'card':
      return { verb, card: a };
    case 'shield':
      return { verb, means: a as Means, depot: b, shield: Number(c), space: d };
    case 'set':
      return { verb, means: a as Means, value: Number(b) };
    case 'name':
      return { verb, seat: a };
    case 'pay':
      return { verb, shield: Number(a), worker: b === 'worker' };
    case 'give-up':
      return { verb, shield: Number(a) };
    case 'load':
    case 'give':
      return { verb, good: a as Good };
    case 'first':
      return { verb, part: a };
    default:
      return undefined;
  }
}

const thing = (id: string, role: Thing['role']): Thing => ({ id, role });

/**
 * A die is one of several means to choose from. The effect of a tile is the only means there is, so it is not
 * a thing.
 */
const dieOf = (means: Means): readonly Thing[] =>
  means === 'd1' || means === 'd2' ? [thing(`die:${means}`, 'means')] : [];

const storeThing = ({ tile, store }: { readonly tile: TileName; readonly store: Store }): string =>
  store === 'shared' ? `shared:${tile}` : `store:${tile}`;

export function things(text: string): readonly Thing[] {
  const action = parse(text);
  if (!action) return [thing(`button:${text}`, 'button')];
  switch (action.verb) {
    case 'take':
      return [
        ...dieOf(action.means),
        thing(`depot:${action.depot}`, 'piece'),
        thing(`tile:${action.depot}:${action.tile}`, 'piece'),
      ];
    case 'place':
      return [
        ...dieOf(action.means),
        thing(storeThing(action), 'piece'),
        thing(`space:${action.space}`, 'place'),
      ];
    case 'settle':
      return [
        thing(`depot:${action.depot}`, 'piece'),
        thing(`tile:${action.depot}:${action.tile}`, 'piece'),
        thing(`space:${action.space}`, 'place'),
      ];
    case 'sell':
      return [...dieOf(action.means), thing(`good:${action.good}`, 'piece')];
    case 'workers':
      return [...dieOf(action.means), thing('button:workers', 'button')];
    case 'buy':
      return [
        thing(`pay:${action.payment}`, 'means'),
        thing(`depot:${action.depot}`, 'piece'),
        thing(`tile:${action.depot}:${action.tile}`, 'piece'),
      ];
    case 'discard':
      return [thing(storeThing(action), 'piece')];
    case 'ship':
      return action.depots.map((depot) => thing(`depot:${depot}`, 'place'));
    case 'keep':
      return [thing(`button:keep-${action.good}`, 'button')];
    case 'board':
      return [thing(`board:${action.duchy}`, 'piece')];
    case 'castle':
      return [thing(`space:${action.space}`, 'place')];
    case 'shield':
      return [
        thing(`shield:${action.depot}:${action.shield}`, 'piece'),
        thing(`space:${action.space}`, 'place'),
      ];
    case 'exchange':
      return [thing('depot:black', 'piece'), thing(`tile:black:${action.tile}`, 'piece')];
    case 'give':
      return [thing(`good:${action.good}`, 'piece')];
    // One button opens the choice of numbers.
    case 'hire':
      return [thing('button:hire', 'button')];
    case 'set':
      return [thing('button:set', 'button')];
    case 'points':
      return [thing(action.silver === 0 ? 'button:points-none' : 'button:points', 'button')];
    case 'store':
    case 'copy':
    case 'graze':
    case 'card':
    case 'name':
    case 'pay':
    case 'give-up':
    case 'load':
    case 'first':
      return [thing(`button:${text}`, 'button')];
    case 'pass':
      return [thing('button:pass', 'button')];
    case 'end':
      return [thing('button:end', 'button')];
  }
}
