/**
 * Where the islands of the solo duchies lie. The unit is the width of a space. They are drawn closer together
 * than they are printed, so that a space stays large enough for a finger.
 */

/** A row of an island: where its first space is, and how many it has. */
type Row = readonly [first: number, spaces: number];

export interface Island {
  /** The spaces are called by it: `nw1`, `nw2` and so on, row by row. */
  readonly name: string;
  /** The centre of its first space. */
  readonly x: number;
  readonly y: number;
  readonly rows: readonly Row[];
}

/** The four points of a curve, each as an offset from the end it belongs to. */
export type Bend = readonly (readonly [x: number, y: number])[];

export interface River {
  readonly ends: readonly [string, string];
  /** A river that has to go round land. Others are straight. */
  readonly bend?: Bend;
}

export interface Archipelago {
  readonly islands: readonly Island[];
  readonly rivers: readonly River[];
}

const island = (name: string, x: number, y: number, ...rows: readonly Row[]): Island => ({
  name,
  x,
  y,
  rows,
});
const straight = (...pairs: readonly (readonly [string, string])[]): readonly River[] =>
  pairs.map((ends) => ({ ends }));

const FOUR: Archipelago = {
  islands: [
    island('nw', 1.48, 0.58, [0, 2], [-0.5, 3], [0, 2]),
    island('ne', 4.78, 0.81, [0, 4], [0.5, 4], [1, 3]),
    island('sw', 1.5, 4.53, [0, 2], [-0.5, 2], [-1, 2]),
    island('se', 4.69, 4.53, [0, 4], [-0.5, 5], [0, 4]),
  ],
  rivers: [
    {
      ends: ['ne1', 'nw7'],
      bend: [
        [-0.42, 0.2],
        [-1, 0.75],
        [1.15, 0.1],
        [0.47, 0.02],
      ],
    },
    ...straight(['nw7', 'sw2'], ['sw2', 'se5']),
    {
      ends: ['ne10', 'se5'],
      bend: [
        [-0.25, 0.44],
        [-0.6, 0.95],
        [-0.6, -1.9],
        [-0.1, -0.53],
      ],
    },
    {
      ends: ['ne10', 'se9'],
      bend: [
        [0.25, 0.44],
        [0.5, 1.15],
        [0.55, -1.9],
        [0.28, -0.44],
      ],
    },
  ],
};

const FOURTEEN: Archipelago = {
  islands: [
    island('a', 2.58, 0.58, [0, 1]),
    island('b', 3.78, 1.72, [0, 1], [-0.5, 1], [0, 1]),
    island('c', 1, 0.97, [0, 1], [-0.5, 2], [0, 2]),
    island('d', 1.98, 4.45, [0, 1]),
    island('e', 0.58, 6.12, [0, 2], [0.5, 2]),
    island('f', 3.36, 4.84, [0, 2], [-0.5, 2], [0, 1]),
    island('g', 5.2, 3.08, [0, 1]),
    island('h', 5.43, 1.11, [0, 4]),
    island('i', 7.17, 2.45, [0, 1]),
    island('j', 6.13, 4.21, [0, 1], [-0.5, 2]),
    island('k', 7.49, 3.83, [0, 2]),
    island('l', 7.9, 5.2, [0, 1]),
    island('m', 6.52, 6.53, [0, 3], [0.5, 2]),
    island('n', 5.1, 6.54, [0, 1]),
  ],
  rivers: straight(
    ['a1', 'b1'],
    ['a1', 'c1'],
    ['b3', 'd1'],
    ['b3', 'g1'],
    ['c5', 'd1'],
    ['d1', 'e1'],
    ['d1', 'f3'],
    ['g1', 'h1'],
    ['g1', 'j1'],
    ['g1', 'f2'],
    ['h2', 'i1'],
    ['i1', 'j1'],
    ['i1', 'k2'],
    ['k2', 'l1'],
    ['l1', 'm3'],
    ['j3', 'n1'],
    ['f5', 'n1'],
    ['n1', 'm1'],
  ),
};

export const ARCHIPELAGOS: readonly Archipelago[] = [FOUR, FOURTEEN];
