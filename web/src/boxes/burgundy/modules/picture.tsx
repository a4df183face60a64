import type { ComponentChildren } from 'preact';
import { TileAt } from '../art/tile';
import './picture.css';

/** The frame of a picture of what a module adds. */
export const Picture = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="module-picture" viewBox="0 0 200 92" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

export const tileAt = (name: string, x: number, y: number, radius: number) => (
  <TileAt key={name} tile={name} edition={2019} x={x} y={y} radius={radius} />
);
