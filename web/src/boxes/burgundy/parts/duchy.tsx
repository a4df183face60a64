import { useState } from 'preact/hooks';
import { hexagon, hexagonSide, ROOT3, round } from '../../../art/hex';
import { DieFace, Use } from '../../../art/icon';

import { useControl } from '../../../table/control';
import { sumOf } from '../../../table/preview-parts';
import { useThing } from '../../../table/thing';
import { parse } from '../actions';
import type { Size } from '../art/faces';
import { TileAt } from '../art/tile';
import { dieOf } from '../describe';
import { areas, neighbours, SPOTS, type Spot } from '../geometry';
import { AREA_POINTS, letterOf } from '../pieces';
import type { PlayerView, SpaceView } from '../view';
import { say, spaceLabel } from '../words';

export interface DuchyLayout {
  readonly radius: number;
  readonly width: number;
  readonly height: number;
  at(spot: Spot): { readonly x: number; readonly y: number };
}

export function layout(radius: number, pad: number): DuchyLayout {
  const step = ROOT3 * radius;
  const width = 7 * step + 2 * pad;
  return {
    radius,
    width,
    height: 11 * radius + 2 * pad + radius * 0.1,
    at: (spot) => ({
      x: width / 2 + step * (spot.q + spot.r / 2),
      y: pad + radius + 1.5 * radius * (spot.row - 1),
    }),
  };
}

interface GroundProps {
  readonly duchy: PlayerView['duchy'];
  readonly place: DuchyLayout;
  /** Printed die faces, or plain digits where faces would be too small. */
  readonly digits: boolean;
}

/** Everything that is printed: lands with pattern and value. */
export function Ground({
  space,
  spot,
  place,
  digits,
  covered,
}: {
  readonly space: SpaceView;
  readonly spot: Spot;
  readonly place: DuchyLayout;
  readonly digits: boolean;
  readonly covered: boolean;
}) {
  const { x, y } = place.at(spot);
  const R = place.radius;
  const letter = letterOf(space.kind);
  // In a small picture the pattern is drawn coarser, or nobody would see it.
  const grain = Math.max(R / 50, 0.6);
  return (
    <g class={`land land-${letter}`}>
      <polygon class="land-ground" points={hexagon(R - 0.3, x, y)} />
      <g transform={`translate(${round(x)} ${round(y)}) scale(${round(grain)})`}>
        <polygon points={hexagon((R * 0.98) / grain)} fill={`url(#ps-${letter})`} opacity=".3" />
      </g>
      <polygon class="land-line" points={hexagon(R - 0.3, x, y)} />
      {!covered &&
        (digits ? (
          <>
            <text class="land-digit" x={round(x)} y={round(y - R * 0.02)} text-anchor="middle">
              {space.value}
            </text>
            <g class="land-sign">
              <Use id={`k-${letter}`} x={x} y={y + R * 0.42} size={R * 0.72} />
            </g>
          </>
        ) : (
          <>
            <DieFace value={space.value} x={x} y={y - R * 0.12} size={R * 0.68} class="printed" />
            <g class="outline">
              <Use id={`k-${letter}`} x={x} y={y + R * 0.55} size={R * 0.42} />
            </g>
          </>
        ))}
    </g>
  );
}

/** Borders of the areas: heavy between areas, gold inside a completed one. */
export function Borders({ duchy, place }: Omit<GroundProps, 'digits'>) {
  const area = areas(duchy);
  const open = new Set(duchy.filter((space) => !space.tile).map((space) => area.get(space.space)));
  let edge = '';
  let gold = '';
  for (const spot of SPOTS) {
    const { x, y } = place.at(spot);
    for (const [side, next] of neighbours(spot).entries()) {
      if (next && area.get(next.name) === area.get(spot.name)) continue;
      edge += hexagonSide(place.radius, x, y, side);
      if (!open.has(area.get(spot.name))) gold += hexagonSide(place.radius * 0.94, x, y, side);
    }
  }
  return { edge, gold };
}

interface SpaceProps {
  readonly space: SpaceView;
  readonly spot: Spot;
  readonly place: DuchyLayout;
  readonly edition: number;
  readonly seat: string;
  readonly size: Size;
  readonly onFocusChange: (name: string | null) => void;
}

