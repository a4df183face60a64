import type { InfoCard } from '../../table/box';
import { CoinPicture, DiePicture, TilePicture } from './art/pieces';
import { ItemPicture } from './parts/common';
import { numberOf, suitOf } from './pieces';
import { type DieEvent, type Item, type NatickView, priceOf, type Suit } from './view';
import { capital, eventName, itemName, regionName, say, suitName } from './words';

const ITEM_CLAUSE: Readonly<Record<Item, string>> = {
  road: 'natick.road.place',
  village: 'natick.village.points',
  town: 'natick.town.upgrade',
  trader: 'natick.trader.barter',
  knight: 'natick.knight.guard',
  scout: 'natick.scout.cost',
};

/** The card for a `data-info` key: `region:suns3`, `suit:moons`, `item:road`, `event:raid`. */
export function info(key: string, view: NatickView): InfoCard | undefined {
  const [what, which = ''] = key.split(':');
  switch (what) {
    case 'region': {
      const suit = suitOf(which);
      return {
        title: capital(regionName(which)),
        clause: 'natick.comp.region',
        picture: <TilePicture region={which} />,
        text: say('rule.region', {
          suit: suitName(suit),
          resource: say(`resource.${suit}`),
          n: numberOf(which),
        }),
      };
    }
    case 'suit': {
      const suit = which as Suit;
      return {
        title: capital(suitName(suit)),
        clause: 'natick.comp.coins',
        picture: <CoinPicture suit={suit} />,
        text: say('rule.suit', { suit: capital(suitName(suit)), resource: say(`resource.${suit}`) }),
      };
    }
    case 'item': {
      const item = which as Item;
      const n = item === 'trader' ? view.trader_rate : priceOf(view, item).points;
      return {
        title: capital(itemName(item)),
        text: say(`rule.${item}`, { n }),
        clause: ITEM_CLAUSE[item],
        picture: <ItemPicture item={item} seat={1} />,
      };
    }
    case 'event': {
      const event = which as DieEvent;
      const die = view.dice.find((one) => one.event === event);
      return {
        title: eventName(event),
        text: say(`rule.${event}`),
        clause: `natick.event.${event}`,
        picture: die && <DiePicture die={die} />,
      };
    }
    case 'stack':
      return {
        title: say('part.stack', { n: view.stack.length }),
        text: `${say('rule.stack')} ${view.stack.map(regionName).join(', ')}`,
        clause: 'natick.setup.stacks',
      };
    case 'tiles':
      return { title: say('part.supply'), text: say('rule.tiles'), clause: 'natick.village.limit' };
    case 'pawns':
      return {
        title: say('part.pawns', { n: view.pawns }),
        text: say('rule.pawns'),
        clause: 'natick.comp.pawns',
      };
    default:
      return undefined;
  }
}
