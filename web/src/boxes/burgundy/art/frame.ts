/** What every tile's face is drawn with. R = 50 units. */
import { hexagon, round } from '../../../art/hex';
import type { TileName } from '../view';

/** What a gate shows: the white die, a tick once its action is spent, or nothing yet. */
export type Gate = number | 'spent' | null;

/**
 * How large a tile is on the screen. Digits must stay readable, so small faces show fewer and larger symbols.
 */
export type Size = 'large' | 'medium' | 'small' | 'tiny';

/** A face that is not like others of its kind. */
export interface Face {
  readonly draw: (size: Size, gate: Gate) => string;
  /** Whether it shows the gate. */
  readonly gated?: boolean;
}

/** The faces of a module's tiles. */
export type Faces = Readonly<Record<TileName, Face>>;

export const use = (id: string, x: number, y: number, size: number, extra = '') =>
  `<use href="#${id}" x="${round(x - size / 2)}" y="${round(y - size / 2)}" width="${size}" height="${size}" ${extra}/>`;

export const EDGE = hexagon(48.5, 0, 5);
export const RIM = hexagon(48.5);
export const frame =
  `<polygon points="${hexagon(43.5)}" fill="none" stroke="#fff6e0" stroke-opacity=".75" stroke-width="1.6"/>` +
  `<polygon points="${RIM}" fill="none" stroke="var(--k)" stroke-width="1.8"/>`;

/** A tile of the kind with this letter. */
export const framed = (
  letter: string,
  art: string,
  field = `fill="color-mix(in oklab,var(--k-${letter}) 78%,#fff6e0)" opacity=".55"`,
): string =>
  `<polygon points="${EDGE}" fill="color-mix(in oklab,var(--k-${letter}) 55%,#1b130b)"/>` +
  `<polygon points="${RIM}" fill="var(--k-${letter})"/>` +
  `<polygon points="${RIM}" fill="url(#pt-${letter})" opacity="${letter === 'C' ? 0.42 : 0.3}"/>` +
  `<polygon points="${hexagon(40)}" ${field}/>${frame}${art}`;
