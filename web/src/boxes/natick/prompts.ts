/** What the prompt says: the question, what is being chosen, the buttons. */
import { listOf } from '../../i18n';
import type { Names, PromptButton, PromptText } from '../../table/box';
import { parse } from './actions';
import { type DieEvent, type Item, isLastTurn, type NatickPrompt, type NatickView, type Suit } from './view';
import { amountOf, eventName, itemName, offerWords, regionName, say, suitName } from './words';

/** Every question mentions that it is the last turn. */
const hinted = (hint: string, view: NatickView): string =>
  isLastTurn(view) ? `${say('hint.last')} ${hint}` : hint;

export function question(prompt: NatickPrompt, view: NatickView): PromptText {
  const { ask, count, suit } = prompt;
  const hint = hinted(say(`hint.${ask}`, { n: view.bank_rate }), view);
  switch (ask) {
    case 'region': {
      const corner = (['1', '2', '3', '4'] as const)[count - 1] ?? '1';
      return { title: say('ask.region', { corner: say(`corner.${corner}`) }), hint };
    }
    case 'event':
      return { title: say('ask.event', { events: listOf(prompt.events.map(eventName)) }), hint };
    case 'give':
      return { title: say('ask.give', { suit: suit ? suitName(suit) : '' }), hint };
    case 'discard':
      return { title: say('ask.discard', { n: count }), hint };
    case 'collect':
    case 'pay':
    case 'store':
      return { title: say(`ask.${ask}`, { amount: suit ? amountOf(suit, count) : '' }), hint };
    case 'offer':
    case 'accept':
      return { title: say(`ask.${ask}`, { offer: offerWords(prompt.offer ?? '') }), hint };
    case 'put':
      return { title: say('ask.put', { region: prompt.region ? regionName(prompt.region) : '' }), hint };
    default:
      return { title: say(`ask.${ask}`), hint };
  }
}

/** What is being done with the first thing that was touched. */
export function selecting(selected: readonly string[], view: NatickView): PromptText | undefined {
  const [sort, first = ''] = (selected[0] ?? '').split(':');
  switch (sort) {
    case 'item':
      return {
        title: say('selecting.item', { item: itemName(first as Item) }),
        hint: say('selecting.itemHint'),
      };
    case 'purse':
      return {
        title: say('selecting.purse', { suit: suitName(first as Suit) }),
        hint: say('selecting.purseHint', { n: view.bank_rate }),
      };
    case 'pool':
      return {
        title: say('selecting.pool', { suit: suitName(first as Suit) }),
        hint: say('selecting.poolHint'),
      };
    case 'theirs':
      return {
        title: say('selecting.theirs', { suit: suitName(first as Suit) }),
        hint: say('selecting.theirsHint'),
      };
    // While somebody holds an event, a region cannot be bartered. The menu asks which event is meant.
    case 'region':
      return view.dice.some((die) => die.event && die.holder)
        ? undefined
        : {
            title: say('selecting.barter', { region: regionName(first) }),
            hint: say('selecting.barterHint'),
          };
    case 'event':
      return { title: eventName(first as DieEvent), hint: say('selecting.eventHint') };
    default:
      return undefined;
  }
}

export function waiting(view: NatickView, names: Names): PromptText {
  if (view.over) return { title: say('wait.over'), hint: '' };
  const [seat] = view.asked;
  return {
    title: seat ? say('wait.turn', { name: names(seat) }) : say('wait.chance'),
    hint: hinted(say('wait.hint'), view),
  };
}

/** Ending the turn is expected when nothing can be built. */
export const expected = (legal: readonly string[]): boolean =>
  !legal.some((action) => /^(road|village|town|trader|knight) /.test(action));

const BUTTONS = ['propose', 'accept', 'raid', 'draw', 'deal', 'decline', 'withdraw'] as const;
const KEYS: Readonly<Record<string, string>> = { accept: 'y', decline: 'n', propose: 'p', draw: 'd' };

export function buttons(legal: readonly string[]): readonly PromptButton[] {
  const list: PromptButton[] = BUTTONS.filter((verb) => legal.includes(verb)).map((verb) => {
    const key = KEYS[verb];
    return { thing: `button:${verb}`, label: say(`button.${verb}`), ...(key ? { key } : {}) };
  });
  if (legal.some((action) => action.startsWith('divide ')))
    list.push({ thing: 'button:divide', label: say('dice.send') });
  for (const action of legal) {
    const read = parse(action);
    if (read?.verb === 'skip')
      list.push({
        thing: `button:skip-${read.event}`,
        label: say('button.skip', { event: eventName(read.event) }),
      });
  }
  return list;
}
