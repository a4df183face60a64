import { useState } from 'preact/hooks';
import { hexagon } from '../../../art/hex';
import { useThing } from '../../../table/thing';
import type { Size } from '../art/frame';
import { TileAt } from '../art/tile';
import { type DuchyLayout, viewBox } from '../map';
import type { Extras } from '../modules/part';
import { Overview, useHalf } from '../modules/team/overview';
import type { PlayerView, SpaceView } from '../view';
import { spaceLabel } from '../words';
import { Borders, Ground } from './duchy-ground';
import { Legend } from './duchy-legend';
import { Overlay } from './duchy-overlay';
import { Above, Beneath, largeLayout, smallLayout } from './layers';

interface LandProps {
  readonly space: SpaceView;
  readonly place: DuchyLayout;
  readonly edition: number;
  readonly size: Size;
}

/** A space, and the tile on it. */
function Land({ space, place, edition, size, digits }: LandProps & { readonly digits: boolean }) {
  const { x, y } = place.at(space.space);
  return (
    <>
      <Ground space={space} place={place} digits={digits} covered={space.tile !== null} />
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
    </>
  );
}

interface SpaceProps extends LandProps {
  readonly seat: string;
  readonly onFocusChange: (name: string | null) => void;
}

/** A space that can be touched. */
function LiveSpace({ space, place, edition, seat, size, onFocusChange }: SpaceProps) {
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
      <Land {...{ space, place, edition, size }} digits={false} />
    </g>
  );
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
      {duchy.map((space) => (
        <g
          key={space.space}
          {...(named && { role: 'img', 'aria-label': spaceLabel(space, edition) })}
          data-at={seat ? `space:${seat}:${space.space}` : undefined}
          data-info={space.tile ? `tile:${space.tile}` : undefined}
        >
          <Land {...{ space, place, edition, size }} digits={!large} />
        </g>
      ))}
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
