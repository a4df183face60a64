import '../../styles/table.css';
import './burgundy.css';
import './modules/gallery.css';
import type { Size } from './art/frame';
import { GoodPicture, TilePicture } from './art/tile';
import { ModulePieces } from './modules/gallery';
import { BUILDINGS, GOODS, LIVESTOCK, MONASTERIES } from './pieces';
import { tileName } from './words';

const ROWS: readonly [Size, number, readonly string[]][] = [
  ['large', 84, ['castle', 'mine', 'ship', ...BUILDINGS, ...LIVESTOCK, ...MONASTERIES]],
  ['large', 61, MONASTERIES],
  ['medium', 46, ['castle', 'mine', 'ship', ...BUILDINGS, ...LIVESTOCK, ...MONASTERIES]],
  ['small', 30, [...BUILDINGS, ...LIVESTOCK, ...MONASTERIES]],
];

/** Every face in every size, for drawing: `/dev/burgundy`. */
export default function Tiles() {
  return (
    <main class="plain-page" style={{ maxWidth: '1320px', margin: '1rem auto' }}>
      {ROWS.map(([size, width, tiles], n) => (
        <div key={n} style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 10px', marginBottom: '1.2rem' }}>
          {tiles.map((tile) => (
            <figure
              key={tile}
              style={{ width: `${width}px`, margin: 0, fontSize: '12px', textAlign: 'center' }}
            >
              <TilePicture tile={tile} edition={n % 2 ? 2011 : 2019} size={size} />
              {n === 0 && <figcaption>{tileName(tile, 2019)}</figcaption>}
            </figure>
          ))}
        </div>
      ))}
      <div style={{ display: 'flex', gap: '10px' }}>
        {GOODS.map((good) => (
          <span key={good} style={{ width: '60px' }}>
            <GoodPicture good={good} />
          </span>
        ))}
      </div>
      <ModulePieces />
    </main>
  );
}
