import { signal } from '@preact/signals';

/** How many followers the draw button would draw now, and how many at most. */
export const drawCount = signal({ chosen: 0, most: 0 });
