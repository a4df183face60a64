import './burgundy.css';
import { capital, t } from '../../i18n';
import type { BoxTable, Names, PromptButton, PromptText } from '../../table/box';
import { things } from './actions';
import { describe } from './describe';
import { info } from './info';
import { log } from './log';
import { Glance } from './parts/glance';
import { Market } from './parts/market';
import { Own, Rival } from './parts/own';
import { Supplies } from './parts/supplies';
import { goodNumber } from './pieces';
import { travels } from './travels';
import { type BurgundyPrompt, type BurgundyView, type Good, playerOf } from './view';
import { whyNot } from './why';
import { amountOf, goodName, placeName, reasonOf, say, theTile } from './words';

/** r[burgundy.monastery.06] */
const paysWithWorkers = (view: BurgundyView): boolean =>
  view.edition >= 2019 &&
  view.players.some(
    (one) => view.asked.includes(one.seat) && one.duchy.some((space) => space.tile === 'monastery6'),
  );

function question(prompt: BurgundyPrompt, view: BurgundyView): PromptText {
  if (prompt.ask === 'turn') {
    const [one, other] = prompt.dice;
    const coins = t(paysWithWorkers(view) ? 'burgundy.hint.coins' : 'burgundy.hint.silver');
    if (one === undefined)
      return {
        title: t('burgundy.ask.turn0'),
        hint: prompt.may_buy ? t('burgundy.hint.turn0buy', { coins }) : t('burgundy.hint.turn0'),
      };
    const title =
      other === undefined ? t('burgundy.ask.turn1', { one }) : t('burgundy.ask.turn2', { one, other });
    return {
      title,
      hint: prompt.may_buy ? t('burgundy.hint.turn2buy', { coins }) : t('burgundy.hint.turn2'),
    };
  }
  const tile = prompt.tile ? theTile(prompt.tile, view.edition) : '';
  return { title: say(`ask.${prompt.ask}`, { tile }), hint: say(`hint.${prompt.ask}`) };
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
        title: t('burgundy.selecting.store', { tile: theTile(first, view.edition) }),
        hint: menu ? how : t('burgundy.selected.store'),
      };
    case 'tile':
      return {
        title: t('burgundy.selecting.tile', { tile: theTile(second, view.edition) }),
        hint: menu ? how : t('burgundy.selected.tile'),
      };
    case 'space':
      return {
        title: t('burgundy.selecting.space', { space: placeName(first, player?.duchy ?? []) }),
        hint: menu ? how : t('burgundy.selected.space'),
      };
    case 'good':
      return { title: t('burgundy.selecting.good', { good: goodName(first as Good) }), hint: how };
    case 'die':
      return {
        title: t('burgundy.selecting.die', { n: player?.dice[first === 'd1' ? 0 : 1] ?? 0 }),
        hint: menu ? how : t('burgundy.selected.die'),
      };
    case 'button':
      return first === 'workers' ? { title: t('burgundy.selecting.workers'), hint: how } : undefined;
    case 'pay':
      return { title: say(`selecting.pay.${first}`), hint: t('burgundy.selected.pay') };
    case 'depot':
      if (prompt.ask === 'ship')
        return { title: t('burgundy.selecting.ship', { n: first }), hint: t('burgundy.selected.ship') };
      return {
        title: t('burgundy.selecting.depot', { n: first }),
        hint: menu ? how : t('burgundy.selected.depot'),
      };
    default:
      return undefined;
  }
}

function waiting(view: BurgundyView, names: Names): PromptText {
  if (view.over) return { title: t('burgundy.wait.over'), hint: '' };
  const [seat] = view.asked.length > 0 ? view.asked : view.turn ? [view.turn] : [];
  return {
    title: seat ? t('burgundy.wait.turn', { name: names(seat) }) : t('burgundy.wait.set-up'),
    hint: t('burgundy.wait.hint'),
  };
}

function buttons(legal: readonly string[]): readonly PromptButton[] {
  const list: PromptButton[] = [];
  for (const action of legal) {
    if (action.startsWith('keep ')) {
      const good = action.slice(5) as Good;
      list.push({
        thing: `button:keep-${good}`,
        label: capital(t('burgundy.button.keep', { good: goodName(good), n: goodNumber(good) })),
      });
    }
  }
  if (legal.some((action) => action.startsWith('workers '))) {
    list.push({ thing: 'button:workers', label: t('burgundy.button.workers'), key: 't' });
  }
  if (legal.includes('pass')) list.push({ thing: 'button:pass', label: t('burgundy.button.pass'), key: 'p' });
  return list;
}

/** The Castles of Burgundy at the table. */
export const burgundy: BoxTable<BurgundyView, BurgundyPrompt> = {
  id: 'burgundy',
  things,
  describe,
  amount: amountOf,
  reason: reasonOf,
  question,
  waiting,
  selecting,
  buttons,
  whyNot,
  log: (events, view, names) => log(events, names, view),
  travels,
  info,
  summary(view, seat) {
    const player = playerOf(view, seat);
    return {
      points: player?.points ?? 0,
      line: t('burgundy.summary', { silver: player?.silver ?? 0, workers: player?.workers ?? 0 }),
    };
  },
  clockwork: (view) => ({
    short: view.round > 0 ? t('burgundy.clock', { phase: view.phase, round: view.round }) : view.phase,
    long:
      view.round > 0
        ? t('burgundy.clockLong', { phase: view.phase, round: view.round })
        : t('burgundy.clockSetUp'),
  }),
  shortcuts(view, viewer) {
    const keys: Record<string, string> = { q: 'die:d1', w: 'die:d2' };
    for (let n = 1; n <= 6; n++) keys[String(n)] = `depot:${n}`;
    const stored = playerOf(view, viewer)?.storage ?? [];
    for (const [n, key] of ['a', 's', 'd'].entries()) if (stored[n]) keys[key] = `store:${stored[n]}`;
    return keys;
  },
  parts: { Main: Market, Own, Supplies, Rival, Glance },
  tabs: () => ({ own: t('burgundy.tab.own'), main: t('burgundy.tab.main') }),
};
