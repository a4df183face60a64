/** The notation of the co-operative scenario: what an action means and which things it touches. */

import type { Follower as Kind } from '../../../generated/orleans';
import type { Thing } from '../../../table/box';
import type { CharacterId } from '../art/ids';
import type { Good, Track } from '../pieces';

/** Answers that have a button. */
const ANSWERS = ['propose', 'skip', 'accept', 'decline', 'home'] as const;
type Answer = (typeof ANSWERS)[number];

export type InvasionAction =
  | { readonly verb: 'character'; readonly character: CharacterId }
  | { readonly verb: 'haul'; readonly to: string }
  | { readonly verb: 'load'; readonly good: Good; readonly to: string }
  /** Coins for the Treasury may be divided: some go to the Swordsmith. */
  | { readonly verb: 'fund'; readonly to: string; readonly coins: number; readonly swordsmith: number }
  | { readonly verb: 'lodge'; readonly to: string; readonly kind: Kind }
  | { readonly verb: 'palatinate'; readonly owner: string }
  | { readonly verb: 'fit-catapult' | 'build-event' }
  | { readonly verb: 'train'; readonly role: Track }
  | { readonly verb: 'raze'; readonly town: string }
  /** One item of a draft. */
  | { readonly verb: 'item'; readonly line: string }
  | { readonly verb: Answer };

const isSeat = (word: string): boolean => /^p\d$/.test(word);

/** Reads an action of this scenario. Nothing if it is one of the others. */
export function parseInvasion(text: string): InvasionAction | undefined {
  const [verb = '', a = '', b = '', c = '', , e = ''] = text.split(' ');
  switch (verb) {
    case 'character':
      return { verb, character: a as CharacterId };
    case 'haul':
      return { verb, to: b };
    case 'load':
      return { verb, good: a as Good, to: b };
    case 'fund':
      return { verb, to: b, coins: Number(c), swordsmith: Number(e) };
    case 'lodge':
      return { verb, to: b, kind: c as Kind };
    case 'palatinate':
      return { verb, owner: a };
    case 'fit':
      return a === 'catapult' ? { verb: 'fit-catapult' } : undefined;
    case 'build':
      return a === 'event' ? { verb: 'build-event' } : undefined;
    case 'train':
      return { verb, role: a as Track };
    case 'raze':
      return { verb, town: a };
    case 'offer':
    case 'grant':
      return { verb: 'item', line: text };
    case 'buy':
    case 'sell':
      return isSeat(b) ? { verb: 'item', line: text } : undefined;
    default:
      return ANSWERS.includes(verb as Answer) ? { verb: verb as Answer } : undefined;
  }
}

const thing = (id: string, role: Thing['role']): Thing => ({ id, role });
const button = (id: string): Thing => thing(`button:${id}`, 'button');

/** The things that an action touches. Receivers (`to:`) and other choices are listed next to the prompt. */
export function invasionThings(action: InvasionAction, text: string): readonly Thing[] {
  switch (action.verb) {
    case 'character':
      return [thing(`pick:${action.character}`, 'piece')];
    case 'haul':
      return [thing('place:vehicle', 'piece'), thing(`to:${action.to}`, 'place')];
    case 'load':
      return [thing(`give:${action.good}`, 'piece')];
    case 'fund':
      return [
        thing('place:guild-house', 'piece'),
        thing(`to:${action.to}`, 'place'),
        thing(`count:${action.coins}${action.swordsmith > 0 ? `-${action.swordsmith}` : ''}`, 'means'),
      ];
    case 'lodge':
      return [
        thing('place:hostel', 'piece'),
        thing(`to:${action.to}`, 'place'),
        thing(`lodger:${action.kind}`, 'place'),
      ];
    case 'palatinate':
      return [thing('place:palatinate', 'piece'), thing(`to:${action.owner}`, 'place')];
    case 'train':
      return [thing(`train:${action.role}`, 'piece')];
    case 'raze':
      return [thing(`town:${action.town}`, 'piece'), button(text)];
    case 'fit-catapult':
    case 'build-event':
      return [button(action.verb)];
    case 'item':
      return [button(text)];
    default:
      return [button(action.verb)];
  }
}
