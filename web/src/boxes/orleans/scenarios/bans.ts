/** Which places the event of a round hits. The rules refuse what it forbids. */
import type { Hour, Role } from '../../../generated/orleans';
import type { AnyPlace, OrleansView, PlaceView } from '../view';

/** Which place recruits which follower. The Village offers several. */
const RECRUITED_AT: Readonly<Partial<Record<Role, AnyPlace>>> = {
  monk: 'monastery',
  scholar: 'university',
  knight: 'castle',
  craftsman: 'village',
};
const BY_ROAD: readonly AnyPlace[] = ['wagon', 'horse-wagon'];
const TRAVELS: readonly AnyPlace[] = ['ship', 'stage-coach', ...BY_ROAD];

/** The event of this round. */
export const hourOf = (view: OrleansView): Hour | undefined => view.hours.at(-1);

/** The event that hits a place in this round. In the Village a strike leaves two kinds to recruit. */
export function hitBy(view: OrleansView, { place, spaces }: PlaceView): Hour | undefined {
  const { roles, town_hall, roads, technology, stage_coach, merchant } = view.bans;
  const hits =
    roles.some((role) => RECRUITED_AT[role] === place) ||
    (town_hall && place === 'town-hall') ||
    (roads && BY_ROAD.includes(place)) ||
    (stage_coach && place === 'stage-coach') ||
    (merchant && TRAVELS.includes(place)) ||
    (technology && spaces.some((space) => space.technology));
  return hits ? hourOf(view) : undefined;
}
