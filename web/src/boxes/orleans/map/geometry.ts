/** From longitude and latitude to the drawing: where towns are, how roads and rivers run, where goods lie. */
import { EDGES, type EdgeRow } from './edges';
import { TOWNS, type TownRow } from './towns';

export const WIDTH = 1000;
export const HEIGHT = 958;

export type Point = readonly [x: number, y: number];

/** Map units for a degree of latitude. A degree of longitude is shorter, by the cosine of 47.4°. */
const DEGREE = 444;
const COSINE = 0.677;
const WEST = -0.01;
const NORTH = 48.575;

export const project = ([longitude, latitude]: readonly [number, number]): Point => [
  (longitude - WEST) * COSINE * DEGREE,
  (NORTH - latitude) * DEGREE,
];

export interface Town extends TownRow {
  readonly x: number;
  readonly y: number;
}

function townOf(row: TownRow): Town {
  const [x, y] = project([row.longitude, row.latitude]);
  const [dx, dy] = row.nudge ?? [0, 0];
  return { ...row, x: x + dx, y: y + dy };
}

const towns: ReadonlyMap<string, Town> = new Map(TOWNS.map((row) => [row.id, townOf(row)]));
/** From north to south, so that what is nearer covers what is further away. */
export const TOWNS_SOUTHWARD: readonly Town[] = [...towns.values()].sort((a, b) => a.y - b.y);

export function town(id: string): Town {
  const found = towns.get(id);
  if (!found) throw new Error(`the map has no town \`${id}\``);
  return found;
}

export interface Curve {
  /** An SVG path. */
  readonly d: string;
  /** Points along it, close together. */
  readonly points: readonly Point[];
}

const SAMPLES = 20;
const fixed = (value: number): string => value.toFixed(1);

/** A smooth curve through the points (Catmull-Rom, as cubic Béziers). */
export function curve(through: readonly Point[]): Curve {
  const at = (n: number): Point => through[Math.max(0, Math.min(through.length - 1, n))] ?? [0, 0];
  const start = at(0);
  let d = `M${fixed(start[0])} ${fixed(start[1])}`;
  const points: Point[] = [];
  for (let n = 0; n < through.length - 1; n++) {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${[...first, ...second, ...to].map(fixed).join(' ')}`;
    for (let sample = 0; sample < SAMPLES; sample++) {
      const t = sample / SAMPLES;
      const mix = (axis: 0 | 1) =>
        (1 - t) ** 3 * from[axis] +
        3 * (1 - t) ** 2 * t * first[axis] +
        3 * (1 - t) * t ** 2 * second[axis] +
        t ** 3 * to[axis];
      points.push([mix(0), mix(1)]);
    }
  }
  points.push(at(through.length - 1));
  return { d, points };
}

/** The point after this share of a line's length. */
export function along(points: readonly Point[], share: number): Point {
  const lengths = points.map((point, n) => {
    const before = points[n - 1];
    return before ? Math.hypot(point[0] - before[0], point[1] - before[1]) : 0;
  });
  let rest = share * lengths.reduce((sum, one) => sum + one, 0);
  for (const [n, point] of points.entries()) {
    const length = lengths[n] ?? 0;
    const before = points[n - 1];
    if (before && length > 0 && rest <= length) {
      const part = rest / length;
      return [before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part];
    }
    rest -= length;
  }
  return points[points.length - 1] ?? [0, 0];
}

/** A place for a good on an edge. */
export interface GoodsSpace {
  readonly x: number;
  readonly y: number;
  /** The number of players from which it is used. */
  readonly players: 2 | 3 | 4;
}

export interface Edge extends Curve {
  readonly id: string;
  readonly kind: 'road' | 'waterway';
  readonly a: string;
  readonly b: string;
  readonly spaces: readonly GoodsSpace[];
}

function spacesOf({ second }: EdgeRow, a: string, { points }: Curve): readonly GoodsSpace[] {
  const space = (share: number, players: 2 | 3 | 4): GoodsSpace => {
    const [x, y] = along(points, share);
    return { x, y, players };
  };
  if (!second) return [space(0.5, 2)];
  const [players, near] = second;
  return near === a ? [space(0.66, 2), space(0.34, players)] : [space(0.34, 2), space(0.66, players)];
}

function edgeOf(row: EdgeRow): Edge {
  const [letter, a = '', b = ''] = row.id.split('-');
  const [from, to] = [town(a), town(b)];
  const bend = row.bend ?? 0;
  const middle: Point = [
    (from.x + to.x) / 2 - (to.y - from.y) * bend,
    (from.y + to.y) / 2 + (to.x - from.x) * bend,
  ];
  const line = curve([[from.x, from.y], ...(row.via?.map(project) ?? [middle]), [to.x, to.y]]);
  return {
    ...line,
    id: row.id,
    kind: letter === 'r' ? 'road' : 'waterway',
    a,
    b,
    spaces: spacesOf(row, a, line),
  };
}

export const MAP_EDGES: readonly Edge[] = EDGES.map(edgeOf);
const edges: ReadonlyMap<string, Edge> = new Map(MAP_EDGES.map((edge) => [edge.id, edge]));

export function edge(id: string): Edge {
  const found = edges.get(id);
  if (!found) throw new Error(`the map has no edge \`${id}\``);
  return found;
}

/** The goods spaces that this number of players uses. */
export const spacesFor = ({ spaces }: Edge, players: number): readonly GoodsSpace[] =>
  spaces.filter((space) => space.players <= players);

export const edgesFrom = (id: string): readonly Edge[] =>
  MAP_EDGES.filter(({ a, b }) => a === id || b === id);

/** The other end of an edge. */
export const across = ({ a, b }: Edge, from: string): string => (a === from ? b : a);

/** The way a merchant goes over an edge, a few points from one town to the other. */
export function journey(id: string, from: string, steps = 12): readonly Point[] {
  const { points, a } = edge(id);
  const way = a === from ? points : [...points].reverse();
  return Array.from({ length: steps + 1 }, (_, n) => along(way, n / steps));
}
