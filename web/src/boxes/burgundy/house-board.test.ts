import { expect, test } from 'vitest';
import { withHouseSpaces } from './house-board';
import type { SpaceView } from './view';

const space = (name: string): SpaceView =>
  ({ space: name, kind: 'building', value: 3, area: 7, tile: null }) as unknown as SpaceView;

test('a board shows the spaces of an overlay, in rows or by name', () => {
  const told = (names: string[], text: string) =>
    withHouseSpaces(names.map(space), text).map(({ kind, value }) => `${kind} ${value}`);
  expect(told(['r1c1', 'r1c2', 'r2c1'], 'C6 B5 / S1')).toEqual(['castle 6', 'building 5', 'ship 1']);
  expect(told(['nw1', 'nw2'], 'nw2=M4')).toEqual(['building 3', 'mine 4']);
});
