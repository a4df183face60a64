/** What is printed on the sheet: colours, their symbols, tables of points, the areas of a duchy. */
import { neighbours, SPOTS, spotOf } from '../burgundy/geometry';
import type { BonusKind, Colour, Grade, HexName, HexView, Phase } from './view';

export const COLOURS: readonly Colour[] = ['purple', 'gray', 'blue', 'orange', 'green', 'yellow'];
export const BONUSES: readonly BonusKind[] = ['monk', 'worker', 'silver', 'commodity'];
export const PHASES: readonly Phase[] = ['I', 'II', 'III'];

/** The symbol of what an area of the colour is; Burgundy draws the same lands. */
export const SYMBOL: Readonly<Record<Colour, string>> = {
  purple: 'k-Y',
  gray: 'k-M',
  blue: 'k-S',
  orange: 'k-B',
  green: 'k-C',
  yellow: 'k-L',
};
export const BONUS_ICON: Readonly<Record<BonusKind, string>> = {
  monk: 'bd-monk',
  silver: 'i-silver',
  commodity: 'g-back',
  worker: 'i-worker',
};
/** The colour whose row a bonus stands in; a castle's square has the same colour. */
export const BONUS_COLOUR: Readonly<Record<BonusKind, Colour>> = {
  monk: 'purple',
  silver: 'gray',
  commodity: 'blue',
  worker: 'orange',
};
/** Which numbers a colour takes, as it is printed in its hexes. */
export const TAKES: Readonly<Record<Colour, string>> = {
  purple: '1·2',
  gray: '3·4',
  blue: '5·6',
  orange: '≠',
  green: '',
  yellow: '=',
};
/** Points of the first and the second to complete a colour. */
export const COLOUR_POINTS: Readonly<Record<Colour, readonly [number, number]>> = {
  purple: [3, 2],
  gray: [3, 1],
  blue: [4, 2],
  orange: [6, 3],
  green: [3, 1],
  yellow: [4, 2],
};
/** Points of a completed area, by its size and by phase. */
export const AREA_POINTS: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [4, 3, 2],
  [8, 6, 4],
  [13, 10, 7],
];
export const GRADES: readonly (readonly [number, Grade])[] = [
  [51, 'well-done'],
  [61, 'excellent'],
  [70, 'incredible'],
];

/** What rests on one source; everything else on the sheet is printed in the rulebook or told by several. */
export const isOneSource = {
  colour: (colour: Colour): boolean => colour !== 'yellow',
  duchy: (letter: string): boolean => letter !== 'A',
};

export const phaseIndex = (phase: string): number => Math.max(0, PHASES.indexOf(phase as Phase));

/** The hexes that hang together with `start` and have its colour. */
export function areaOf(start: HexName, hexes: readonly HexView[]): readonly HexView[] {
  const byName = new Map(hexes.map((hex) => [hex.hex, hex]));
  const colour = byName.get(start)?.colour;
  const found = new Set([start]);
  const open = [start];
  for (let name = open.pop(); name; name = open.pop()) {
    const spot = spotOf(name);
    for (const next of spot ? neighbours(spot) : []) {
      if (!next || found.has(next.name) || byName.get(next.name)?.colour !== colour) continue;
      found.add(next.name);
      open.push(next.name);
    }
  }
  return hexes.filter((hex) => found.has(hex.hex));
}

/** The area of every hex: hexes of one area share the name of its first. */
export function areas(hexes: readonly HexView[]): ReadonlyMap<HexName, HexName> {
  const area = new Map<HexName, HexName>();
  for (const spot of SPOTS) {
    if (area.has(spot.name)) continue;
    for (const hex of areaOf(spot.name, hexes)) area.set(hex.hex, spot.name);
  }
  return area;
}
