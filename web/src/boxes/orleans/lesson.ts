/** The first two rounds of Orléans. */
import { language, listOf, wordsOf } from '../../i18n';
import { type Advice, isMyTurn, legal, type Moment, mine, PLAYABLE, type Step } from '../lesson';
import { describe } from './describe';
import { leftOf } from './planning/draft';
import { fitsOf, linesOf, type Put } from './planning/lines';
import { type AnyPlace, isFree, type OrleansPrompt, type OrleansView, playerOf } from './view';
import { placeName } from './words';
import { orleansLessonDe } from './words/lesson.de';
import { orleansLessonEn } from './words/lesson.en';
import { orleansLessonFr } from './words/lesson.fr';

const { say } = wordsOf({ en: orleansLessonEn, de: orleansLessonDe, fr: orleansLessonFr });
export type Key = Exclude<keyof typeof orleansLessonEn, `${string}.text` | `advice${string}`>;

export const viewOf = (moment: Moment) => moment.position.view as OrleansView;
export const promptOf = (moment: Moment) => moment.position.prompt as OrleansPrompt | null;
const me = (moment: Moment) => playerOf(viewOf(moment), moment.you);

export const OWN = '.area-own';
export const PROMPT = '#prompt';

export function tell(key: Key, moment: Moment, points: string, more: Partial<Advice> = {}): Advice {
  const params = { name: moment.rival };
  return { title: say(key, params), text: say(`${key}.text`, params), points, ...more };
}

const watch = (moment: Moment) => tell('watch', moment, '.record, .area-prompt');

/** What the coach likes best. It is taste, not a rule. */
const LIKED: readonly AnyPlace[] = [
  'castle',
  'farm-house',
  'village',
  'university',
  'wagon',
  'ship',
  'guildhall',
  'monastery',
  'scriptorium',
];

/** A plan that completes places, the liked ones first. The others stay in the market. */
function planFor(
  moment: Moment,
  prompt: OrleansPrompt,
): { puts: readonly Put[]; places: readonly AnyPlace[] } {
  let puts: readonly Put[] = [];
  const places: AnyPlace[] = [];
  const town = me(moment)?.places ?? [];
  const liking = (place: AnyPlace) => (LIKED.includes(place) ? LIKED.indexOf(place) : LIKED.length);
  for (const { place, spaces, possible } of [...town].sort((a, b) => liking(a.place) - liking(b.place))) {
    if (!possible || place === 'town-hall' || place === 'gunpowder-tower') continue;
    let trial = puts;
    for (const { space } of spaces.filter(isFree)) {
      const kind = leftOf(prompt, trial).find((one) =>
        fitsOf(prompt, one).some((fit) => fit.space === space),
      );
      if (!kind) break;
      trial = [...trial, { kind, space }];
    }
    if (trial.length === puts.length || trial.length - puts.length < spaces.filter(isFree).length) continue;
    puts = trial;
    places.push(place);
  }
  return { puts, places };
}

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
    clause: 'orleans.plan.place',
  });
}

const moveWords = (action: string, moment: Moment): string => {
  const { title } = describe(action, viewOf(moment), moment.you, () => moment.rival);
  const words = language.value === 'de' ? title : title.charAt(0).toLowerCase() + title.slice(1);
  return say('advice', { move: words });
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
    case 'recall':
      return withMove('answer', moment, 'stop', `${PROMPT}, ${OWN}`);
    case 'act': {
      // A delivery wins the game, so it comes first.
      const acts = legal(moment, 'deliver', 'pay', 'claim', 'recruit', 'build', 'travel', 'work');
      return withMove(key, moment, acts[0] ?? 'pass', `${OWN} ${PLAYABLE}, ${PROMPT}`);
    }
    default:
      return withMove('answer', moment, moment.position.legal[0], `.table-grid ${PLAYABLE}, ${PROMPT}`);
  }
}

export const withMove = (key: Key, moment: Moment, action: string | undefined, points: string): Advice =>
  tell(key, moment, points, {
    suggestion: action,
    move: action ? moveWords(action, moment) : undefined,
  });

export const isRound = (moment: Moment, n: number): boolean => viewOf(moment).round >= n;
/** Whether the pupil's plan of a round is made. */
export const planned = (moment: Moment): boolean =>
  mine(moment, 'ready') || (me(moment)?.ready ?? false) || promptOf(moment)?.ask === 'act';
const ACTS = ['recruit', 'build', 'travel', 'work', 'send', 'trade'];
export const acted = (moment: Moment): boolean =>
  ACTS.some((verb) => mine(moment, verb)) || mine(moment, 'pass');

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
    // Whoever has drawn already plans now, and the next card is about that.
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
  { id: 'act2', done: (moment) => isRound(moment, 3), advise: (moment) => answer('act2', moment) },
  {
    id: 'map',
    advise: (moment) => tell('map', moment, '.o-area-map, .phone-tabs', { clause: 'orleans.trade.move' }),
  },
  {
    id: 'deeds',
    advise: (moment) => tell('deeds', moment, '.o-deeds, .phone-tabs', { clause: 'orleans.deed.stay' }),
  },
  { id: 'done', advise: (moment) => tell('done', moment, '.record, .area-prompt') },
];
