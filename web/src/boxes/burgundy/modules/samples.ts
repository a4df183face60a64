/** Positions for drawing the expansions on `/dev/burgundy`. No table uses them. */
import { TABLES } from '../../../generated/burgundy';
import { mapOf } from '../map';
import { KINDS, letterOf } from '../pieces';
import type { Good, SpaceView } from '../view';
import type { PairView, RouteView, SoloView } from './view';

/** Spaces in reading order as they are printed: the letter of the kind and the value. */
function duchy(
  names: readonly string[],
  printed: string,
  tiles: Readonly<Record<string, string>>,
): readonly SpaceView[] {
  const bare = printed.split(/[\s|]+/).map((token, n) => ({
    space: names[n] ?? '',
    kind: KINDS.find((kind) => letterOf(kind) === token.charAt(0)) ?? 'building',
    value: Number(token.slice(1)),
    tile: tiles[names[n] ?? ''] ?? null,
  }));
  const { sides } = mapOf(bare);
  const kinds = new Map(bare.map(({ space, kind }) => [space, kind]));
  const areas = new Map<string, number>();
  for (const { space } of bare) {
    if (areas.has(space)) continue;
    const number = areas.size;
    const reached = [space];
    for (const one of reached) {
      areas.set(one, number);
      for (const next of sides.get(one) ?? [])
        if (next && !areas.has(next) && kinds.get(next) === kinds.get(space)) reached.push(next);
    }
  }
  return bare.map((space) => ({ ...space, area: areas.get(space.space) ?? 0 }));
}

const inRows = (counts: readonly number[]): readonly string[] =>
  counts.flatMap((columns, row) => Array.from({ length: columns }, (_, n) => `r${row + 1}c${n + 1}`));
const onIslands = (counts: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(counts).flatMap(([island, spaces]) =>
    Array.from({ length: spaces }, (_, n) => `${island}${n + 1}`),
  );

export const BORDER_DUCHY = duchy(
  inRows([4, 5, 6, 7, 6, 5, 4]),
  'C6 B5 B4 C3 Y2 Y1 Y6 Y5 Y4 S5 L4 B3 B1 S2 L3 B6 S1 B2 B6 B5 L4 M1 B2 S5 B4 B3 L1 M2 C6 S1 Y2 L5 C6 M3 S4 L1 B3',
  {
    r1c1: 'castle',
    r1c2: 'white-castle',
    r2c1: 'monastery12',
    r2c2: 'monastery27',
    r2c3: 'monastery29',
    r2c4: 'monastery6',
    r3c1: 'ship',
    r3c2: 'inn',
    r3c3: 'crane',
    r3c4: 'carpenter',
    r4c2: 'ship',
    r4c3: 'market',
    r4c4: 'bank',
    r4c5: 'town-hall',
    r4c6: 'geese',
    r5c2: 'ship',
    r5c3: 'watchtower',
    r5c5: 'sheep3',
    r6c1: 'castle',
    r6c2: 'ship',
    r7c1: 'mine',
    r7c2: 'ship',
  },
);

export const TEAM_DUCHY = duchy(
  inRows([8, 10, 12, 13, 12, 10, 8]),
  'C6 B5 B4 B3 L3 L4 B5 Y6 M4 S1 B6 M5 Y4 L5 B5 S5 B1 Y2 B5 C4 S3 M1 Y2 Y5 L6 B2 S1 B3 C2 Y3 B6 B1 B2 S6 S5 S4 C1 B4 S2 C6 B2 B1 Y4 Y2 C5 S4 L3 B1 M2 M3 M1 S3 B4 C5 Y2 Y6 S1 L2 B5 B6 B6 B5 L2 L1 Y5 S3 L4 L1 B3 B3 L1 L4 Y3',
  {
    r4c7: 'castle',
    r4c6: 'ship',
    r4c5: 'ship',
    r4c4: 'ship',
    r3c3: 'ship',
    r3c6: 'monastery27',
    r3c5: 'monastery12',
    r3c4: 'mine',
    r5c6: 'mine',
    r5c7: 'mine',
    r5c8: 'mine',
    r4c8: 'market',
    r3c7: 'sheep3',
    r2c6: 'geese',
    r4c9: 'ship',
    r3c9: 'ship',
    r5c5: 'carpenter',
    r3c8: 'watchtower',
    r5c4: 'cow3',
    r4c10: 'castle',
    r4c3: 'town-hall',
    r1c5: 'sheep4',
    r2c7: 'crane',
    r6c3: 'inn',
    r6c7: 'white-castle',
  },
);

export const FOUR_ISLANDS = duchy(
  onIslands({ nw: 7, ne: 11, sw: 6, se: 13 }),
  'L6 B4 C2 Y3 C2 M5 S1 S6 M5 B6 B2 B4 L2 C4 Y3 B6 S3 B1 B2 S4 B5 B4 L1 Y3 Y5 Y3 Y5 L1 S1 B2 C4 L6 S3 B6 M5 B1 L2',
  {
    ne7: 'castle',
    ne10: 'ship',
    ne6: 'pig3',
    ne11: 'bank',
    ne9: 'blank',
    ne5: 'market',
    ne1: 'ship',
    nw7: 'ship',
    nw4: 'monastery13',
    se5: 'ship',
    se6: 'church',
    nw5: 'castle',
    ne8: 'monastery2',
    se10: 'watchtower',
    ne2: 'mine',
  },
);

export const FOURTEEN_ISLANDS = duchy(
  onIslands({ a: 1, b: 3, c: 5, d: 1, e: 4, f: 5, g: 1, h: 4, i: 1, j: 3, k: 2, l: 1, m: 5, n: 1 }),
  'S6 C6 B4 B1 B2 C5 L6 L2 L3 S3 B6 B3 B1 B5 L4 L5 Y5 Y6 M2 S5 B5 M3 Y4 Y2 S4 Y3 Y1 C4 B6 B3 S1 L1 B2 B4 M1 C1 S2',
  { j3: 'castle', j1: 'monastery9', j2: 'monastery16', g1: 'ship', n1: 'ship', m1: 'cow3', h1: 'blank' },
);

/** All twelve cards, with those of the first route in front. */
const FIRST = ['T9', 'T12', 'T4', 'T10', 'T1'];
const CARDS = [...TABLES.cards]
  .sort((a, b) => rank(a.card) - rank(b.card))
  .flatMap(({ card, spaces }) => spaces.map(({ good, bonus }) => ({ card, good, bonus })));

function rank(card: string): number {
  const place = FIRST.indexOf(card);
  return place < 0 ? FIRST.length : place;
}

const laidOn = (spaces: typeof CARDS, laid: readonly Good[]): readonly RouteView[] =>
  spaces.map((space, n) => ({ ...space, laid: laid[n] ?? null, paid: laid[n] === space.good }));

export const ROUTE = laidOn(CARDS.slice(0, 15), ['turquoise', 'orange', 'brown', 'brown', 'brown']);
export const OTHER_ROUTES = [laidOn(CARDS.slice(15, 27), []), laidOn(CARDS.slice(27), ['brown', 'orange'])];

export const PAIRS: readonly PairView[] = [
  { posts: ['west', 'east'], joined: false },
  { posts: ['east', 'south'], joined: false },
  { posts: ['west', 'south'], joined: true },
];

export const SOLO: SoloView = {
  counter: 36,
  target: 45,
  next_target: 40,
  covered: 15,
  spaces: 37,
  rounds_left: 13,
};
