import './art.css';
import { Icon } from '../../../art/icon';
import { ensureSymbol } from '../../../art/sprite';
import { PLACES } from '../pieces';
import city from './city.svg?raw';
import events from './events.svg?raw';
import type { PlaceId } from './ids';
import invasion from './invasion.svg?raw';
import people from './people.svg?raw';
import places from './places.svg?raw';
import structures from './structures.svg?raw';
import { drawPieces } from './symbols';

/**
 * Drawings of places, events and deeds, and of everything that the scenarios add. They load with the table, not
 * with the cover.
 */
export function drawPlaces(): void {
  // Some of them show a follower, a good or a coin.
  drawPieces();
  ensureSymbol('orleans-places', () => [places, events, invasion, city, people, structures].join(''));
}

/** The symbol of a place of the board or of a place tile. */
export const placeSymbol = (place: PlaceId): string =>
  `${(PLACES as readonly string[]).includes(place) ? 'op' : 'ot'}-${place}`;

/**
 * A place, place tile (`op-`, `ot-`), event (`oe-`), deed (`od-`), character (`oc-`), objective (`oo-`) or
 * structure (`ob-`). In the dark it has a light plate. Events stand in long rows, so they have a light rim.
 */
export function Plate({ id, class: extra, label }: Parameters<typeof Icon>[0]) {
  drawPlaces();
  const look = id.startsWith('oe-') ? 'o-plate o-event-sign' : 'o-plate';
  return <Icon id={id} class={`${look} ${extra ?? ''}`} label={label} />;
}
