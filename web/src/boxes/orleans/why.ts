/** Why something is not allowed. The rules give the reason, and this words it. */

import bundle from 'words:orleans';
import type { Citizen, Hour, Objective } from '../../generated/orleans';
import type { Why } from '../../generated/protocol';
import { listOf, wordsOf } from '../../i18n';
import type { Names } from '../../table/box';
import { whyNot } from './gains';
import type { Good, Kind, Need } from './pieces';
import { type AnyPlace, isFree, type OrleansView, playerOf } from './view';
import {
  citizenName,
  eventName,
  followerName,
  goalName,
  goodName,
  kindName,
  objectiveName,
  placeName,
  say,
  sayOr,
  townName,
} from './words';

const words = wordsOf(bundle, 'orleans/why');

/** How the values in a sentence are worded. Numbers stay as they are. */
const NAMES: Readonly<Record<string, (id: string, names: Names) => string>> = {
  place: (id) => placeName(id as AnyPlace),
  follower: (id) => kindName(id as Kind),
  role: (id) => followerName(id as Need),
  need: (ids) => listOf(ids.split(', ').map((id) => followerName(id as Need))),
  good: (id) => goodName(id as Good),
  deed: goalName,
  event: (id) => eventName(id as Hour),
  objective: (id) => objectiveName(id as Objective),
  citizen: (id) => citizenName(id as Citizen),
  character: (id) => sayOr(`character.${id}`, id),
  store: (id) => sayOr(`store.${id}`, id),
  to: (id, names) => (/^p\d$/.test(id) ? names(id) : sayOr(`store.${id}`, id)),
  seat: (id, names) => names(id),
  owner: (id, names) => names(id),
  edge: edgeName,
  town: townName,
  from: (id) => (id === 'market' || id === 'bag' ? say(`${id}.title`) : townName(id)),
};

/** "Blois – Tours" */
function edgeName(id: string): string {
  const [, a = '', b = ''] = id.split('-');
  return `${townName(a)} – ${townName(b)}`;
}

/** A reason in the reader's language. */
export function forbidden(
  why: Why,
  _view?: unknown,
  _viewer?: string,
  names: Names = (seat) => seat,
): string {
  const named = Object.entries(why.values).map(([hole, id]) => [hole, NAMES[hole]?.(id, names) ?? id]);
  return words.sayOr(why.word, why.text, Object.fromEntries(named));
}

function hole(
  name: string,
  selected: readonly string[],
  view: OrleansView,
  viewer: string,
): string | undefined {
  const [place, n] = name.split('.');
  const space = playerOf(view, viewer)?.places.find((one) => one.place === place)?.spaces[Number(n) - 1];
  if (!space) return undefined;
  if (space.technology) return say('why.wheel');
  if (space.follower && !space.planned) return say('why.stays');
  if (!view.planning) return say('why.other');
  return selected.length > 0 ? say('why.fits', { follower: followerName(space.need) }) : say('why.empty');
}

function place(name: string, view: OrleansView, viewer: string): string | undefined {
  const player = playerOf(view, viewer);
  const found = player?.places.find((one) => one.place === name);
  if (!player || !found) return undefined;
  if (view.planning) return say('why.planFirst');
  if (!found.active && found.spaces.length > 0)
    return say('place.short', {
      list: listOf(found.spaces.filter(isFree).map(({ need }) => followerName(need))),
    });
  return found.possible ? undefined : whyNot(view, player, name as AnyPlace);
}

/** What the box itself can say about a thing that cannot be used. */
export function aside(
  thing: string,
  selected: readonly string[],
  view: OrleansView,
  viewer: string,
): string | undefined {
  const [sort, name = ''] = thing.split(':');
  if (sort === 'hole') return hole(name, selected, view, viewer);
  return sort === 'place' ? place(name, view, viewer) : undefined;
}

/** The actions that touching a thing of a scenario would mean. The rules say why none of them is possible. */
export function tries(thing: string): readonly string[] {
  const [sort, name = ''] = thing.split(':');
  switch (sort) {
    case 'tile':
      return [`draft ${name}`, `open ${name}`];
    case 'town':
      return [`start ${name}`];
    case 'objective':
      return [`deliver ${name}`, `pay ${name}`, `claim ${name}`];
    case 'citizen':
      return [`citizen ${name}`];
    default:
      return [];
  }
}
