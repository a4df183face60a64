import type { ComponentChildren } from 'preact';
import { useControl } from '../../../table/control';
import { PawnAt, RoadFace, SettlementFace, TileFace } from '../art/pieces';
import { endOf } from '../pieces';
import {
  type ColonyView,
  type KnightView,
  type RegionView,
  type RoadView,
  type Row,
  type SettlementView,
  settlementAt,
} from '../view';
import { beside, itemName, regionName, roadName, say, settlementName } from '../words';
import { Spot } from './piece';

export const CELL = 100;
export const rowY = (row: Row | 'line') =>
  (row === 'above' ? 0 : row === 'line' ? 1 : 2) * CELL + CELL / 2 + 4;

export function RegionSpot({
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

interface ShownProps {
  readonly label: string;
  readonly info: string;
  readonly at: string;
  readonly x: number;
  readonly y: number;
  readonly children: ComponentChildren;
}

/** A piece to look at. */
function Shown({ label, info, at, x, y, children }: ShownProps) {
  return (
    <g transform={`translate(${x} ${y})`} role="img" aria-label={label} data-info={info} data-at={at}>
      {children}
    </g>
  );
}

type PieceProps = Omit<ShownProps, 'y'> & { readonly thing: string; readonly mine: boolean };

/** A piece on the line. In the own colony it can be touched. */
function Piece({ thing, mine, children, ...shown }: PieceProps) {
  if (!mine)
    return (
      <Shown {...shown} y={rowY('line')}>
        {children}
      </Shown>
    );
  return (
    <Spot {...shown} thing={thing} y={rowY('line')}>
      {children}
      <Plus thing={thing} />
    </Spot>
  );
}

interface OnLineProps {
  readonly seat: number;
  readonly mine: boolean;
  readonly x: number;
}

export function Settlement({
  settlement: { place, town, units },
  seat,
  mine,
  x,
}: OnLineProps & { readonly settlement: SettlementView }) {
  const label = say('label.settlement', {
    where: settlementName(place, town ? 'town' : 'village'),
    n: units,
    most: town ? 2 : 1,
  });
  return (
    <Piece
      {...{ mine, label, x }}
      thing={`settlement:${place}`}
      info={`item:${town ? 'town' : 'village'}`}
      at={`settlement:p${seat}.${place}`}
    >
      <SettlementFace town={town} seat={seat} />
    </Piece>
  );
}

export function Road({
  road: { place, open, trader },
  seat,
  mine,
  x,
}: OnLineProps & { readonly road: RoadView }) {
  const extra = [open ? say('label.roadOpen') : '', trader ? say('label.trader') : ''].filter(Boolean);
  const label = [roadName(place), ...extra].join(', ');
  return (
    <Piece
      {...{ mine, label, x }}
      thing={`road:${place}`}
      info={trader ? 'item:trader' : 'item:road'}
      at={`road:p${seat}.${place}`}
    >
      <RoadFace open={open} />
      {trader && <PawnAt role="trader" seat={seat} y={-8} size={70} />}
    </Piece>
  );
}

const postName = (colony: ColonyView, place: number, row: Row) =>
  beside(row, settlementName(place, settlementAt(colony, place)));

export function Knight({
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
    <Shown
      label={say('label.knight', { where: postName(colony, place, row) })}
      info="item:knight"
      at={`knight:p${seat}.${place}.${row}`}
      x={x}
      y={rowY(row)}
    >
      <PawnAt role="knight" seat={seat} size={74} />
    </Shown>
  );
}

interface KnightProps {
  readonly place: number;
  readonly colony: ColonyView;
  readonly seat: number;
  readonly x: number;
}

/** The space above or below a settlement, while a knight can be hired for it. */
function KnightSpace({ place, row, colony, seat, x }: KnightProps & { readonly row: Row }) {
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

export function KnightSpaces(props: KnightProps) {
  return (
    <>
      <KnightSpace {...props} row="above" />
      <KnightSpace {...props} row="below" />
    </>
  );
}

interface EndProps {
  readonly side: 'left' | 'right';
  readonly colony: ColonyView;
  readonly seat: number;
  readonly x: number;
}

/** Where the next road or village would go. */
export function End({ side, colony, seat, x }: EndProps) {
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

export function Ghost({ x, y, label }: { readonly x: number; readonly y: number; readonly label: string }) {
  return (
    <g class="nt-corner" transform={`translate(${x} ${y})`} role="img" aria-label={label}>
      <rect x="-46" y="-46" width="92" height="90" rx="8" />
      <path d="M-10-8 0 4 10-8M0 3v-22M-16 18h32" />
    </g>
  );
}
