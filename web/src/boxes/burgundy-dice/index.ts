import type { Event } from '../../generated/burgundy-dice';
import './burgundy-dice.css';
import type { BoxTable } from '../../table/box';
import { things } from './actions';
import { describe } from './describe';
import { info } from './info';
import { fieldsOf, log } from './log';
import { Glance, Main } from './parts/main';
import { Own, Rival } from './parts/own';
import { Supplies } from './parts/supplies';
import { buttons, final, question, selecting, unused, waiting } from './prompts';
import { stages } from './stages';
import { type DiceGamePrompt, type DiceGameView, playerOf } from './view';
import { aside, forbidden, tries } from './why';
import { amountOf, reasonOf, say, sourceName } from './words';

/** The Castles of Burgundy: The Dice Game at the table. */
export const burgundyDice: BoxTable<DiceGameView, DiceGamePrompt, Event> = {
  id: 'burgundy-dice',
  things,
  describe,
  amount: amountOf,
  reason: reasonOf,
  question,
  waiting,
  selecting,
  buttons,
  tries,
  aside,
  forbidden,
  final,
  log: (events, view, names) => log(events, names, view),
  // Nothing moves on a sheet of paper. Only the destination shows which hexes were marked last.
  travels(event) {
    const { event: what, seat = '', hex = '' } = fieldsOf(event);
    return what === 'marked' || what === 'founded'
      ? [{ from: '', to: `hex:${seat}:${hex}`, picture: null }]
      : [];
  },
  stages,
  // The hexes for a silver are ordinary hexes until it is chosen.
  alias: (thing) => [thing.replace(/^(first|second):/, 'hex:')],
  source: sourceName,
  prices: ['workers', 'silver', 'monks'],
  info,
  tieBreak: (view, ahead, behind, names) =>
    say('tie.bonuses', { name: names(ahead), n: unused(view, ahead), other: unused(view, behind) }),
  summary(view, seat) {
    const player = playerOf(view, seat);
    const line = player?.done && !view.over ? say('done') : say('summary', { n: unused(view, seat) });
    return { points: player?.points ?? 0, line };
  },
  clockwork: ({ phase, round, ticks, boxes }) => ({
    short: round > 0 ? say('clock', { phase, round }) : phase,
    long: say('clockLong', { phase, round, ticks, boxes }),
  }),
  shortcuts(view) {
    const keys: Record<string, string> = {
      m: 'bonus:monk',
      k: 'bonus:worker',
      v: 'bonus:silver',
      p: 'button:pass',
    };
    const { dice } = view;
    if (!dice) return keys;
    for (const pip of dice.pips) keys[String(pip)] = `pip:${pip}`;
    [keys['q'], keys['w']] = [`pip:${dice.pips[0]}`, `pip:${dice.pips[1]}`];
    [keys['a'], keys['s']] = [`colour:${dice.colours[0]}`, `colour:${dice.colours[1]}`];
    return keys;
  },
  endless: true,
  parts: { Main, Own, Supplies, Rival, Glance },
  tabs: () => ({ own: say('tab.own'), main: say('tab.main') }),
};
