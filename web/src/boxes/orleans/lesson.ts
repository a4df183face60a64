/** Orléans from the first plan to a journey, a station, a new place, technology, a deed and the score. */
import bundle from 'words:orleans';
import { type KeyOf, listOf, within, wordsOf } from '../../i18n';
import { type Advice, isMyTurn, legal, mine, PLAYABLE } from '../lesson';
import { parse } from './actions';
import { describe } from './describe';
import { bestAct, hasDone, planFor } from './lesson-plan';
import { linesOf } from './planning/lines';
import { worthOf } from './scenarios/duel';
import { type AnyPlace, type Moment, type OrleansPrompt, playerOf, type Step } from './view';
import { followerName, placeName, townName } from './words';

const { say } = wordsOf(bundle, 'orleans/lesson');
export type Key = Exclude<
  KeyOf<'orleans/lesson'>,
  `${string}.text` | `advice${string}` | `why.${string}` | `later.${string}` | 'score.sum'
>;

export const viewOf = (moment: Moment) => moment.position.view;
export const promptOf = (moment: Moment) => moment.position.prompt;
const me = (moment: Moment) => playerOf(viewOf(moment), moment.you);

export const OWN = '.area-own';
export const PROMPT = '#prompt';

export function tell(key: Key, moment: Moment, points: string, more: Partial<Advice> = {}): Advice {
  const params = { name: moment.rival };
  return { title: say(key, params), text: say(`${key}.text`, params), points, ...more };
}

const watch = (moment: Moment) => tell('watch', moment, '.record, .area-prompt');

export function planAdvice(key: Key, moment: Moment): Advice {
  const prompt = promptOf(moment);
  if (!prompt) return watch(moment);
  const { puts, places } = planFor(moment, prompt);
  return tell(key, moment, `${OWN}, .area-hand`, {
    plan: linesOf(prompt, puts),
    move:
      places.length > 0
        ? say('advice.plan', { places: listOf(places.map(placeName)) })
        : say('advice.nothing'),
    why: whyOf(places),
    clause: 'orleans.plan.place',
  });
}

const REASONS: readonly AnyPlace[] = [
  'castle',
  'farm-house',
  'village',
  'university',
  'wagon',
  'ship',
  'guildhall',
  'monastery',
  'scriptorium',
  'town-hall',
];

/** Why these places: what the first two of them are good for. */
function whyOf(places: readonly AnyPlace[]): string | undefined {
  const known = places.filter((place) => REASONS.includes(place)).slice(0, 2);
  return known.map((place) => say(`why.${place}` as 'why.castle')).join(' ') || undefined;
}

/** An action as advice, and why it is a good one. */
function moveWords(action: string, moment: Moment): Pick<Advice, 'move' | 'why'> {
  const read = parse(action);
  const place = read && 'place' in read ? read.place : undefined;
  const why = place ? whyOf([place]) : undefined;
  switch (read?.verb) {
    case 'recruit':
      return {
        move: read.role
          ? say('advice.recruitRole', { place: placeName(read.place), follower: followerName(read.role) })
          : say('advice.recruit', { place: placeName(read.place) }),
        why:
          read.role === 'craftsman'
            ? say('why.craftsman')
            : read.role === 'trader'
              ? say('why.trader')
              : read.role === 'boatman'
                ? say('why.boatman')
                : why,
      };
    case 'travel':
      return {
        move: say('advice.travel', { place: placeName(read.place), town: townName(read.town) }),
        why,
      };
    case 'build':
      return { move: say('advice.recruit', { place: placeName(read.place) }), why };
    case 'open':
      return { move: say('advice.open', { place: placeName(read.place) }), why: say('why.open') };
    case 'fit':
      return {
        move: say('advice.fit', {
          place: placeName(read.place),
          follower: followerName(read.need as 'farmer'),
        }),
        why: say('why.fit'),
      };
    case 'send':
      return { move: plainMove(action, moment), why: say('why.town-hall') };
    case 'pass':
      return { move: plainMove(action, moment), why: say('why.pass') };
    default:
      return { move: plainMove(action, moment) };
  }
}

const plainMove = (action: string, moment: Moment): string => {
  const { title } = describe(action, viewOf(moment), moment.you, () => moment.rival);
  return say('advice', { move: within(title) });
};

/** Every question has an answer, so that the pupil is never left alone with it. */
export function answer(key: Key, moment: Moment): Advice {
  if (!isMyTurn(moment)) return watch(moment);
  const prompt = promptOf(moment);
  switch (prompt?.ask) {
    case 'man':
    case 'plan':
    case 'ready':
      return planAdvice('plan2', moment);
    case 'draw':
      return withMove('draw', moment, moment.position.legal[0], `${PROMPT}, .area-hand`);
    case 'recall': {
      // A follower who waits in vain comes back once the bag has nobody else.
      const back = me(moment)?.bag.length === 0 ? legal(moment, 'recall')[0] : undefined;
      return withMove('answer', moment, back ?? 'stop', `${PROMPT}, ${OWN}`);
    }
    case 'act': {
      // A delivery wins the game, so it comes first.
      const won = legal(moment, 'deliver', 'pay', 'claim');
      const acts = legal(moment, 'recruit', 'build', 'travel', 'send', 'work');
      return withMove(
        key,
        moment,
        won[0] ?? bestAct(moment, acts) ?? 'pass',
        `${OWN} ${PLAYABLE}, ${PROMPT}`,
      );
    }
    default:
      return withMove('answer', moment, moment.position.legal[0], `.table-grid ${PLAYABLE}, ${PROMPT}`);
  }
}

