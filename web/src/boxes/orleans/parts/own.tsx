import type { Follower as Kind, Need } from '../../../generated/orleans';
import type { SeatPartProps } from '../../../table/box';
import { useControl } from '../../../table/control';
import { useDesk } from '../../../table/desk';
import { useLooking } from '../../../table/looking';
import { standThing } from '../actions';
import { FollowerPicture } from '../art/pieces';
import { gainsOf, goodsOf, sumOf, whyNot } from '../gains';
import { Slip } from '../invasion/characters';
import { Chooser } from '../invasion/chooser';
import { CityBoard } from '../invasion/city';
import { Proposal } from '../invasion/proposal';
import { followerOf, isOwn, seatNumber } from '../pieces';
import { leftOver } from '../planning/glance';
import { roleOf } from '../planning/lines';
import { printedPlace, stackOf } from '../printed';
import { Choices } from '../scenarios/choices';
import { FinalGoals } from '../scenarios/goals';
import { CitizenChoice, Draft } from '../scenarios/set-up';
import { CardChoice } from '../scenarios/structures';
import {
  type AnyPlace,
  countOf,
  eachOf,
  hitBy,
  holeThing,
  isFree,
  type OrleansPrompt,
  type OrleansView,
  type PlaceView,
  type PlayerView,
  playerOf,
  type SpaceView,
  technologyOf,
} from '../view';
import { kindName, say } from '../words';
import { BoardDeeds, hasDeedsInTown } from './board-deeds';
import { HandOver } from './hand-over';
import { type BagCount, Market } from './market';
import { Piece } from './piece';
import type { Hole, PlaceCardProps, PlaceState } from './place';
import { PlanStrip, type ShortPlace } from './plan';
import { RivalPanel, type RivalProps } from './seat';
import { TownBoard } from './town';
import { Tray } from './tray';

/** What touching a hole means depends on the question. */
function thingOf(prompt: OrleansPrompt | null, place: AnyPlace, n: number, space: SpaceView): string {
  const { follower, need, technology } = space;
  switch (prompt?.ask) {
    case 'recall': {
      if (!follower) break;
      const own = need === 'any' || need === roleOf(follower);
      return standThing(place, follower, own ? undefined : need);
    }
    case 'famine':
      if (follower) return standThing(place, follower, undefined);
      break;
    case 'fit':
      return `fit:${place}.${need}`;
    case 'lose':
    case 'scrap':
    case 'due':
      if (technology) return `wheel:${place}`;
      break;
  }
  return holeThing(place, n);
}

function holesOf(
  prompt: OrleansPrompt | null,
  { place, spaces }: PlaceView,
  mine: boolean,
  planning: boolean,
): readonly Hole[] {
  return spaces.map((space, index) => {
    const name = `${place}.${index + 1}`;
    return {
      thing: mine ? thingOf(prompt, place, index + 1, space) : `other:${name}`,
      held: prompt?.plan ? `held:${name}` : undefined,
      need: space.need,
      piece: space.follower,
      wheel: space.technology,
      stays: planning && space.follower !== null && !space.planned,
    };
  });
}

/** Whether somebody there can go to a deed. Followers in a player's own colour stay. */
const canSend = (view: OrleansView, { spaces }: PlaceView): boolean =>
  spaces.some(
    ({ follower }) =>
      follower !== null &&
      !isOwn(follower) &&
      view.deeds.some((deed) => deed.spaces.some(({ role, filled }) => role === roleOf(follower) && !filled)),
  );

function stateOf(view: OrleansView, place: PlaceView, completes: readonly AnyPlace[]): PlaceState {
  if (place.place === 'carpenter')
    return place.spaces.some(({ follower }) => follower !== null) ? 'ready' : 'plain';
  if (printedPlace(place.place)?.one_is_enough) {
    if (!place.active) return 'plain';
    return canSend(view, place) ? 'ready' : 'impossible';
  }
  if (!place.possible && !place.active && view.round > 0 && place.spaces.length > 0) return 'impossible';
  if (place.active && place.spaces.length > 0) return place.possible ? 'ready' : 'impossible';
  if (completes.includes(place.place)) return 'near';
  return place.spaces.filter(isFree).length === 1 ? 'short' : 'plain';
}

