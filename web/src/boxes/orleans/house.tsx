import './house.css';
import type { BoxInfo } from '../../generated/protocol';
import { t } from '../../i18n';
import { moduleAbout, moduleName, seatsRange } from '../box-words';
import type { BoxHouse, Preset } from '../shelf';
import { MapPicture } from './art/map-picture';
import { modulePicture } from './art/module-pictures';
import { HolePicture } from './art/pieces';
import { Plate, placeSymbol } from './art/places';
import { expectation } from './expect';
import { PLACES } from './pieces';
import { PLACE_NEEDS } from './printed';

/** The base game and every scenario, with the number of players. */
function Scenarios({ box }: { readonly box: BoxInfo }) {
  const all = [
    { id: 'base', name: t('orleans.base'), about: t('orleans.base.about'), seats: box.seats },
    ...box.modules.map((module) => ({
      id: module.id,
      name: moduleName(box.id, module),
      about: moduleAbout(box.id, module),
      seats: module.seats ?? box.seats,
    })),
  ];
  return (
    <section class="sheet o-scenarios" aria-labelledby="orleans-scenarios">
      <h2 id="orleans-scenarios">{t('orleans.scenarios')}</h2>
      <ul>
        {all.map(({ id, name, about, seats }) => {
          const Picture = modulePicture(id);
          return (
            <li key={id}>
              {Picture && <Picture />}
              <div>
                <h3>
                  {name}{' '}
                  <small>
                    {seats.most === 1
                      ? t('orleans.alone')
                      : t('box.players', { seats: seatsRange({ seats }) })}
                  </small>
                </h3>
                <p>{about}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The scenarios, the map and the places of a player board. */
function Gallery({ box }: { readonly box: BoxInfo }) {
  return (
    <>
      <Scenarios box={box} />
      <Boards />
    </>
  );
}

function Boards() {
  return (
    <section class="sheet o-boards" aria-labelledby="orleans-boards">
      <h2 id="orleans-boards">{t('orleans.boards')}</h2>
      <figure>
        <MapPicture label={t('orleans.map')} />
        <figcaption>{t('orleans.map')}</figcaption>
      </figure>
      <figure>
        <div class="o-board-places" role="img" aria-label={t('orleans.board')}>
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

export const house: BoxHouse = { Gallery, presets: PRESETS, modulePicture, expectation };
