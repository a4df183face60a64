import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import { Ground, Plot } from '../art/land';
import { SettlementFace, TileFace } from '../art/pieces';
import { drawSymbols } from '../art/symbols';
import { endOf, spanOf } from '../pieces';
import type { ColonyView, NatickPrompt, NatickView, Row } from '../view';
import { say } from '../words';
import { CELL, End, Ghost, Knight, KnightSpaces, RegionSpot, Road, rowY, Settlement } from './colony-pieces';
import { Spot } from './piece';

interface ColonyProps {
  readonly view: NatickView;
  readonly colony: ColonyView;
  readonly prompt: NatickPrompt | null;
  readonly label: string;
  /** Whether its places can be built on. Regions can be touched in both colonies. */
  readonly mine: boolean;
}

/** A colony on the table: the line of settlements and roads, with regions above and below the roads. */
export function Colony({ view, colony, prompt, label, mine }: ColonyProps) {
  drawSymbols();
  const control = useControl();
  const { from, to } = spanOf(colony);
  const columns = to - from + 1;
  const at = (place: number) => (place - from) * CELL + CELL / 2;
  const seat = Number(colony.seat.slice(1));
  const asked = mine ? prompt : null;
  // What can be touched stays as large as a finger. A colony that is only for looking at shrinks to fit.
  const touchable =
    mine || colony.regions.some(({ region }) => control.stateOf(`region:${region}`) !== 'shut');
  const quiet = !control.selecting.value && asked?.ask === 'turn' ? 'nt-faint' : '';
  const adding = asked ? view.adding : null;
  return (
    <div class="nt-land">
      <Ground />
      <Region class={`nt-colony ${quiet}`} label={label}>
        <svg
          viewBox={`-6 -2 ${columns * CELL + 12} ${3 * CELL + 12}`}
          style={{ minWidth: touchable ? `${columns * 38 + 5}px` : '0', maxWidth: `${columns * 12}rem` }}
          data-at={`colony:${colony.seat}`}
          class="nt-board"
        >
          <Plots colony={colony} from={from} to={to} at={at} />
          {colony.roads.map((road) => (
            <Road key={road.place} road={road} seat={seat} mine={mine} x={at(road.place)} />
          ))}
          {colony.settlements.map((one) => (
            <Settlement key={one.place} settlement={one} seat={seat} mine={mine} x={at(one.place)} />
          ))}
          {colony.settlements.length === 0 && (
            <g class="nt-ghost" transform={`translate(${at(0)} ${rowY('line')})`} aria-hidden="true">
              <SettlementFace town={false} seat={seat} />
            </g>
          )}
          {colony.regions.map((region) => (
            <RegionSpot
              key={region.region}
              region={region}
              most={view.capacity}
              x={at(region.place)}
              recent={control.recent.value.has(`region:${region.region}`)}
            />
          ))}
          {adding && asked?.ask !== 'put' && <Corners rows={adding.rows} x={at(adding.place)} />}
          {colony.knights.map((knight) => (
            <Knight
              key={`${knight.place}${knight.row}`}
              knight={knight}
              colony={colony}
              seat={seat}
              x={at(knight.place)}
            />
          ))}
          {mine &&
            colony.settlements.map(({ place }) => (
              <KnightSpaces key={place} place={place} colony={colony} seat={seat} x={at(place)} />
            ))}
          {mine &&
            (['left', 'right'] as const).map((side) => (
              <End key={side} side={side} colony={colony} seat={seat} x={at(endOf(colony, side))} />
            ))}
          {adding && asked?.ask === 'put' && view.drawn && (
            <Slots rows={adding.rows} region={view.drawn} x={at(adding.place)} />
          )}
        </svg>
      </Region>
    </div>
  );
}

interface RowsProps {
  readonly rows: readonly Row[];
  readonly x: number;
}

/** Where a drawn region can go. */
function Corners({ rows, x }: RowsProps) {
  return (
    <>
      {rows.map((row) => (
        <Ghost key={row} x={x} y={rowY(row)} label={say('label.corner')} />
      ))}
    </>
  );
}

/** The same while it is put there. */
function Slots({ rows, x, region }: RowsProps & { readonly region: string }) {
  return (
    <>
      {rows.map((row) => (
        <Spot
          key={row}
          thing={`slot:${row}`}
          label={say('label.slot', { row: say(`row.${row}`) })}
          x={x}
          y={rowY(row)}
        >
          <g class="nt-ghost">
            <TileFace region={region} />
          </g>
        </Spot>
      ))}
    </>
  );
}

interface PlotsProps {
  readonly colony: ColonyView;
  readonly from: number;
  readonly to: number;
  readonly at: (place: number) => number;
}

/** Printed places that are still free: regions above and below the roads, settlements between them. */
function Plots({ colony, from, to, at }: PlotsProps) {
  const line = new Set([...colony.roads, ...colony.settlements].map(({ place }) => place));
  const regions = new Set(colony.regions.map(({ place, row }) => `${place} ${row}`));
  const places = Array.from({ length: to - from + 1 }, (_, n) => from + n);
  return (
    <g aria-hidden="true">
      {places.map(
        (place) =>
          !line.has(place) && (
            <g key={place}>
              <path class="nt-axis" d={`M${at(place) - CELL / 2} ${rowY('line')}h${CELL}`} />
              <Plot x={at(place)} y={rowY('line')} print={place % 2 === 0 ? 'settlement' : 'road'} />
            </g>
          ),
      )}
      {places.flatMap((place) =>
        (['above', 'below'] as const).map(
          (row) =>
            place % 2 !== 0 &&
            !regions.has(`${place} ${row}`) && (
              <Plot key={`${place} ${row}`} x={at(place)} y={rowY(row)} print="region" />
            ),
        ),
      )}
    </g>
  );
}