/** The kind in the hand, if a follower of the market is selected. */
function useHand(): Kind | undefined {
  const [first] = useControl().selected.value;
  return first?.startsWith('market:') ? (first.slice('market:'.length).split('.')[0] as Kind) : undefined;
}

/** Places that cannot be used by themselves, such as those that only wait for an event. */
const QUIET: readonly AnyPlace[] = ['sacristy'];

function cardsOf(
  view: OrleansView,
  player: PlayerView,
  prompt: OrleansPrompt | null,
  mine: boolean,
  completes: readonly AnyPlace[],
): readonly Omit<PlaceCardProps, 'seat' | 'tile'>[] {
  return player.places.map((place) => {
    const quiet = QUIET.includes(place.place);
    const state = quiet ? (place.active ? 'ready' : 'plain') : stateOf(view, place, completes);
    const why = place.fresh
      ? say('why.fresh')
      : state === 'impossible'
        ? whyNot(view, player, place.place)
        : undefined;
    return {
      place: place.place,
      // With the Palatinate a partner's place is used, even if the viewer has one of the same name.
      thing: prompt?.ask === 'palatinate' ? `own:${place.place}` : undefined,
      holes: holesOf(prompt, place, mine, view.planning && mine),
      state: place.fresh ? 'plain' : state,
      gains: gainsOf(view, player, place.place),
      why,
      flag: state === 'near' ? sumOf(view, player, place.place) : undefined,
      hit: mine ? hitBy(view, place) : undefined,
    };
  });
}

/** Places that lack exactly one follower, with how many in the bag would do. */
function shortOf(view: OrleansView, player: PlayerView): readonly ShortPlace[] {
  const cards = player.places.filter(
    (place) =>
      !place.active && place.possible && place.spaces.length > 1 && stateOf(view, place, []) === 'short',
  );
  const inBag = (need: Need) =>
    countOf(player.bag.filter(({ follower }) => need === 'any' || roleOf(follower) === need));
  return cards.slice(0, 4).map(({ place, spaces }) => {
    const need = spaces.find(isFree)?.need ?? 'any';
    return { place, need, inBag: inBag(need) };
  });
}

/** A player's town. For the viewer it is also the planning board. */
export function Own({ view, prompt, viewer, seat, names }: SeatPartProps<OrleansView, OrleansPrompt>) {
  const player = playerOf(view, seat);
  const mine = viewer === seat;
  const asked = mine ? prompt : null;
  const hand = useHand();
  const inTown = hasDeedsInTown(view, useDesk()) && !useLooking();
  if (!player) return null;
  if (view.round === 0 && view.scenario === 'duel')
    return <Draft view={view} viewer={viewer} names={names} />;
  if (asked?.ask === 'citizen') return <CitizenChoice view={view} />;
  const over = hand && asked?.plan ? leftOver(asked, view, hand) : undefined;
  const cards = cardsOf(view, player, asked, mine, over?.completes ?? []);
  const ready = cards.filter(({ state }) => state === 'ready');
  return (
    <>
      {view.end !== 'open' && <FinalGoals view={view} player={player} />}
      {view.end !== 'open' && view.city && viewer === null && (
        <CityBoard view={view} city={view.city} viewer={null} names={names} />
      )}
      <TownBoard
        seat={seatNumber(seat)}
        label={mine ? say('town.title') : say('town.of', { name: names(seat) })}
        places={cards}
        turned={player.turned}
        gallery={view.tiles.map((tile) => ({ tile: tile as 'school', stack: stackOf(tile as 'school') }))}
      >
        <Slip view={view} seat={seat} names={names} mine={mine} />
      </TownBoard>
      {inTown && <BoardDeeds view={view} names={names} />}
      {mine && view.planning && (
        <PlanStrip
          ready={ready}
          hand={
            hand && over
              ? {
                  follower: followerOf(hand),
                  completes: cards.filter(({ place }) => over.completes.includes(place)),
                }
              : undefined
          }
          short={shortOf(view, player)}
        />
      )}
    </>
  );
}

