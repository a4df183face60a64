import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import { Ground, Plot } from '../art/land';
import { PawnAt, RoadFace, SettlementFace, TileFace } from '../art/pieces';
import { drawSymbols } from '../art/symbols';
import { endOf, spanOf } from '../pieces';
import {
  type ColonyView,
  type KnightView,
  type NatickPrompt,
  type NatickView,
  type RegionView,
  type RoadView,
  type Row,
  type SettlementView,
  settlementAt,
} from '../view';
import { beside, itemName, regionName, roadName, say, settlementName } from '../words';
import { Spot } from './piece';

const CELL = 100;
const rowY = (row: Row | 'line') => (row === 'above' ? 0 : row === 'line' ? 1 : 2) * CELL + CELL / 2 + 4;

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
  const recent = control.recent.value;
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
              recent={recent.has(`region:${region.region}`)}
            />
          ))}
          {adding &&
            asked?.ask !== 'put' &&
            adding.rows.map((row) => (
              <Ghost key={row} x={at(adding.place)} y={rowY(row)} label={say('label.corner')} />
            ))}
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
            colony.settlements.flatMap(({ place }) =>
              (['above', 'below'] as const).map((row) => (
                <KnightSpace
                  key={`${place}${row}`}
                  place={place}
                  row={row}
                  colony={colony}
                  seat={seat}
                  x={at(place)}
                />
              )),
            )}
          {mine &&
            (['left', 'right'] as const).map((side) => (
              <End key={side} side={side} colony={colony} seat={seat} x={at(endOf(colony, side))} />
            ))}
          {adding &&
            asked?.ask === 'put' &&
            view.drawn &&
            adding.rows.map((row) => (
              <Spot
                key={row}
                thing={`slot:${row}`}
                label={say('label.slot', { row: say(`row.${row}`) })}
                x={at(adding.place)}
                y={rowY(row)}
              >
                <g class="nt-ghost">
                  <TileFace region={view.drawn ?? ''} />
                </g>
              </Spot>
            ))}
        </svg>
      </Region>
    </div>
  );
}

