/** Where the spaces of any duchy lie: one hexagon, the two joined ones of a team, or islands. */
import { ROOT3, round } from '../../art/hex';
import { ROWS, SPOTS } from './geometry';
import { ARCHIPELAGOS, type Archipelago, type River } from './islands';
import type { SpaceName } from './view';

/** The centre of a space, from the upper left corner. The unit is the width of a space. */
export interface MapSpot {
  readonly name: SpaceName;
  readonly x: number;
  readonly y: number;
}

export type Half = 'west' | 'east';

export interface DuchyMap {
  /** In reading order. */
  readonly spots: readonly MapSpot[];
  readonly width: number;
  readonly height: number;
  /** The neighbours of a space by side: east first, then clockwise. Nothing beyond the border. */
  readonly sides: ReadonlyMap<SpaceName, readonly (SpaceName | undefined)[]>;
  readonly rivers: readonly River[];
  /** What a phone shows of a board that is too wide for it: from where, and how much. */
  readonly halves?: Readonly<Record<Half, readonly [from: number, width: number]>>;
}

/** Half the height of a space. */
const HALF = 1 / ROOT3;
const ROW = ROOT3 / 2;

const HEXAGON: readonly MapSpot[] = SPOTS.map(({ name, q, r }) => ({
  name,
  x: 3.5 + q + r / 2,
  y: HALF + (r + 3) * ROW,
}));

/** How far the right half of a team's duchy lies from the left one. They share the space in the middle. */
const APART = 6;
const MIDDLE = 4;

/** The rows of the right half go on counting where those of the left half end. */
const TEAM: readonly MapSpot[] = ROWS.flatMap((columns, index) => {
  const row = HEXAGON.filter(({ name }) => name.startsWith(`r${index + 1}c`));
  const shared = index + 1 === MIDDLE ? 1 : 0;
  const right = row.slice(shared).map((spot, n) => ({
    name: `r${index + 1}c${columns + n + 1}`,
    x: spot.x + APART,
    y: spot.y,
  }));
  return [...row, ...right];
});

const islandSpots = ({ islands }: Archipelago): readonly MapSpot[] =>
  islands.flatMap(({ name, x, y, rows }) => {
    let number = 0;
    return rows.flatMap(([first, spaces], row) =>
      Array.from({ length: spaces }, (_, n) => ({
        name: `${name}${++number}`,
        x: x + first + n,
        y: y + row * ROW,
      })),
    );
  });

/** How far two places may differ and still be the same. */
const NEAR = 0.05;

function sidesOf(spots: readonly MapSpot[]): DuchyMap['sides'] {
  const steps = Array.from({ length: 6 }, (_, side) => (Math.PI / 3) * side);
  return new Map(
    spots.map(({ name, x, y }) => [
      name,
      steps.map(
        (angle) =>
          spots.find(
            (other) => Math.hypot(other.x - x - Math.cos(angle), other.y - y - Math.sin(angle)) < NEAR,
          )?.name,
      ),
    ]),
  );
}

function map(spots: readonly MapSpot[], more: Partial<DuchyMap> = {}): DuchyMap {
  return {
    spots,
    width: Math.max(...spots.map(({ x }) => x)) + 0.5,
    height: Math.max(...spots.map(({ y }) => y)) + HALF,
    sides: sidesOf(spots),
    rivers: [],
    ...more,
  };
}

const HEXAGON_MAP = map(HEXAGON);
const MAPS: readonly DuchyMap[] = [
  HEXAGON_MAP,
  map(TEAM, { halves: { west: [-0.07, 7.62], east: [5.45, 7.62] } }),
  ...ARCHIPELAGOS.map((isles) => map(islandSpots(isles), { rivers: isles.rivers })),
];

/** The map that has exactly these spaces. */
export function mapOf(spaces: readonly { readonly space: SpaceName }[]): DuchyMap {
  const last = spaces[spaces.length - 1]?.space;
  return (
    MAPS.find(({ spots }) => spots.length === spaces.length && spots.some(({ name }) => name === last)) ??
    HEXAGON_MAP
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything is in a drawing whose hexes have a given radius. */
export interface DuchyLayout {
  readonly map: DuchyMap;
  readonly radius: number;
  readonly width: number;
  readonly height: number;
  at(space: SpaceName): Point;
}

/** Room around the spaces, in the units of the drawing. */
export interface Margin {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}

export function layoutOf(of: DuchyMap, radius: number, margin: Margin | number): DuchyLayout {
  const { side, top, bottom } =
    typeof margin === 'number' ? { side: margin, top: margin, bottom: margin + radius * 0.1 } : margin;
  const unit = ROOT3 * radius;
  const places = new Map(of.spots.map(({ name, x, y }) => [name, { x: side + x * unit, y: top + y * unit }]));
  return {
    map: of,
    radius,
    width: of.width * unit + 2 * side,
    height: of.height * unit + top + bottom,
    at: (space) => places.get(space) ?? { x: 0, y: 0 },
  };
}

/** The part of the drawing that is shown, as an SVG `viewBox`. */
export function viewBox({ map: { halves }, radius, width, height }: DuchyLayout, half?: Half): string {
  const [from, wide] = (half && halves?.[half]) || [];
  if (from === undefined || wide === undefined) return `0 0 ${round(width)} ${round(height)}`;
  const unit = ROOT3 * radius;
  const left = Math.max(0, Math.min(from * unit + 8, width - wide * unit));
  return `${round(left)} 0 ${round(wide * unit)} ${round(height)}`;
}

/** A river in the drawing. */
export interface Channel {
  readonly path: string;
  readonly ends: readonly [Point, Point];
  /** Where the ferry is. */
  readonly middle: Point;
}

export function channel({ ends: [from, to], bend }: River, layout: DuchyLayout): Channel {
  const a = layout.at(from);
  const b = layout.at(to);
  const unit = ROOT3 * layout.radius;
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const offsets = bend ?? [
    [ux * 0.5, uy * 0.5],
    [ux * 0.6, uy * 0.6],
    [-ux * 0.6, -uy * 0.6],
    [-ux * 0.5, -uy * 0.5],
  ];
  const points = offsets.map(([x, y], n) => {
    const end = n < 2 ? a : b;
    return { x: end.x + x * unit, y: end.y + y * unit };
  });
  const [p0, p1, p2, p3] = points as [Point, Point, Point, Point];
  const halfway = (of: (point: Point) => number) => (of(p0) + 3 * of(p1) + 3 * of(p2) + of(p3)) / 8;
  const said = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  return {
    path: `M${said(p0)}C${said(p1)} ${said(p2)} ${said(p3)}`,
    ends: [p0, p3],
    middle: { x: halfway(({ x }) => x), y: halfway(({ y }) => y) },
  };
}
