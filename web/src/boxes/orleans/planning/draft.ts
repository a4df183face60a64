/** A plan in the making. It stays in this browser until the player is ready. */
import type { Follower as Kind, PlaceView, PlayerView, Prompt } from '../../../generated/orleans';
import { printedPlace } from '../printed';
import {
  type AnyPlace,
  countOf,
  eachOf,
  type OrleansEvent,
  type OrleansView,
  type PlanState,
  playerOf,
  type SeatId,
} from '../view';
import { fitsOf, KIND_ORDER, openingsOf, type Put, roleOf } from './lines';

/** What is left in the market, kinds in their order. */
export function leftOf(prompt: Prompt, puts: readonly Put[]): readonly Kind[] {
  const left = [...eachOf(prompt.followers)];
  for (const { kind } of puts) {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
  }
  return left.sort((a, b) => KIND_ORDER.indexOf(a) - KIND_ORDER.indexOf(b));
}

/** The puts that are possible: everybody is in the market, and nobody goes where they do not fit or twice. */
export function allowed(prompt: Prompt, puts: readonly Put[]): readonly Put[] {
  const kept: Put[] = [];
  for (const put of puts) {
    const free = !kept.some(({ space }) => space === put.space);
    const fits = fitsOf(prompt, put.kind).some(({ space }) => space === put.space);
    if (free && fits && leftOf(prompt, kept).includes(put.kind)) kept.push(put);
  }
  return kept;
}

const isFull = (place: PlaceView): boolean =>
  place.spaces.length > 0 &&
  (printedPlace(place.place)?.one_is_enough
    ? place.spaces.some(({ follower }) => follower !== null)
    : place.spaces.every(({ follower, technology }) => follower !== null || technology));

/** The table as it would be with the plan. */
export function viewWith(view: OrleansView, seat: SeatId, prompt: Prompt, puts: readonly Put[]): OrleansView {
  const on = new Map(puts.map(({ space, kind }) => [space, kind]));
  const left = leftOf(prompt, puts);
  const planned = (player: PlayerView): PlayerView => ({
    ...player,
    market: KIND_ORDER.map((follower) => ({
      follower,
      count: left.filter((one) => one === follower).length,
    })).filter(({ count }) => count > 0),
    places: player.places.map((place) => {
      const spaces = place.spaces.map((space) => {
        const follower = on.get(space.space);
        return follower ? { ...space, follower, planned: true } : space;
      });
      return { ...place, spaces, active: place.fresh ? place.active : isFull({ ...place, spaces }) };
    }),
  });
  return { ...view, players: view.players.map((one) => (one.seat === seat ? planned(one) : one)) };
}

/** Where a follower goes on a place: a space for its own kind first. */
export function bestSpace(
  prompt: Prompt,
  puts: readonly Put[],
  kind: Kind,
  place: string,
): number | undefined {
  const free = fitsOf(prompt, kind)
    .filter((one) => one.place === place && !puts.some(({ space }) => space === one.space))
    .sort((a, b) => a.space - b.space);
  return (free.find(({ need }) => need === roleOf(kind)) ?? free[0])?.space;
}

/** Somebody in the market who would complete a place that nothing else would. */
export function idleCompletes(prompt: Prompt, puts: readonly Put[], view: OrleansView, seat: SeatId) {
  const places = playerOf(viewWith(view, seat, prompt, puts), seat)?.places ?? [];
  for (const kind of new Set(leftOf(prompt, puts)))
    for (const { place, spaces, active, possible } of places) {
      if (active || !possible) continue;
      const free = spaces.filter(({ follower, technology }) => follower === null && !technology);
      const space = free.length === 1 ? free[0]?.space : undefined;
      if (space !== undefined && fitsOf(prompt, kind).some((one) => one.space === space))
        return { kind, place };
    }
  return undefined;
}

/** What a seat planned in an earlier round, if there was one: followers and places, in the order of the record. */
export function lastPlan(
  events: readonly OrleansEvent[],
  seat: SeatId,
): readonly { readonly kind: Kind; readonly place: string }[] {
  let current: { kind: Kind; place: string }[] = [];
  let last: { kind: Kind; place: string }[] = [];
  let planning = false;
  for (const { json } of events) {
    switch (json.event) {
      case 'round':
        if (current.length > 0) last = current;
        current = [];
        planning = true;
        break;
      case 'revealed':
        planning = false;
        break;
      case 'replans':
        if (json.seat === seat) current = [];
        break;
      case 'planned':
        if (planning && json.seat === seat) current.push({ kind: json.follower, place: json.place });
        break;
    }
  }
  return last;
}

