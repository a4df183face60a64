/** The shape of a duchy: 37 spaces in rows of 4, 5, 6, 7, 6, 5 and 4. */
import type { PlayerView, SpaceName } from './view';

export const ROWS = [4, 5, 6, 7, 6, 5, 4] as const;

export interface Spot {
  readonly name: SpaceName;
  readonly row: number;
  readonly column: number;
  /** Axial coordinates; neighbours differ by one of six steps. */
  readonly q: number;
  readonly r: number;
}

/** East, then clockwise: side `n` of a space touches its neighbour `n`. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export const SPOTS: readonly Spot[] = ROWS.flatMap((columns, index) =>
  Array.from({ length: columns }, (_, column) => {
    const r = index - 3;
    return {
      name: `r${index + 1}c${column + 1}`,
      row: index + 1,
      column: column + 1,
      q: Math.max(-3, -3 - r) + column,
      r,
    };
  }),
);

const byAxial = new Map(SPOTS.map((spot) => [`${spot.q},${spot.r}`, spot]));
const byName = new Map(SPOTS.map((spot) => [spot.name, spot]));

export const spotOf = (name: SpaceName): Spot | undefined => byName.get(name);

/** A space's neighbours by side. `undefined` beyond the border. */
export function neighbours(spot: Spot): readonly (Spot | undefined)[] {
  return STEPS.map(([dq, dr]) => byAxial.get(`${spot.q + dq},${spot.r + dr}`));
}

/** The area of every space, as the rules number them. Spaces of one area share a number. */
export const areas = (
  duchy: readonly Pick<PlayerView['duchy'][number], 'space' | 'area'>[],
): ReadonlyMap<SpaceName, number> => new Map(duchy.map((space) => [space.space, space.area]));
