/** Which duchies a table may choose from, and how the choice is written in the option `boards`. */

/** The same duchy for all, one for each seat, or dealt and chosen at the table. */
export type Way = 'same' | 'each' | 'expert';

export interface BoardChoice {
  readonly way: Way;
  readonly names: readonly string[];
}

/** What a table plays on if nobody chooses, as the rules write it: `1`, `11a 11b`. */
export function usualChoice(usual: string): BoardChoice {
  const names = usual.split(' ');
  return names.length > 1 ? { way: 'each', names: [] } : { way: 'same', names };
}

/** A module with its own duchies numbers its sheet, and letters follow: `11a` is on sheet 11. */
const sheetOf = (duchy: string): string | undefined => /^(\d+)[a-z]$/.exec(duchy)?.[1];

/** The duchies on the same sheet as the usual one. Those without a letter belong to the box. */
export function duchiesFor(names: readonly string[], usual: string): readonly string[] {
  const [first = ''] = usual.split(' ');
  return names.filter((name) => sheetOf(name) === sheetOf(first));
}

/** A team or a single player has one duchy, so there is nothing to hand out. */
export const waysFor = (usual: string): readonly Way[] =>
  sheetOf(usual) ? ['same'] : ['same', 'each', 'expert'];

/** A duchy for each seat. Seats that nobody has chosen for get the first one that is left. */
export function eachSeat(
  chosen: readonly string[],
  seats: number,
  duchies: readonly string[],
): readonly string[] {
  const names = chosen.filter((name) => duchies.includes(name)).slice(0, seats);
  for (const name of duchies) if (names.length < seats && !names.includes(name)) names.push(name);
  return names;
}

/** The value of the option: `3`, `1 4` or `expert`. */
export function boardsOption(choice: BoardChoice, seats: number, duchies: readonly string[]): string {
  if (choice.way === 'expert') return 'expert';
  const each = eachSeat(choice.names, seats, duchies);
  return choice.way === 'same' ? (each[0] ?? '') : each.join(' ');
}
