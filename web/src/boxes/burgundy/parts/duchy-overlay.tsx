import { hexagon, round } from '../../../art/hex';
import { DieFace, Use } from '../../../art/icon';
import { useControl } from '../../../table/control';
import { sumOf } from '../../../table/preview-parts';
import { parse } from '../actions';
import type { Size } from '../art/frame';
import { TileAt } from '../art/tile';
import { dieOf } from '../describe';
import type { DuchyLayout } from '../map';
import { isOfNoKind } from '../pieces';
import type { PlayerView, SpaceView } from '../view';

interface OverlayProps {
  readonly space: SpaceView;
  readonly place: DuchyLayout;
  readonly edition: number;
  readonly size: Size;
  readonly player: PlayerView;
}

/** Rings, cost badges, the ghost of the tile and the gain, drawn above every space. */
export function Overlay({ space, place, edition, size, player }: OverlayProps) {
  const control = useControl();
  const thing = `space:${space.space}`;
  const state = control.stateOf(thing);
  // Without a selection, every open space would have a ring. A quiet mark is enough.
  const chosen = control.selecting.value || control.simple.value;
  const { x, y } = place.at(space.space);
  const R = place.radius;
  if (state === 'shut' || (state === 'anew' && chosen)) {
    return state === 'shut' && !space.tile && control.selecting.value ? (
      <polygon class="veil" points={hexagon(R - 1, x, y)} />
    ) : null;
  }
  // On a phone the board is small, so its flags are larger.
  const G = size === 'medium' ? R * 1.24 : R;
  const ways = control.ways(thing);
  const looked = control.isLooked(thing);
  const workersOf = ({ text }: (typeof ways)[number]) => -sumOf(text.costs, 'workers');
  const cheapest = Math.min(...ways.map(workersOf));
  const best = Math.max(...ways.map(({ text }) => sumOf(text.gains, 'points')));
  const tile = tileIn(ways.map(({ action }) => action));
  // Until the costs are known, no die is named either.
  const paying = ways.filter((way) => way.text.known && workersOf(way) === cheapest);
  const die = dieIn(
    paying.map(({ action }) => action),
    player,
  );
  if (!chosen)
    return <circle class="hint-dot" cx={round(x + R * 0.34)} cy={round(y - R * 0.46)} r={round(R * 0.14)} />;
  return (
    <g class="overlay">
      {(looked || state === 'selected') && tile ? (
        <>
          <g class="ghost" transform="translate(0 -5)">
            <TileAt tile={tile} edition={edition} size={size} x={x} y={y} radius={R * 0.955} />
          </g>
          <polygon class="ring looked" points={hexagon(R, x, y - 3)} />
        </>
      ) : (
        <>
          <polygon class="ring under" points={hexagon(R * 0.88, x, y)} />
          <polygon class="ring" points={hexagon(R * 0.88, x, y)} />
          {/* So many spaces are open to a tile of no kind that only the free ones have a badge. */}
          {(die > 0 || cheapest > 0) && !(tile && isOfNoKind(tile) && cheapest > 0) && (
            <Cost x={x} y={y + R * 0.46} size={G} workers={cheapest} die={die} />
          )}
        </>
      )}
      {best > 0 && <Gain x={x} y={y - R * (looked ? 1.05 : 0.78)} size={G} points={best} looked={looked} />}
    </g>
  );
}

interface FlagProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The die and the workers that the cheapest way takes. */
function Cost({ x, y, size, workers, die }: FlagProps & { readonly workers: number; readonly die: number }) {
  const wide = workers > 0 ? (die > 0 ? 1.06 : 0.72) : 0.56;
  return (
    <g class="cost" transform={`translate(${round(x)} ${round(y)})`}>
      <rect
        x={round((-size * wide) / 2)}
        y={round(-size * 0.25)}
        width={round(size * wide)}
        height={round(size * 0.5)}
        rx={round(size * 0.14)}
      />
      {die > 0 && (
        <DieFace value={die} x={size * (0.27 - wide / 2)} y={0} size={size * 0.36} class="printed" />
      )}
      {workers > 0 && (
        <>
          <text
            x={round(size * (wide / 2 - 0.47))}
            y={round(size * 0.14)}
            font-size={round(size * 0.38)}
            text-anchor="middle"
          >
            {workers}
          </text>
          <Use id="i-worker-s" x={size * (wide / 2 - 0.2)} y={0} size={size * 0.32} />
        </>
      )}
    </g>
  );
}

/** The most points that a way brings. */
function Gain({
  x,
  y,
  size,
  points,
  looked,
}: FlagProps & { readonly points: number; readonly looked: boolean }) {
  return (
    <g class={`gain ${looked ? 'looked' : ''}`} transform={`translate(${round(x)} ${round(y)})`}>
      <rect
        x={round(-size * 0.58)}
        y={round(-size * 0.27)}
        width={round(size * 1.16)}
        height={round(size * 0.54)}
        rx={round(size * 0.16)}
      />
      <text
        x={round(-size * 0.14)}
        y={round(size * 0.14)}
        font-size={round(size * 0.42)}
        text-anchor="middle"
      >
        +{points}
      </text>
      <Use id="i-vp-k" x={size * 0.35} y={0} size={size * 0.28} />
    </g>
  );
}

/** The tile that would be placed here, if all ways place the same one. */
function tileIn(actions: readonly string[]): string | undefined {
  const tiles = new Set(
    actions.map((action) => {
      const read = parse(action);
      if (read?.verb === 'castle') return 'castle';
      return read?.verb === 'place' || read?.verb === 'settle' ? read.tile : undefined;
    }),
  );
  return tiles.size === 1 ? [...tiles][0] : undefined;
}

/** What the paying die shows, if there is only one. */
function dieIn(actions: readonly string[], player: PlayerView): number {
  const dice = new Set(
    actions.map((action) => {
      const read = parse(action);
      return (read?.verb === 'place' && dieOf(read.means, player)) || 0;
    }),
  );
  return dice.size === 1 ? ([...dice][0] ?? 0) : 0;
}