/** The last plan again, as closely as the followers in the market allow. */
export function repeated(
  prompt: Prompt,
  last: readonly { readonly kind: Kind; readonly place: string }[],
): { readonly puts: readonly Put[] } & Pick<PlanState, 'missing' | 'full'> {
  const puts: Put[] = [];
  const missing: Kind[] = [];
  const full: { kind: Kind; place: AnyPlace }[] = [];
  for (const { kind, place } of last) {
    const left = leftOf(prompt, puts);
    // An own follower and a neutral one do the same work.
    const twin = left.includes(kind) ? kind : left.find((one) => roleOf(one) === roleOf(kind));
    const space = twin && bestSpace(prompt, puts, twin, place);
    if (twin && space !== undefined) puts.push({ kind: twin, space });
    else if (twin) full.push({ kind, place: place as AnyPlace });
    else missing.push(kind);
  }
  return { puts, missing, full };
}

/**
 * Everything that can be done with the plan now. Followers of a kind are numbered, and so are the holes of a place.
 * `first` marks the hole that a follower takes when it is dropped on the place as a whole.
 */
export function movesOf(prompt: Prompt, puts: readonly Put[], view: OrleansView, seat: SeatId): string[] {
  const holes = new Map<number, string>();
  for (const { place, spaces } of playerOf(view, seat)?.places ?? [])
    for (const [n, { space }] of spaces.entries()) holes.set(space, `${place}.${n + 1}`);
  const openings = openingsOf(prompt);
  const taken = new Set(puts.map(({ space }) => space));
  const moves: string[] = [];
  const goings = (kind: Kind, without: readonly Put[]) =>
    fitsOf(prompt, kind)
      .filter(({ space }) => !taken.has(space))
      .map(({ space, place }) => ({
        hole: holes.get(space) ?? '',
        first: bestSpace(prompt, without, kind, place) === space,
      }));
  const seen = new Map<Kind, number>();
  for (const kind of leftOf(prompt, puts)) {
    const n = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, n);
    for (const { hole, first } of goings(kind, puts))
      moves.push(`put ${kind}.${n} ${hole}${first ? ' first' : ''}`);
  }
  for (const { kind, space } of puts) {
    if (!openings.has(space)) continue;
    const from = holes.get(space) ?? '';
    moves.push(`take ${from}`, `back ${from}`);
    for (const { hole, first } of goings(kind, puts))
      moves.push(`move ${from} ${hole}${first ? ' first' : ''}`);
  }
  return moves;
}

/** The puts after a move, in the words of `movesOf`. */
export function moved(
  prompt: Prompt,
  puts: readonly Put[],
  view: OrleansView,
  seat: SeatId,
  move: string,
): readonly Put[] {
  const [verb = '', one = '', two = ''] = move.split(' ');
  const spaceOf = (hole: string): number => {
    const [place, n] = hole.split('.');
    return playerOf(view, seat)?.places.find((p) => p.place === place)?.spaces[Number(n) - 1]?.space ?? -1;
  };
  switch (verb) {
    case 'put':
      return allowed(prompt, [...puts, { kind: one.split('.')[0] as Kind, space: spaceOf(two) }]);
    case 'take':
    case 'back':
      return puts.filter(({ space }) => space !== spaceOf(one));
    case 'move': {
      const kind = puts.find(({ space }) => space === spaceOf(one))?.kind;
      const rest = puts.filter(({ space }) => space !== spaceOf(one));
      return kind ? allowed(prompt, [...rest, { kind, space: spaceOf(two) }]) : puts;
    }
    default:
      return puts;
  }
}

export const isPlanning = (prompt: Prompt | null): prompt is Prompt =>
  prompt !== null && ['man', 'plan', 'ready'].includes(prompt.ask);

/** Whether nothing of the plan has been sent yet. */
export const isUnsent = (prompt: Prompt, player: PlayerView | undefined): boolean =>
  player !== undefined &&
  !player.places.some(({ spaces }) => spaces.some(({ planned }) => planned)) &&
  countOf(player.market) === countOf(prompt.followers);
