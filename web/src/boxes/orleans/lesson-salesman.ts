/** The tutorial for one player: the first two rounds of the Travelling Salesman. */

import { mine } from '../lesson';
import { acted, answer, isRound, OWN, planAdvice, planned, promptOf, tell } from './lesson';
import type { Moment, Step } from './view';

const GOALS = '.o-dashboard, .phone-tabs';

const isPlanning = (moment: Moment) => ['man', 'plan', 'ready'].includes(promptOf(moment)?.ask ?? '');

export const SALESMAN_STEPS: readonly Step[] = [
  {
    id: 'solo.welcome',
    advise: (moment) => tell('solo.welcome', moment, GOALS, { clause: 'orleans.salesman.goal' }),
  },
  {
    id: 'solo.hour',
    advise: (moment) =>
      tell('solo.hour', moment, '.o-hourglass, .o-glance', { clause: 'orleans.salesman.event-feeding' }),
  },
  {
    id: 'town',
    advise: (moment) => tell('town', moment, '.o-town-board', { clause: 'orleans.plan.fit' }),
  },
  {
    id: 'solo.plan',
    done: planned,
    advise: (moment) => (isPlanning(moment) ? planAdvice('solo.plan', moment) : answer('solo.plan', moment)),
  },
  { id: 'solo.act', done: acted, advise: (moment) => answer('solo.act', moment) },
  {
    id: 'solo.map',
    advise: (moment) =>
      tell('solo.map', moment, '.o-area-map, .phone-tabs', { clause: 'orleans.salesman.objectives' }),
  },
  {
    id: 'solo.feed',
    done: (moment) => isRound(moment, 2) || mine(moment, 'give') || mine(moment, 'coins'),
    advise: (moment) => answer(promptOf(moment)?.ask === 'give' ? 'solo.feed' : 'solo.rest', moment),
  },
  {
    id: 'solo.tiles',
    advise: (moment) => tell('solo.tiles', moment, `${OWN} .o-tiles`, { clause: 'orleans.salesman.tiles' }),
  },
  {
    id: 'solo.second',
    done: (moment) => isRound(moment, 3),
    advise: (moment) => answer('solo.second', moment),
  },
  {
    id: 'solo.done',
    advise: (moment) => tell('solo.done', moment, GOALS, { clause: 'orleans.salesman.loss' }),
  },
];
