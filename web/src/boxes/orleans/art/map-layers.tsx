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

const STATION = 34;

/** Below the town, or next to it where its name is below. Orléans has room for one of each player. */
export function Stations({
  town,
  stations,
}: {
  readonly town: Town;
  readonly stations: readonly SeatInTown[];
}) {
  const { x, y, label } = town;
  const below = label[2] === 'middle' && label[1] > 0;
  return (
    <>
      {stations.map(({ seat }, n) => {
        const dx = isLarge(town.id) ? (n - (stations.length - 1) / 2) * 36 : below ? 30 : 0;
        const dy = isLarge(town.id) ? 36 : below ? 2 : 31;
        return (
          <g key={seat} data-at={`station:${town.id}:${seat}`}>
            <SeatPieceAt piece="station" seat={seatNumber(seat)} x={x + dx} y={y + dy} size={STATION} />
          </g>
        );
      })}
    </>
  );
}
