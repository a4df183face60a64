import { DieFace } from '../../../../art/icon';
import { TilePicture, WhiteDie } from '../../art/tile';
import type { BurgundyModule } from '../part';
import { Picture, tileAt } from '../picture';
import './white.css';

export const white: BurgundyModule = {
  id: 'white',
  Picture: () => (
    <WhiteDie.Provider value={5}>
      <Picture>
        {tileAt('white-castle', 64, 46, 38)}
        <path class="module-dots" d="M104 46h20" />
        <DieFace value={5} x={152} y={46} size={42} class="white-face" />
      </Picture>
    </WhiteDie.Provider>
  ),
  guide: {
    picture: () => <TilePicture tile="white-castle" edition={2019} />,
    chapters: ['whitecastle'],
    tiles: ['white-castle', 'monastery29'],
  },
  presets: ['more', 'full'],
};
