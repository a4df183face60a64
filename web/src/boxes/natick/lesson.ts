/** The first turns of The Colonists of Natick. */

import { type KeyOf, within } from '../../i18n';
import { type Advice, isMyTurn, legal, mine, PLAYABLE } from '../lesson';
import { describe } from './describe';
import { colonyOf, type Moment, type Step } from './view';
import { say, sayOr } from './words';

type NatickKey = KeyOf<'natick/table'>;

const viewOf = (moment: Moment) => moment.position.view;
const ask = (moment: Moment) => moment.position.prompt?.ask;
const colony = (moment: Moment) => colonyOf(viewOf(moment), moment.you);

function tell(
  key: NatickKey,
  text: NatickKey,
  moment: Moment,
  points: string,
  more: Partial<Advice> = {},
): Advice {
  const params = { name: moment.rival, n: viewOf(moment).target };
  const move = more.suggestion && adviceOf(more.suggestion, moment);
  return { title: sayOr(key, key, params), text: sayOr(text, text, params), points, move, ...more };
}

/** Events keep their capital. */
const isNamed = (action: string) => /^(harvest|advantage|tournament) /.test(action);

/** "My advice: build a road on the left." */
function adviceOf(action: string, moment: Moment): string {
  const { title } = describe(action, viewOf(moment));
  return say('coach.advice', { deed: isNamed(action) ? title : within(title) });
}

const OWN = '.area-own';
const DICE = '.nt-trays';
const ANYTHING = `.table-grid ${PLAYABLE}, .nt-divider, .area-prompt`;
/** Villages lead on, so they come first, and roads lead to villages. */
const BUILDS = ['village', 'town', 'knight', 'trader', 'road'];

const watch = (moment: Moment) => tell('coach.watch', 'coach.watch.text', moment, '.record, .area-prompt');

/** An even division is never foolish: two dice each, if possible. */
const division = (moment: Moment) =>
  legal(moment, 'divide').find((action) => /^divide \w\w \w\w$/.test(action)) ?? legal(moment, 'divide')[0];

/** Coins and points that an action would gain, according to the server, less what it costs. */
const worth = (moment: Moment, action: string): number =>
  (moment.previews.get(action) ?? []).reduce((sum, { by }) => sum + by, 0);

/** The action that gains most; the first, if several are equal. */
const best = (moment: Moment, actions: readonly string[] = moment.position.legal): string | undefined =>
  [...actions].sort((a, b) => worth(moment, b) - worth(moment, a))[0];

/** It is better to decline a trade that costs more coins than it gains. */
const reply = (moment: Moment): string | undefined => {
  const [accept] = legal(moment, 'accept');
  return accept && worth(moment, accept) >= 0 ? accept : legal(moment, 'decline', 'withdraw')[0];
};

/** Every question has its own step or one of these answers, so that the pupil is never left alone with it. */
function answer(moment: Moment): Advice {
  const first = best(moment);
  switch (ask(moment)) {
    case 'divide':
      return tell('coach.divide', 'coach.divide.text', moment, DICE, {
        suggestion: division(moment),
        clause: 'natick.dice.divide',
      });
    case 'keep':
      return tell('coach.keep', 'coach.keep.text', moment, DICE, {
        suggestion: first,
        clause: 'natick.dice.keep',
      });
    case 'event':
      return tell('coach.event', 'coach.event.text', moment, ANYTHING, {
        suggestion: first,
        clause: 'natick.event.order',
      });
    case 'offer':
    case 'accept':
      return tell('coach.offer', 'coach.offer.text', moment, '.nt-offer, .area-prompt', {
        suggestion: reply(moment) ?? first,
      });
    case 'scout':
    case 'put':
      return tell('coach.region', 'coach.region.text', moment, ANYTHING, {
        suggestion: best(moment, legal(moment, 'draw', 'put')) ?? first,
      });
    default:
      return tell('coach.coins', 'coach.coins.text', moment, ANYTHING, { suggestion: first });
  }
}

/** The pupil's own trading and building. */
function turn(title: NatickKey, text: NatickKey): (moment: Moment) => Advice {
  return (moment) => {
    if (!isMyTurn(moment)) return watch(moment);
    if (ask(moment) !== 'turn') return answer(moment);
    const build = BUILDS.flatMap((verb) => legal(moment, verb))[0];
    if (build)
      return tell('coach.build', 'coach.build.text', moment, `.nt-items ${PLAYABLE}`, {
        suggestion: build,
        clause: 'natick.build.costs',
      });
    return tell(title, text, moment, '.nt-build, [data-thing-button="end"]', {
      suggestion: legal(moment, 'end')[0],
      clause: 'natick.trade.bank',
    });
  };
}

export const STEPS: readonly Step[] = [
  {
    id: 'welcome',
    advise: (moment) =>
      tell('coach.welcome', 'coach.welcome.text', moment, OWN, { clause: 'natick.end.target' }),
  },
  {
    id: 'regions',
    done: (moment) => (colony(moment)?.regions.length ?? 0) >= 4,
    advise: (moment) =>
      ask(moment) === 'region'
        ? tell('coach.regions', 'coach.regions.text', moment, `.nt-shelf ${PLAYABLE}`, {
            suggestion: legal(moment, 'region')[0],
            clause: 'natick.setup.different',
          })
        : watch(moment),
  },
  {
    id: 'road',
    done: (moment) => (colony(moment)?.roads.length ?? 0) > 0,
    advise: (moment) =>
      ask(moment) === 'first-road'
        ? tell('coach.road', 'coach.road.text', moment, `.area-own ${PLAYABLE}`, {
            suggestion: legal(moment, 'road')[0],
            clause: 'natick.setup.road',
          })
        : watch(moment),
  },
  {
    id: 'dice',
    advise: (moment) =>
      tell('coach.dice', 'coach.dice.text', moment, DICE, { clause: 'natick.collect.number' }),
  },
  {
    id: 'share',
    done: (moment) => mine(moment, 'divide') || mine(moment, 'keep') || mine(moment, 'end'),
    advise: (moment) =>
      isMyTurn(moment) && ask(moment) !== 'turn'
        ? answer(moment)
        : isMyTurn(moment)
          ? turn('coach.end', 'coach.end.text')(moment)
          : watch(moment),
  },
  {
    id: 'events',
    advise: (moment) =>
      tell('coach.events', 'coach.events.text', moment, DICE, { clause: 'natick.event.trigger' }),
  },
  { id: 'turn', done: (moment) => mine(moment, 'end'), advise: turn('coach.end', 'coach.end.text') },
  {
    id: 'trade',
    advise: (moment) =>
      tell('coach.trade', 'coach.trade.text', moment, '.nt-coins', { clause: 'natick.trade.offer' }),
  },
  {
    id: 'units',
    advise: (moment) =>
      tell('coach.units', 'coach.units.text', moment, '.nt-items', { clause: 'natick.knight.guard' }),
  },
  { id: 'again', done: (moment) => mine(moment, 'end'), advise: turn('coach.again', 'coach.again.text') },
  { id: 'done', advise: (moment) => tell('coach.done', 'coach.done.text', moment, '.record') },
];
