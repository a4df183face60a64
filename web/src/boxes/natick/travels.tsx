import type { Travel } from '../../table/box';
import { CoinPicture, TilePicture } from './art/pieces';
import { fieldsOf } from './log';
import { ItemPicture } from './parts/common';
import { suitOf } from './pieces';
import type { NatickEvent } from './view';

/** What moves when something happens: a coin between pool and region, a tile to its space, a pawn to its post. */
export function travels(event: NatickEvent): readonly Travel[] {
  const { event: what, region = '', by = 0, seat = '', build = '' } = fieldsOf(event);
  switch (what) {
    case 'coin': {
      const [pool, place] = [`pool:${suitOf(region)}`, `region:${region}`];
      return [
        {
          from: by > 0 ? pool : place,
          to: by > 0 ? place : pool,
          picture: <CoinPicture suit={suitOf(region)} />,
        },
      ];
    }
    case 'laid':
      return [{ from: 'stack', to: `region:${region}`, picture: <TilePicture region={region} /> }];
    case 'built': {
      const [item = '', place = '', row = ''] = build.split(' ');
      const number = Number(seat.slice(1));
      if (item === 'knight')
        return [
          {
            from: 'pawns',
            to: `knight:${seat}.${place}.${row}`,
            picture: <ItemPicture item={item} seat={number} />,
          },
        ];
      if (item === 'trader')
        return [
          { from: 'pawns', to: `road:${seat}.${place}`, picture: <ItemPicture item={item} seat={number} /> },
        ];
      return [];
    }
    default:
      return [];
  }
}
