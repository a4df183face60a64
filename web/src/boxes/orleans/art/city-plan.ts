/** Where everything is in the picture of the city: its houses, its wall, and the spaces for knights. */

/** The same picture twice: for a wide panel, and with a shorter and higher wall for a phone. */
export interface CityPlan {
  readonly width: number;
  readonly wallHeight: number;
  /** The middles of the towers. Knights stand between them. */
  readonly towers: readonly number[];
}

export const WIDE: CityPlan = { width: 880, wallHeight: 112, towers: [32, 250, 630, 848] };
export const NARROW: CityPlan = { width: 460, wallHeight: 150, towers: [28, 432] };
export const PLANS = [WIDE, NARROW] as const;

export const WALL_TOP = 208;
/** Half the width of a tower and of the gate, with some room. */
const TOWER = 27;
const GATE = 32;
const RIVER = 70;

export const wallFoot = (plan: CityPlan): number => WALL_TOP + plan.wallHeight;
export const heightOf = (plan: CityPlan): number => wallFoot(plan) + RIVER;
export const gateOf = (plan: CityPlan): number => plan.width / 2;

type Stretch = readonly [from: number, to: number];

/** The stretches of wall between towers and gate, from left to right. */
function stretches(plan: CityPlan): readonly Stretch[] {
  const gate = gateOf(plan);
  const stops: readonly Stretch[] = [
    ...plan.towers.map((x): Stretch => [x - TOWER, x + TOWER]),
    [gate - GATE, gate + GATE] as const,
  ].sort((a, b) => a[0] - b[0]);
  return stops.slice(1).map(([from], n) => [stops[n]?.[1] ?? 0, from] as const);
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** How large knights can be with this many rows of them. */
const SIZES: readonly (readonly [size: number, rows: number])[] = [
  [58, 1],
  [52, 1],
  [48, 1],
  [44, 2],
  [42, 2],
  [40, 3],
];
const GAP = 6;

/** The spaces for this many knights, as large as the wall allows, in the order in which they are filled. */
export function knightSpots(plan: CityPlan, needed: number): readonly Spot[] {
  const walls = stretches(plan);
  const most = ([from, to]: Stretch, size: number) => Math.floor((to - from + GAP) / (size + GAP));
  const fits = ([size, rows]: (typeof SIZES)[number]) =>
    rows * (size + GAP) <= plan.wallHeight - 12 &&
    walls.reduce((sum, wall) => sum + most(wall, size), 0) * rows >= needed;
  const [size, rows] = SIZES.find(fits) ?? [40, 3];
  const middle = WALL_TOP + 10 + (plan.wallHeight - 10) / 2;
  return Array.from({ length: rows }, (_, row) => {
    const inRow = Math.floor(needed / rows) + (row < needed % rows ? 1 : 0);
    const y = middle + (row - (rows - 1) / 2) * (size + GAP);
    return shared(walls, inRow, (wall) => most(wall, size)).flatMap((count, n) => {
      const [from, to] = walls[n] ?? [0, 0];
      const first = (from + to) / 2 - ((count - 1) / 2) * (size + GAP);
      return Array.from({ length: count }, (_, k) => ({ x: first + k * (size + GAP), y, size }));
    });
  }).flat();
}

/** How many go to each stretch: always to the one that has most room left, the outer ones last. */
function shared(
  walls: readonly Stretch[],
  count: number,
  most: (wall: Stretch) => number,
): readonly number[] {
  const given = walls.map(() => 0);
  const inside = (n: number) => -Math.abs(n - (walls.length - 1) / 2);
  for (let left = count; left > 0; left--) {
    const [next] = walls
      .map((wall, n) => ({ n, free: most(wall) - (given[n] ?? 0) }))
      .sort((a, b) => b.free - a.free || inside(b.n) - inside(a.n));
    if (next) given[next.n] = (given[next.n] ?? 0) + 1;
  }
  return given;
}

/** Paths of one row of houses. */
export interface Houses {
  readonly walls: string;
  readonly roofs: readonly string[];
  readonly windows: string;
}

const ROOFS = 4;

/** A row of houses that differ a little, the same ones each time. `gap` is where the cathedral stands. */
export function houses(
  plan: CityPlan,
  row: { readonly foot: number; readonly width: number; readonly height: number; readonly seed: number },
  gap?: Stretch,
): Houses {
  let seed = row.seed;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  let [walls, windows] = ['', ''];
  const roofs = Array.from({ length: ROOFS }, () => '');
  for (let x = 4; x < plan.width - row.width; ) {
    const [width, height] = [Math.round(row.width + next() * 16), Math.round(row.height + next() * 30)];
    const roof = Math.floor(next() * ROOFS);
    if (!gap || x + width < gap[0] || x > gap[1]) {
      const top = row.foot - height;
      walls += `M${x} ${row.foot}v${-height}h${width}v${height}z`;
      roofs[roof] +=
        `M${x - 3} ${top + 1}l${width / 2 + 3} ${Math.round(-width * 0.6)} ${width / 2 + 3} ${Math.round(width * 0.6)}z`;
      for (const share of [0.24, 0.6]) windows += `M${x + Math.round(width * share)} ${top + 9}h5v8h-5z`;
    }
    x += width + 3;
  }
  return { walls, roofs, windows };
}

/** The wall with its battlements. */
export function wallPath(plan: CityPlan): string {
  const foot = wallFoot(plan);
  const merlons = Math.floor((plan.width - 16) / 24);
  return `M8 ${foot}V${WALL_TOP}${'h12v8h12v-8'.repeat(merlons)}H${plan.width - 8}V${foot}z`;
}

/** The joints of the stones. */
export function stonePath(plan: CityPlan): string {
  let path = '';
  for (let row = 0, y = WALL_TOP + 20; y < wallFoot(plan) - 4; row++, y += 15) {
    for (let x = 20 + (row % 2) * 17; x < plan.width - 34; x += 34) path += `M${x} ${y}h20`;
  }
  return path;
}
