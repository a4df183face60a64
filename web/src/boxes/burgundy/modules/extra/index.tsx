import { TilePicture } from '../../art/tile';
import type { BurgundyModule } from '../part';
import { Picture, tileAt } from '../picture';

const TILES = ['monastery27', 'monastery28', 'crane', 'geese'];

export const extra: BurgundyModule = {
  id: 'extra',
  Picture: () => <Picture>{TILES.map((tile, n) => tileAt(tile, 32 + n * 46, n % 2 ? 54 : 38, 29))}</Picture>,
  guide: {
    picture: () => <TilePicture tile="crane" edition={2019} />,
    chapters: ['extra'],
    tiles: TILES,
  },
  presets: ['more', 'full'],
};
