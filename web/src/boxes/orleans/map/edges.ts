/**
 * The course of every road and river between the towns, in a table of ours. The game needs only which towns an
 * edge joins and how many goods it has room for.
 */

export interface EdgeRow {
  /** `r-` for a road or `w-` for a waterway, then its two towns. */
  readonly id: string;
  /** Points on its way, by longitude and latitude. */
  readonly via?: readonly (readonly [longitude: number, latitude: number])[];
  /** How far a line without such points bends to one side. */
  readonly bend?: number;
  /** The second goods space, if it has one: used from this many players on, and which town it is near. */
  readonly second?: readonly [players: 3 | 4, near: string];
}

export const EDGES: readonly EdgeRow[] = [
  {
    id: 'r-lemans-chartres',
    via: [
      [0.5, 48.21],
      [0.85, 48.36],
      [1.2, 48.45],
    ],
    second: [4, 'lemans'],
  },
  {
    id: 'r-etampes-montargis',
    via: [
      [2.4, 48.35],
      [2.58, 48.22],
      [2.7, 48.11],
    ],
    second: [4, 'montargis'],
  },
  {
    id: 'r-chatellerault-argenton',
    via: [
      [0.72, 46.68],
      [0.92, 46.56],
      [1.12, 46.515],
      [1.34, 46.515],
    ],
    second: [4, 'argenton'],
  },
  {
    id: 'r-stamand-nevers',
    via: [
      [2.68, 46.74],
      [2.9, 46.8],
      [3.08, 46.9],
    ],
    second: [4, 'stamand'],
  },
  {
    id: 'r-lemans-tours',
    via: [
      [0.3, 47.82],
      [0.5, 47.68],
      [0.6, 47.53],
    ],
    second: [3, 'tours'],
  },
  {
    id: 'r-orleans-vierzon',
    via: [
      [1.95, 47.72],
      [2.02, 47.55],
      [2.02, 47.38],
    ],
    second: [3, 'vierzon'],
  },
  { id: 'r-chartres-etampes', bend: -0.07 },
  { id: 'r-chartres-orleans', bend: 0.07 },
  { id: 'r-chartres-chateaudun', bend: -0.07 },
  {
    id: 'r-lemans-chateaudun',
    via: [
      [0.58, 48.1],
      [0.95, 48.13],
    ],
  },
  {
    id: 'r-lemans-vendome',
    via: [
      [0.46, 47.99],
      [0.72, 47.87],
      [0.9, 47.8],
    ],
  },
  { id: 'r-chateaudun-vendome', bend: 0.07 },
  { id: 'r-chateaudun-orleans', bend: -0.07 },
  { id: 'r-orleans-montargis', bend: 0.07 },
  {
    id: 'r-vendome-blois',
    via: [
      [1.14, 47.69],
      [1.24, 47.65],
    ],
  },
  { id: 'r-montargis-briare', bend: -0.07 },
  {
    id: 'r-blois-vierzon',
    via: [
      [1.5, 47.52],
      [1.72, 47.44],
      [1.92, 47.33],
    ],
  },
  {
    id: 'r-chinon-chatellerault',
    via: [
      [0.2, 47.05],
      [0.24, 46.93],
      [0.38, 46.84],
    ],
  },
  { id: 'r-montrichard-loches', bend: 0.07 },
  {
    id: 'r-vierzon-chateauroux',
    via: [
      [1.98, 47.08],
      [1.82, 46.94],
    ],
  },
  {
    id: 'r-sancerre-bourges',
    via: [
      [2.7, 47.24],
      [2.56, 47.14],
    ],
  },
  {
    id: 'r-loches-chateauroux',
    via: [
      [1.2, 47.06],
      [1.4, 46.94],
      [1.54, 46.86],
    ],
  },
  {
    id: 'r-leblanc-chateauroux',
    via: [
      [1.22, 46.74],
      [1.42, 46.8],
    ],
  },
  {
    id: 'r-argenton-lachatre',
    via: [
      [1.68, 46.54],
      [1.84, 46.545],
    ],
  },
  {
    id: 'r-lachatre-stamand',
    via: [
      [2.15, 46.62],
      [2.32, 46.64],
    ],
  },
  { id: 'r-bourges-stamand', bend: -0.07 },
  {
    id: 'r-bourges-nevers',
    via: [
      [2.62, 47.11],
      [2.9, 47.04],
    ],
  },
  { id: 'r-chateauroux-argenton', bend: 0.07 },
  { id: 'r-chateauroux-lachatre', bend: -0.07 },
  {
    id: 'w-orleans-briare',
    via: [
      [2.1, 47.885],
      [2.25, 47.83],
      [2.42, 47.755],
      [2.6, 47.7],
    ],
    second: [3, 'briare'],
  },
  {
    id: 'w-briare-sancerre',
    via: [
      [2.8, 47.57],
      [2.91, 47.48],
      [2.9, 47.4],
    ],
    second: [3, 'sancerre'],
  },
  {
    id: 'w-chinon-leblanc',
    via: [
      [0.4, 47.175],
      [0.56, 47.1],
      [0.7, 47],
      [0.79, 46.89],
      [0.88, 46.77],
    ],
    second: [3, 'leblanc'],
  },
  {
    id: 'w-orleans-blois',
    via: [
      [1.77, 47.86],
      [1.66, 47.8],
      [1.56, 47.71],
      [1.43, 47.655],
    ],
  },
  {
    id: 'w-blois-tours',
    via: [
      [1.23, 47.53],
      [1.1, 47.46],
      [0.96, 47.425],
      [0.82, 47.43],
    ],
  },
  {
    id: 'w-tours-montrichard',
    via: [
      [0.8, 47.36],
      [0.93, 47.335],
      [1.06, 47.325],
    ],
  },
  {
    id: 'w-tours-loches',
    via: [
      [0.7, 47.3],
      [0.8, 47.24],
      [0.9, 47.2],
    ],
  },
  {
    id: 'w-tours-chinon',
    via: [
      [0.55, 47.36],
      [0.4, 47.325],
      [0.26, 47.285],
      [0.2, 47.23],
    ],
  },
  {
    id: 'w-chinon-chatellerault',
    via: [
      [0.34, 47.13],
      [0.44, 47.06],
      [0.5, 46.96],
      [0.51, 46.88],
    ],
  },
  {
    id: 'w-montrichard-vierzon',
    via: [
      [1.33, 47.335],
      [1.5, 47.28],
      [1.68, 47.29],
      [1.88, 47.26],
    ],
  },
  {
    id: 'w-vierzon-bourges',
    via: [
      [2.16, 47.19],
      [2.26, 47.13],
    ],
  },
  {
    id: 'w-vierzon-stamand',
    via: [
      [2.08, 47.1],
      [2.14, 46.99],
      [2.24, 46.92],
      [2.31, 46.83],
      [2.4, 46.755],
    ],
  },
  {
    id: 'w-sancerre-nevers',
    via: [
      [2.92, 47.26],
      [3.02, 47.19],
      [3.05, 47.09],
    ],
  },
  {
    id: 'w-leblanc-argenton',
    via: [
      [1.18, 46.655],
      [1.31, 46.66],
      [1.42, 46.63],
    ],
  },
];