/** A space that can be touched. */
function LiveSpace({ space, spot, place, edition, seat, size, onFocusChange }: SpaceProps) {
  const { x, y } = place.at(spot);
  const thing = `space:${space.space}`;
  const { attributes, state } = useThing(thing, {
    label: spaceLabel(space, edition),
    info: space.tile ? `tile:${space.tile}` : `land:${space.kind}`,
    at: `space:${seat}:${space.space}`,
  });
  const { onFocus, onBlur } = attributes as { onFocus: (event: FocusEvent) => void; onBlur: () => void };
  return (
    <g
      {...attributes}
      class={`space is-${state}`}
      onFocus={(event: FocusEvent) => {
        onFocus(event);
        if ((event.currentTarget as Element).matches(':focus-visible')) onFocusChange(space.space);
      }}
      onBlur={() => {
        onBlur();
        onFocusChange(null);
      }}
    >
      <Ground space={space} spot={spot} place={place} digits={false} covered={space.tile !== null} />
      {space.tile && (
        <TileAt tile={space.tile} edition={edition} size={size} x={x} y={y} radius={place.radius * 0.955} />
      )}
    </g>
  );
}

/** Rings, cost badges, the ghost of the tile and the gain, drawn above every space. */
function Overlay({
  space,
  spot,
  place,
  edition,
  size,
  player,
}: Omit<SpaceProps, 'seat' | 'onFocusChange'> & { readonly player: PlayerView }) {
  const control = useControl();
  const thing = `space:${space.space}`;
  const state = control.stateOf(thing);
  // Without a selection, every open space would have a ring. A quiet mark is enough.
  const chosen = control.selecting.value || control.simple.value;
  const { x, y } = place.at(spot);
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
  const wide = cheapest > 0 ? (die > 0 ? 1.06 : 0.72) : 0.56;
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
          {(die > 0 || cheapest > 0) && (
            <g class="cost" transform={`translate(${round(x)} ${round(y + R * 0.46)})`}>
              <rect
                x={round((-G * wide) / 2)}
                y={round(-G * 0.25)}
                width={round(G * wide)}
                height={round(G * 0.5)}
                rx={round(G * 0.14)}
              />
              {die > 0 && (
                <DieFace value={die} x={G * (0.27 - wide / 2)} y={0} size={G * 0.36} class="printed" />
              )}
              {cheapest > 0 && (
                <>
                  <text
                    x={round(G * (wide / 2 - 0.47))}
                    y={round(G * 0.14)}
                    font-size={round(G * 0.38)}
                    text-anchor="middle"
                  >
                    {cheapest}
                  </text>
                  <Use id="i-worker-s" x={G * (wide / 2 - 0.2)} y={0} size={G * 0.32} />
                </>
              )}
            </g>
          )}
        </>
      )}
      {best > 0 && (
        <g
          class={`gain ${looked ? 'looked' : ''}`}
          transform={`translate(${round(x)} ${round(y - R * (looked ? 1.05 : 0.78))})`}
        >
          <rect
            x={round(-G * 0.58)}
            y={round(-G * 0.27)}
            width={round(G * 1.16)}
            height={round(G * 0.54)}
            rx={round(G * 0.16)}
          />
          <text x={round(-G * 0.14)} y={round(G * 0.14)} font-size={round(G * 0.42)} text-anchor="middle">
            +{best}
          </text>
          <Use id="i-vp-k" x={G * 0.35} y={0} size={G * 0.28} />
        </g>
      )}
    </g>
  );
}

