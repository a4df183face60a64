import { Icon } from '../../../art/icon';
import { type Citizen, type Scenario, TABLES } from '../../../generated/orleans';
import type { PartProps } from '../../../table/box';
import { useControl, useWatch } from '../../../table/control';
import { useDesk } from '../../../table/desk';
import { usePhone } from '../../../table/phone';
import { parse } from '../actions';
import { Plate } from '../art/places';
import { goodsOf, sumOf, trackAt } from '../gains';
import { CityBoard, CityStrip } from '../invasion/city';
import { Demand } from '../invasion/demand';
import { CitySwitch, useSide } from '../invasion/switch';
import { FOLLOWERS, type Follower, seatNumber, TRACKS, type Track } from '../pieces';
import { Dashboard, Race } from '../scenarios/goals';
import { Structures } from '../scenarios/structures';
import {
  countOf,
  type OrleansPrompt,
  type OrleansView,
  type OrleansWatch,
  type PlayerView,
  playerOf,
} from '../view';
import { eventAbout, eventName, say } from '../words';
import { BoardDeeds, hasDeedsInTown } from './board-deeds';
import { type EventEffect, effectWords, Hourglass } from './hourglass';
import { MapSize, useLargeMap } from './large-map';
import { BoardMap, type GoodsOnMap, type MapExtras, type OnSpace } from './map';
import { Routes } from './routes';
import { Schedule } from './schedule';
import { GoodsSupply } from './supply';
import { type Markers, Tracks } from './tracks';

/** What lies on each edge, in the order of its spaces. */
export function goodsOnMap(view: OrleansView): GoodsOnMap {
  const goods: Record<string, OnSpace[]> = {};
  for (const { edge, good, hidden } of view.map)
    goods[edge] = [...(goods[edge] ?? []), hidden ? 'hidden' : good];
  return goods;
}

/** The towns where a merchant can gain a citizen. */
const CITIZEN_TOWNS: Readonly<Partial<Record<Citizen, string>>> = {
  'in-vendome': 'vendome',
  'in-tours': 'tours',
  'in-vierzon': 'vierzon',
  'in-sancerre': 'sancerre',
  'in-argenton': 'argenton',
  'in-stamand': 'stamand',
  'le-blanc': 'leblanc',
};

/** What a scenario puts on the map. */
function extrasOf(view: OrleansView, viewer: string | null): MapExtras {
  const citizens = view.citizens.flatMap((citizen) => CITIZEN_TOWNS[citizen] ?? []);
  const towers = view.city?.towers ?? [];
  if (!view.prosperity) return { citizens, towers };
  const seen = new Map<string, number>();
  const structures = view.map.flatMap(({ edge, structure }) => {
    const space = seen.get(edge) ?? 0;
    seen.set(edge, space + 1);
    if (!structure) return [];
    const owner = view.players.find((player) => player.structures.some(({ town }) => town === structure));
    const built = owner?.structures.find(({ town }) => town === structure);
    return owner && built ? [{ edge, space, seat: owner.seat, done: built.complete }] : [];
  });
  return {
    carpenter: view.prosperity.carpenter,
    citizens,
    structures,
    pin: playerOf(view, viewer)?.card ?? undefined,
  };
}

/** Whose ways are listed: those of the viewer's merchant, or those of the carpenter while it is being moved. */
function routesFrom(
  view: OrleansView,
  me: PlayerView,
): { readonly town: string; readonly of: 'merchant' | 'carpenter' } {
  const control = useControl();
  const ask = useWatch<OrleansWatch>().position.value.prompt?.ask;
  const moved =
    ask === 'carpenter' || ask === 'build-structure' || control.selected.value.includes('place:carpenter');
  return view.prosperity && moved
    ? { town: view.prosperity.carpenter, of: 'carpenter' }
    : { town: me.merchant, of: 'merchant' };
}

/** What the event of this round would do to a player now. */
export function effectOf(view: OrleansView, player: PlayerView | undefined): EventEffect | undefined {
  if (!player?.due) return undefined;
  const { coins, or_food, food, follower, points, or_knight, tiles, good, amount } = player.due;
  if (follower) return { what: 'lose', n: 1 };
  if (or_food) return coins < 0 ? { what: 'foodOr', n: -coins, food } : { what: 'foodOnly', n: food };
  if (points > 0) return { what: 'points', n: points };
  if (or_knight) return { what: 'knight', n: -coins };
  if (tiles > 0) return { what: 'tiles', n: tiles };
  if (coins < 0) return { what: 'pay', n: -coins };
  if (coins > 0) return { what: 'gain', n: coins };
  // Where the event asks a question, nobody knows yet what it will do.
  return (amount && !good) || view.scenario === 'base' ? { what: 'nothing', n: 0 } : undefined;
}

