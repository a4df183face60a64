/** What the event of a round forbids, for display. The rules refuse it by themselves. */
import type { Hour, Role } from '../generated';
import type { AnyPlace, OrleansView, PlaceView } from '../view';

const ROLES: Readonly<Partial<Record<Hour, Role>>> = {
  pilgrimage: 'monk',
  conference: 'scholar',
  strike: 'craftsman',
  crusade: 'knight',
};

const BY_ROAD: readonly AnyPlace[] = ['wagon', 'horse-wagon'];
const PLACES: Readonly<Partial<Record<Hour, readonly AnyPlace[]>>> = {
  assembly: ['town-hall'],
  highwayman: BY_ROAD,
  'axle-fracture': ['stage-coach'],
  storm: ['ship', 'stage-coach', ...BY_ROAD],
};

/** Who recruits whom. The Village has others to offer. */
const RECRUITED_AT: Readonly<Partial<Record<Role, AnyPlace>>> = {
  monk: 'monastery',
  scholar: 'university',
  knight: 'castle',
  craftsman: 'village',
};

/** The event of this round. */
export const hourOf = (view: OrleansView): Hour | undefined => view.hours.at(-1);

/** The kind of follower that nobody can gain in this round, if there is one. */
export const bannedRole = (view: OrleansView): Role | undefined => ROLES[hourOf(view) ?? 'income'];

/** The event that hits a place in this round. In the Village a strike leaves two kinds to recruit. */
export function hitBy(view: OrleansView, { place, spaces }: PlaceView): Hour | undefined {
  const hour = hourOf(view);
  if (!hour) return undefined;
  const role = ROLES[hour];
  const hits =
    (role && RECRUITED_AT[role] === place) ||
    PLACES[hour]?.includes(place) ||
    (hour === 'sabotage' && spaces.some(({ technology }) => technology));
  return hits ? hour : undefined;
}
