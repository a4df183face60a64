import { hexagon, hexagonSide, round } from '../../../art/hex';
import { DieFace, Use } from '../../../art/icon';
import { areas } from '../geometry';
import type { DuchyLayout } from '../map';
import { letterOf } from '../pieces';
import type { PlayerView, SpaceView } from '../view';

interface GroundProps {
  readonly duchy: PlayerView['duchy'];
  readonly place: DuchyLayout;
  /** Printed die faces, or plain digits where faces would be too small. */
  readonly digits: boolean;
}

/** Everything that is printed: lands with pattern and value. */
export function Ground({
  space,
  place,
  digits,
  covered,
}: {
  readonly space: SpaceView;
  readonly place: DuchyLayout;
  readonly digits: boolean;
  readonly covered: boolean;
}) {
  const { x, y } = place.at(space.space);
  const R = place.radius;
  const letter = letterOf(space.kind);
  // In a small picture the pattern is drawn coarser, or nobody would see it.
  const grain = Math.max(R / 50, 0.6);
  return (
    <g class="land" style={{ '--kind': `var(--k-${letter})` }}>
      <polygon class="land-ground" points={hexagon(R - 0.3, x, y)} />
      <g transform={`translate(${round(x)} ${round(y)}) scale(${round(grain)})`}>
        <polygon points={hexagon((R * 0.98) / grain)} fill={`url(#ps-${letter})`} opacity=".3" />
      </g>
      <polygon class="land-line" points={hexagon(R - 0.3, x, y)} />
      {!covered &&
        (digits ? (
          <>
            <text class="land-digit" x={round(x)} y={round(y - R * 0.02)} text-anchor="middle">
              {space.value}
            </text>
            <g class="land-sign">
              <Use id={`k-${letter}`} x={x} y={y + R * 0.42} size={R * 0.72} />
            </g>
          </>
        ) : (
          <>
            <DieFace value={space.value} x={x} y={y - R * 0.12} size={R * 0.68} class="printed" />
            <g class="outline">
              <Use id={`k-${letter}`} x={x} y={y + R * 0.55} size={R * 0.42} />
            </g>
          </>
        ))}
    </g>
  );
}

/** Borders of the areas: heavy between areas, gold inside a completed one. */
export function Borders({ duchy, place }: Omit<GroundProps, 'digits'>) {
  const area = areas(duchy);
  const open = new Set(duchy.filter((space) => !space.tile).map((space) => area.get(space.space)));
  let edge = '';
  let gold = '';
  for (const [name, sides] of place.map.sides) {
    const { x, y } = place.at(name);
    for (const [side, next] of sides.entries()) {
      if (next && area.get(next) === area.get(name)) continue;
      edge += hexagonSide(place.radius, x, y, side);
      if (!open.has(area.get(name))) gold += hexagonSide(place.radius * 0.94, x, y, side);
    }
  }
  return { edge, gold };
}
