/** A plan as actions: the exact lines that put every follower where the player wants them. */
import { type Follower as Kind, type Prompt, TABLES } from '../../../generated/orleans';
import { eachOf, type Opening } from '../view';

/** A follower and the space it goes to. */
export interface Put {
  readonly kind: Kind;
  readonly space: number;
}

export const KIND_ORDER: readonly Kind[] = TABLES.followers.map(({ follower }) => follower);
const ROLE = new Map(TABLES.followers.map(({ follower, role }) => [follower, role]));

export const roleOf = (kind: Kind) => ROLE.get(kind) ?? 'monk';

/** Every space that some follower may go to, by its number. */
export function openingsOf(prompt: Prompt): ReadonlyMap<number, Opening> {
  return new Map(prompt.spaces.flatMap(({ spaces }) => spaces).map((one) => [one.space, one]));
}

/** The spaces that a kind of follower may go to. */
export const fitsOf = (prompt: Prompt, kind: Kind): readonly Opening[] =>
  prompt.spaces.find(({ follower }) => follower === kind)?.spaces ?? [];

const byKind = (a: Put, b: Put) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind);

/**
 * Equal spaces of a place are interchangeable, and the notation does not tell them apart. The first kinds get the
 * first of them.
 */
function settled(puts: readonly Put[], openings: ReadonlyMap<number, Opening>): readonly Put[] {
  const groups = new Map<string, number[]>();
  for (const { space, place, need } of [...openings.values()].sort((a, b) => a.space - b.space)) {
    const group = `${place} ${need}`;
    groups.set(group, [...(groups.get(group) ?? []), space]);
  }
  const groupOf = (space: number) => {
    const opening = openings.get(space);
    return opening ? `${opening.place} ${opening.need}` : '';
  };
  return [...puts].sort(byKind).map(({ kind, space }) => {
    const free = groups.get(groupOf(space))?.shift();
    return { kind, space: free ?? space };
  });
}

/** `plan knight wagon`, or `plan monk wagon trader` where the space asks for somebody else. */
function line(kind: Kind, { place, need }: Opening): string {
  const own = need === 'any' || need === roleOf(kind);
  return own ? `plan ${kind} ${place}` : `plan ${kind} ${place} ${need}`;
}

/**
 * The lines of a plan, from the first question of planning to `ready`. Kinds come in their order, equal followers by
 * ascending space, and those who stay in the market come last.
 */
export function linesOf(prompt: Prompt, puts: readonly Put[]): readonly string[] {
  const openings = openingsOf(prompt);
  const placed = settled(puts, openings);
  const lines = prompt.man.map((place) => `leave ${place}`);
  for (const kind of KIND_ORDER) {
    const all = eachOf(prompt.followers).filter((one) => one === kind).length;
    const spaces = placed
      .filter((put) => put.kind === kind)
      .map(({ space }) => space)
      .sort((a, b) => a - b);
    for (const space of spaces) {
      const opening = openings.get(space);
      if (opening) lines.push(line(kind, opening));
    }
    for (let stays = spaces.length; stays < all; stays++) lines.push(`plan ${kind} stay`);
  }
  return [...lines, 'ready'];
}
