import type { ComponentType } from 'preact';
import { TileAt } from '../boxes/burgundy/art/tile';
import { Cover as DiceGame } from '../boxes/burgundy-dice/art/cover';
import { Cover as Natick } from '../boxes/natick/art/cover';
import './box-art.css';

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

function Burgundy() {
  return (
    <svg class="box-art" viewBox="-16 0 362 152" aria-hidden="true" focusable="false">
      {CLUSTER.map(([tile, column, row]) => (
        <TileAt key={tile} tile={tile} edition={2019} x={62 + column * 69} y={46 + row * 60} radius={39} />
      ))}
    </svg>
  );
}

const COVERS: Readonly<Record<string, ComponentType>> = {
  burgundy: Burgundy,
  'burgundy-dice': DiceGame,
  natick: Natick,
};

/** A handful of a box's pieces: its picture on the shelf. */
export function BoxArt({ box }: { readonly box: string }) {
  const Cover = COVERS[box];
  return Cover ? <Cover /> : null;
}
