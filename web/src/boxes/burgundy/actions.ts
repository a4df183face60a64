/** Burgundy's notation: what an action means and which things it touches. */
import type { Thing } from '../../table/box';
import type { Good, SpaceName, TileName } from './view';

export type Means = 'd1' | 'd2' | 'castle' | 'warehouse' | 'carpenter' | 'church' | 'market' | 'town-hall';
export type Payment = 'silver' | 'workers' | 'mixed';

export type Action =
  | { readonly verb: 'take'; readonly means: Means; readonly depot: string; readonly tile: TileName }
  | { readonly verb: 'place'; readonly means: Means; readonly tile: TileName; readonly space: SpaceName }
  | { readonly verb: 'sell'; readonly means: Means; readonly good: Good }
  | { readonly verb: 'workers'; readonly means: Means }
  | { readonly verb: 'buy'; readonly depot: string; readonly tile: TileName; readonly payment: Payment }
  | { readonly verb: 'discard'; readonly tile: TileName }
  | { readonly verb: 'ship'; readonly depots: readonly string[] }
  | { readonly verb: 'keep'; readonly good: Good }
  | { readonly verb: 'board'; readonly duchy: string }
  | { readonly verb: 'castle'; readonly space: SpaceName }
  | { readonly verb: 'pass' }
  | { readonly verb: 'end' };

/** Reads an action that the server called legal. */
export function parse(text: string): Action | undefined {
  const [verb, a = '', b = '', c = ''] = text.split(' ');
  switch (verb) {
    case 'take':
      return { verb, means: a as Means, depot: b, tile: c };
    case 'place':
      return { verb, means: a as Means, tile: b, space: c };
    case 'sell':
      return { verb, means: a as Means, good: b as Good };
    case 'workers':
      return { verb, means: a as Means };
    case 'buy':
      return { verb, depot: a, tile: b, payment: c === '' ? 'silver' : (c as Payment) };
    case 'discard':
      return { verb, tile: a };
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
        thing(`store:${action.tile}`, 'piece'),
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
      return [thing(`store:${action.tile}`, 'piece')];
    case 'ship':
      return action.depots.map((depot) => thing(`depot:${depot}`, 'place'));
    case 'keep':
      return [thing(`button:keep-${action.good}`, 'button')];
    case 'board':
      return [thing(`board:${action.duchy}`, 'piece')];
    case 'castle':
      return [thing(`space:${action.space}`, 'place')];
    case 'pass':
      return [thing('button:pass', 'button')];
    case 'end':
      return [thing('button:end', 'button')];
  }
}
