/** Actions in words. */
import { t } from '../../i18n';
import type { ActionWords } from '../../table/box';
import { type Action, parse } from './actions';
import { colonyOf, type NatickView, settlementAt } from './view';
import {
  amountOf,
  beside,
  eventName,
  regionName,
  roadName,
  say,
  settlementName,
  setWords,
  suitName,
} from './words';

function titleOf(action: Action, view: NatickView): string {
  switch (action.verb) {
    case 'region':
    case 'scout':
    case 'harvest':
    case 'advantage':
    case 'tournament':
    case 'give':
    case 'discard':
    case 'collect':
    case 'pay':
    case 'store':
      return say(`do.${action.verb}`, { region: regionName(action.region) });
    case 'divide': {
      const [one, other] = action.sets;
      const title = say('do.divide', { one: setWords(one, view.dice), other: setWords(other, view.dice) });
      return action.aside
        ? `${title}${t('list.semicolon')}${say('do.aside', { dice: setWords(action.aside, view.dice) })}`
        : title;
    }
    case 'keep':
      return say('do.keep', { dice: setWords(action.dice, view.dice) });
    case 'skip':
      return say('do.skip', { event: eventName(action.event) });
    case 'bank':
      return say('do.bank', { give: amountOf(action.give, view.bank_rate), take: amountOf(action.take, 1) });
    case 'offer':
      return say('do.offer', { give: amountOf(action.give, 1), take: amountOf(action.take, 1) });
    case 'barter':
      return say('do.barter', { region: regionName(action.region), take: suitName(action.take) });
    case 'add':
    case 'ask':
      return say(`do.${action.verb}`, { amount: amountOf(action.suit, 1) });
    case 'road':
    case 'village':
      return say(`do.${action.verb}`, { side: say(`side.${action.side}`) });
    case 'town':
      return say('do.town', { where: settlementName(action.place, 'village') });
    case 'trader':
      return say('do.trader', { where: roadName(action.place) });
    case 'knight':
      return say('do.knight', {
        where: beside(
          action.row,
          settlementName(action.place, settlementAt(colonyOf(view, view.active), action.place)),
        ),
      });
    case 'put':
      return say('do.put', { row: say(`row.${action.row}`) });
    default:
      return say(`do.${action.verb}`);
  }
}

export function describe(text: string, view: NatickView): ActionWords {
  const action = parse(text);
  if (!action) return { title: text, how: '' };
  const how = action.verb === 'advantage' || action.verb === 'tournament' ? eventName(action.verb) : '';
  return { title: titleOf(action, view), how };
}
