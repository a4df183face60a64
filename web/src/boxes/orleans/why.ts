/** Why a touched thing does nothing. */
import type { Why } from '../../generated/protocol';
import { listOf } from '../../i18n';
import { whyNot } from './gains';
import { type AnyPlace, isFree, type OrleansView, playerOf } from './view';
import { followerName, say, sayOr } from './words';

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

/** A reason of the rules in the reader's language. */
export const forbidden = (why: Why): string => sayOr(`reason.${why.word}`, why.text);
