import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { hexagon, round } from '../../../art/hex';
import { Use } from '../../../art/icon';
import { ensureSymbol } from '../../../art/sprite';
import { goodNumber, letterOf } from '../pieces';
import type { Good, Kind, TileName } from '../view';
import { faceOf } from './faces';
import type { Gate, Size } from './frame';

/** This round's white die, which every white castle shows in its gate. */
export const WhiteDie = createContext<number | null>(null);

interface TileProps {
  readonly tile: TileName;
  readonly edition: number;
  readonly size?: Size;
  /** Whether it is in a duchy. A white castle there has spent its action. */
  readonly placed?: boolean;
}

function useGate(placed: boolean): Gate {
  const white = useContext(WhiteDie);
  return placed ? 'spent' : white;
}

interface TileAtProps extends TileProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A tile inside a larger drawing, centred on a point. */
export function TileAt({ tile, edition, size = 'large', placed = false, x, y, radius }: TileAtProps) {
  const scale = radius / 48.5;
  const gate = useGate(placed);
  return (
    <use
      href={faceOf(tile, size, edition, gate)}
      x={round(x - 50 * scale)}
      y={round(y - 52 * scale)}
      width={round(100 * scale)}
      height={round(110 * scale)}
    />
  );
}

/** A tile as a separate picture. */
export function TilePicture({ tile, edition, size = 'large', placed = false }: TileProps) {
  const gate = useGate(placed);
  return (
    <svg class="tile-picture" viewBox="-44 -50 88 106" aria-hidden="true" focusable="false">
      <use href={faceOf(tile, size, edition, gate)} x="-50" y="-52" width="100" height="110" />
    </svg>
  );
}

/** An empty place for a tile, with the kind that belongs there, if any. */
export function EmptyPlace({ kind }: { readonly kind?: Kind | undefined }) {
  const letter = kind ? letterOf(kind) : '';
  return (
    <svg
      class="tile-picture gap"
      style={letter && { '--kind': `var(--k-${letter})` }}
      viewBox="-44 -50 88 106"
      aria-hidden="true"
      focusable="false"
    >
      <polygon points={hexagon(44)} />
      {letter && (
        <g class="outline">
          <Use id={`k-${letter}`} x={0} y={0} size={32} />
        </g>
      )}
    </svg>
  );
}

function goodSymbol(id: string, number: number): string {
  return (
    `<symbol id="${id}" viewBox="0 0 34 34">` +
    `<rect x="1.5" y="3" width="28" height="28" rx="4" fill="color-mix(in oklab,var(--g-${number}) 55%,#000)"/>` +
    `<rect x="1.5" y="1.5" width="28" height="28" rx="4" fill="var(--g-${number})" stroke="var(--k)" stroke-width="1.3"/>` +
    `<g class="on-good"><use href="#g-${number}" x="2.5" y="2.5" width="20" height="20"/></g>` +
    `<circle cx="24.3" cy="24.3" r="9" fill="var(--l)" stroke="var(--k)"/>` +
    `<text class="tn" x="24.3" y="30.1" font-size="17" text-anchor="middle">${number}</text></symbol>`
  );
}

function goodHref(good: Good): string {
  const number = goodNumber(good);
  const id = `good-${number}`;
  return ensureSymbol(id, () => goodSymbol(id, number));
}

/** A goods tile inside a larger drawing, by its upper left corner. */
export const GoodAt = ({
  good,
  x,
  y,
  size,
}: {
  readonly good: Good;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) => <use href={goodHref(good)} x={x} y={y} width={size} height={size} />;

/** A goods tile: colour, object and digit. */
export function GoodPicture({ good, class: extra }: { readonly good: Good; readonly class?: string }) {
  return (
    <svg class={`good-picture ${extra ?? ''}`} viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <use href={goodHref(good)} width="34" height="34" />
    </svg>
  );
}
