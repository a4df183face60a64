/** What is printed on the sheet: colours, their symbols, tables of points, the areas of a duchy. */
import { type PrintedColour, TABLES } from '../../generated/burgundy-dice';
import type { BonusKind, Colour, HexName, HexView } from './view';

export const COLOURS = TABLES.colours.map(({ colour }) => colour);
/** Bonuses that players use come before those that are sold automatically. */
export const BONUSES: readonly BonusKind[] = ['monk', 'worker', 'silver', 'commodity'];
export const PHASES = TABLES.phases;

const byColour = <T>(value: (row: PrintedColour) => T): Readonly<Record<Colour, T>> =>
  Object.fromEntries(TABLES.colours.map((row) => [row.colour, value(row)])) as Record<Colour, T>;

/** The symbol for an area of the colour. Burgundy draws the same lands. */
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
/** The colour of the row that a bonus is in. A castle's square has the same colour. */
export const BONUS_COLOUR = Object.fromEntries(
  TABLES.bonuses.map(({ bonus, colour }) => [bonus, colour]),
) as Readonly<Record<BonusKind, Colour>>;

const SIGN: Readonly<Record<string, string>> = { different: '≠', equal: '=', beside: '' };
/** Which numbers a colour takes, as printed in its hexes. */
export const TAKES = byColour(({ rule, numbers }) => SIGN[rule] ?? numbers.join('·'));
/** Points for the first and the second to complete a colour. */
export const COLOUR_POINTS = byColour(({ first, second }): readonly [number, number] => [first, second]);
/** Points for a completed area, by size and phase. */
export const AREA_POINTS = TABLES.area_points;
export const GRADES = TABLES.grades.map(({ points, grade }) => [points, grade] as const);

const ONE_SOURCE = byColour(({ one_source }) => one_source);
/**
 * What rests on one source. Everything else on the sheet is printed in the rulebook or given by several
 * sources.
 */
export const isOneSource = {
  colour: (colour: Colour): boolean => ONE_SOURCE[colour],
  duchy: (letter: string): boolean => TABLES.doubtful_duchies.includes(letter),
};

export const phaseIndex = (phase: string): number => Math.max(0, PHASES.indexOf(phase));

/** The hexes of the area that a hex is in. */
export function areaOf(start: HexName, hexes: readonly HexView[]): readonly HexView[] {
  const area = hexes.find((hex) => hex.hex === start)?.area;
  return hexes.filter((hex) => hex.area === area);
}

/** The area of every hex, as the rules number them. */
export const areas = (hexes: readonly HexView[]): ReadonlyMap<HexName, number> =>
  new Map(hexes.map((hex) => [hex.hex, hex.area]));
