import type { DuchyMap } from '../../map';
import type { SpaceName, SpaceView } from '../../view';
import type { PostName } from '../view';

/** The two spaces that each post touches. r[burgundy.border.posts] */
export const TOUCHED: Readonly<Record<PostName, readonly SpaceName[]>> = {
  west: ['r2c1', 'r3c1'],
  east: ['r2c5', 'r3c6'],
  south: ['r7c2', 'r7c3'],
};

const touched = (post: string): readonly SpaceName[] => TOUCHED[post as PostName] ?? [];

/** The shortest chain of tiles that joins two posts, as pairs of neighbours. Empty if there is none. */
export function chainOf(
  [from, to]: readonly [string, string],
  duchy: readonly SpaceView[],
  { sides }: Pick<DuchyMap, 'sides'>,
): readonly (readonly [SpaceName, SpaceName])[] {
  const covered = new Set(duchy.filter(({ tile }) => tile).map(({ space }) => space));
  const before = new Map<SpaceName, SpaceName | null>();
  const queue = touched(from).filter((space) => covered.has(space));
  for (const space of queue) before.set(space, null);
  for (const space of queue) {
    if (touched(to).includes(space)) {
      const links: [SpaceName, SpaceName][] = [];
      let at: SpaceName = space;
      for (let back = before.get(at); back; back = before.get(at)) {
        links.unshift([back, at]);
        at = back;
      }
      return links;
    }
    for (const next of sides.get(space) ?? []) {
      if (!next || !covered.has(next) || before.has(next)) continue;
      before.set(next, space);
      queue.push(next);
    }
  }
  return [];
}
