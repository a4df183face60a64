/** Actions in words. */
import type { ActionWords, Names } from '../../table/box';
import { type Action, parse } from './actions';
import { buildsTower, nextReward } from './gains';
import { parseInvasion } from './invasion/actions';
import { describeInvasion } from './invasion/describe';
import { tell } from './invasion/words';
import { gainWords } from './parts/gain';
import { followerOf, type Kind, type Track } from './pieces';
import { parseScenario } from './scenarios/actions';
import { describeScenario } from './scenarios/describe';
import { type AnyPlace, type OrleansView, playerOf } from './view';
import {
  aFollower,
  amountOf,
  followerName,
  goalName,
  goodName,
  kindName,
  lossWords,
  placeName,
  say,
  theFollower,
  townName,
} from './words';

const holePlace = (hole: string): AnyPlace => hole.split('.')[0] as AnyPlace;
const pieceKind = (piece: string): Kind => piece.split('.')[0] as Kind;

function titleOf(action: Action): string {
  switch (action.verb) {
    case 'draw':
      return say('do.draw', { n: action.count });
    case 'recall':
    case 'bathe':
    case 'plan':
      return say(`do.${action.verb}`, { follower: theFollower(action.kind), place: placeName(action.place) });
    case 'bathe-bag':
    case 'bathe-keep':
    case 'stay':
      return say(`do.${action.verb}`, { follower: theFollower(action.kind) });
    case 'man':
    case 'leave':
    case 'build':
    case 'open':
      return say(`do.${action.verb}`, { place: placeName(action.place) });
    case 'recruit':
      return action.role
        ? say('do.recruitRole', { place: placeName(action.place), follower: aFollower(action.role) })
        : say('do.recruit', { place: placeName(action.place) });
    case 'travel':
      return say('do.travel', { place: placeName(action.place), town: townName(action.town) });
    case 'send':
      return say('do.send', { follower: aFollower(action.role), deed: goalName(action.deed) });
    case 'work':
      return say('do.work', { place: placeName(action.place) });
    case 'buy':
    case 'sell':
      return say(`do.${action.verb}`, { good: goodName(action.good) });
    case 'swap':
      return say('do.swap', { give: goodName(action.give), take: goodName(action.take) });
    case 'fit':
      return say('do.fit', { place: placeName(action.place), follower: theFollower(action.need) });
    case 'give':
      return say('do.give', { good: goodName(action.good) });
    case 'lose':
      return say('do.lose', { what: lossWords(`${action.what} ${action.which}`.trim()) });
    case 'put':
      return say('do.put', {
        follower: theFollower(followerOf(pieceKind(action.from))),
        place: placeName(holePlace(action.hole)),
      });
    case 'move':
      return say('do.move', {
        from: placeName(holePlace(action.from)),
        place: placeName(holePlace(action.hole)),
      });
    case 'take':
    case 'back':
      return say('do.take', { place: placeName(holePlace(action.from)) });
    default:
      return say(`do.${action.verb}`);
  }
}

/** What distinguishes it from the other items in a menu. */
function howOf(action: Action, view: OrleansView, seat: string): string {
  switch (action.verb) {
    case 'recruit': {
      const player = playerOf(view, seat);
      if (!action.role || !player) return '';
      const reward = action.role === 'monk' ? [] : nextReward(view, player, action.role as Track);
      const words = gainWords(reward);
      const name = followerName(action.role);
      return words ? say('how.recruit', { follower: name, reward: words }) : name;
    }
    case 'travel':
      if (action.good === 'hidden') return say('how.takesHidden', { place: placeName(action.place) });
      return action.good
        ? say('how.takes', { place: placeName(action.place), good: goodName(action.good) })
        : say('how.takesNothing', { place: placeName(action.place) });
    case 'send':
      return action.book ? amountOf('development', 1) : say('how.coins');
    case 'work':
      return action.count > 0 ? amountOf('development', action.count) : '';
    case 'bathe':
    case 'plan':
      return action.need ? say('how.as', { follower: followerName(action.need) }) : '';
    case 'put':
      return kindName(pieceKind(action.from));
    default:
      return '';
  }
}

/** In a town at the edge of the map a tower is built. */
function towerTitle(action: Action, view: OrleansView, seat: string): string | undefined {
  const player = playerOf(view, seat);
  return action.verb === 'build' && player && buildsTower(view, player)
    ? tell('do.tower', { place: placeName(action.place) })
    : undefined;
}

const DEEDS: Readonly<Partial<Record<Action['verb'], 'deed.take' | 'deed.use' | 'deed.give'>>> = {
  take: 'deed.take',
  recruit: 'deed.use',
  build: 'deed.use',
  work: 'deed.use',
  well: 'deed.use',
  give: 'deed.give',
  lose: 'deed.give',
  coins: 'deed.give',
};

export function describe(text: string, view: OrleansView, seat: string, names: Names): ActionWords {
  const invasion = parseInvasion(text);
  if (invasion) return describeInvasion(invasion, names);
  const scenario = parseScenario(text);
  if (scenario) return describeScenario(scenario);
  const action = parse(text);
  if (!action) return { title: text, how: '' };
  const deed = DEEDS[action.verb];
  return {
    title: towerTitle(action, view, seat) ?? titleOf(action),
    how: howOf(action, view, seat),
    ...(deed ? { deed: say(deed) } : {}),
  };
}
