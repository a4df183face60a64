import './art.css';
import { Icon } from '../../../art/icon';
import { ensureSymbol } from '../../../art/sprite';
import { PLACES, type Place, type Tile } from '../pieces';
import drawings from './places.svg?raw';

/** Drawings of places, place tiles, events and deeds. They load with the table, not with the cover. */
export function drawPlaces(): void {
  ensureSymbol('orleans-places', () => drawings);
}

/** The symbol of a place of the board or of a place tile. */
export const placeSymbol = (place: Place | Tile): string =>
  `${(PLACES as readonly string[]).includes(place) ? 'op' : 'ot'}-${place}`;

/** A place, place tile (`op-`, `ot-`), event (`oe-`) or deed (`od-`). In the dark it has a light plate. */
export function Plate({ id, class: extra, label }: Parameters<typeof Icon>[0]) {
  drawPlaces();
  return <Icon id={id} class={`o-plate ${extra ?? ''}`} label={label} />;
}
