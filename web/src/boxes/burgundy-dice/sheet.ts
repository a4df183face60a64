/** What is printed on the sheet: colours, their symbols, tables of points, the areas of a duchy. */
import { type PrintedColour, TABLES } from './generated';
import type { BonusKind, Colour, HexName, HexView } from './view';

export const COLOURS = TABLES.colours.map(({ colour }) => colour);
/** Those that are used come before those that sell themselves. */
export const BONUSES: readonly BonusKind[] = ['monk', 'worker', 'silver', 'commodity'];
export const PHASES = TABLES.phases;

const byColour = <T>(value: (row: PrintedColour) => T): Readonly<Record<Colour, T>> =>
  Object.fromEntries(TABLES.colours.map((row) => [row.colour, value(row)])) as Record<Colour, T>;

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
export const BONUS_COLOUR = Object.fromEntries(
  TABLES.bonuses.map(({ bonus, colour }) => [bonus, colour]),
) as Readonly<Record<BonusKind, Colour>>;

const SIGN: Readonly<Record<string, string>> = { different: '≠', equal: '=', beside: '' };
/** Which numbers a colour takes, as it is printed in its hexes. */
export const TAKES = byColour(({ rule, numbers }) => SIGN[rule] ?? numbers.join('·'));
/** Points of the first and the second to complete a colour. */
export const COLOUR_POINTS = byColour(({ first, second }): readonly [number, number] => [first, second]);
/** Points of a completed area, by its size and by phase. */
export const AREA_POINTS = TABLES.area_points;
export const GRADES = TABLES.grades.map(({ points, grade }) => [points, grade] as const);

const ONE_SOURCE = byColour(({ one_source }) => one_source);
/** What rests on one source; everything else on the sheet is printed in the rulebook or told by several. */
export const isOneSource = {
  colour: (colour: Colour): boolean => ONE_SOURCE[colour],
  duchy: (letter: string): boolean => TABLES.doubtful_duchies.includes(letter),
};

export const phaseIndex = (phase: string): number => Math.max(0, PHASES.indexOf(phase));

/** The hexes of the area that a hex lies in. */
export function areaOf(start: HexName, hexes: readonly HexView[]): readonly HexView[] {
  const area = hexes.find((hex) => hex.hex === start)?.area;
  return hexes.filter((hex) => hex.area === area);
}

/** The area of every hex, as the rules number them. */
export const areas = (hexes: readonly HexView[]): ReadonlyMap<HexName, number> =>
  new Map(hexes.map((hex) => [hex.hex, hex.area]));
