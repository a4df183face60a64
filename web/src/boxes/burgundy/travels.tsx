import type { Travel } from '../../table/box';
import { GoodPicture, TilePicture } from './art/tile';
import { fieldsOf } from './log';
import type { BurgundyEvent, BurgundyView } from './view';

/** What moves when something happens: a tile from the river to a storage, from a storage to its space. */
export function travels(event: BurgundyEvent, view: BurgundyView): readonly Travel[] {
  const { event: what, seat = '', tile = '', depot = '', space = '', good } = fieldsOf(event);
  const picture = tile ? <TilePicture tile={tile} edition={view.edition} /> : null;
  switch (what) {
    case 'took':
    case 'bought':
      return [{ from: `depot:${depot}:${tile}`, to: `storage:${seat}:${tile}`, picture }];
    case 'placed':
      return [{ from: `storage:${seat}:${tile}`, to: `space:${seat}:${space}`, picture }];
    case 'loaded':
      return good
        ? [{ from: `goods:${depot}`, to: `goods:${seat}`, picture: <GoodPicture good={good} /> }]
        : [];
    case 'sold':
      return good
        ? [{ from: `goods:${seat}`, to: `score:${seat}`, picture: <GoodPicture good={good} /> }]
        : [];
    default:
      return [];
  }
}