const markersOf = ({ seat, development, ...player }: PlayerView): Markers => ({
  seat,
  at: Object.fromEntries(
    TRACKS.map((track) => [track, trackAt({ seat, development, ...player }, track)]),
  ) as Record<Track, number>,
  development,
});

/** Where development would be after the action that is being looked at. */
function previewOf(view: OrleansView, viewer: string | null): number | undefined {
  const control = useControl();
  const player = playerOf(view, viewer);
  const looked = control.looked.value;
  if (!player || !looked?.startsWith('place:')) return undefined;
  const place = looked.slice('place:'.length);
  const ways = control.ways(looked).map(({ action }) => parse(action));
  if (!ways.some((way) => way && 'place' in way && way.place === place)) return undefined;
  const books = sumOf(view, player, place as 'library').reduce(
    (sum, gain) => sum + (gain.gain === 'development' ? gain.n : 0),
    0,
  );
  return books > 0 ? Math.min(TABLES.development.last, player.development + books) : undefined;
}

/** Scenarios without a census. */
const NO_CENSUS: readonly Scenario[] = ['invasion', 'duel', 'dignitary', 'vierzon', 'salesman'];

/** What the next census would do, and which events are still to come where that is a matter of chance. */
function Ahead({ view, names }: Pick<PartProps<OrleansView, OrleansPrompt>, 'view' | 'names'>) {
  const { gains, pays } = view.census;
  const counts = !NO_CENSUS.includes(view.scenario);
  const left = TABLES.hours.flatMap(({ hour }, n) => {
    const count = view.hours_left[n] ?? 0;
    return count > 0 || view.hours.includes(hour) ? [{ hour, count }] : [];
  });
  const census = [
    ...(gains ? [say('census.gains', { name: names(gains) })] : []),
    ...(pays ? [say('census.pays', { name: names(pays) })] : []),
  ];
  const drawn = view.schedule.length === 0 && left.length > 0;
  if (!counts && !drawn) return null;
  return (
    <div class="o-ahead">
      {counts && (
        <p data-info="census">
          <b>{say('census.title')}</b> {census.join(', ') || say('census.nobody')}
        </p>
      )}
      {drawn && (
        <p>
          <b>{say('hours.left')}</b>
          {left.map(({ hour, count }) => {
            const words = say('hours.count', { n: count, event: eventName(hour) });
            return (
              <span
                key={hour}
                class={`o-hour ${count === 0 ? 'none' : ''}`}
                title={words}
                data-info={`event:${hour}`}
              >
                <Plate id={`oe-${hour}`} />
                <b aria-hidden="true">{count}</b>
                <span class="visually-hidden">{words}</span>
              </span>
            );
          })}
        </p>
      )}
    </div>
  );
}

type SeenProps = Pick<PartProps<OrleansView, OrleansPrompt>, 'view' | 'viewer' | 'names'>;

function BoardTracks({ view, viewer, names }: SeenProps) {
  const citizens = {
    boatman: view.citizens.includes('boatmen'),
    knight: view.citizens.includes('knights'),
    development: TABLES.development.citizens.filter((space) =>
      view.citizens.some((one) => one === `development-${space}`),
    ),
  };
  const stock = FOLLOWERS.map((role, n) => [role, view.stock[n] ?? 0]);
  return (
    <Tracks
      markers={view.players.map(markersOf)}
      viewer={viewer}
      names={names}
      citizens={citizens}
      stock={Object.fromEntries(stock) as Record<Follower, number>}
      technology={view.technology}
      preview={previewOf(view, viewer)}
    />
  );
}

