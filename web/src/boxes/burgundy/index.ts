import type { Event } from '../../generated/burgundy';
import './burgundy.css';
import { listOf, t } from '../../i18n';
import type { BoxTable, Names, PromptText } from '../../table/box';
import { things } from './actions';
import { buttons } from './buttons';
import { describe, nothing } from './describe';
import { info } from './info';
import { log } from './log';
import { Glance } from './parts/glance';
import { Market } from './parts/market';
import { Own, Rival } from './parts/own';
import { Alone } from './parts/solo';
import { AllSupplies } from './parts/team';
import { withWhiteDie } from './parts/white-die';
import { stages } from './stages';
import { travels } from './travels';
import {
  type BurgundyPrompt,
  type BurgundyView,
  type Good,
  type PlayerView,
  playerOf,
  sideOf,
  teamsOf,
} from './view';
import { aside, forbidden, tries } from './why';
import { amountOf, goodName, placeName, reasonOf, say, sayAny, sourceName, theTile } from './words';

/** r[burgundy.monastery.06] */
const paysWithWorkers = (view: BurgundyView): boolean =>
  view.edition >= 2019 &&
  view.players.some(
    (one) => view.asked.includes(one.seat) && one.duchy.some((space) => space.tile === 'monastery6'),
  );

function question(prompt: BurgundyPrompt, view: BurgundyView, legal: readonly string[]): PromptText {
  if (prompt.ask === 'turn') {
    const [one, other] = prompt.dice;
    const coins = say(paysWithWorkers(view) ? 'hint.coins' : 'hint.silver');
    if (one === undefined)
      return {
        title: say('ask.turn0'),
        hint: prompt.may_buy ? say('hint.turn0buy', { coins }) : say('hint.turn0'),
      };
    const title = other === undefined ? say('ask.turn1', { one }) : say('ask.turn2', { one, other });
    const hint = prompt.may_buy ? say('hint.turn2buy', { coins }) : say('hint.turn2');
    return { title, hint, more: doubleHint(prompt, view, legal) };
  }
  const tile = prompt.tile ? theTile(prompt.tile, view.edition) : '';
  const bonus = routeBonus(prompt, view) ? 'bonus.' : '';
  return {
    title: sayAny(`ask.${bonus}${prompt.ask}`, { tile, n: prompt.dice[0] ?? 0, count: prompt.count ?? 0 }),
    // Alone there is room for all goods.
    hint: sayAny(view.solo && prompt.ask === 'ship' ? 'hint.shipAll' : `hint.${prompt.ask}`),
  };
}

/**
 * That a shield can be taken, because the dice are a double, or because workers or shield 16 can make them one.
 * r[burgundy.shield.take]
 */
function doubleHint({ seat, dice }: BurgundyPrompt, view: BurgundyView, legal: readonly string[]): string {
  const [one, other] = dice;
  const takes = legal.filter((action) => action.startsWith('shield double '));
  if (one === other && takes.some((action) => action.startsWith(`shield double ${one} `)))
    return say('hint.double', { n: one ?? 0 });
  if (takes.length > 0) return say('hint.makeDouble');
  const hasCastle = playerOf(view, seat)?.duchy.some(({ tile }) => tile === 'castle');
  const hasShield = (n: number | undefined) =>
    view.depots.some(({ depot, shields }) => depot === String(n) && shields.length > 0);
  const sets = (die: string, n: number | undefined) => legal.includes(`set ${die} ${n}`) && hasShield(n);
  return hasCastle && (sets('d1', other) || sets('d2', one)) ? say('hint.setDouble') : '';
}

/** The buildings that a bonus of a trade route works like. r[burgundy.route.bonus-kinds] */
const LIKE_BONUS: Readonly<Record<string, string>> = {
  carpenter: 'take-building',
  church: 'take-mine-monastery-castle',
  market: 'take-ship-livestock',
  warehouse: 'sell',
  'town-hall': 'place',
};

/** Whether the effect comes from the space of the route that was last covered, not from a building. */
function routeBonus({ seat, ask }: BurgundyPrompt, view: BurgundyView): boolean {
  const last = playerOf(view, seat)?.route.findLast((space) => space.laid);
  return last?.paid === true && last.bonus === LIKE_BONUS[ask];
}

/** Questions in which a tile goes straight from a depot to a space. */
const SETTLING: readonly string[] = ['shield14', 'shield15', 'reward'];

/** Buttons that open a menu. */
const OPENING: readonly string[] = ['workers', 'hire', 'set', 'points'];

/** What the dice count as, if they are not that double already. */
function madeDouble(depot: string, player: PlayerView | undefined): string {
  const dice = (player?.dice ?? []).flatMap((die) => die ?? []);
  const [one, other] = dice;
  if (one === undefined || other === undefined || dice.every((die) => String(die) === depot)) return '';
  return say('selected.double', { one, other, n: depot });
}

