/** The notation of Orléans: what an action means and which things it touches. */

import type { Follower as Kind, Need, Role } from '../../generated/orleans';
import type { Thing } from '../../table/box';
import { invasionThings, parseInvasion } from './invasion/actions';
import type { Good } from './pieces';
import { drawCount } from './planning/draw-count';
import { parseScenario, scenarioThings } from './scenarios/actions';
import type { AnyPlace } from './view';
import { edgeBetween, merchantAt } from './where';

/** A follower on a space of a place. The need is written where the space asks for somebody else. */
interface Spot {
  readonly kind: Kind;
  readonly place: AnyPlace;
  readonly need: Need | undefined;
}

export type Action =
  | { readonly verb: 'draw'; readonly count: number }
  | ({ readonly verb: 'recall' | 'bathe' | 'plan' } & Spot)
  | { readonly verb: 'bathe-bag' | 'bathe-keep' | 'stay'; readonly kind: Kind }
  | { readonly verb: 'man' | 'leave' | 'build' | 'open'; readonly place: AnyPlace }
  | { readonly verb: 'recruit'; readonly place: AnyPlace; readonly role: Role | undefined }
  | {
      readonly verb: 'travel';
      readonly place: AnyPlace;
      readonly way: 'road' | 'river' | undefined;
      readonly town: string;
      /** What the merchant takes along. A face-down good is `hidden`. */
      readonly good: Good | 'hidden' | undefined;
    }
  | {
      readonly verb: 'send';
      readonly place: AnyPlace;
      readonly role: Role;
      /** A deed, or the town of a structure. */
      readonly deed: string;
      readonly book: boolean;
    }
  | { readonly verb: 'work'; readonly place: AnyPlace; readonly count: number }
  | { readonly verb: 'buy' | 'sell'; readonly place: AnyPlace; readonly good: Good }
  | { readonly verb: 'swap'; readonly place: AnyPlace; readonly give: Good; readonly take: Good }
  | { readonly verb: 'fit'; readonly place: AnyPlace; readonly need: Need }
  | { readonly verb: 'give'; readonly good: Good }
  | { readonly verb: 'lose'; readonly what: string; readonly which: string }
  /** A move of a plan in this browser: a follower or a hole, and where it goes. */
  | { readonly verb: 'put' | 'move'; readonly from: string; readonly hole: string; readonly first: boolean }
  | { readonly verb: 'take' | 'back'; readonly from: string }
  | { readonly verb: Simple };

const SIMPLE = [
  'stop',
  'ready',
  'replan',
  'pass',
  'well',
  'ward',
  'endure',
  'coins',
  'last',
  'clear',
  'change',
  'picked',
  'fewer',
  'more',
] as const;
type Simple = (typeof SIMPLE)[number];

const isWay = (word: string): word is 'road' | 'river' => word === 'road' || word === 'river';

/**
 * Reads an action that the server, or the plan in this browser, called legal. Actions of the scenarios have their own
 * reader, `parseScenario`.
 */
export function parse(text: string): Action | undefined {
  if (parseInvasion(text) || parseScenario(text)) return undefined;
  const [verb = '', a = '', b = '', c, d] = text.split(' ');
  const place = a as AnyPlace;
  const need = c as Need | undefined;
  switch (verb) {
    case 'draw':
      return { verb, count: Number(a) };
    case 'recall':
      return { verb, place, kind: b as Kind, need };
    case 'plan':
      return b === 'stay'
        ? { verb: 'stay', kind: a as Kind }
        : { verb, kind: a as Kind, place: b as AnyPlace, need };
    case 'bathe':
      return b === 'bag' || b === 'market'
        ? { verb: b === 'bag' ? 'bathe-bag' : 'bathe-keep', kind: a as Kind }
        : { verb, kind: a as Kind, place: b as AnyPlace, need };
    case 'man':
    case 'leave':
    case 'build':
    case 'open':
      return { verb, place };
    case 'recruit':
      return { verb, place, role: (b || undefined) as Role | undefined };
    case 'travel':
      return isWay(b)
        ? { verb, place, way: b, town: c ?? '', good: d as Good | 'hidden' | undefined }
        : { verb, place, way: undefined, town: b, good: c as Good | 'hidden' | undefined };
    case 'send':
      return { verb, place, role: b as Role, deed: c ?? '', book: d === 'book' };
    case 'work':
      return { verb, place, count: Number(b) };
    case 'trade':
      return b === 'buy' || b === 'sell'
        ? { verb: b, place, good: c as Good }
        : { verb: 'swap', place, give: b as Good, take: c as Good };
    case 'fit':
      return { verb, place, need: b as Need };
    case 'give':
      return { verb, good: a as Good };
    case 'lose':
      return { verb, what: a, which: b };
    case 'put':
    case 'move':
      return { verb, from: a, hole: b, first: c === 'first' };
    case 'take':
    case 'back':
      return { verb, from: a };
    default:
      return SIMPLE.includes(verb as Simple) ? { verb: verb as Simple } : undefined;
  }
}

/** Which ways a place can take. */
const WATERWAYS: readonly string[] = ['ship'];

/** The road or waterway that a journey takes. */
export function edgeOf(action: Action & { verb: 'travel' }): string | undefined {
  const river = action.way ? action.way === 'river' : WATERWAYS.includes(action.place);
  return edgeBetween(merchantAt.value, river ? 'river' : 'road', action.town);
}

