import { listOf } from '../../../i18n';
import type { Names } from '../../../table/box';
import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import { Compass, Land } from '../art/land';
import { isLarge, type SeatInTown, Stations, TownLabel } from '../art/map-layers';
import { HiddenGoodAt, StructureAt, TownMarks } from '../art/map-scenario';
import { GoodAt } from '../art/pieces';
import { TownPicture } from '../art/town';
import {
  type Edge,
  edge,
  type GoodsSpace,
  HEIGHT,
  MAP_EDGES,
  spacesFor,
  TOWNS_SOUTHWARD,
  type Town,
  town,
  WIDTH,
} from '../map/geometry';
import { type Good, seatNumber } from '../pieces';
import { goodsWords, loadName, say, townName } from '../words';
import { Merchant } from './merchant';
import { Spot } from './piece';

export type { SeatInTown };

/** A good, or one that lies face down. Nothing for a space that was emptied. */
export type OnSpace = Good | 'hidden' | null;

/** What still lies on each edge, in the order of its goods spaces. Spaces that this table does not use are left out. */
export type GoodsOnMap = Readonly<Record<string, readonly OnSpace[]>>;

/** What a scenario adds to the map. */
export interface MapExtras {
  readonly carpenter?: string;
  /** Towns with a citizen. */
  readonly citizens?: readonly string[];
  /** Structures, each on a goods space of an edge. */
  readonly structures?: readonly {
    readonly edge: string;
    readonly space: number;
    readonly seat: string;
    readonly done: boolean;
  }[];
  /** The town on the viewer's structure card. */
  readonly pin?: string | undefined;
  /** Towns that need a fortified tower. Nobody's seat for those that were there from the start. */
  readonly towers?: readonly {
    readonly town: string;
    readonly built: boolean;
    readonly seat: string | null;
  }[];
}

export interface MapProps {
  /** How many play. Some goods spaces are used only from three or four players on. */
  readonly players: number;
  readonly goods: GoodsOnMap;
  readonly stations: readonly SeatInTown[];
  readonly merchants: readonly (SeatInTown & { readonly edge?: string | undefined })[];
  readonly viewer: string | null;
  readonly names: Names;
  readonly extras?: MapExtras;
}

/**
 * The country around Orléans. Things to touch: `edge:<id>`, `load:<edge>.<good>` where somebody can choose
 * between two goods, and `town:<id>`.
 */
export function BoardMap({ players, goods, stations, merchants, viewer, names, extras = {} }: MapProps) {
  const ordered = [...merchants].sort((a, b) => Number(b.seat === viewer) - Number(a.seat === viewer));
  return (
    <Region class="o-map" label={say('map.title')}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} class="o-map-picture">
        <Land />
        <Compass north={say('map.north')} />
        {MAP_EDGES.map((edge) => (
          <EdgeSpot
            key={edge.id}
            edge={edge}
            spaces={usedSpaces(edge, players, goods)}
            goods={goods[edge.id] ?? NONE}
          />
        ))}
        {TOWNS_SOUTHWARD.map((town) => (
          <TownSpot
            key={town.id}
            town={town}
            words={townWords(town.id, { stations, merchants, viewer, names, extras })}
          />
        ))}
        {MAP_EDGES.map((edge) => (
          <Loads
            key={edge.id}
            edge={edge}
            spaces={usedSpaces(edge, players, goods)}
            goods={goods[edge.id] ?? NONE}
          />
        ))}
        <g aria-hidden="true" class="o-untouched">
          {TOWNS_SOUTHWARD.map((town) => (
            <TownLabel key={town.id} town={town} />
          ))}
          {TOWNS_SOUTHWARD.map((town) => (
            <Stations key={town.id} town={town} stations={stations.filter((one) => one.town === town.id)} />
          ))}
          <Extras extras={extras} />
          {ordered.map(({ seat, town, edge }, n) => (
            <Merchant
              key={seat}
              seat={seat}
              town={town}
              edge={edge}
              place={ordered.slice(0, n).filter((other) => other.town === town).length}
            />
          ))}
        </g>
        <rect class="o-map-frame" x="1.5" y="1.5" width={WIDTH - 3} height={HEIGHT - 3} rx="13" />
      </svg>
    </Region>
  );
}

const NONE: readonly OnSpace[] = [];

/** The goods spaces that this table uses. A scenario may use fewer or more than the number of players would. */
const usedSpaces = (edge: Edge, players: number, goods: GoodsOnMap): readonly GoodsSpace[] =>
  Object.keys(goods).length > 0
    ? edge.spaces.slice(0, goods[edge.id]?.length ?? 0)
    : spacesFor(edge, players);
const GOOD_SIZE = 42;

/** "Waterway from Orléans to Briare: brocade and grain" */
export const edgeWords = ({ kind, a, b }: Edge, goods: readonly OnSpace[]): string =>
  say('map.edge', {
    kind: say(`map.${kind}`),
    a: townName(a),
    b: townName(b),
    goods: goodsWords(goods.filter((good) => good !== null)),
  });

