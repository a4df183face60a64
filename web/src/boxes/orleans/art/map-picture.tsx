import { HEIGHT, MAP_EDGES, TOWNS_SOUTHWARD, WIDTH } from '../map/geometry';
import { Land } from './land';
import { isLarge, type SeatInTown, Stations, TownLabel } from './map-layers';
import { TownPicture } from './town';

interface MapPictureProps {
  readonly stations?: readonly SeatInTown[];
  /** Without names it can be a thumb wide. */
  readonly named?: boolean;
  readonly label?: string;
}

/** The map as a picture: nothing on it can be touched. */
export function MapPicture({ stations = [], named = true, label }: MapPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      class="o-map-picture"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' })}
    >
      <Land />
      {named &&
        MAP_EDGES.flatMap(({ id, spaces }) =>
          spaces.map(({ x, y, players }, n) => (
            <g key={`${id}${n}`}>
              <rect class="o-goods-space" x={x - 13} y={y - 13} width="26" height="26" rx="5" />
              {players > 2 && (
                <text class="o-goods-mark" x={x} y={y + 7} text-anchor="middle">
                  {players}
                </text>
              )}
            </g>
          )),
        )}
      {TOWNS_SOUTHWARD.map((town) => (
        <g key={town.id} transform={`translate(${town.x.toFixed(1)} ${town.y.toFixed(1)})`}>
          <TownPicture river={town.river} large={isLarge(town.id)} />
        </g>
      ))}
      {named && TOWNS_SOUTHWARD.map((town) => <TownLabel key={town.id} town={town} />)}
      {TOWNS_SOUTHWARD.map((town) => (
        <Stations key={town.id} town={town} stations={stations.filter((one) => one.town === town.id)} />
      ))}
      <rect class="o-map-frame" x="1.5" y="1.5" width={WIDTH - 3} height={HEIGHT - 3} rx="13" />
    </svg>
  );
}