const thing = (id: string, role: Thing['role']): Thing => ({ id, role });
const button = (id: string): Thing => thing(`button:${id}`, 'button');
const placeThing = (place: string, role: Thing['role'] = 'piece'): Thing => thing(`place:${place}`, role);

const giveThing = (good: string): Thing => thing(`give:${good}`, 'piece');
/** A choice that some actions have and others do not. */
const means = (id: string | false | undefined): readonly Thing[] => (id ? [thing(id, 'means')] : []);

/** The thing of a hole whose follower can be called back: `stand:wagon.knight`, `stand:wagon.monk.trader`. */
export const standThing = (place: string, kind: string, need: string | undefined): string =>
  `stand:${place}.${kind}${need ? `.${need}` : ''}`;

/** The things that an action touches. */
export function things(text: string): readonly Thing[] {
  const invasion = parseInvasion(text);
  if (invasion) return invasionThings(invasion, text);
  const scenario = parseScenario(text);
  if (scenario) return scenarioThings(scenario, text);
  const action = parse(text);
  if (!action) return [button(text)];
  switch (action.verb) {
    case 'draw':
      return [button(isWanted(action.count) ? 'draw' : text)];
    case 'recall':
      return [thing(standThing(action.place, action.kind, action.need), 'piece')];
    case 'bathe':
      return [
        thing(`bath:${action.kind}`, 'piece'),
        placeThing(action.place, 'place'),
        ...means(action.need && `need:${action.need}`),
      ];
    case 'bathe-bag':
    case 'bathe-keep':
      return [thing(`bath:${action.kind}`, 'piece')];
    case 'recruit':
    case 'travel':
    case 'send':
    case 'work':
    case 'buy':
    case 'sell':
    case 'swap':
      return [placeThing(action.place), ...choicesAt(action)];
    case 'build':
      return [placeThing(action.place)];
    case 'well':
      return [placeThing('well')];
    case 'fit':
      return [thing(`fit:${action.place}.${action.need}`, 'place'), placeThing(action.place, 'place')];
    case 'open':
      return [thing(`tile:${action.place}`, 'piece')];
    case 'give':
      return [giveThing(action.good)];
    case 'coins':
      return [giveThing('coin'), button('coins')];
    case 'lose':
      return [lossThing(action.what, action.which)];
    case 'move':
    case 'put':
    case 'take':
    case 'back':
      return draftThings(action);
    // Outside of planning a new follower may go straight onto a place.
    case 'plan':
      return [
        placeThing(action.place, 'place'),
        ...means(action.need && `need:${action.need}`),
        button(text),
      ];
    case 'man':
    case 'leave':
    case 'stay':
      return [button(text)];
    default:
      return [button(action.verb)];
  }
}

type Used = Extract<Action, { verb: 'recruit' | 'travel' | 'send' | 'work' | 'buy' | 'sell' | 'swap' }>;

/** What the use of a place touches besides the place. */
function choicesAt(action: Used): readonly Thing[] {
  switch (action.verb) {
    case 'recruit':
      return means(action.role && `role:${action.role}`);
    case 'travel': {
      const edge = edgeOf(action) ?? action.town;
      return [
        thing(`edge:${edge}`, 'place'),
        thing(action.good ? `load:${edge}.${action.good}` : 'load:nothing', 'means'),
      ];
    }
    case 'send':
      return [
        thing(`deed:${action.deed}.${action.role}`, 'place'),
        thing(action.book ? 'pay:book' : 'pay:coins', 'means'),
      ];
    case 'work':
      return means(action.count > 0 && `count:${action.count}`);
    case 'buy':
      return [thing(`supply:${action.good}`, 'place')];
    case 'sell':
      return [thing(`give:${action.good}`, 'place')];
    case 'swap':
      return [giveThing(action.give), thing(`supply:${action.take}`, 'place')];
  }
}

/** What a move of a plan in this browser touches. */
function draftThings(action: Action & { verb: 'move' | 'put' | 'take' | 'back' }): readonly Thing[] {
  const { from } = action;
  if (!('hole' in action))
    return action.verb === 'take'
      ? [thing(`hole:${from}`, 'piece')]
      : [thing(`held:${from}`, 'piece'), thing('drop:market', 'place')];
  const { verb, hole, first } = action;
  // A follower that is dragged from its hole goes onto another one, even if nobody in the market fits there.
  const onto = verb === 'move' ? 'onto:' : '';
  const [place = ''] = hole.split('.');
  return [
    verb === 'move' ? thing(`held:${from}`, 'piece') : thing(`market:${from}`, 'means'),
    thing(`${onto}hole:${hole}`, 'place'),
    ...(first ? [thing(`${onto}place:${place}`, 'place')] : []),
  ];
}

const isWanted = (count: number): boolean => drawCount.value.chosen === count;

function lossThing(what: string, which: string): Thing {
  switch (what) {
    case 'station':
      return thing(which === 'stock' ? 'give:station' : `town:${which}`, 'piece');
    case 'book':
      return giveThing('step');
    case 'good':
      return giveThing(which);
    case 'place':
      return placeThing(which);
    case 'technology':
      return thing(`wheel:${which}`, 'piece');
    default:
      return button('lose-follower');
  }
}