/** What is being done with the first thing that was touched. */
function selecting(
  selected: readonly string[],
  view: BurgundyView,
  prompt: BurgundyPrompt,
  menu: boolean,
): PromptText | undefined {
  const how = t('table.choose');
  const [sort = '', first = '', second = ''] = (selected[0] ?? '').split(':');
  const player = view.players.find((one) => view.asked.includes(one.seat));
  switch (sort) {
    case 'store':
      return {
        title: say('selecting.store', { tile: theTile(first, view.edition) }),
        hint: menu ? how : say('selected.store'),
      };
    case 'shared':
      return {
        title: say('selecting.store', { tile: theTile(first, view.edition) }),
        hint: menu ? how : say('selected.store'),
      };
    case 'tile':
      if (prompt.ask === 'exchange')
        return { title: say('selecting.exchange', { tile: theTile(second, view.edition) }), hint: how };
      if (SETTLING.includes(prompt.ask))
        return {
          title: say('selecting.settle', { tile: theTile(second, view.edition) }),
          hint: menu ? how : say('selected.store'),
        };
      return {
        title: say('selecting.tile', { tile: theTile(second, view.edition) }),
        hint: menu ? how : say('selected.tile'),
      };
    case 'shield':
      return {
        title: say('selecting.shield', { n: second }),
        hint: menu
          ? how
          : [say('selected.shield'), prompt.ask === 'turn' && madeDouble(first, player)]
              .filter(Boolean)
              .join(' '),
      };
    case 'space':
      return {
        title: say('selecting.space', { space: placeName(first, player?.duchy ?? []) }),
        hint: menu ? how : say('selected.space'),
      };
    case 'good':
      if (prompt.ask === 'give')
        return { title: say('selecting.give', { good: goodName(first as Good) }), hint: how };
      return { title: say('selecting.good', { good: goodName(first as Good) }), hint: how };
    case 'die':
      return {
        title: say('selecting.die', { n: player?.dice[first === 'd1' ? 0 : 1] ?? 0 }),
        hint: menu ? how : say('selected.die'),
      };
    case 'button':
      return OPENING.includes(first) ? { title: sayAny(`selecting.${first}`), hint: how } : undefined;
    case 'pay':
      return { title: sayAny(`selecting.pay.${first}`), hint: say('selected.pay') };
    case 'depot':
      if (prompt.ask === 'ship')
        return { title: say('selecting.ship', { n: first }), hint: say('selected.ship') };
      return {
        title: say('selecting.depot', { n: first }),
        hint: menu ? how : say('selected.depot'),
      };
    default:
      return undefined;
  }
}

function waiting(view: BurgundyView, names: Names): PromptText {
  if (view.over && view.solo) {
    const { covered: n, spaces: of } = view.solo;
    return { title: n === of ? say('wait.won', { of }) : say('wait.lost', { n, of }), hint: '' };
  }
  if (view.over) return { title: say('wait.over'), hint: '' };
  const [seat] = view.asked.length > 0 ? view.asked : view.turn ? [view.turn] : [];
  return {
    title: seat ? say('wait.turn', { name: names(seat) }) : say('wait.set-up'),
    hint: say('wait.hint'),
  };
}

/** The Castles of Burgundy at the table. */
export const burgundy: BoxTable<BurgundyView, BurgundyPrompt, Event> = {
  id: 'burgundy',
  things,
  describe,
  nothing,
  amount: amountOf,
  reason: reasonOf,
  question,
  waiting,
  selecting,
  buttons,
  tries,
  aside,
  forbidden,
  // A purchase is optional: the turn may end without it.
  expected: (legal) => legal.every((action) => action === 'end' || action.startsWith('buy ')),
  log: (events, view, names) => log(events, names, view),
  travels,
  stages,
  source: sourceName,
  uncounted: () => say('uncounted'),
  sides: teamsOf,
  tieBreak(view, ahead, behind, names) {
    const [n = 0, other = 0] = [ahead, behind].map((seat) => playerOf(view, seat)?.empty_spaces ?? 0);
    const side = sideOf(view, ahead);
    if (side.length > 1) {
      const key = n === other ? 'tie.team.shared' : n < other ? 'tie.team.fewer' : 'tie.team.more';
      return say(key, { name: listOf(side.map(names)), n, other });
    }
    const key = n === other ? 'tie.order' : n < other ? 'tie.fewer' : 'tie.more';
    return say(key, { name: names(ahead), n, other });
  },
  prices: ['workers', 'silver'],
  // Both dice, and with them the rest of the turn.
  isDear: (action) => action.startsWith('shield double '),
  isHex: (thing) => /^(space|tile|store|shared):/.test(thing),
  info,
  summary(view, seat) {
    const player = playerOf(view, seat);
    return {
      // Alone, only covered spaces decide.
      points: view.solo ? view.solo.covered : (player?.points ?? 0),
      line: say('summary', { silver: player?.silver ?? 0, workers: player?.workers ?? 0 }),
    };
  },
  clockwork: (view) => ({
    short: view.round > 0 ? say('clock', { phase: view.phase, round: view.round }) : view.phase,
    long: view.round > 0 ? say('clockLong', { phase: view.phase, round: view.round }) : say('clockSetUp'),
  }),
  shortcuts(view, viewer) {
    const keys: Record<string, string> = { q: 'die:d1', w: 'die:d2' };
    for (let n = 1; n <= 6; n++) keys[String(n)] = `depot:${n}`;
    const stored = playerOf(view, viewer)?.storage ?? [];
    for (const [n, key] of ['a', 's', 'd'].entries()) if (stored[n]) keys[key] = `store:${stored[n]}`;
    return keys;
  },
  // Most tables have none of them. T and P already belong to buttons.
  places: () => [
    { key: 'b', label: say('posts'), at: '.area-own .rim-pill' },
    {
      key: 'r',
      label: say('route.own'),
      at: '.area-own .route-space',
      from: ':has(> .route-next)',
    },
    {
      key: 'h',
      label: say('shieldsKey'),
      at: '.area-main [data-thing^="shield:"]',
      from: '[data-state=open]',
    },
    { key: 'g', label: say('target'), at: '.solo-panel .target-track' },
    { key: 'm', label: say('tray.partnerTitle'), at: '.partner-tray' },
  ],
  parts: {
    Main: withWhiteDie(Market),
    Own: withWhiteDie(Own),
    Supplies: withWhiteDie(AllSupplies),
    Rival: withWhiteDie(Rival),
    Glance: withWhiteDie(Glance),
    Alone,
  },
  tabs: () => ({ own: say('tab.own'), main: say('tab.main'), alone: say('tab.target') }),
};
