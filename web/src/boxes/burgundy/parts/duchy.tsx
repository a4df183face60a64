import { useState } from 'preact/hooks';
import { hexagon, hexagonSide, round } from '../../../art/hex';
import { DieFace, Use } from '../../../art/icon';

import { useControl } from '../../../table/control';
import { sumOf } from '../../../table/preview-parts';
import { useThing } from '../../../table/thing';
import { parse } from '../actions';
import type { Size } from '../art/frame';
import { TileAt } from '../art/tile';
import { dieOf } from '../describe';
import { areas } from '../geometry';
import { type DuchyLayout, type Half, viewBox } from '../map';
import type { Extras } from '../modules/part';
import { Overview, useHalf } from '../modules/team/overview';
import { AREA_POINTS, isOfNoKind, letterOf } from '../pieces';
import type { PlayerView, SpaceView } from '../view';
import { say, spaceLabel } from '../words';
import { Above, Beneath, largeLayout, smallLayout } from './layers';

interface GroundProps {
  readonly duchy: PlayerView['duchy'];
  readonly place: DuchyLayout;
  /** Printed die faces, or plain digits where faces would be too small. */
  readonly digits: boolean;
}

/** Everything that is printed: lands with pattern and value. */
export function Ground({
  space,
  place,
  digits,
  covered,
}: {
  readonly space: SpaceView;
  readonly place: DuchyLayout;
  readonly digits: boolean;
  readonly covered: boolean;
}) {
  const { x, y } = place.at(space.space);
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
  for (const [name, sides] of place.map.sides) {
    const { x, y } = place.at(name);
    for (const [side, next] of sides.entries()) {
      if (next && area.get(next) === area.get(name)) continue;
      edge += hexagonSide(place.radius, x, y, side);
      if (!open.has(area.get(name))) gold += hexagonSide(place.radius * 0.94, x, y, side);
    }
  }
  return { edge, gold };
}

interface SpaceProps {
  readonly space: SpaceView;
  readonly place: DuchyLayout;
  readonly edition: number;
  readonly seat: string;
  readonly size: Size;
  readonly onFocusChange: (name: string | null) => void;
}

/** A space that can be touched. */
function LiveSpace({ space, place, edition, seat, size, onFocusChange }: SpaceProps) {
  const { x, y } = place.at(space.space);
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
      <Ground space={space} place={place} digits={false} covered={space.tile !== null} />
      {space.tile && (
        <TileAt
          tile={space.tile}
          edition={edition}
          size={size}
          x={x}
          y={y}
          radius={place.radius * 0.955}
          placed
        />
      )}
    </g>
  );
}

