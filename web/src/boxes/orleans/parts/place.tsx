import { Icon } from '../../../art/icon';
import type { Hour } from '../../../generated/orleans';
import { listOf } from '../../../i18n';
import { useControl } from '../../../table/control';
import { FollowerPicture, HolePicture, WheelPicture } from '../art/pieces';
import { Plate, placeSymbol } from '../art/places';
import { followerOf, type Kind, type Need } from '../pieces';
import type { AnyPlace } from '../view';
import { eventName, followerName, kindName, placeLabel, placeName, say } from '../words';
import { type Gain, GainLine, gainWords } from './gain';
import { Piece } from './piece';

/** A space of a place. */
export interface Hole {
  /** What touching it means: `hole:university.2`. */
  readonly thing: string;
  readonly need: Need;
  /** Who is on it. */
  readonly piece: Kind | null;
  /** Whether a technology wheel fills it. */
  readonly wheel: boolean;
  /** What the piece is while it is dragged. */
  readonly held?: string | undefined;
  /** Whether the piece has been there since an earlier round and cannot be taken back. */
  readonly stays?: boolean;
}

/** How close a place is to being used. `near`: what is in the hand would complete it. */
export type PlaceState = 'plain' | 'ready' | 'near' | 'short' | 'impossible';

export interface PlaceCardProps {
  readonly place: AnyPlace;
  /** What its name is, if it is not the place that can be used. */
  readonly thing?: string | undefined;
  readonly seat: number;
  readonly holes: readonly Hole[];
  readonly state: PlaceState;
  /** What it would give this player now. */
  readonly gains: readonly Gain[];
  /** Why it cannot be used, in words. */
  readonly why?: string | undefined;
  /** The sum of what completing it would gain, shown while it is being considered. */
  readonly flag?: readonly Gain[] | undefined;
  /** Whether one more follower would complete it and the player asked to see that. */
  readonly lacks?: boolean;
  /** A place tile lies on wooden ground. */
  readonly tile?: boolean;
  /** A place that a scenario adds. */
  readonly extra?: boolean;
  /** The event that hits it in this round. */
  readonly hit?: Hour | undefined;
}

/** Whether a name has a word that needs smaller letters on a card. */
const isLong = (name: string): boolean => name.split(' ').some((word) => word.length > 10);

const isLacking = ({ piece, wheel }: Hole): boolean => piece === null && !wheel;

/**
 * "Farm House. Needs boatman and craftsman. Ready. Gives farmer and 1 cheese." A long name is divided as on the card,
 * so that people read and hear the same.
 */
function cardWords({ place, holes, state, gains, why }: PlaceCardProps): string {
  const lacking = holes.filter(isLacking).map(({ need }) => followerName(need));
  return [
    holes.length > 0
      ? say('place.needs', {
          place: placeLabel(place),
          list: listOf(holes.map(({ need }) => followerName(need))),
        })
      : `${placeLabel(place)}. ${say('place.passive')}.`,
    why ?? (state === 'ready' ? say('place.ready') : ''),
    !why && state !== 'ready' && lacking.length > 0 ? say('place.short', { list: listOf(lacking) }) : '',
    gains.length > 0 ? say('place.gives', { what: gainWords(gains) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * A place of a town: holes with the outlines of the followers it needs, who is on them, and what it gives. Its
 * name is a thing, `place:<id>`, that covers the card while it can be used.
 */
export function PlaceCard(props: PlaceCardProps) {
  const { place, seat, holes, state, gains, why, flag, lacks, tile, extra, hit } = props;
  return (
    <section
      class={`o-place o-${state} ${tile ? 'o-tile' : ''} ${extra ? 'o-extra' : ''} ${lacks ? 'o-lacks' : ''}`}
      data-at={`place:${place}`}
      data-catch=""
    >
      <h3>
        <Piece
          thing={props.thing ?? `place:${place}`}
          label={cardWords(props)}
          info={`place:${place}`}
          class="o-place-name"
        >
          <Plate id={placeSymbol(place)} />
          <span class={isLong(placeName(place)) ? 'o-long' : ''}>{placeLabel(place)}</span>
        </Piece>
      </h3>
      {state === 'ready' && <Icon id="u-tick" class="o-tick" />}
      {hit && (
        <Plate id={`oe-${hit}`} class="o-hit" label={say('hourglass.now', { event: eventName(hit) })} />
      )}
      <div class="o-holes">
        {holes.map((hole) => (
          <HoleSpot key={hole.thing} hole={hole} place={place} seat={seat} />
        ))}
        {holes.length === 0 && <small class="o-passive">{say('place.passive')}</small>}
      </div>
      <p class="o-gain" aria-hidden="true">
        {why ? <span class="o-why">{why}</span> : <GainLine gains={gains} />}
      </p>
      {flag && flag.length > 0 && (
        <b class="o-flag">
          <GainLine gains={flag} />
        </b>
      )}
    </section>
  );
}

function holeWords({ need, piece, wheel, stays }: Hole, place: AnyPlace): string {
  const params = { place: placeName(place), follower: followerName(need) };
  if (wheel) return say('hole.wheel', params);
  if (!piece) return say('hole.empty', params);
  const full = say('hole.full', { ...params, piece: kindName(piece) });
  return stays ? `${full}, ${say('hole.stays')}` : full;
}

interface HoleSpotProps {
  readonly hole: Hole;
  readonly place: AnyPlace;
  readonly seat: number;
}

function HoleSpot({ hole, place, seat }: HoleSpotProps) {
  const { thing, need, piece, wheel, stays, held } = hole;
  const control = useControl();
  const carried = control.selected.value.some((one) => one.startsWith('held:'));
  const onto = carried && control.stateOf(`onto:${thing}`) === 'open';
  const stand = piece && need !== 'any' && followerOf(piece) !== need;
  return (
    <Piece
      thing={thing}
      label={holeWords(hole, place)}
      at={thing}
      drag={piece !== null && !stays}
      held={held}
      class={`o-hole ${onto ? 'is-onto' : ''}`}
    >
      <HolePicture need={need} />
      {(piece || wheel) && (
        <span class={`o-filled ${stand ? 'o-stand-in' : ''} ${stays ? 'o-stays' : ''}`}>
          {wheel ? <WheelPicture /> : piece && <FollowerPicture kind={piece} seat={seat} />}
        </span>
      )}
    </Piece>
  );
}