/** Printed places that are still free: regions above and below the roads, settlements between them. */
function Plots({
  colony,
  from,
  to,
  at,
}: {
  readonly colony: ColonyView;
  readonly from: number;
  readonly to: number;
  readonly at: (place: number) => number;
}) {
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

function RegionSpot({
  region: { region, place, row, coins, guarded },
  most,
  x,
  recent,
}: {
  readonly region: RegionView;
  readonly most: number;
  readonly x: number;
  readonly recent: boolean;
}) {
  const label = say('label.region', {
    region: regionName(region),
    where: beside(row, roadName(place)),
    n: coins,
    most,
  });
  return (
    <Spot
      thing={`region:${region}`}
      label={guarded ? `${label}, ${say('label.guarded')}` : label}
      info={`region:${region}`}
      at={`region:${region}`}
      x={x}
      y={rowY(row)}
      class={recent ? 'nt-recent' : ''}
    >
      <TileFace region={region} coins={coins} />
      {guarded && (
        <path
          class="nt-guard"
          transform="translate(43 -3) scale(.9)"
          d="M-10-9H10V1c0 7-5 10-10 13C-5 11-10 8-10 1z"
        />
      )}
    </Spot>
  );
}

function Settlement({
  settlement: { place, town, units },
  seat,
  mine,
  x,
}: {
  readonly settlement: SettlementView;
  readonly seat: number;
  readonly mine: boolean;
  readonly x: number;
}) {
  const label = say('label.settlement', {
    where: settlementName(place, town ? 'town' : 'village'),
    n: units,
    most: town ? 2 : 1,
  });
  const at = `settlement:p${seat}.${place}`;
  const info = `item:${town ? 'town' : 'village'}`;
  if (!mine)
    return (
      <g
        transform={`translate(${x} ${rowY('line')})`}
        role="img"
        aria-label={label}
        data-info={info}
        data-at={at}
      >
        <SettlementFace town={town} seat={seat} />
      </g>
    );
  return (
    <Spot thing={`settlement:${place}`} label={label} info={info} at={at} x={x} y={rowY('line')}>
      <SettlementFace town={town} seat={seat} />
      <Plus thing={`settlement:${place}`} />
    </Spot>
  );
}

function Road({
  road: { place, open, trader },
  seat,
  mine,
  x,
}: {
  readonly road: RoadView;
  readonly seat: number;
  readonly mine: boolean;
  readonly x: number;
}) {
  const extra = [open ? say('label.roadOpen') : '', trader ? say('label.trader') : ''].filter(Boolean);
  const label = [roadName(place), ...extra].join(', ');
  const at = `road:p${seat}.${place}`;
  const inside = (
    <>
      <RoadFace open={open} />
      {trader && <PawnAt role="trader" seat={seat} y={-8} size={70} />}
    </>
  );
  const info = trader ? 'item:trader' : 'item:road';
  if (!mine)
    return (
      <g
        transform={`translate(${x} ${rowY('line')})`}
        role="img"
        aria-label={label}
        data-info={info}
        data-at={at}
      >
        {inside}
      </g>
    );
  return (
    <Spot thing={`road:${place}`} label={label} info={info} at={at} x={x} y={rowY('line')}>
      {inside}
      <Plus thing={`road:${place}`} />
    </Spot>
  );
}

const postName = (colony: ColonyView, place: number, row: Row) =>
  beside(row, settlementName(place, settlementAt(colony, place)));

function Knight({
  knight: { place, row },
  colony,
  seat,
  x,
}: {
  readonly knight: KnightView;
  readonly colony: ColonyView;
  readonly seat: number;
  readonly x: number;
}) {
  return (
    <g
      transform={`translate(${x} ${rowY(row)})`}
      role="img"
      aria-label={say('label.knight', { where: postName(colony, place, row) })}
      data-info="item:knight"
      data-at={`knight:p${seat}.${place}.${row}`}
    >
      <PawnAt role="knight" seat={seat} size={74} />
    </g>
  );
}

/** The space above or below a settlement, while a knight can be hired for it. */
function KnightSpace({
  place,
  row,
  colony,
  seat,
  x,
}: {
  readonly place: number;
  readonly row: Row;
  readonly colony: ColonyView;
  readonly seat: number;
  readonly x: number;
}) {
  const control = useControl();
  const thing = `knight:${place}:${row}`;
  // While something else is chosen, it would look like a piece.
  if (['shut', 'anew'].includes(control.stateOf(thing))) return null;
  return (
    <Spot
      thing={thing}
      label={say('label.knightSpace', { where: postName(colony, place, row) })}
      info="item:knight"
      x={x}
      y={rowY(row)}
      inset={4}
    >
      <g class="nt-ghost">
        <PawnAt role="knight" seat={seat} size={66} />
      </g>
    </Spot>
  );
}

/** Where the next road or village would go. */
function End({
  side,
  colony,
  seat,
  x,
}: {
  readonly side: 'left' | 'right';
  readonly colony: ColonyView;
  readonly seat: number;
  readonly x: number;
}) {
  const control = useControl();
  const thing = `end:${side}`;
  if (['shut', 'anew'].includes(control.stateOf(thing))) return null;
  const road = endOf(colony, side) % 2 !== 0;
  return (
    <Spot
      thing={thing}
      label={`${say('label.end', { side: say(`side.${side}`) })}, ${itemName(road ? 'road' : 'village')}`}
      info={road ? 'item:road' : 'item:village'}
      x={x}
      y={rowY('line')}
    >
      <g class="nt-ghost">{road ? <RoadFace open /> : <SettlementFace town={false} seat={seat} />}</g>
    </Spot>
  );
}

/** A mark on what can be built on. The piece itself stays as it is. */
function Plus({ thing }: { readonly thing: string }) {
  const state = useControl().stateOf(thing);
  if (state === 'shut' || state === 'anew') return null;
  return (
    <g class="nt-plus" transform="translate(34 -34)">
      <circle r="13" />
      <path d="M-7 0H7M0-7V7" />
    </g>
  );
}

function Ghost({ x, y, label }: { readonly x: number; readonly y: number; readonly label: string }) {
  return (
    <g class="nt-corner" transform={`translate(${x} ${y})`} role="img" aria-label={label}>
      <rect x="-46" y="-46" width="92" height="90" rx="8" />
      <path d="M-10-8 0 4 10-8M0 3v-22M-16 18h32" />
    </g>
  );
}
