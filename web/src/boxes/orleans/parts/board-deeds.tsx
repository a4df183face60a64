import type { Names } from '../../../table/box';
import { useWatch } from '../../../table/control';
import { FOLLOWERS, type Follower } from '../pieces';
import type { OrleansView, OrleansWatch } from '../view';
import { type DeedState, Deeds } from './deeds';

/**
 * Whether the deeds are below the town, where the others or the objectives need the room next to the record. Only two
 * players of the base game leave it free.
 */
export const hasDeedsInTown = (view: OrleansView, desk: boolean): boolean =>
  desk && view.city === null && !(view.scenario === 'base' && view.players.length === 2);

function useDeeds(view: OrleansView): readonly DeedState[] {
  const owners = useOwners();
  return view.deeds.map(({ deed, spaces }) => {
    const sent: Partial<Record<Follower, number>> = {};
    const room: Partial<Record<Follower, number>> = {};
    for (const { role, filled } of spaces) {
      room[role] = (room[role] ?? 0) + 1;
      if (filled) sent[role] = (sent[role] ?? 0) + 1;
    }
    const done = spaces.every(({ filled }) => filled);
    return {
      deed,
      spaces: FOLLOWERS.flatMap((role) => (room[role] ? [[role, room[role]] as const] : [])),
      sent,
      citizen: done ? (owners.get(deed) ?? '') : null,
      waits: view.citizens.some((citizen) => citizen === deed),
    };
  });
}

/** The record says who got the citizen of a deed, not the board. */
function useOwners(): ReadonlyMap<string, string> {
  const { events } = useWatch<OrleansWatch>();
  const owners = new Map<string, string>();
  for (const { json } of events.value) {
    if (json.event === 'citizen') owners.set(json.citizen, json.seat);
  }
  return owners;
}

/** The deeds of the board, if the scenario has any. */
export function BoardDeeds({ view, names }: { readonly view: OrleansView; readonly names: Names }) {
  const deeds = useDeeds(view);
  return deeds.length > 0 ? <Deeds deeds={deeds} names={names} /> : null;
}
