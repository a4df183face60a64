/** Where the towns are in France, and where their names go on the map. */

export interface TownRow {
  readonly id: string;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  /** Whether a waterway touches it. It is drawn with a spire, other towns with a tower. */
  readonly river: boolean;
  /** A small shift for legibility, in map units. */
  readonly nudge?: readonly [x: number, y: number];
  /** Where its name is, from the middle of the town: above, below, or to one side. */
  readonly label: readonly [x: number, y: number, anchor: 'start' | 'middle' | 'end'];
  /** The name on the map, if the whole one is too long. */
  readonly short?: string;
}

export const TOWNS: readonly TownRow[] = [
  {
    id: 'orleans',
    name: 'Orléans',
    longitude: 1.909,
    latitude: 47.902,
    river: true,
    label: [0, -50, 'middle'],
  },
  {
    id: 'chartres',
    name: 'Chartres',
    longitude: 1.489,
    latitude: 48.447,
    river: false,
    nudge: [0, 8],
    label: [0, -30, 'middle'],
  },
  {
    id: 'etampes',
    name: 'Étampes',
    longitude: 2.162,
    latitude: 48.434,
    river: false,
    nudge: [0, 6],
    label: [-4, 48, 'middle'],
  },
  {
    id: 'lemans',
    name: 'Le Mans',
    longitude: 0.199,
    latitude: 48.006,
    river: false,
    label: [-4, -32, 'middle'],
  },
  {
    id: 'chateaudun',
    name: 'Châteaudun',
    longitude: 1.338,
    latitude: 48.071,
    river: false,
    label: [0, -30, 'middle'],
  },
  {
    id: 'montargis',
    name: 'Montargis',
    longitude: 2.733,
    latitude: 47.997,
    river: false,
    label: [34, -2, 'start'],
  },
  {
    id: 'vendome',
    name: 'Vendôme',
    longitude: 1.066,
    latitude: 47.793,
    river: false,
    label: [-34, 24, 'end'],
  },
  { id: 'blois', name: 'Blois', longitude: 1.335, latitude: 47.586, river: true, label: [32, 34, 'start'] },
  { id: 'briare', name: 'Briare', longitude: 2.741, latitude: 47.637, river: true, label: [32, 4, 'start'] },
  {
    id: 'tours',
    name: 'Tours',
    longitude: 0.685,
    latitude: 47.394,
    river: true,
    nudge: [0, 4],
    label: [-34, -10, 'end'],
  },
  {
    id: 'chinon',
    name: 'Chinon',
    longitude: 0.243,
    latitude: 47.167,
    river: true,
    nudge: [-4, 4],
    label: [-8, -26, 'middle'],
  },
  {
    id: 'montrichard',
    name: 'Montrichard',
    longitude: 1.184,
    latitude: 47.343,
    river: true,
    nudge: [6, -8],
    label: [-18, -32, 'start'],
  },
  {
    id: 'vierzon',
    name: 'Vierzon',
    longitude: 2.069,
    latitude: 47.222,
    river: true,
    nudge: [-4, -4],
    label: [34, -18, 'start'],
  },
  {
    id: 'loches',
    name: 'Loches',
    longitude: 0.996,
    latitude: 47.129,
    river: true,
    nudge: [-2, 6],
    label: [32, 22, 'start'],
  },
  {
    id: 'bourges',
    name: 'Bourges',
    longitude: 2.399,
    latitude: 47.081,
    river: true,
    nudge: [6, 4],
    label: [32, 30, 'start'],
  },
  {
    id: 'sancerre',
    name: 'Sancerre',
    longitude: 2.839,
    latitude: 47.331,
    river: true,
    label: [8, 38, 'start'],
  },
  {
    id: 'chatellerault',
    name: 'Châtellerault',
    longitude: 0.546,
    latitude: 46.817,
    river: true,
    label: [-6, 46, 'middle'],
  },
  {
    id: 'leblanc',
    name: 'Le Blanc',
    longitude: 1.062,
    latitude: 46.632,
    river: true,
    label: [-2, 44, 'middle'],
  },
  {
    id: 'chateauroux',
    name: 'Châteauroux',
    longitude: 1.691,
    latitude: 46.812,
    river: false,
    label: [34, 22, 'start'],
  },
  {
    id: 'nevers',
    name: 'Nevers',
    longitude: 3.159,
    latitude: 46.991,
    river: true,
    label: [-2, -30, 'middle'],
  },
  {
    id: 'argenton',
    name: 'Argenton-sur-Creuse',
    longitude: 1.519,
    latitude: 46.588,
    river: true,
    nudge: [0, 6],
    label: [-4, 46, 'middle'],
    short: 'Argenton',
  },
  {
    id: 'lachatre',
    name: 'La Châtre',
    longitude: 1.988,
    latitude: 46.582,
    river: false,
    nudge: [8, 4],
    label: [6, 46, 'middle'],
  },
  {
    id: 'stamand',
    name: 'Saint-Amand-Montrond',
    longitude: 2.505,
    latitude: 46.722,
    river: true,
    label: [34, 32, 'start'],
    short: 'Saint-Amand',
  },
];
