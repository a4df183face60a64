/** Actions in words, with their cost and gain. */
import type { ActionText, Amount } from '../../table/box';
import { parse, type Action } from './actions';
import { setOf, suitOf, SUITS, yieldOf } from './pieces';
import { colonyOf, priceOf, type Item, type NatickView, type ResourceView, type Suit } from './view';
import { amountOf, eventName, regionName, say, setWords, suitName } from './words';

const gain = (suit: Suit, n: number): Amount => ({ icon: `n-${suit}`, text: `+${n}`, label: amountOf(suit, n) });
const cost = (suit: Suit, n: number): Amount => ({ icon: `n-${suit}`, text: `−${n}`, label: amountOf(suit, n) });
const points = (n: number): Amount => ({ icon: 'i-vp', text: `+${n}`, label: say('amount.points', { n }) });
const costsOf = (list: readonly ResourceView[]): Amount[] => list.map(({ suit, count }) => cost(suit, count));

function titleOf(action: Action, view: NatickView): string {
  switch (action.verb) {
    case 'region': case 'scout': case 'harvest': case 'advantage': case 'tournament':
    case 'give': case 'discard': case 'collect': case 'pay': case 'store':
      return say(`do.${action.verb}`, { region: regionName(action.region) });
    case 'divide': {
      const [one, other] = action.sets;
      const title = say('do.divide', { one: setWords(one, view.dice), other: setWords(other, view.dice) });
      return action.aside ? `${title}; ${say('do.aside', { dice: setWords(action.aside, view.dice) })}` : title;
    }
    case 'keep': return say('do.keep', { dice: setWords(action.dice, view.dice) });
    case 'skip': return say('do.skip', { event: eventName(action.event) });
    case 'bank': return say('do.bank', { give: amountOf(action.give, view.bank_rate), take: amountOf(action.take, 1) });
    case 'offer': return say('do.offer', { give: amountOf(action.give, 1), take: amountOf(action.take, 1) });
    case 'barter': return say('do.barter', { region: regionName(action.region), take: suitName(action.take) });
    case 'add': case 'ask': return say(`do.${action.verb}`, { amount: amountOf(action.suit, 1) });
    case 'road': case 'village': return say(`do.${action.verb}`, { side: say(`side.${action.side}`) });
    case 'town': case 'trader': return say(`do.${action.verb}`, { place: action.place });
    case 'knight': return say('do.knight', { place: action.place, row: say(`row.${action.row}`) });
    case 'put': return say('do.put', { row: say(`row.${action.row}`) });
    default: return say(`do.${action.verb}`);
  }
}

function effect(action: Action, view: NatickView, seat: string): { gains: Amount[]; costs: Amount[] } {
  const build = (item: Item) => {
    const { cost: price, points: worth } = priceOf(view, item);
    return { gains: worth > 0 ? [points(worth)] : [], costs: costsOf(price) };
  };
  switch (action.verb) {
    case 'road': return view.turn === 0 ? { gains: [], costs: [] } : build('road');
    case 'village': case 'town': case 'trader': case 'knight': return build(action.verb);
    case 'scout': return build('scout');
    case 'bank': return { gains: [gain(action.take, 1)], costs: [cost(action.give, view.bank_rate)] };
    case 'barter': return { gains: [gain(action.take, 1)], costs: [cost(suitOf(action.region), view.trader_rate)] };
    case 'offer': return { gains: [gain(action.take, 1)], costs: [cost(action.give, 1)] };
    case 'harvest': case 'collect': case 'store': case 'advantage': case 'tournament':
      return { gains: [gain(suitOf(action.region), 1)], costs: [] };
    case 'give': case 'discard': case 'pay': return { gains: [], costs: [cost(suitOf(action.region), 1)] };
    case 'keep': {
      const suits = setOf(action.dice);
      const sum = yieldOf(colonyOf(view, seat), view.dice.filter((die) => suits.includes(die.suit)), view.capacity);
      return { gains: SUITS.filter((suit) => sum[suit] > 0).map((suit) => gain(suit, sum[suit])), costs: [] };
    }
    default: return { gains: [], costs: [] };
  }
}

export function describe(text: string, view: NatickView, seat: string): ActionText {
  const action = parse(text);
  if (!action) return { title: text, how: '', gains: [], costs: [] };
  const how = action.verb === 'advantage' || action.verb === 'tournament' ? eventName(action.verb) : '';
  return { title: titleOf(action, view), how, ...effect(action, view, seat) };
}
