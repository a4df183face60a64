import { hexagon, hexagonSide, round } from '../../../art/hex';
import { Use } from '../../../art/icon';
import { TileAt } from '../art/tile';
import { areas } from '../geometry';
import { channel, layoutOf, mapOf, viewBox } from '../map';
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
  const layout = layoutOf(mapOf(spaces), RADIUS, 4);
  const area = areas(spaces);
  const border = [...layout.map.sides]
    .flatMap(([name, sides]) => {
      const { x, y } = layout.at(name);
      return sides.map((next, side) =>
        next && area.get(next) === area.get(name) ? '' : hexagonSide(RADIUS, x, y, side),
      );
    })
    .join('');
  return (
    <span class="duchy-preview-frame">
      <svg
        class="duchy-preview"
        viewBox={viewBox(layout)}
        {...(label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true })}
        focusable="false"
      >
        {layout.map.rivers.map((river) => (
          <path key={river.ends.join()} class="duchy-river" d={channel(river, layout).path} />
        ))}
        {spaces.map((space) => {
          const { x, y } = layout.at(space.space);
          return (
            <g key={space.space}>
              <Ground letter={letterOf(space.kind)} x={x} y={y} settled={space.tile !== null} />
              {space.tile === 'inn' || space.tile === 'blank' ? (
                <TileAt tile={space.tile} edition={2019} size="tiny" x={x} y={y} radius={RADIUS} />
              ) : space.tile ? (
                <Use id={`k-${letterOf(kindOf(space.tile))}`} x={x} y={y} size={30} />
              ) : (
                <text x={round(x)} y={round(y + 5.5)} text-anchor="middle">
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
