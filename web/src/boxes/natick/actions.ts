/** Natick's notation: what an action means and which things it touches. */
import { signal } from '@preact/signals';
import type { Thing } from '../../table/box';
import type { DieEvent, RegionName, Row, Suit } from './view';

export type Action =
  | {
      readonly verb:
        | 'region'
        | 'scout'
        | 'harvest'
        | 'advantage'
        | 'tournament'
        | 'give'
        | 'discard'
        | 'collect'
        | 'pay'
        | 'store';
      readonly region: RegionName;
    }
  | { readonly verb: 'divide'; readonly sets: readonly [string, string]; readonly aside: string }
  | { readonly verb: 'keep'; readonly dice: string }
  | { readonly verb: 'skip'; readonly event: DieEvent }
  | { readonly verb: 'bank' | 'offer'; readonly give: Suit; readonly take: Suit }
  | { readonly verb: 'barter'; readonly region: RegionName; readonly take: Suit }
  | { readonly verb: 'add' | 'ask'; readonly suit: Suit }
  | { readonly verb: 'road' | 'village'; readonly side: 'left' | 'right' }
  | { readonly verb: 'town' | 'trader'; readonly place: number }
  | { readonly verb: 'knight'; readonly place: number; readonly row: Row }
  | { readonly verb: 'put'; readonly row: Row }
  | { readonly verb: 'raid' | 'deal' | 'propose' | 'withdraw' | 'accept' | 'decline' | 'draw' | 'end' };

/** Reads an action that the server called legal. */
export function parse(text: string): Action | undefined {
  const [verb, a = '', b = '', , d = ''] = text.split(' ');
  switch (verb) {
    case 'region':
    case 'scout':
    case 'harvest':
    case 'advantage':
    case 'tournament':
    case 'give':
    case 'discard':
    case 'collect':
    case 'pay':
    case 'store':
      return { verb, region: a };
    case 'divide':
      return { verb, sets: [a, b], aside: d };
    case 'keep':
      return { verb, dice: a };
    case 'skip':
      return { verb, event: a as DieEvent };
    case 'bank':
    case 'offer':
      return { verb, give: a as Suit, take: b as Suit };
    case 'barter':
      return { verb, region: a, take: b as Suit };
    case 'add':
    case 'ask':
      return { verb, suit: a as Suit };
    case 'road':
    case 'village':
      return { verb, side: a as 'left' | 'right' };
    case 'town':
    case 'trader':
      return { verb, place: Number(a) };
    case 'knight':
      return { verb, place: Number(a), row: b as Row };
    case 'put':
      return { verb, row: a as Row };
    case 'raid':
    case 'deal':
    case 'propose':
    case 'withdraw':
    case 'accept':
    case 'decline':
    case 'draw':
    case 'end':
      return { verb };
    default:
      return undefined;
  }
}

const thing = (id: string, role: Thing['role']): Thing => ({ id, role });

/**
 * The dice as divided on the table, in notation. Nothing if that division is not allowed or nobody is
 * dividing.
 */
export const division = signal('');

/**
 * A region lies in only one colony, so its name is enough to identify a place on the table. `purse` is the
 * viewer's coins, `theirs` the other colony's coins, and `end` the places where a colony grows.
 */
export function things(text: string): readonly Thing[] {
  const action = parse(text);
  if (!action) return [thing(`button:${text}`, 'button')];
  switch (action.verb) {
    case 'region':
      return [thing(`tile:${action.region}`, 'piece')];
    case 'scout':
      return [thing(`tile:${action.region}`, 'piece')];
    case 'draw':
      return [thing('stack:draw', 'piece'), thing('button:draw', 'button')];
    // Dice are divided as a whole and sent with one button.
    case 'divide':
      return [thing(text === division.value ? 'button:divide' : `division:${text}`, 'button')];
    case 'keep':
      return [thing(`set:${action.dice}`, 'piece')];
    case 'harvest':
    case 'advantage':
    case 'tournament':
      return [thing(`event:${action.verb}`, 'means'), thing(`region:${action.region}`, 'place')];
    case 'raid':
      return [thing('event:raid', 'means'), thing('button:raid', 'button')];
    case 'skip':
      return [thing(`button:skip-${action.event}`, 'button')];
    case 'give':
    case 'discard':
    case 'collect':
    case 'pay':
    case 'store':
      return [thing(`region:${action.region}`, 'place')];
    case 'bank':
      return [thing(`purse:${action.give}`, 'piece'), thing(`pool:${action.take}`, 'piece')];
    case 'barter':
      return [thing(`region:${action.region}`, 'piece'), thing(`pool:${action.take}`, 'piece')];
    case 'offer':
      return [thing(`purse:${action.give}`, 'piece'), thing(`theirs:${action.take}`, 'piece')];
    case 'add':
      return [thing(`purse:${action.suit}`, 'piece')];
    case 'ask':
      return [thing(`theirs:${action.suit}`, 'piece')];
    case 'road':
    case 'village':
      return [thing(`item:${action.verb}`, 'piece'), thing(`end:${action.side}`, 'place')];
    case 'town':
      return [thing('item:town', 'piece'), thing(`settlement:${action.place}`, 'place')];
    case 'trader':
      return [thing('item:trader', 'piece'), thing(`road:${action.place}`, 'place')];
    case 'knight':
      return [thing('item:knight', 'piece'), thing(`knight:${action.place}:${action.row}`, 'place')];
    case 'put':
      return [thing(`slot:${action.row}`, 'place')];
    case 'end':
    case 'deal':
    case 'propose':
    case 'withdraw':
    case 'accept':
    case 'decline':
      return [thing(`button:${action.verb}`, 'button')];
  }
}
