import type { Travel } from '../../table/box';
import { FollowerPicture, GoodPicture } from './art/pieces';
import { Plate, placeSymbol } from './art/places';
import { Sign } from './art/symbols';
import { fieldsOf } from './log';
import { seatNumber } from './pieces';
import type { OrleansEvent } from './view';

/** What moves when something happens: followers between bag, market and stock, goods, coins, tiles. */
export function travels(event: OrleansEvent): readonly Travel[] {
  const what = fieldsOf(event);
  switch (what.event) {
    case 'drawn':
      return [
        {
          from: `bag:${what.seat}`,
          to: `market:${what.seat}`,
          picture: <FollowerPicture kind={what.follower} seat={seatNumber(what.seat)} />,
        },
      ];
    case 'recruited':
      return [
        {
          from: `stock:${what.role}`,
          to: `bag:${what.seat}`,
          picture: <FollowerPicture kind={what.role} seat={0} />,
        },
      ];
    case 'good': {
      const [supply, purse] = [`supply:${what.good}`, `give:${what.good}:${what.seat}`];
      const picture = <GoodPicture good={what.good} />;
      return [{ from: what.by > 0 ? supply : purse, to: what.by > 0 ? purse : supply, picture }];
    }
    case 'sent':
      return [
        {
          from: `place:town-hall`,
          to: `deed:${what.goal}`,
          picture: <FollowerPicture kind={what.role} seat={0} />,
        },
      ];
    case 'opened':
      return [
        {
          from: `tile:${what.tile}`,
          to: `place:${what.tile}`,
          picture: <Plate id={placeSymbol(what.tile)} />,
        },
      ];
    case 'citizen':
      return [{ from: 'hourglass', to: `citizens:${what.seat}`, picture: <Sign id="oi-citizen" /> }];
    default:
      return [];
  }
}
