import type { BoxTable } from '../table/box';

/** Every box that can be drawn; each is its own chunk. */
const BOXES: Readonly<Record<string, () => Promise<BoxTable>>> = {
  burgundy: async () => (await import('./burgundy')).burgundy as BoxTable,
  'burgundy-dice': async () => (await import('./burgundy-dice')).burgundyDice as BoxTable,
  natick: async () => (await import('./natick')).natick as BoxTable,
};

/** Whether `loadBox` has something to load. */
export const canDraw = (id: string): boolean => Object.hasOwn(BOXES, id);

/** The table of a box, or nothing if this client cannot draw it. */
export function loadBox(id: string): Promise<BoxTable> | undefined {
  return BOXES[id]?.();
}
