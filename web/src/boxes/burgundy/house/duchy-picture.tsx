import { hexagon, hexagonSide, ROOT3 } from '../../../art/hex';
import { Use } from '../../../art/icon';
import { areas, neighbours, SPOTS } from '../geometry';
import { kindOf, letterOf } from '../pieces';
import type { SpaceView } from '../view';
import './duchy-picture.css';

const RADIUS = 20;

interface PictureProps {
  readonly spaces: readonly SpaceView[];
  /** Left out if the text next to it already names it. */
  readonly label?: string;
}

/**
 * A small duchy: kinds by colour and pattern, values as digits, areas by a heavy line, tiles by the symbol of
 * their kind.
 */
export function DuchyPicture({ spaces, label }: PictureProps) {
  const byName = new Map(spaces.map((space) => [space.space, space]));
  const area = areas(spaces);
  const at = SPOTS.map((spot) => ({
    spot,
    space: byName.get(spot.name),
    x: (spot.q + spot.r / 2) * ROOT3 * RADIUS,
    y: spot.r * 1.5 * RADIUS,
  }));
  const border = at
    .flatMap(({ spot, x, y }) =>
      neighbours(spot).map((next, side) =>
        next && area.get(next.name) === area.get(spot.name) ? '' : hexagonSide(RADIUS, x, y, side),
      ),
    )
    .join('');
  return (
    <span class="duchy-preview-frame">
      <svg
        class="duchy-preview"
        viewBox="-126 -114 252 228"
        {...(label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true })}
        focusable="false"
      >
        {at.map(({ spot, space, x, y }) => {
          if (!space) return null;
          return (
            <g key={spot.name}>
              <Ground letter={letterOf(space.kind)} x={x} y={y} settled={space.tile !== null} />
              {space.tile ? (
                <Use id={`k-${letterOf(kindOf(space.tile))}`} x={x} y={y} size={30} />
              ) : (
                <text x={x} y={y + 5.5} text-anchor="middle">
                  {space.value}
                </text>
              )}
            </g>
          );
        })}
        <path class="duchy-border" d={border} />
      </svg>
    </span>
  );
}

interface GroundProps {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly settled?: boolean;
}

export function Ground({ letter, x, y, settled = false }: GroundProps) {
  return (
    <>
      <polygon
        points={hexagon(RADIUS, x, y)}
        style={{ fill: `color-mix(in oklab, var(--k-${letter}) ${settled ? 100 : 55}%, var(--paper))` }}
      />
      <polygon points={hexagon(RADIUS, x, y)} style={{ fill: `url(#ps-${letter})`, opacity: 0.35 }} />
    </>
  );
}
