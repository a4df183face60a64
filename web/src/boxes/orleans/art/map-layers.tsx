import './land.css';
import type { Town } from '../map/geometry';
import { seatNumber } from '../pieces';
import { SeatPieceAt } from './pieces';

/** A merchant or a trading station. */
export interface SeatInTown {
  readonly seat: string;
  readonly town: string;
}

/** Orléans is drawn larger than other towns, and every player may build there. */
export const isLarge = (id: string): boolean => id === 'orleans';

export function TownLabel({ town: { id, x, y, name, short, label } }: { readonly town: Town }) {
  const [dx, dy, anchor] = label;
  return (
    <text
      class={`o-town-name ${isLarge(id) ? 'large' : ''}`}
      x={(x + dx).toFixed(1)}
      y={(y + dy).toFixed(1)}
      text-anchor={anchor}
    >
      {short ?? name}
    </text>
  );
}

export const STATION = 34;

/** Where a town has room: below it, or next to it where its name is below. */
export function stationSpot({ id, x, y, label }: Town): { readonly x: number; readonly y: number } {
  if (isLarge(id)) return { x, y: y + 36 };
  return label[2] === 'middle' && label[1] > 0 ? { x: x + 30, y: y + 2 } : { x, y: y + 31 };
}

interface StationsProps {
  readonly town: Town;
  readonly stations: readonly SeatInTown[];
}

/** Orléans has room for a station of each player. */
export function Stations({ town, stations }: StationsProps) {
  const { x, y } = stationSpot(town);
  return (
    <>
      {stations.map(({ seat }, n) => {
        const dx = isLarge(town.id) ? (n - (stations.length - 1) / 2) * 36 : 0;
        return (
          <g key={seat} data-at={`station:${town.id}:${seat}`}>
            <SeatPieceAt piece="station" seat={seatNumber(seat)} x={x + dx} y={y} size={STATION} />
          </g>
        );
      })}
    </>
  );
}