/** The common world: hourglass, map, tracks, deeds. */
export function Main({ view, viewer, names }: PartProps<OrleansView, OrleansPrompt>) {
  const phone = usePhone();
  const goods = goodsOnMap(view);
  const me = playerOf(view, viewer);
  const city = view.city;
  const side = useSide();
  const shown = city !== null && !phone && side === 'city';
  const desk = useDesk();
  const large = useLargeMap() && desk && !shown;
  return (
    <>
      <div class="o-area o-area-hours panel">
        <Hourglass
          round={view.round}
          rounds={view.rounds}
          terms={view.terms}
          events={view.hours}
          schedule={view.schedule}
          effect={effectOf(view, me)}
        />
        {view.schedule.length > 0 && <Schedule view={view} player={me} />}
        <Demand view={view} viewer={viewer} names={names} />
        {city ? <CityStrip city={city} /> : <Ahead view={view} names={names} />}
      </div>
      <div
        class={`o-area o-area-map panel ${city && !phone ? 'o-map-or-city' : ''} ${shown ? 'o-shows-city' : ''} ${large ? 'o-large' : ''}`}
        id="o-map-or-city"
      >
        {city && !phone && <CitySwitch />}
        {city && shown ? (
          <CityBoard view={view} city={city} viewer={viewer} names={names}>
            <Ahead view={view} names={names} />
          </CityBoard>
        ) : (
          <>
            <BoardMap
              players={view.players.length}
              goods={goods}
              stations={view.players.flatMap(({ seat, stations }) =>
                stations.map((town) => ({ seat, town })),
              )}
              merchants={view.players.map(({ seat, merchant }) => ({ seat, town: merchant }))}
              viewer={viewer}
              names={names}
              extras={extrasOf(view, viewer)}
            />
            {desk && <MapSize />}
            <GoodsSupply left={goodsOf(view.supply)} />
            {phone && me && <Routes {...routesFrom(view, me)} goods={goods} />}
          </>
        )}
      </div>
      <div class="o-area o-area-tracks panel">
        <BoardTracks view={view} viewer={viewer} names={names} />
      </div>
      {phone && (
        <div class="o-area o-area-deeds panel">
          {city ? (
            <CityBoard view={view} city={city} viewer={viewer} names={names}>
              <Ahead view={view} names={names} />
            </CityBoard>
          ) : (
            <Aside view={view} viewer={viewer} names={names} />
          )}
        </div>
      )}
    </>
  );
}

/** The deeds are next to the record, or on their own tab. */
export function Aside({ view, viewer, names }: SeenProps) {
  const inTown = hasDeedsInTown(view, useDesk());
  // The City has the place of the map, or its own tab.
  if (view.city) return null;
  return (
    <>
      {view.scenario === 'duel' && <Race view={view} viewer={viewer} names={names} />}
      {view.prosperity && <Structures view={view} viewer={viewer} names={names} />}
      {!inTown && <BoardDeeds view={view} names={names} />}
    </>
  );
}

/** In a solo game: what has to be done, and how far it is done. */
export function Alone({ view, viewer }: PartProps<OrleansView, OrleansPrompt>) {
  return <Dashboard view={view} viewer={viewer} />;
}

/** Scores, who is ready, round and event in one line, above the town on a phone. */
export function Glance({ view, viewer, names }: PartProps<OrleansView, OrleansPrompt>) {
  const me = playerOf(view, viewer);
  const now = view.hours.at(-1);
  const effect = effectOf(view, me);
  return (
    <div class="o-glance">
      <span class="o-glance-event" data-info={now ? `event:${now}` : undefined}>
        {now && <Plate id={`oe-${now}`} />}
        <b>{now ? eventName(now) : ''}</b>
        {effect && <small>{effectWords(effect)}</small>}
        {now && !effect && !view.demand && <small>{eventAbout(now, view.terms)}</small>}
      </span>
      <span class="o-glance-seats">
        {view.players
          .filter(({ seat }) => seat !== viewer)
          .map(({ seat, ready, passed, market }) => (
            <small key={seat}>
              <Icon id={`s-${seatNumber(seat)}`} class={`seat-${seatNumber(seat)}`} label={names(seat)} />
              {view.planning ? (ready ? ' ✓' : ' …') : passed ? ' ■' : ` ${countOf(market)}`}
              <span class="visually-hidden">
                {view.planning
                  ? say(ready ? 'seat.ready' : 'seat.planning')
                  : passed
                    ? say('seat.passed')
                    : ''}
              </span>
            </small>
          ))}
      </span>
      <Demand view={view} viewer={viewer} names={names} />
    </div>
  );
}
