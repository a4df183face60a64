/** A board with the spaces that an overlay writes: `B6 B5 B4 C3 / B2 …` in reading order, or `nw1=L6 nw2=B4 …`. */
import { TABLES } from '../../generated/burgundy';
import type { SpaceView } from './view';

export function withHouseSpaces(spaces: readonly SpaceView[], text: string): readonly SpaceView[] {
  const words = text.split(/[\s/|]+/).filter(Boolean);
  const named = new Map(
    words.flatMap((word) => (word.includes('=') ? [word.split('=') as [string, string]] : [])),
  );
  return spaces.map((space, n) => {
    const word = named.size > 0 ? named.get(space.space) : words[n];
    const kind = TABLES.kinds.findIndex(({ letter }) => letter === word?.[0]);
    const found = TABLES.kinds[kind];
    if (!word || !found) return space;
    // Spaces of one kind that touch are always one area, and a drawing compares only spaces that touch.
    return { ...space, kind: found.kind, value: Number(word.slice(1)), area: kind };
  });
}
