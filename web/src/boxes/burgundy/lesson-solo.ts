/** The tutorial of the solo game: what differs from the game for several. The first moves are explained. */

import { isMyTurn, PLAYABLE } from '../lesson';
import { isAsked, reading, usual } from './lesson';
import { hasDone, hasPlaced, plan, promptOf, viewOf } from './lesson-moves';
import { advise, MARKET, OWN, tell } from './lesson-words';
import type { Moment, Step } from './view';

const PANEL = '.solo-panel, .solo-line';

const solo = (moment: Moment) => viewOf(moment).solo;

/** The start castle comes before everything else. */
const castle: Step = {
  id: 'solo.castle',
  done: (moment) => promptOf(moment)?.ask !== 'start-castle',
  advise: (moment) =>
    advise('solo.castle', 'solo.castle.text', moment, plan(moment), { clause: 'burgundy.solo.setup' }),
};

/** Plays on as the coach suggests until something has happened. */
const until = (
  id: 'solo.first' | 'solo.round',
  text: 'solo.first.text' | 'solo.round.text',
  done: (moment: Moment) => boolean,
): Step => ({
  id,
  done,
  advise: (moment) =>
    isAsked(moment) || !isMyTurn(moment)
      ? usual(moment)
      : advise(id, text, moment, plan(moment), { between: true }),
});

const isPast = (moment: Moment) => {
  const { phase, round } = viewOf(moment);
  return phase !== 'A' || round > 2;
};

export const SOLO_STEPS: readonly Step[] = [
  // These two come before the first question, which may wait.
  {
    id: 'solo.welcome',
    advise: (moment) =>
      tell('solo.welcome', 'solo.welcome.text', moment, PANEL, {
        clause: 'burgundy.solo.win',
        params: { of: solo(moment)?.spaces ?? 0 },
      }),
  },
  {
    id: 'solo.islands',
    advise: (moment) =>
      tell('solo.islands', 'solo.islands.text', moment, OWN, { clause: 'burgundy.solo.river' }),
  },
  castle,
  reading('solo.white', (moment) =>
    tell('solo.white', 'solo.white.text', moment, MARKET, { clause: 'burgundy.solo.remove' }),
  ),
  until('solo.first', 'solo.first.text', (moment) => hasDone(moment, 'place') || isPast(moment)),
  reading('solo.target', (moment) =>
    tell('solo.target', 'solo.target.text', moment, PANEL, {
      clause: 'burgundy.solo.target',
      params: { target: solo(moment)?.target ?? 50, next: solo(moment)?.next_target ?? 45 },
    }),
  ),
  reading('solo.points', (moment) =>
    tell('solo.points', 'solo.points.text', moment, '.purse', { clause: 'burgundy.solo.buy-vp' }),
  ),
  until('solo.round', 'solo.round.text', (moment) => isPast(moment) || hasPlaced(moment, 'ship')),
  reading('solo.ship', (moment) =>
    tell('solo.ship', 'solo.ship.text', moment, '.exchange-line, .goods', {
      clause: 'burgundy.solo.exchange',
    }),
  ),
  reading('solo.colour', (moment) =>
    tell('solo.colour', 'solo.colour.text', moment, '.island, .mini-depot.black', {
      clause: 'burgundy.solo.colour',
    }),
  ),
  reading('solo.done', (moment) =>
    tell('solo.done', 'solo.done.text', moment, `.table-grid ${PLAYABLE}, .record`),
  ),
];