/** "Vierzon: your merchant, no trading station" */
function townWords(
  id: string,
  { stations, merchants, viewer, names, extras = {} }: Omit<MapProps, 'players' | 'goods'>,
): string {
  const built = stations.filter(({ town }) => town === id);
  const what = [
    ...merchants
      .filter(({ town }) => town === id)
      .map(({ seat }) =>
        seat === viewer ? say('map.merchantYours') : say('map.merchant', { name: names(seat) }),
      ),
    ...built.map(({ seat }) =>
      seat === viewer ? say('map.stationYours') : say('map.station', { name: names(seat) }),
    ),
    ...(built.length === 0 ? [say('map.noStation')] : []),
    ...(extras.carpenter === id ? [say('map.carpenter')] : []),
    ...(extras.citizens?.includes(id) ? [say('map.citizen')] : []),
    ...(extras.pin === id ? [say('map.pin')] : []),
    ...(extras.towers ?? [])
      .filter(({ town }) => town === id)
      .map((tower) => say(tower.built ? 'map.tower' : 'map.site')),
  ];
  return say('map.town', { town: townName(id), what: listOf(what) });
}

interface EdgeProps {
  readonly edge: Edge;
  readonly spaces: readonly GoodsSpace[];
  readonly goods: readonly OnSpace[];
}

/** A road or a waterway with what lies on it. */
function EdgeSpot({ edge, spaces, goods }: EdgeProps) {
  return (
    <Spot
      thing={`edge:${edge.id}`}
      label={edgeWords(edge, goods)}
      info={`edge:${edge.id}`}
      at={`edge:${edge.id}`}
      class={`o-edge o-${edge.kind}-edge`}
    >
      <path class="o-edge-focus under" d={edge.d} />
      <path class="o-edge-focus" d={edge.d} />
      <path class="o-edge-mark under" d={edge.d} />
      <path class="o-edge-mark" d={edge.d} />
      {spaces.map((space, n) => (
        <Load key={n} space={space} good={goods[n] ?? null} />
      ))}
      <path class="o-edge-hit" d={edge.d} />
    </Spot>
  );
}

function Load({ space: { x, y }, good }: { readonly space: GoodsSpace; readonly good: OnSpace }) {
  if (good === 'hidden') return <HiddenGoodAt x={x} y={y} size={GOOD_SIZE} />;
  if (good) return <GoodAt good={good} x={x} y={y} size={GOOD_SIZE} />;
  return <rect class="o-goods-space" x={x - 13} y={y - 13} width="26" height="26" rx="5" />;
}

/** Goods that can be chosen one by one. Otherwise touching the edge is enough. */
function Loads({ edge, spaces, goods }: EdgeProps) {
  const control = useControl();
  return (
    <>
      {spaces.map((space, n) => {
        const good = goods[n];
        if (!good || control.stateOf(`load:${edge.id}.${good}`) === 'shut') return null;
        const half = GOOD_SIZE / 2 + 5;
        const frame = { x: space.x - half, y: space.y - half, width: 2 * half, height: 2 * half, rx: 9 };
        return (
          <Spot
            key={n}
            thing={`load:${edge.id}.${good}`}
            label={say('map.load', { good: loadName(good), a: townName(edge.a), b: townName(edge.b) })}
            class="o-load"
          >
            <rect class="o-spot-ring under" {...frame} />
            <Load space={space} good={good} />
            <rect class="o-spot-ring" {...frame} />
          </Spot>
        );
      })}
    </>
  );
}

const STRUCTURE_SIZE = 48;

/** What a scenario adds to towns and edges. None of it can be touched. */
function Extras({ extras }: { readonly extras: MapExtras }) {
  const { carpenter, citizens = [], structures = [], pin, towers = [] } = extras;
  return (
    <>
      {structures.map(({ edge: id, space, seat, done }) => {
        const at = edge(id).spaces[space];
        return (
          at && (
            <StructureAt
              key={`${id} ${space}`}
              seat={seatNumber(seat)}
              done={done}
              x={at.x}
              y={at.y}
              size={STRUCTURE_SIZE}
            />
          )
        );
      })}
      {TOWNS_SOUTHWARD.map((town) => {
        const tower = towers.find((one) => one.town === town.id);
        return (
          <TownMarks
            key={town.id}
            town={town}
            citizen={citizens.includes(town.id)}
            carpenter={carpenter === town.id}
            tower={tower?.built ? { seat: tower.seat ? seatNumber(tower.seat) : null } : undefined}
            site={tower !== undefined && !tower.built}
          />
        );
      })}
      {pin && <Pin at={pin} near={pin === carpenter} />}
    </>
  );
}

/** Where the structure on the viewer's card can be built. It is red while the carpenter is there. */
function Pin({ at, near }: { readonly at: string; readonly near: boolean }) {
  const { x, y } = town(at);
  return (
    <g class={`o-pin ${near ? 'near' : ''}`} transform={`translate(${x} ${y - 26})`}>
      <path d="M0 0L-12-20A15 15 0 1 1 12-20Z" />
      <circle cy="-29" r="5" />
    </g>
  );
}

function TownSpot({ town, words }: { readonly town: Town; readonly words: string }) {
  const size = isLarge(town.id) ? 1.42 : 1;
  return (
    <Spot
      thing={`town:${town.id}`}
      label={words}
      info={`town:${town.id}`}
      at={`town:${town.id}`}
      class="o-town"
    >
      <g transform={`translate(${town.x.toFixed(1)} ${town.y.toFixed(1)})`}>
        <ellipse class="o-spot-ring under" rx={34 * size} ry={30 * size} cy="-3" />
        <ellipse class="o-spot-ring" rx={34 * size} ry={30 * size} cy="-3" />
        <TownPicture river={town.river} large={isLarge(town.id)} />
      </g>
    </Spot>
  );
}
