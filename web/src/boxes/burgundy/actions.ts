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
const button = (id: string): Thing => thing(`button:${id}`, 'button');
const spaceThing = (space: string): Thing => thing(`space:${space}`, 'place');
const tileThings = (depot: string, tile: string): readonly Thing[] => [
  thing(`depot:${depot}`, 'piece'),
  thing(`tile:${depot}:${tile}`, 'piece'),
];

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
  if (!action) return [button(text)];
  switch (action.verb) {
    case 'take':
      return [...dieOf(action.means), ...tileThings(action.depot, action.tile)];
    case 'place':
      return [...dieOf(action.means), thing(storeThing(action), 'piece'), spaceThing(action.space)];
    case 'settle':
      return [...tileThings(action.depot, action.tile), spaceThing(action.space)];
    case 'sell':
      return [...dieOf(action.means), thing(`good:${action.good}`, 'piece')];
    case 'workers':
      return [...dieOf(action.means), button('workers')];
    case 'buy':
      return [thing(`pay:${action.payment}`, 'means'), ...tileThings(action.depot, action.tile)];
    case 'discard':
      return [thing(storeThing(action), 'piece')];
    case 'ship':
      return action.depots.map((depot) => thing(`depot:${depot}`, 'place'));
    case 'keep':
      return [button(`keep-${action.good}`)];
    case 'board':
      return [thing(`board:${action.duchy}`, 'piece')];
    case 'castle':
      return [spaceThing(action.space)];
    case 'shield':
      return [thing(`shield:${action.depot}:${action.shield}`, 'piece'), spaceThing(action.space)];
    case 'exchange':
      return tileThings('black', action.tile);
    case 'give':
      return [thing(`good:${action.good}`, 'piece')];
    // One button opens the choice of numbers.
    case 'hire':
    case 'set':
      return [button(action.verb)];
    case 'points':
      return [button(action.silver === 0 ? 'points-none' : 'points')];
    case 'store':
    case 'copy':
    case 'graze':
    case 'card':
    case 'name':
    case 'pay':
    case 'give-up':
    case 'load':
    case 'first':
    case 'pass':
    case 'end':
      return [button(text)];
  }
}
