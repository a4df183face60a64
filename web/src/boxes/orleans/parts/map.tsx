import { listOf } from '../../../i18n';
import type { Names } from '../../../table/box';
import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import { Compass, Land } from '../art/land';
import { isLarge, type SeatInTown, Stations, TownLabel } from '../art/map-layers';
import { GoodAt } from '../art/pieces';
import { TownPicture } from '../art/town';
import {
  type Edge,
  type GoodsSpace,
  HEIGHT,
  MAP_EDGES,
  spacesFor,
  TOWNS_SOUTHWARD,
  type Town,
  WIDTH,
} from '../map/geometry';
import type { Good } from '../pieces';
import { goodName, goodsWords, say, townName } from '../words';
import { Merchant } from './merchant';
import { Spot } from './piece';

export type { SeatInTown };

/** What still lies on each edge, in the order of its goods spaces. Nothing for a space that was emptied. */
export type GoodsOnMap = Readonly<Record<string, readonly (Good | null)[]>>;

export interface MapProps {
  /** How many play. Some goods spaces are used only from three or four players on. */
  readonly players: number;
  readonly goods: GoodsOnMap;
  readonly stations: readonly SeatInTown[];
  readonly merchants: readonly (SeatInTown & { readonly edge?: string | undefined })[];
  readonly viewer: string | null;
  readonly names: Names;
}

/**
 * The country around Orléans. Things to touch: `edge:<id>`, `load:<edge>.<good>` where somebody can choose
 * between two goods, and `town:<id>`.
 */
export function BoardMap({ players, goods, stations, merchants, viewer, names }: MapProps) {
  const ordered = [...merchants].sort((a, b) => Number(b.seat === viewer) - Number(a.seat === viewer));
  return (
    <Region class="o-map" label={say('map.title')}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} class="o-map-picture">
        <Land />
        <Compass north={say('map.north')} />
        {MAP_EDGES.map((edge) => (
          <EdgeSpot key={edge.id} edge={edge} players={players} goods={goods[edge.id] ?? NONE} />
        ))}
        {TOWNS_SOUTHWARD.map((town) => (
          <TownSpot
            key={town.id}
            town={town}
            words={townWords(town.id, { stations, merchants, viewer, names })}
          />
        ))}
        {MAP_EDGES.map((edge) => (
          <Loads key={edge.id} edge={edge} players={players} goods={goods[edge.id] ?? NONE} />
        ))}
        <g aria-hidden="true" class="o-untouched">
          {TOWNS_SOUTHWARD.map((town) => (
            <TownLabel key={town.id} town={town} />
          ))}
          {TOWNS_SOUTHWARD.map((town) => (
            <Stations key={town.id} town={town} stations={stations.filter((one) => one.town === town.id)} />
          ))}
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

const NONE: readonly (Good | null)[] = [];
const GOOD_SIZE = 42;

/** "Waterway from Orléans to Briare: brocade and grain" */
export const edgeWords = ({ kind, a, b }: Edge, goods: readonly (Good | null)[]): string =>
  say('map.edge', {
    kind: say(`map.${kind}`),
    a: townName(a),
    b: townName(b),
    goods: goodsWords(goods.filter((good) => good !== null)),
  });

/** "Vierzon: your merchant, no trading station" */
function townWords(
  id: string,
  { stations, merchants, viewer, names }: Omit<MapProps, 'players' | 'goods'>,
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
  ];
  return say('map.town', { town: townName(id), what: listOf(what) });
}

interface EdgeProps {
  readonly edge: Edge;
  readonly players: number;
  readonly goods: readonly (Good | null)[];
}

/** A road or a waterway with what lies on it. */
function EdgeSpot({ edge, players, goods }: EdgeProps) {
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
      {spacesFor(edge, players).map((space, n) => (
        <Load key={n} space={space} good={goods[n] ?? null} />
      ))}
      <path class="o-edge-hit" d={edge.d} />
    </Spot>
  );
}

function Load({ space: { x, y }, good }: { readonly space: GoodsSpace; readonly good: Good | null }) {
  if (good) return <GoodAt good={good} x={x} y={y} size={GOOD_SIZE} />;
  return <rect class="o-goods-space" x={x - 13} y={y - 13} width="26" height="26" rx="5" />;
}

/** Goods that can be chosen one by one. Otherwise touching the edge is enough. */
function Loads({ edge, players, goods }: EdgeProps) {
  const control = useControl();
  return (
    <>
      {spacesFor(edge, players).map((space, n) => {
        const good = goods[n];
        if (!good || control.stateOf(`load:${edge.id}.${good}`) === 'shut') return null;
        const half = GOOD_SIZE / 2 + 5;
        const frame = { x: space.x - half, y: space.y - half, width: 2 * half, height: 2 * half, rx: 9 };
        return (
          <Spot
            key={n}
            thing={`load:${edge.id}.${good}`}
            label={say('map.load', { good: goodName(good), a: townName(edge.a), b: townName(edge.b) })}
            class="o-load"
          >
            <rect class="o-spot-ring under" {...frame} />
            <GoodAt good={good} x={space.x} y={space.y} size={GOOD_SIZE} />
            <rect class="o-spot-ring" {...frame} />
          </Spot>
        );
      })}
    </>
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
