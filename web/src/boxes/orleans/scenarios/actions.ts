/** The notation of the scenarios: what an action means and which things it touches. */

import type { Citizen, Follower as Kind, Objective, Role } from '../../../generated/orleans';
import type { Thing } from '../../../table/box';
import { GOODS, type Good } from '../pieces';
import { carpenterAt, edgeBetween, merchantAt } from '../where';

type Way = 'road' | 'river';

export type ScenarioAction =
  | { readonly verb: 'keep' | 'start'; readonly town: string }
  | { readonly verb: 'carpenter'; readonly kind: Kind; readonly way: Way; readonly town: string }
  | { readonly verb: 'carpenter-stay'; readonly kind: Kind }
  | { readonly verb: 'build-structure'; readonly edge: string }
  | { readonly verb: 'supply'; readonly town: string; readonly good: Good }
  | { readonly verb: 'supply-coins'; readonly town: string; readonly count: number }
  | { readonly verb: 'card' }
  | { readonly verb: 'buy-follower' | 'buy-citizen'; readonly what: string }
  | { readonly verb: 'buy-good'; readonly good: Good }
  | { readonly verb: 'return'; readonly kind: Kind; readonly from: string }
  | { readonly verb: 'pilgrims'; readonly kind: Role }
  | { readonly verb: 'event-swap'; readonly give: Good; readonly take: Good }
  | {
      readonly verb: 'event-travel';
      readonly way: Way;
      readonly town: string;
      readonly load: Good | 'hidden' | undefined;
    }
  | { readonly verb: 'draft'; readonly tile: string }
  | { readonly verb: 'house'; readonly what: 'coins' | 'books' }
  | { readonly verb: 'house-good'; readonly good: Good }
  | {
      readonly verb: 'house-travel';
      readonly way: Way;
      readonly town: string;
      readonly load: Good | undefined;
    }
  | { readonly verb: 'deliver'; readonly objective: Objective; readonly wool: number | undefined }
  | { readonly verb: 'pay' | 'claim'; readonly objective: Objective }
  | { readonly verb: 'citizen'; readonly citizen: Citizen }
  | { readonly verb: 'banish'; readonly kind: Kind }
  | { readonly verb: 'to-bag'; readonly kind: Kind };

const isGood = (word: string): word is Good => GOODS.includes(word as Good);

/** Reads an action of a scenario. Nothing if it is one of the base game. */
export function parseScenario(text: string): ScenarioAction | undefined {
  const [verb = '', a = '', b = '', c = '', d = ''] = text.split(' ');
  switch (verb) {
    case 'keep':
    case 'start':
      return { verb, town: a };
    case 'carpenter':
      return a === 'stay'
        ? { verb: 'carpenter-stay', kind: b as Kind }
        : { verb, kind: a as Kind, way: b as Way, town: c };
    case 'build':
      return a === 'structure' ? { verb: 'build-structure', edge: b } : undefined;
    case 'supply':
      return b === 'coins'
        ? { verb: 'supply-coins', town: a, count: Number(c) }
        : { verb, town: a, good: b as Good };
    case 'work':
      return b === 'card' ? { verb: 'card' } : undefined;
    case 'buy':
      if (isGood(a)) return { verb: 'buy-good', good: a };
      return { verb: a === 'citizen' ? 'buy-citizen' : 'buy-follower', what: a };
    case 'return':
      return { verb, kind: a as Kind, from: b };
    case 'swap':
      return b
        ? { verb: 'event-swap', give: a as Good, take: b as Good }
        : { verb: 'pilgrims', kind: a as Role };
    case 'travel':
      return a === 'event'
        ? {
            verb: 'event-travel',
            way: b as Way,
            town: c,
            load: (d || undefined) as Good | 'hidden' | undefined,
          }
        : undefined;
    case 'draft':
      return { verb, tile: a };
    case 'house':
      if (a === 'coins' || a === 'books') return { verb, what: a };
      if (isGood(a)) return { verb: 'house-good', good: a };
      return { verb: 'house-travel', way: a as Way, town: b, load: (c || undefined) as Good | undefined };
    case 'deliver':
      return { verb, objective: a as Objective, wool: b ? Number(b) : undefined };
    case 'pay':
    case 'claim':
      return { verb, objective: a as Objective };
    case 'citizen':
      return { verb, citizen: a as Citizen };
    case 'banish':
      return { verb, kind: a as Kind };
    case 'plan':
      return b === 'bag' ? { verb: 'to-bag', kind: a as Kind } : undefined;
    default:
      return undefined;
  }
}

const thing = (id: string, role: Thing['role']): Thing => ({ id, role });
const means = (id: string): Thing => thing(id, 'means');
const place = (id: string): Thing => thing(id, 'place');
const piece = (id: string): Thing => thing(id, 'piece');

const journey = (way: Way, town: string, load: string | undefined): readonly Thing[] => {
  const edge = edgeBetween(merchantAt.value, way, town) ?? town;
  return [place(`edge:${edge}`), means(load ? `load:${edge}.${load}` : 'load:nothing')];
};

/** A follower in the market or on a place. Those in the bag have only a button. */
function standing(kind: Kind, from: string): readonly Thing[] {
  if (from === 'bag') return [];
  return [piece(from === 'market' ? `market:${kind}.1` : `stand:${from}.${kind}`)];
}

/** The things that an action of a scenario touches. */
export function scenarioThings(action: ScenarioAction, text: string): readonly Thing[] {
  switch (action.verb) {
    case 'keep':
      return [piece(`card:${action.town}`)];
    case 'start':
      return [piece(`town:${action.town}`)];
    case 'carpenter': {
      const edge = edgeBetween(carpenterAt.value, action.way, action.town) ?? action.town;
      return [piece('place:carpenter'), place(`edge:${edge}`), means(`role:${action.kind}`)];
    }
    case 'carpenter-stay':
      return [piece('place:carpenter'), piece('choice:stay'), means(`role:${action.kind}`)];
    case 'build-structure':
      return [place(`edge:${action.edge}`)];
    case 'supply':
      return [piece(`give:${action.good}`), place(`structure:${action.town}`)];
    case 'supply-coins':
      return [piece('give:coin'), place(`structure:${action.town}`), means(`count:${action.count}`)];
    case 'card':
      return [piece('place:scriptorium'), means('choice:card')];
    case 'buy-good':
      return [piece(`supply:${action.good}`), thing(`button:${text}`, 'button')];
    case 'event-swap':
      return [piece(`give:${action.give}`), place(`supply:${action.take}`)];
    case 'event-travel':
      return journey(action.way, action.town, action.load);
    case 'draft':
      return [piece(`tile:${action.tile}`)];
    case 'house':
      return [piece('place:bourgeois-house'), piece(`choice:${action.what}`)];
    case 'house-good':
      return [piece('place:bourgeois-house'), place(`supply:${action.good}`)];
    case 'house-travel':
      return [piece('place:bourgeois-house'), ...journey(action.way, action.town, action.load)];
    case 'deliver':
      return [
        piece(`objective:${action.objective}`),
        ...(action.wool === undefined ? [] : [means(`count:${action.wool}`)]),
      ];
    case 'pay':
    case 'claim':
      return [piece(`objective:${action.objective}`)];
    case 'citizen':
      return [piece(`citizen:${action.citizen}`)];
    case 'banish':
      return [piece(`market:${action.kind}.1`)];
    case 'return':
      return [...standing(action.kind, action.from), thing(`button:${text}`, 'button')];
    case 'buy-follower':
    case 'buy-citizen':
    case 'pilgrims':
    case 'to-bag':
      return [thing(`button:${text}`, 'button')];
  }
}