/** Followers drawn for the Bathhouse, while they are placed or one of them is chosen. */
function Bath({ prompt, seat }: { readonly prompt: OrleansPrompt; readonly seat: string }) {
  return (
    <div class="o-bath" role="group" aria-label={say('bath.title')}>
      <h3 class="o-heading">{say('bath.title')}</h3>
      <div class="o-market-pieces">
        {prompt.followers.map(({ follower, count }) => (
          <Piece
            key={follower}
            thing={`bath:${follower}`}
            label={say('bath.piece', { piece: kindName(follower) })}
            class="o-market-piece"
          >
            <FollowerPicture kind={follower} seat={seatNumber(seat)} />
            <span aria-hidden="true">{count > 1 ? `× ${count}` : ''}</span>
          </Piece>
        ))}
      </div>
    </div>
  );
}

const bagOf = (player: PlayerView): BagCount =>
  Object.fromEntries(player.bag.map(({ follower, count }) => [follower, count]));

/** The viewer's market and bag, next to the prompt. */
export function Hand({ view, prompt, viewer, seat, names }: SeatPartProps<OrleansView, OrleansPrompt>) {
  const player = playerOf(view, seat);
  // Nobody needs a market any more when the game is over, and on a phone it would cover the result.
  if (!player || view.end !== 'open') return null;
  const asked = viewer === seat ? prompt : null;
  const seen = new Map<Kind, number>();
  const pieces = eachOf(player.market).map((kind) => {
    const n = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, n);
    return { thing: `${viewer === seat ? 'market' : 'other'}:${kind}.${n}`, kind };
  });
  return (
    <>
      <Proposal view={view} prompt={asked} viewer={viewer} names={names} />
      <Chooser view={view} prompt={asked} viewer={viewer} names={names} />
      <Choices />
      {asked && <HandOver prompt={asked} player={player} />}
      {asked?.ask === 'keep' && <CardChoice view={view} prompt={asked} />}
      {(asked?.ask === 'bathe' || asked?.ask === 'keep-one') && <Bath prompt={asked} seat={seat} />}
      <Market
        seat={seatNumber(seat)}
        pieces={pieces}
        room={Math.max(MARKET, pieces.length)}
        bag={bagOf(player)}
      />
    </>
  );
}

/** Spaces of the market. */
const MARKET = 8;

const belongings = (player: PlayerView) => ({
  coins: player.coins,
  goods: goodsOf(player.goods),
  stations: player.stations.length,
  stationsLeft: player.stations_left,
  citizens: player.citizens,
  development: player.development,
  status: player.status,
});

export function Supplies({ view, viewer, seat, names }: SeatPartProps<OrleansView, OrleansPrompt>) {
  const player = playerOf(view, seat);
  if (!player) return null;
  return (
    <Tray
      seat={seatNumber(seat)}
      label={viewer === seat ? say('tray.title') : say('tray.of', { name: names(seat) })}
      {...belongings(player)}
    />
  );
}

function seatState(view: OrleansView, player: PlayerView, waiting: readonly string[]): RivalProps['state'] {
  if (view.planning) return player.ready ? 'ready' : 'planning';
  if (player.passed) return 'passed';
  return waiting.includes(player.seat) ? 'acting' : 'waiting';
}

/** Another seat at a glance. */
export function Rival({ view, seat, names }: SeatPartProps<OrleansView, OrleansPrompt>) {
  const player = playerOf(view, seat);
  const waiting = useControl().watch.position.value.waiting;
  const desk = useDesk() && !useLooking();
  if (!player) return null;
  const isTile = (place: AnyPlace) => !PRINTED.includes(place);
  return (
    <>
      <RivalPanel
        {...belongings(player)}
        seat={seat}
        name={names(seat)}
        start={view.first === seat}
        state={seatState(view, player, waiting)}
        technology={technologyOf(player)}
        market={eachOf(player.market)}
        bag={bagOf(player)}
        places={player.places
          .filter(
            ({ place, spaces }) =>
              isTile(place) || spaces.some(({ follower, technology }) => follower !== null || technology),
          )
          .map(({ place, spaces }) => ({
            place,
            on: spaces.map(({ follower, technology }) => (technology ? ('wheel' as const) : follower)),
          }))}
      />
      <Slip view={view} seat={seat} names={names} mine={false} brief={desk} />
    </>
  );
}

const PRINTED: readonly AnyPlace[] = [
  'farm-house',
  'village',
  'university',
  'castle',
  'monastery',
  'ship',
  'wagon',
  'guildhall',
  'scriptorium',
  'town-hall',
  'vehicle',
  'guild-house',
  'hostel',
  'palatinate',
];
