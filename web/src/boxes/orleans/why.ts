/** Why something is not allowed. The rules give the reason, and this words it. */

import type { Why } from '../../generated/protocol';
import { listOf, wordsOf } from '../../i18n';
import { whyNot } from './gains';
import type { Deed, Hour, REASONS } from './generated';
import type { Good, Kind, Need } from './pieces';
import { type AnyPlace, isFree, type OrleansView, playerOf } from './view';
import { deedName, eventName, followerName, goodName, kindName, placeName, say, townName } from './words';
import { whyDe } from './words/why.de';
import { whyEn } from './words/why.en';
import { whyFr } from './words/why.fr';

/** A sentence for each reason that the rules can give. */
export type Reasons = Readonly<Record<(typeof REASONS)[number], string>>;

const words = wordsOf({ en: whyEn, de: whyDe, fr: whyFr });

/** How the values in a sentence are worded. Numbers stay as they are. */
const NAMES: Readonly<Record<string, (id: string) => string>> = {
  place: (id) => placeName(id as AnyPlace),
  follower: (id) => kindName(id as Kind),
  role: (id) => followerName(id as Need),
  need: (ids) => listOf(ids.split(', ').map((id) => followerName(id as Need))),
  good: (id) => goodName(id as Good),
  deed: (id) => deedName(id as Deed),
  event: (id) => eventName(id as Hour),
  town: townName,
  from: townName,
};

/** A reason in the reader's language. */
export function forbidden(why: Why): string {
  const named = Object.entries(why.values).map(([hole, id]) => [hole, NAMES[hole]?.(id) ?? id]);
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
