/** The printed duchies from the server's catalog, for choosing one. */
import { catalog } from '../../api';
import type { Catalog } from '../../generated/burgundy-dice';
import type { HexView } from './view';

/** Empty sheets by the letter of their duchy. An older or newer server may have none. */
export function readSheets(told: unknown): ReadonlyMap<string, readonly HexView[]> {
  const { duchies = [] } = (told ?? {}) as Partial<Catalog>;
  return new Map(
    duchies.map(({ duchy, hexes }) => [duchy, hexes.map((hex) => ({ ...hex, marked: false, number: null }))]),
  );
}

export const sheets = (): Promise<ReadonlyMap<string, readonly HexView[]>> =>
  catalog('burgundy-dice').then(readSheets);
