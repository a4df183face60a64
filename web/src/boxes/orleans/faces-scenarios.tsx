import './faces-scenarios.css';
import type { ComponentChildren } from 'preact';
import { CityPicture } from './art/city';
import {
  CHARACTERS,
  CITY_STORES,
  MODULES,
  OBJECTIVE_IDS,
  SCENARIO_DEEDS,
  SCENARIO_EVENTS,
  SCENARIO_PLACES,
  STRUCTURES,
} from './art/ids';
import { Land } from './art/land';
import { isLarge, TownLabel } from './art/map-layers';
import { HiddenGoodAt, MapPiecePicture, StructureAt, TownMarks } from './art/map-scenario';
import { modulePicture } from './art/module-pictures';
import {
  CharacterPicture,
  DeedPicture,
  EventPicture,
  ObjectivePicture,
  PlacePicture,
  ScenarioSign,
  StructurePicture,
} from './art/scenario';
import { StructureCard } from './art/structure-card';
import { TownPicture } from './art/town';
import { HEIGHT, MAP_EDGES, TOWNS_SOUTHWARD, WIDTH } from './map/geometry';
import { SAMPLE_CARDS } from './samples-scenarios';

const Row = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="o-faces-row">{children}</div>
);
const Face = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <figure class="o-face">
    {children}
    <figcaption>{name}</figcaption>
  </figure>
);

/** Every small picture, large and as small as it gets. */
function Pictures() {
  return (
    <>
      {Object.entries(SCENARIO_EVENTS).map(([scenario, events]) => (
        <Row key={scenario}>
          {events.map((id) => (
            <Face key={id} name={id}>
              <EventPicture id={id} />
              <EventPicture id={id} class="o-face-small" />
            </Face>
          ))}
        </Row>
      ))}
      <Row>
        {SCENARIO_PLACES.map((id) => (
          <Face key={id} name={id}>
            <PlacePicture id={id} />
            <PlacePicture id={id} class="o-face-small" />
          </Face>
        ))}
        {[...SCENARIO_DEEDS, ...CITY_STORES].map((id) => (
          <Face key={id} name={id}>
            <DeedPicture id={id} />
            <DeedPicture id={id} class="o-face-small" />
          </Face>
        ))}
        {(['proposal', 'structure'] as const).map((id) => (
          <Face key={id} name={id}>
            <ScenarioSign id={id} />
            <ScenarioSign id={id} class="o-face-small" />
          </Face>
        ))}
      </Row>
      <Row>
        {CHARACTERS.map((id) => (
          <Face key={id} name={id}>
            <CharacterPicture id={id} />
            <CharacterPicture id={id} class="o-face-small" />
          </Face>
        ))}
        {OBJECTIVE_IDS.map((id) => (
          <Face key={id} name={id}>
            <ObjectivePicture id={id} />
            <ObjectivePicture id={id} class="o-face-small" />
          </Face>
        ))}
      </Row>
      <Row>
        {STRUCTURES.map((id) => (
          <Face key={id} name={id}>
            <StructurePicture id={id} />
            <StructurePicture id={id} class="o-face-small" />
          </Face>
        ))}
      </Row>
    </>
  );
}

const OUTER: Readonly<Record<string, number | null | 'site'>> = {
  lachatre: null,
  briare: null,
  tours: 3,
  etampes: 1,
  montargis: 2,
  stamand: 'site',
  chinon: 4,
  lemans: 'site',
  chartres: 5,
  nevers: 'site',
  chatellerault: 'site',
  sancerre: null,
  argenton: 2,
};

/** The map with everything that a scenario may add. */
function ScenarioMap() {
  return (
    <svg
      class="o-map-picture"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      style={{ maxWidth: '640px' }}
      aria-hidden="true"
    >
      <Land />
      {MAP_EDGES.flatMap(({ id, spaces }, n) =>
        spaces.map(({ x, y }, m) =>
          n % 7 === 3 ? (
            <StructureAt key={`${id}${m}`} seat={(n % 5) + 1} done={n % 2 > 0} x={x} y={y} size={48} />
          ) : (
            <HiddenGoodAt key={`${id}${m}`} x={x} y={y} size={42} />
          ),
        ),
      )}
      {TOWNS_SOUTHWARD.map(({ id, x, y, river }) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          <TownPicture river={river} large={isLarge(id)} />
        </g>
      ))}
      {TOWNS_SOUTHWARD.map((town) => (
        <TownLabel key={town.id} town={town} />
      ))}
      {TOWNS_SOUTHWARD.map((town) => {
        const outer = OUTER[town.id];
        return (
          <TownMarks
            key={town.id}
            town={town}
            tower={outer === undefined || outer === 'site' ? undefined : { seat: outer }}
            site={outer === 'site'}
            citizen={['leblanc', 'vendome', 'tours', 'vierzon', 'sancerre', 'argenton', 'stamand'].includes(
              town.id,
            )}
            carpenter={town.id === 'blois'}
          />
        );
      })}
    </svg>
  );
}

const SEATS = [null, 1, 2, 3, 4, 5] as const;

/** What stands on the map. */
function MapPieces() {
  return (
    <>
      {[48, 30].map((width) => (
        <Row key={width}>
          {(['carpenter', 'site', 'hidden-good', 'citizen'] as const).map((piece) => (
            <span key={piece} style={{ width: `${width}px` }}>
              <MapPiecePicture piece={piece} />
            </span>
          ))}
          {SEATS.map((seat) => (
            <span key={seat} style={{ width: `${width}px` }}>
              <MapPiecePicture piece="tower" seat={seat} />
            </span>
          ))}
          {[1, 2, 3, 4, 5].flatMap((seat) =>
            [false, true].map((done) => (
              <span key={`${seat}${done}`} style={{ width: `${width}px` }}>
                <MapPiecePicture piece="structure" seat={seat} done={done} />
              </span>
            )),
          )}
        </Row>
      ))}
    </>
  );
}

/** The city with few and many knights, at the width of a panel and of a phone. */
function Cities() {
  return (
    <>
      <div style={{ maxWidth: '880px', marginBottom: '1rem' }}>
        <CityPicture knights={5} needed={8} reinforcement="missing" suggested={3} />
      </div>
      <div style={{ maxWidth: '880px', marginBottom: '1rem' }}>
        <CityPicture knights={13} needed={13} reinforcement="there" />
      </div>
      <Row>
        {([5, 8, 10, 13] as const).map((needed, n) => (
          <div key={needed} style={{ width: '358px' }}>
            <CityPicture
              knights={n === 0 ? needed : needed - 4}
              needed={needed}
              suggested={n}
              reinforcement={n > 1 ? 'missing' : undefined}
            />
          </div>
        ))}
      </Row>
    </>
  );
}

/** The structure cards in their three states, and the pictures of the modules. */
function Cards() {
  return (
    <>
      <div class="o-faces-cards">
        {SAMPLE_CARDS.map((card) => (
          <StructureCard key={card.id} {...card} />
        ))}
      </div>
      <Row>
        {MODULES.map((module) => {
          const Picture = modulePicture(module);
          return (
            <div key={module} class="panel" style={{ width: '14rem', padding: '0.4rem' }}>
              {Picture && <Picture />}
            </div>
          );
        })}
      </Row>
    </>
  );
}

/** Every drawing that the scenarios add. */
export function ScenarioFaces() {
  return (
    <section class="o-faces" id="scenarios">
      <Cities />
      <Cards />
      <MapPieces />
      <ScenarioMap />
      <Pictures />
    </section>
  );
}
