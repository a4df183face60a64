/** The printed duchies, as the server's catalog has them, for choosing one. */
import { catalog } from '../../api';
import { isObject, objects } from '../../api/json';
import type { BonusKind, Colour, HexView } from './view';

/** Empty sheets by the letter of their duchy. The JSON is the box's own, so its shape is checked here. */
export function readSheets(told: unknown): ReadonlyMap<string, readonly HexView[]> {
  const duchies = objects(isObject(told) ? told['duchies'] : undefined);
  return new Map(
    duchies.map((duchy) => [
      String(duchy['duchy']),
      objects(duchy['hexes']).map((hex) => ({
        hex: String(hex['hex']),
        colour: String(hex['colour']) as Colour,
        square: (hex['square'] ?? null) as BonusKind | null,
        marked: false,
        number: null,
      })),
    ]),
  );
}

export const sheets = (): Promise<ReadonlyMap<string, readonly HexView[]>> =>
  catalog('burgundy-dice').then(readSheets);
