import { TileAt } from './tile';

const CLUSTER: readonly (readonly [tile: string, column: number, row: number])[] = [
  ['sheep3', 0, 0],
  ['castle', 1, 0],
  ['market', 2, 0],
  ['monastery12', 3, 0],
  ['town-hall', -0.5, 1],
  ['ship', 0.5, 1],
  ['church', 1.5, 1],
  ['mine', 2.5, 1],
  ['pig2', 3.5, 1],
];

export function Cover() {
  return (
    <svg class="box-art" viewBox="-16 0 362 152" aria-hidden="true" focusable="false">
      {CLUSTER.map(([tile, column, row]) => (
        <TileAt key={tile} tile={tile} edition={2019} x={62 + column * 69} y={46 + row * 60} radius={39} />
      ))}
    </svg>
  );
}
