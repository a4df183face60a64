/** Actions in words, with their cost and gain. */
import { t } from '../../i18n';
import type { ActionText, Amount } from '../../table/box';
import { parse, type Means } from './actions';
import { estimate, type Part } from './estimate';
import { playerOf, type BurgundyView } from './view';
import { depotName, goodName, landName, theTile, say } from './words';

const ICON: Readonly<Record<Part['what'], string>> = {
  points: 'i-vp', silver: 'i-silver', workers: 'i-worker', goods: 'g-back',
};

function gain(part: Part): Amount {
  const amount = say(`amount.${part.what}`, { n: part.by });
  const why = say(`${part.why}`, { n: part.n ?? part.by });
  return { icon: ICON[part.what], text: `+${part.by}`, label: why ? `${amount} (${why})` : amount };
}

const cost = (what: 'silver' | 'workers', n: number): Amount => ({
  icon: ICON[what], text: `−${n}`, label: say(`amount.${what}`, { n }),
});

function means(how: Means, die: { shown: number; used: number } | undefined): string {
  if (!die) return how === 'd1' || how === 'd2' ? '' : say(`by.${how}`);
  return die.shown === die.used ? t('burgundy.by.die', { n: die.shown }) : t('burgundy.by.dieAs', { n: die.shown, as: die.used });
}

function titleOf(action: string, view: BurgundyView, seat: string): string {
  const parsed = parse(action);
  const tile = (name: string) => theTile(name, view.edition);
  switch (parsed?.verb) {
    case 'take': return t('burgundy.do.take', { tile: tile(parsed.tile), depot: depotName(parsed.depot) });
    case 'place': {
      const space = playerOf(view, seat)?.duchy.find((one) => one.space === parsed.space);
      return t('burgundy.do.place', {
        tile: tile(parsed.tile), land: space ? landName(space.kind) : '', value: space?.value ?? '', space: parsed.space,
      });
    }
    case 'sell': {
      const count = playerOf(view, seat)?.goods.find((goods) => goods.good === parsed.good)?.count ?? 0;
      return t('burgundy.do.sell', { n: count, good: goodName(parsed.good) });
    }
    case 'workers': return t('burgundy.do.workers');
    case 'buy': return t('burgundy.do.buy', { tile: tile(parsed.tile), depot: depotName(parsed.depot) });
    case 'discard': return t('burgundy.do.discard', { tile: tile(parsed.tile) });
    case 'ship':
      return parsed.depots.length > 1
        ? t('burgundy.do.ship2', { one: parsed.depots[0] ?? '', other: parsed.depots[1] ?? '' })
        : t('burgundy.do.ship', { depot: parsed.depots[0] ?? '' });
    case 'keep': return t('burgundy.do.keep', { good: goodName(parsed.good) });
    case 'board': return t('burgundy.do.board', { n: parsed.number });
    case 'castle': return t('burgundy.do.castle', { space: parsed.space });
    case 'pass': return t('burgundy.do.pass');
    case 'end': return t('burgundy.do.end');
    default: return action;
  }
}

function howOf(action: string, die: { shown: number; used: number } | undefined): string {
  const parsed = parse(action);
  switch (parsed?.verb) {
    case 'take': case 'place': case 'sell': case 'workers': return means(parsed.means, die);
    case 'buy': return say(`pay.${parsed.payment}`);
    case 'ship': return parsed.depots.length > 1 ? t('burgundy.bothDepots') : t('burgundy.oneDepot');
    default: return '';
  }
}

export function describe(action: string, view: BurgundyView, seat: string): ActionText {
  const player = playerOf(view, seat);
  if (!player) return { title: action, how: '', gains: [], costs: [] };
  const { die, workers, silver, gains } = estimate(action, view, player);
  const costs: Amount[] = [];
  if (silver > 0) costs.push(cost('silver', silver));
  if (workers > 0) costs.push(cost('workers', workers));
  return { title: titleOf(action, view, seat), how: howOf(action, die), gains: gains.map(gain), costs };
}
