import { hexagon, round } from '../../../art/hex';
import type { DuchyLayout, Half } from '../map';
import { AREA_POINTS } from '../pieces';
import type { PlayerView } from '../view';
import { say } from '../words';

interface LegendProps {
  readonly player: PlayerView;
  readonly place: DuchyLayout;
  readonly half: Half | undefined;
}

/** The name of the duchy, how full it is and what areas score, where the shape leaves room for them. */
export function Legend({ player, place, half }: LegendProps) {
  const { width, height, map } = place;
  // Islands lie in the sea, and half a board has no room.
  if (map.rivers.length > 0 || half) return null;
  const all = player.duchy.length;
  const [x, y, anchor] = map.halves ? [width / 2, 34, 'middle' as const] : [10, 22, 'start' as const];
  return (
    <g class="legend" aria-hidden="true">
      <text x={round(x)} y={y} class="caption" text-anchor={anchor}>
        {player.board ? say('duchyNumber', { n: player.board }) : ''}
      </text>
      <text x={round(x)} y={y + 18} class="caption" text-anchor={anchor}>
        {say('covered', { n: all - player.empty_spaces, of: all })}
      </text>
      <AreaTable x={map.halves ? width / 2 - 52 : 10} height={height} bare={map.halves !== undefined} />
      {!map.halves && <Compass x={width - 52} y={height - 52} />}
    </g>
  );
}

/** The other corner, which every map has. */
const Compass = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g class="compass" transform={`translate(${round(x)} ${round(y)})`}>
    <circle r="27" />
    <circle r="24" />
    <path transform="rotate(45)" d="M0-25 4-4 25 0 4 4 0 25-4 4-25 0-4-4z" />
    <path d="M0-36 6-6 36 0 6 6 0 36-6 6-36 0-6-6z" />
    <path class="dark" d="M0-36V0L-6-6zM36 0H0L6-6zM0 36V0L6 6zM-36 0H0L-6 6z" />
  </g>
);

interface AreaTableProps {
  readonly x: number;
  readonly height: number;
  /** Without its heading, where there is too little room. */
  readonly bare: boolean;
}

/** Points by area size, in the corner of the sheet. */
function AreaTable({ x: left, height, bare }: AreaTableProps) {
  return (
    <>
      {!bare && (
        <text x={round(left)} y={round(height - 106)} class="caption">
          {say('areaPoints')}
        </text>
      )}
      {AREA_POINTS.slice(1).map((points, n) => {
        const x = round(left) + (n % 2) * 54;
        const y = height - 96 + (n >> 1) * 24;
        return (
          <g key={points} transform={`translate(${x} ${round(y)})`}>
            <polygon points={hexagon(10.5, 10, 9)} class="legend-hex" />
            <text x="10" y="14" text-anchor="middle" class="legend-size">
              {n + 1}
            </text>
            <text x="25" y="14.500" class="legend-points">
              {points}
            </text>
          </g>
        );
      })}
    </>
  );
}
