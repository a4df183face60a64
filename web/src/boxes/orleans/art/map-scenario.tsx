import './scenario.css';
import { Use } from '../../../art/icon';
import type { Town } from '../map/geometry';
import { STATION, stationSpot } from './map-layers';
import { SeatPieceAt, ShieldAt } from './pieces';
import { drawPlaces } from './places';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const Shade = ({ x, y, size }: Spot) => (
  <ellipse class="o-shade" cx={x} cy={y + size * 0.45} rx={size * 0.42} ry={size * 0.1} />
);

/** The carpenter's token: a saw on a wooden disc. */
export function CarpenterAt(spot: Spot) {
  drawPlaces();
  return (
    <>
      <g class="o-follower-edge">
        <Use id="ox-carpenter" {...spot} y={spot.y + spot.size * 0.05} />
      </g>
      <Use id="ox-carpenter" {...spot} />
    </>
  );
}

/** A tower of the seat that built it, or one of bare stone that has been there from the start. */
export function TowerAt({ seat, ...spot }: Spot & { readonly seat: number | null }) {
  drawPlaces();
  const { x, y, size } = spot;
  if (seat === null)
    return (
      <>
        <Shade {...spot} />
        <Use id="ox-tower-neutral" {...spot} />
      </>
    );
  return (
    <g class="o-wood" style={{ color: `var(--o-wood-${seat})` }}>
      <Shade {...spot} />
      <Use id="ox-tower" {...spot} />
      <ShieldAt seat={seat} x={x + size * 0.26} y={y + size * 0.26} size={size * 0.44} />
    </g>
  );
}

/** Where a tower has to be built. */
export function SiteAt(spot: Spot) {
  drawPlaces();
  return <Use id="ox-site" {...spot} />;
}

/** A good that lies face down. */
export function HiddenGoodAt({ x, y, size }: Spot) {
  drawPlaces();
  const half = size / 2;
  return (
    <g class="o-good o-good-hidden" transform={`translate(${x} ${y})`}>
      <rect class="o-good-edge" x={-half} y={-half + size * 0.09} width={size} height={size} rx={size / 6} />
      <rect class="o-good-face" x={-half} y={-half} width={size} height={size} rx={size / 6} />
      <Use id="ox-hidden-good" x={0} y={0} size={size * 0.94} />
    </g>
  );
}

/** A citizen who waits in a town. */
export function CitizenAt(spot: Spot) {
  drawPlaces();
  return (
    <>
      <Shade {...spot} size={spot.size * 0.9} y={spot.y + spot.size * 0.06} />
      <Use id="ox-citizen" {...spot} />
    </>
  );
}

/** A structure on its goods tile: a house on a trestle, and on the ground with a tick when it is done. */
export function StructureAt({
  seat,
  done,
  ...spot
}: Spot & { readonly seat: number; readonly done: boolean }) {
  drawPlaces();
  const { x, y, size } = spot;
  return (
    <g class={`o-structure ${done ? 'done' : ''}`}>
      <rect
        class="o-structure-tile"
        x={x - size / 2}
        y={y - size * 0.42}
        width={size}
        height={size * 0.92}
        rx={size / 7}
      />
      {done ? (
        <SeatPieceAt piece="station" seat={seat} x={x} y={y} size={size * 0.8} />
      ) : (
        <>
          <Use id="ox-scaffold" {...spot} />
          <SeatPieceAt piece="station" seat={seat} x={x} y={y - size * 0.14} size={size * 0.66} />
        </>
      )}
      {done && (
        <g transform={`translate(${x - size * 0.34} ${y - size * 0.32}) scale(${size / 64})`}>
          <circle class="o-structure-seal" r="11" />
          <path class="o-structure-tick" d="M-5 0l4 4 7-8" />
        </g>
      )}
    </g>
  );
}

interface TownMarksProps {
  readonly town: Town;
  /** Who built the tower: a seat, or nobody if it was there from the start. */
  readonly tower?: { readonly seat: number | null } | undefined;
  /** Whether a tower has to be built here. */
  readonly site?: boolean;
  readonly citizen?: boolean;
  readonly carpenter?: boolean;
}

/** What a scenario adds to a town, each thing where the name and the merchants leave room for it. */
export function TownMarks({ town, tower, site, citizen, carpenter }: TownMarksProps) {
  const built = { ...stationSpot(town), size: STATION };
  // A name to the right leaves the left side free.
  const side = town.label[2] === 'start' || (town.label[2] === 'middle' && town.label[1] > 0) ? -1 : 1;
  return (
    <g data-at={`marks:${town.id}`}>
      {tower ? <TowerAt seat={tower.seat} {...built} size={STATION + 4} /> : site && <SiteAt {...built} />}
      {citizen && <CitizenAt x={town.x + side * 27} y={town.y + 4} size={34} />}
      {carpenter && <CarpenterAt x={town.x + side * 24} y={town.y + 17} size={40} />}
    </g>
  );
}

interface MapPiecePictureProps {
  readonly piece: 'carpenter' | 'tower' | 'site' | 'hidden-good' | 'citizen' | 'structure';
  readonly seat?: number | null;
  readonly done?: boolean;
}

/** A thing on the map, alone. */
export function MapPiecePicture({ piece, seat = null, done = false }: MapPiecePictureProps) {
  const spot = { x: 0, y: 0, size: 64 };
  return (
    <svg class="o-seat-piece" viewBox="-35 -35 72 72" aria-hidden="true" focusable="false">
      {piece === 'carpenter' && <CarpenterAt {...spot} />}
      {piece === 'tower' && <TowerAt seat={seat} {...spot} />}
      {piece === 'site' && <SiteAt {...spot} />}
      {piece === 'hidden-good' && <HiddenGoodAt {...spot} size={60} />}
      {piece === 'citizen' && <CitizenAt {...spot} />}
      {piece === 'structure' && <StructureAt seat={seat ?? 1} done={done} {...spot} />}
    </svg>
  );
}
