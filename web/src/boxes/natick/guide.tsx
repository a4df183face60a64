/** The rules of The Colonists of Natick as people read them. */
import bundle from 'words:natick';
import { DiePicture, Icon } from '../../art/icon';
import { guideOf, type Row, type RulesGuide } from '../guide';
import { CoinPicture, DiePicture as SuitDie } from './art/pieces';
import { drawSymbols } from './art/symbols';
import { ItemPicture } from './parts/common';
import { ITEMS, SUITS } from './pieces';
import type { DieEvent, Item, Suit } from './view';
import { capital, eventName, itemName, suitName, say as tell } from './words';
import './natick.css';

drawSymbols();

const { say, topic, answer } = guideOf('natick', bundle, 'natick/guide');

const item = (id: Item) => () => <ItemPicture item={id} seat={1} />;

/** Where the rules of an item are. Its cost is a table option, so the clauses give it. */
const ITEM_CLAUSE: Readonly<Record<Item, string>> = {
  road: 'road.place',
  village: 'village.points',
  town: 'town.points',
  trader: 'trader.barter',
  knight: 'knight.guard',
  scout: 'scout.cost',
};

/** A table may change a trader's rate and the points for units. These are the usual ones. */
const USUAL: Readonly<Record<Item, number>> = {
  road: 0,
  village: 1,
  town: 2,
  trader: 2,
  knight: 1,
  scout: 0,
};

const itemRow = (id: Item): Row => ({
  picture: <ItemPicture item={id} seat={1} />,
  name: capital(itemName(id)),
  text: tell(`rule.${id}`, { n: USUAL[id] }),
  clause: `natick.${ITEM_CLAUSE[id]}`,
});

const EVENTS: readonly (readonly [event: DieEvent, suit: Suit])[] = [
  ['harvest', 'suns'],
  ['raid', 'moons'],
  ['advantage', 'crowns'],
  ['tournament', 'arms'],
];

const eventRow = ([event, suit]: (typeof EVENTS)[number]): Row => ({
  picture: <SuitDie die={{ suit, face: 'event', event } as Parameters<typeof SuitDie>[0]['die']} />,
  name: eventName(event),
  text: tell(`rule.${event}`),
  clause: `natick.event.${event}`,
});

const suitRow = (suit: Suit): Row => ({
  picture: <CoinPicture suit={suit} />,
  name: capital(suitName(suit)),
  text: tell('rule.suit', { suit: capital(suitName(suit)), resource: tell(`resource.${suit}`) }),
  clause: 'natick.comp.coins',
});

export const guide: RulesGuide = {
  topics: [
    topic('turn', () => <DiePicture value={4} seat={1} />, ['turn', 'dice']),
    topic('collect', () => <CoinPicture suit="crowns" />, ['collect'], {
      tables: () => [{ title: '', rows: SUITS.map(suitRow) }],
    }),
    topic('events', () => <Icon id="i-vp" />, ['event'], {
      tables: () => [{ title: say('events.title'), rows: EVENTS.map(eventRow) }],
    }),
    topic('build', item('village'), ['build', 'village', 'road', 'town', 'scout', 'grid'], {
      tables: () => [{ title: say('costs'), rows: [...ITEMS, 'scout' as const].map(itemRow) }],
    }),
    topic('units', item('knight'), ['unit', 'trader', 'knight']),
    topic('trade', () => <CoinPicture suit="suns" />, ['trade']),
    topic('end', () => <Icon id="i-bonus" />, ['end']),
    topic('setup', item('road'), ['setup', 'comp']),
    topic('more', () => <Icon id="u-book" />, ['policy']),
  ],
  answers: [
    answer('win', 'end.winner', 'end.equal-turns'),
    answer('raid', 'event.raid', 'event.raid-half', 'event.unguarded'),
    answer('village', 'village.limit', 'town.upgrade'),
  ],
};