export const withMove = (key: Key, moment: Moment, action: string | undefined, points: string): Advice =>
  tell(key, moment, points, {
    suggestion: action,
    ...(action ? moveWords(action, moment) : {}),
  });

export const isRound = (moment: Moment, n: number): boolean => viewOf(moment).round >= n;
/** Whether the pupil's plan of a round is made. */
export const planned = (moment: Moment): boolean =>
  mine(moment, 'ready') || (me(moment)?.ready ?? false) || promptOf(moment)?.ask === 'act';
const ACTS = ['recruit', 'build', 'travel', 'work', 'send', 'trade'];
export const acted = (moment: Moment): boolean =>
  ACTS.some((verb) => mine(moment, verb)) || mine(moment, 'pass');

const asks = (moment: Moment, ask: OrleansPrompt['ask']) => isMyTurn(moment) && promptOf(moment)?.ask === ask;
const isAct = (moment: Moment, verb: string) => asks(moment, 'act') && legal(moment, verb).length > 0;

type Topic = 'journey' | 'station' | 'tech' | 'place' | 'deed';

/** After this many rounds, topics that have not come up are only explained. */
const PATIENCE = 9;

/**
 * Something that is taught as soon as it can be done. Until then the pupil plays on, and the plans lead there. Topics
 * that do not come up in this deal are explained.
 */
const topic = (
  id: Topic,
  points: string,
  clause: string,
  ready: (moment: Moment) => boolean,
  verb: 'travel' | 'build' | 'fit' | 'open' | 'send',
): Step => ({
  id,
  group: 'topics',
  ready: (moment) => ready(moment) && !hasDone(moment, verb),
  done: (moment) => mine(moment, verb),
  advise: (moment) => {
    if (hasDone(moment, verb) || viewOf(moment).round > PATIENCE)
      return tell(id, moment, points, { text: say(`later.${id}`), clause, read: true });
    if (!ready(moment)) return { ...answer('onward', moment), between: true };
    const acts = legal(moment, verb);
    return { ...withMove(id, moment, bestAct(moment, acts) ?? acts[0], points), clause };
  },
});

/** "12 coins + 3 for goods + (1 trading station + 1 citizen) × status 2 = 19" */
function scoreWords(moment: Moment): string {
  const player = me(moment);
  return say('score.sum', {
    coins: player?.coins ?? 0,
    goods: player ? worthOf(player) : 0,
    stations: player?.stations.length ?? 0,
    citizens: player?.citizens ?? 0,
    status: player?.status ?? 1,
    points: player?.score ?? 0,
  });
}

export const STEPS: readonly Step[] = [
  { id: 'welcome', advise: (moment) => tell('welcome', moment, OWN, { clause: 'orleans.end.winner' }) },
  {
    id: 'hour',
    advise: (moment) =>
      tell('hour', moment, '.o-hourglass, .o-glance', { clause: 'orleans.hourglass.reveal' }),
  },
  {
    id: 'draw',
    done: (moment) => mine(moment, 'draw') || promptOf(moment)?.ask !== 'draw',
    advise: (moment) => answer('draw', moment),
  },
  { id: 'town', advise: (moment) => tell('town', moment, '.o-town-board', { clause: 'orleans.plan.fit' }) },
  {
    id: 'plan',
    done: planned,
    advise: (moment) =>
      promptOf(moment) && ['man', 'plan', 'ready'].includes(promptOf(moment)?.ask ?? '')
        ? planAdvice('plan', moment)
        : answer('plan', moment),
  },
  { id: 'act', done: acted, advise: (moment) => answer('act', moment) },
  {
    id: 'tracks',
    advise: (moment) =>
      tell('tracks', moment, '.o-area-tracks, .phone-tabs', { clause: 'orleans.track.farmers' }),
  },
  { id: 'pass', done: (moment) => isRound(moment, 2), advise: (moment) => answer('pass', moment) },
  {
    id: 'again',
    // A player who has drawn plans now, and the next card is about that.
    done: (moment) =>
      mine(moment, 'draw') ||
      planned(moment) ||
      ['man', 'plan', 'ready'].includes(promptOf(moment)?.ask ?? ''),
    advise: (moment) =>
      promptOf(moment)?.ask === 'draw'
        ? withMove('again', moment, moment.position.legal[0], `${PROMPT}, .area-hand`)
        : answer('again', moment),
  },
  { id: 'plan2', done: planned, advise: (moment) => answer('plan2', moment) },
  topic(
    'journey',
    '.o-area-map, .phone-tabs',
    'orleans.trade.move',
    (moment) => isAct(moment, 'travel'),
    'travel',
  ),
  topic(
    'station',
    `${OWN}, .o-area-map`,
    'orleans.trade.station',
    (moment) => isAct(moment, 'build'),
    'build',
  ),
  topic('tech', OWN, 'orleans.technology.first', (moment) => asks(moment, 'fit'), 'fit'),
  topic('place', `${OWN} .o-tiles`, 'orleans.track.traders', (moment) => asks(moment, 'open'), 'open'),
  topic(
    'deed',
    '.o-deeds, .phone-tabs',
    'orleans.deed.stay',
    (moment) => isAct(moment, 'send') || asks(moment, 'send'),
    'send',
  ),
  {
    id: 'score',
    advise: (moment) =>
      tell('score', moment, '.o-tray, .score-panel', {
        move: scoreWords(moment),
        clause: 'orleans.end.development',
      }),
  },
  { id: 'done', advise: (moment) => tell('done', moment, '.record, .area-prompt') },
];