/** Rings, cost badges, the ghost of the tile and the gain, drawn above every space. */
function Overlay({
  space,
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
          {/* So many spaces are open to a tile of no kind that only the free ones have a badge. */}
          {(die > 0 || cheapest > 0) && !(tile && isOfNoKind(tile) && cheapest > 0) && (
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

interface DuchyProps {
  readonly player: PlayerView;
  readonly edition: number;
  readonly size?: Size;
  /** What the expansions add to the picture. */
  readonly extras?: Extras;
}

/**
 * The viewer's own duchy, which can be played on. Things that come and go with the pointer are in a layer
 * above, so that the lands are not repainted for them.
 */
export function Duchy({ player, edition, size = 'large', extras }: DuchyProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const { duchy } = player;
  const place = largeLayout(duchy, extras);
  const halves = useHalf(place, size === 'medium', focused);
  const { edge, gold } = Borders({ duchy, place });
  const shown = viewBox(place, halves.half);
  const at = focused ? place.at(focused) : undefined;
  return (
    <div class={`duchy-stack ${shapeOf(place)}`} {...halves.swipe}>
      <svg class="duchy big" viewBox={shown} role="presentation">
        <Beneath place={place} duchy={duchy} extras={extras} />
        <Legend player={player} place={place} half={halves.half} />
        <g>
          {duchy.map((space) => (
            <LiveSpace
              key={space.space}
              space={space}
              place={place}
              edition={edition}
              seat={player.seat}
              size={size}
              onFocusChange={setFocused}
            />
          ))}
        </g>
        <path class="area-edge" d={edge} stroke-width="2.6" />
        <path class="area-gold" d={gold} stroke-width="3.4" />
        <Above place={place} duchy={duchy} extras={extras} />
      </svg>
      <svg class="duchy over" viewBox={shown} aria-hidden="true">
        {duchy.map((space) => (
          <Overlay
            key={space.space}
            space={space}
            place={place}
            edition={edition}
            size={size}
            player={player}
          />
        ))}
        {at && (
          <g class="focus-ring">
            <polygon class="under" points={hexagon(40, at.x, at.y)} />
            <polygon points={hexagon(40, at.x, at.y)} />
          </g>
        )}
      </svg>
      {halves.half && <Overview duchy={duchy} half={halves.half} onShow={halves.show} />}
    </div>
  );
}

/** How wide the picture is, for the style sheet. */
const shapeOf = ({ map }: DuchyLayout): string =>
  map.halves ? 'team-shape' : map.rivers.length > 0 ? 'island-shape' : '';

/** The name of the duchy, how full it is and what areas score, where the shape leaves room for them. */
function Legend({
  player,
  place,
  half,
}: {
  readonly player: PlayerView;
  readonly place: DuchyLayout;
  readonly half: Half | undefined;
}) {
  const { width, height, map } = place;
  // Islands lie in the sea, and half a board has no room.
  if (map.rivers.length > 0 || half) return null;
  const all = player.duchy.length;
  const [x, y, anchor] = map.halves ? [width / 2, 34, 'middle' as const] : [10, 22, 'start' as const];
  return (
    <g class="legend" aria-hidden="true">
      <text x={round(x)} y={y} class="caption" text-anchor={anchor}>
        {player.board ? say('duchyNumber', { n: player.board }) : ''}
      </text>
      <text x={round(x)} y={y + 18} class="caption" text-anchor={anchor}>
        {say('covered', { n: all - player.empty_spaces, of: all })}
      </text>
      <AreaTable x={map.halves ? width / 2 - 52 : 10} height={height} bare={map.halves !== undefined} />
      {!map.halves && <Compass x={width - 52} y={height - 52} />}
    </g>
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
function AreaTable({
  x: left,
  height,
  bare,
}: {
  readonly x: number;
  readonly height: number;
  /** Without its heading, where there is too little room. */
  readonly bare: boolean;
}) {
  return (
    <>
      {!bare && (
        <text x={round(left)} y={round(height - 106)} class="caption">
          {say('areaPoints')}
        </text>
      )}
      {AREA_POINTS.slice(1).map((points, n) => {
        const x = round(left) + (n % 2) * 54;
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

/** A duchy to look at: rivals, previews of boards. */
export function DuchyPicture({
  duchy,
  edition,
  label,
  seat,
  size = 'small',
  large: big = false,
  recent,
  named = false,
  extras,
}: {
  readonly duchy: PlayerView['duchy'];
  readonly edition: number;
  readonly label: string;
  readonly seat?: string;
  readonly size?: Size;
  /** Drawn to the scale of the viewer's own duchy. */
  readonly large?: boolean;
  /** Marks of spaces that have just been covered. */
  readonly recent?: ReadonlySet<string>;
  /** Each space has its own name, as its owner hears it. */
  readonly named?: boolean;
  readonly extras?: Extras;
}) {
  const place = big ? largeLayout(duchy, extras) : smallLayout(duchy, extras);
  const { edge, gold } = Borders({ duchy, place });
  const large = size === 'large' || size === 'medium';
  return (
    <svg class="duchy" viewBox={viewBox(place)} role={named ? 'group' : 'img'} aria-label={label}>
      <Beneath place={place} duchy={duchy} extras={extras} small={!big} />
      {duchy.map((space) => {
        const { x, y } = place.at(space.space);
        return (
          <g
            key={space.space}
            {...(named && { role: 'img', 'aria-label': spaceLabel(space, edition) })}
            data-at={seat ? `space:${seat}:${space.space}` : undefined}
            data-info={space.tile ? `tile:${space.tile}` : undefined}
          >
            <Ground space={space} place={place} digits={!large} covered={space.tile !== null} />
            {space.tile && (
              <TileAt
                tile={space.tile}
                edition={edition}
                size={size}
                x={x}
                y={y}
                radius={place.radius * 0.955}
                placed
              />
            )}
          </g>
        );
      })}
      <path class="area-edge" d={edge} stroke-width={large ? 2.6 : 1.3} />
      <path class="area-gold" d={gold} stroke-width={large ? 3.4 : 1.8} />
      {recent &&
        duchy.map((space) => {
          if (!recent.has(`space:${seat}:${space.space}`)) return null;
          const { x, y } = place.at(space.space);
          return (
            <polygon
              key={space.space}
              class="recent"
              points={hexagon(place.radius * 0.97, x, y)}
              stroke-width={large ? 4 : 2.4}
            />
          );
        })}
      <Above place={place} duchy={duchy} extras={extras} small={!big} />
    </svg>
  );
}
