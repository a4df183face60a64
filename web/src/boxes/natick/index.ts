import type { Event } from '../../generated/natick';
import './natick.css';
import type { BoxTable } from '../../table/box';
import { things } from './actions';
import { describe } from './describe';
import { info } from './info';
import { log } from './log';
import { Glance, Main } from './parts/main';
import { Own, Rival, Supplies } from './parts/own';
import { SUITS } from './pieces';
import { buttons, expected, question, selecting, waiting } from './prompts';
import { stages } from './stages';
import { travels } from './travels';
import { colonyOf, type NatickPrompt, type NatickView, type Suit } from './view';
import { forbidden, tries } from './why';
import { amountOf, say } from './words';

/** The Colonists of Natick at the table. */
export const natick: BoxTable<NatickView, NatickPrompt, Event> = {
  id: 'natick',
  things,
  describe,
  amount: (what, n) =>
    what === 'points'
      ? { icon: 'i-vp', label: say('amount.points', { n }) }
      : { icon: `n-${what}`, label: amountOf(what as Suit, n) },
  // Builds and trades need no further words.
  reason: () => '',
  question,
  waiting,
  selecting,
  buttons,
  tries,
  forbidden,
  expected,
  log: (events, _view, names) => log(events, names),
  travels,
  stages,
  source: (source) => say(`item.${source as 'village'}`),
  info,
  tieBreak: () => say('tie.first'),
  summary(view, seat) {
    const colony = colonyOf(view, seat);
    const n = colony?.resources.reduce((sum, { count }) => sum + count, 0) ?? 0;
    return { points: colony?.points ?? 0, line: say('summary', { n, unguarded: colony?.unguarded ?? 0 }) };
  },
  clockwork: (view) => ({
    short: view.turn > 0 ? say('clock', { n: view.turn }) : '',
    long: view.turn > 0 ? say('clockLong', { n: view.turn }) : say('clockSetUp'),
  }),
  shortcuts() {
    const keys: Record<string, string> = {
      a: 'end:left',
      d: 'end:right',
      r: 'item:road',
      v: 'item:village',
      t: 'item:town',
      h: 'item:trader',
      k: 'item:knight',
    };
    for (const [n, suit] of SUITS.entries()) {
      keys[String(n + 1)] = `purse:${suit}`;
      keys[String(n + 5)] = `pool:${suit}`;
    }
    return keys;
  },
  parts: { Main, Own, Supplies, Rival, Glance },
  tabs: () => ({ own: say('tab.own'), main: say('tab.main') }),
};
