import { Plate, placeSymbol } from '../art/places';
import type { Tile } from '../pieces';
import { placeName, say } from '../words';
import { Piece } from './piece';

export interface GalleryTile {
  readonly tile: Tile;
  readonly stack: 'I' | 'II';
}

interface GalleryProps {
  readonly tiles: readonly GalleryTile[];
  /** How many cards of the town it is as wide as. */
  readonly columns?: number;
}

/** Place tiles that can still be chosen: `tile:<id>`. */
export function Gallery({ tiles, columns = 5 }: GalleryProps) {
  return (
    <div class="o-gallery" style={{ '--o-columns': columns }} role="group" aria-label={say('gallery.title')}>
      {(['I', 'II'] as const).map((stack) => {
        const left = tiles.filter((one) => one.stack === stack);
        return (
          <div key={stack} class="o-stack-row" role="group" aria-label={say('gallery.stack', { stack })}>
            <b class="o-stack" aria-hidden="true">
              {stack}
            </b>
            {left.map(({ tile }) => (
              <Piece
                key={tile}
                thing={`tile:${tile}`}
                label={say('gallery.tile', { tile: placeName(tile), stack })}
                info={`place:${tile}`}
                at={`tile:${tile}`}
                class="o-gallery-tile"
              >
                <Plate id={placeSymbol(tile)} />
              </Piece>
            ))}
            {left.length === 0 && <small>{say('gallery.none')}</small>}
          </div>
        );
      })}
    </div>
  );
}
