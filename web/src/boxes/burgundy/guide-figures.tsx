/** Drawings for the rules page: our own pictures, made of the pieces on the table. */
import { hexagon, ROOT3 } from '../../art/hex';
import { TileAt } from './art/tile';
import { AREA_POINTS, letterOf, PHASE_BONUS, PHASES } from './pieces';
import type { Kind } from './view';

const RADIUS = 34;

interface Spot {
  readonly q: number;
  readonly r: number;
  readonly kind: Kind;
  readonly value?: number;
  readonly tile?: string;
  readonly open?: boolean;
}

function Hexes({ spots, edition, view }: { spots: readonly Spot[]; edition: number; view: string }) {
  return (
    <svg viewBox={view} aria-hidden="true" focusable="false">
      {spots.map(({ q, r, kind, value, tile, open }) => {
        const x = (q + r / 2) * ROOT3 * RADIUS;
        const y = r * 1.5 * RADIUS;
        return (
          <g key={`${q} ${r}`}>
            <polygon
              class="guide-space"
              points={hexagon(RADIUS - 1, x, y)}
              style={{ fill: `color-mix(in oklab, var(--k-${letterOf(kind)}) 55%, var(--paper))` }}
            />
            {tile ? <TileAt tile={tile} edition={edition} x={x} y={y} radius={RADIUS - 2} /> : null}
            {value && !tile ? (
              <text x={x} y={y + 8} text-anchor="middle">
                {value}
              </text>
            ) : null}
            {open ? <polygon class="guide-open" points={hexagon(RADIUS - 4, x, y)} /> : null}
          </g>
        );
      })}
    </svg>
  );
}

const PLACE: readonly Spot[] = [
  { q: 0, r: 0, kind: 'castle', tile: 'castle' },
  { q: 1, r: 0, kind: 'building', value: 3, open: true },
  { q: 0, r: -1, kind: 'livestock', value: 1 },
  { q: 1, r: -1, kind: 'livestock', value: 3, open: true },
  { q: -1, r: 0, kind: 'ship', value: 6 },
  { q: -1, r: 1, kind: 'mine', value: 4 },
  { q: 0, r: 1, kind: 'building', value: 5 },
  { q: 2, r: -1, kind: 'monastery', value: 3 },
];

export function PlaceFigure({ caption }: { readonly caption: string }) {
  return (
    <figure class="guide-figure">
      <Hexes spots={PLACE} edition={2019} view="-96 -90 256 180" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const PASTURE: readonly Spot[] = [
  { q: 0, r: 0, kind: 'livestock', tile: 'sheep2' },
  { q: 1, r: 0, kind: 'livestock', tile: 'pig3' },
  { q: 0, r: 1, kind: 'livestock', tile: 'sheep3', open: true },
];

interface LivestockFigureProps {
  readonly edition: number;
  readonly caption: string;
}

export function LivestockFigure({ edition, caption }: LivestockFigureProps) {
  return (
    <figure class="guide-figure">
      <Hexes spots={PASTURE} edition={edition} view="-40 -42 160 140" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface AreaProps {
  readonly size: string;
  readonly points: string;
  readonly phase: string;
  readonly bonus: string;
}

/** Points for the size of an area, and the bonus of the phase. */
export function AreaFigure({ size, points, phase, bonus }: AreaProps) {
  return (
    <div class="guide-scales">
      <table>
        <tbody>
          <tr>
            <th scope="row">{size}</th>
            {AREA_POINTS.slice(1).map((_, n) => (
              <td key={n}>{n + 1}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{points}</th>
            {AREA_POINTS.slice(1).map((value) => (
              <td key={value}>
                <b>{value}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <table>
        <tbody>
          <tr>
            <th scope="row">{phase}</th>
            {PHASES.map((one) => (
              <td key={one}>{one}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{bonus}</th>
            {PHASES.map((one) => (
              <td key={one}>
                <b>+{PHASE_BONUS[one]}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