/** The tile that would be placed here, if all ways place the same one. */
function tileIn(actions: readonly string[]): string | undefined {
  const tiles = new Set(actions.map((action) => action.split(' ')[action.startsWith('castle') ? 0 : 2]));
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

interface DuchyProps {
  readonly player: PlayerView;
  readonly edition: number;
  readonly size?: Size;
}

const BIG = layout(42, 12);

/**
 * The viewer's own duchy, which can be played on. Things that come and go with the pointer are in a layer
 * above, so that the lands are not repainted for them.
 */
export function Duchy({ player, edition, size = 'large' }: DuchyProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const { edge, gold } = Borders({ duchy: player.duchy, place: BIG });
  const spaces = player.duchy.map((space, n) => ({ space, spot: SPOTS[n] as Spot }));
  const focusedSpot = spaces.find(({ space }) => space.space === focused)?.spot;
  const covered = 37 - player.empty_spaces;
  const viewBox = `0 0 ${round(BIG.width)} ${round(BIG.height)}`;
  return (
    <div class="duchy-stack">
      <svg class="duchy big" viewBox={viewBox} role="presentation">
        <g class="legend" aria-hidden="true">
          <text x="10" y="22" class="caption">
            {player.board ? say('duchyNumber', { n: player.board }) : ''}
          </text>
          <text x="10" y="40" class="caption">
            {say('covered', { n: covered })}
          </text>
          <AreaTable height={BIG.height} />
          <Compass x={BIG.width - 52} y={BIG.height - 52} />
        </g>
        <g>
          {spaces.map(({ space, spot }) => (
            <LiveSpace
              key={space.space}
              space={space}
              spot={spot}
              place={BIG}
              edition={edition}
              seat={player.seat}
              size={size}
              onFocusChange={setFocused}
            />
          ))}
        </g>
        <path class="area-edge" d={edge} stroke-width="2.6" />
        <path class="area-gold" d={gold} stroke-width="3.4" />
      </svg>
      <svg class="duchy over" viewBox={viewBox} aria-hidden="true">
        {spaces.map(({ space, spot }) => (
          <Overlay
            key={space.space}
            space={space}
            spot={spot}
            place={BIG}
            edition={edition}
            size={size}
            player={player}
          />
        ))}
        {focusedSpot && (
          <g class="focus-ring">
            <polygon class="under" points={hexagon(40, BIG.at(focusedSpot).x, BIG.at(focusedSpot).y)} />
            <polygon points={hexagon(40, BIG.at(focusedSpot).x, BIG.at(focusedSpot).y)} />
          </g>
        )}
      </svg>
    </div>
  );
}

/** The other corner, which every map has. */
const Compass = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g class="compass" transform={`translate(${round(x)} ${round(y)})`}>
    <circle r="27" />
    <circle r="24" />
    <path transform="rotate(45)" d="M0-25 4-4 25 0 4 4 0 25-4 4-25 0-4-4z" />
    <path d="M0-36 6-6 36 0 6 6 0 36-6 6-36 0-6-6z" />
    <path class="dark" d="M0-36V0L-6-6zM36 0H0L6-6zM0 36V0L6 6zM-36 0H0L-6 6z" />
  </g>
);

/** Points by area size, in the corner of the sheet. */
function AreaTable({ height }: { readonly height: number }) {
  return (
    <>
      <text x="10" y={round(height - 106)} class="caption">
        {say('areaPoints')}
      </text>
      {AREA_POINTS.slice(1).map((points, n) => {
        const x = 10 + (n % 2) * 54;
        const y = height - 96 + (n >> 1) * 24;
        return (
          <g key={points} transform={`translate(${x} ${round(y)})`}>
            <polygon points={hexagon(10.5, 10, 9)} class="legend-hex" />
            <text x="10" y="14" text-anchor="middle" class="legend-size">
              {n + 1}
            </text>
            <text x="25" y="14.500" class="legend-points">
              {points}
            </text>
          </g>
        );
      })}
    </>
  );
}

const SMALL = layout(16, 3);

/** A duchy to look at: rivals, previews of boards. */
export function DuchyPicture({
  duchy,
  edition,
  label,
  seat,
  size = 'small',
  place = SMALL,
  recent,
  named = false,
}: {
  readonly duchy: PlayerView['duchy'];
  readonly edition: number;
  readonly label: string;
  readonly seat?: string;
  readonly size?: Size;
  readonly place?: DuchyLayout;
  /** Marks of spaces that have just been covered. */
  readonly recent?: ReadonlySet<string>;
  /** Each space has its own name, as its owner hears it. */
  readonly named?: boolean;
}) {
  const { edge, gold } = Borders({ duchy, place });
  const large = size === 'large' || size === 'medium';
  return (
    <svg
      class="duchy"
      viewBox={`0 0 ${round(place.width)} ${round(place.height)}`}
      role={named ? 'group' : 'img'}
      aria-label={label}
    >
      {duchy.map((space, n) => {
        const spot = SPOTS[n] as Spot;
        const { x, y } = place.at(spot);
        return (
          <g
            key={space.space}
            {...(named && { role: 'img', 'aria-label': spaceLabel(space, edition) })}
            data-at={seat ? `space:${seat}:${space.space}` : undefined}
            data-info={space.tile ? `tile:${space.tile}` : undefined}
          >
            <Ground space={space} spot={spot} place={place} digits={!large} covered={space.tile !== null} />
            {space.tile && (
              <TileAt
                tile={space.tile}
                edition={edition}
                size={size}
                x={x}
                y={y}
                radius={place.radius * 0.955}
              />
            )}
          </g>
        );
      })}
      <path class="area-edge" d={edge} stroke-width={large ? 2.6 : 1.3} />
      <path class="area-gold" d={gold} stroke-width={large ? 3.4 : 1.8} />
      {recent &&
        duchy.map((space, n) => {
          if (!recent.has(`space:${seat}:${space.space}`)) return null;
          const { x, y } = place.at(SPOTS[n] as Spot);
          return (
            <polygon
              key={space.space}
              class="recent"
              points={hexagon(place.radius * 0.97, x, y)}
              stroke-width={large ? 4 : 2.4}
            />
          );
        })}
    </svg>
  );
}

export { BIG };
