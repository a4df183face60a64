import './house.css';
import { t } from '../../i18n';
import type { BoxHouse, Preset } from '../shelf';
import { MapPicture } from './art/map-picture';
import { modulePicture } from './art/module-pictures';
import { HolePicture } from './art/pieces';
import { Plate, placeSymbol } from './art/places';
import { PLACES } from './pieces';
import { PLACE_NEEDS } from './printed';

/** The map and the places of a player board. */
function Gallery() {
  return (
    <section class="sheet o-boards" aria-labelledby="orleans-boards">
      <h2 id="orleans-boards">{t('orleans.boards')}</h2>
      <figure>
        <MapPicture label={t('orleans.map')} />
        <figcaption>{t('orleans.map')}</figcaption>
      </figure>
      <figure role="img" aria-label={t('orleans.board')}>
        <div class="o-board-places">
          {PLACES.map((place) => (
            <span key={place} class="o-board-place">
              <Plate id={placeSymbol(place)} />
              <span>
                {PLACE_NEEDS[place].map((need, n) => (
                  <HolePicture key={n} need={need} />
                ))}
              </span>
            </span>
          ))}
        </div>
        <figcaption>{t('orleans.board')}</figcaption>
      </figure>
    </section>
  );
}

/** The base game, then a scenario for each taste. Scenarios exclude each other. */
const PRESETS: readonly Preset[] = [
  { id: 'plain', modules: [] },
  { id: 'build', modules: ['prosperity'] },
  { id: 'together', modules: ['invasion'] },
  { id: 'two', modules: ['duel'] },
  { id: 'alone', modules: ['salesman'] },
];

export const house: BoxHouse = { Gallery, presets: PRESETS, modulePicture };
