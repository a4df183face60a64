import { capital } from '../../i18n';
import type { InfoCard } from '../../table/box';
import { GoodPicture, TilePicture } from './art/tile';
import { MODULES } from './modules/registry';
import { PHASE_BONUS } from './pieces';
import type { BurgundyView, Good, Kind } from './view';
import { goodAndColour, landName, say, sayAny, tileClause, tileName, tileRule } from './words';

/** Which tiles a land takes. Its own rule explains it. */
const LAND_RULE: Readonly<Record<Kind, string>> = {
  castle: 'castle',
  mine: 'mine',
  ship: 'ship',
  livestock: 'livestock',
  building: 'town',
  monastery: 'cloister',
};

/** Cards that say the same at every moment. */
const PLAIN: Readonly<Record<string, () => InfoCard>> = {
  silver: () => ({
    title: capital(say('silver')),
    text: say('rule.silver'),
    clause: 'burgundy.purchase.cost',
  }),
  workers: () => ({
    title: capital(say('workers')),
    text: say('rule.workers'),
    clause: 'burgundy.dice.worker',
  }),
  bonus: () => ({ title: say('bonusTiles'), text: say('rule.bonus'), clause: 'burgundy.colour.first' }),
  black: () => ({
    title: capital(say('depot.black')),
    text: say('rule.black'),
    clause: 'burgundy.purchase.cost',
  }),
  white: () => ({
    title: capital(say('whiteDie')),
    text: say('rule.white'),
    clause: 'burgundy.round.goods-place',
  }),
  piles: () => ({ title: say('piles'), text: say('rule.piles'), clause: 'burgundy.info.hidden-piles' }),
  bridge: () => ({ title: say('bridge'), text: say('rule.bridge'), clause: 'burgundy.round.order' }),
};

/** The card for a `data-info` key: `tile:bank`, `good:red`, `phase:C`. */
export function info(key: string, view: BurgundyView): InfoCard | undefined {
  const [what = '', which = ''] = key.split(':');
  switch (what) {
    case 'tile':
      return {
        title: capital(tileName(which, view.edition)),
        text: tileRule(which, view.edition),
        clause: tileClause(which),
        picture: <TilePicture tile={which} edition={view.edition} />,
      };
    case 'good':
      return {
        title: capital(goodAndColour(which as Good)),
        text: say('rule.goods'),
        clause: 'burgundy.sell.income',
        picture: <GoodPicture good={which as Good} />,
      };
    case 'land':
      return {
        title: capital(landName(which as Kind)),
        text: sayAny(`rule.${LAND_RULE[which as Kind]}`),
        clause: 'burgundy.place.value',
      };
    case 'phase':
      return {
        title: say('phase', { phase: which }),
        text: say('rule.phase', { n: PHASE_BONUS[which] ?? 0 }),
        clause: 'burgundy.area.phase-bonus',
      };
    default:
      return PLAIN[what]?.() ?? MODULES.find(({ info: own }) => own?.[what])?.info?.[what]?.(which, view);
  }
}
