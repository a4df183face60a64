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
import { MapPiecePicture } from './art/map-scenario';
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
      <Row>
        {SAMPLE_CARDS.map((card) => (
          <StructureCard key={card.id} {...card} />
        ))}
      </Row>
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
      <Pictures />
    </section>
  );
}
