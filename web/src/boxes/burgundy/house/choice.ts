/** Which duchies a table may choose from, and how the choice is written in the option `boards`. */

/** The same duchy for all, one for each seat, one dealt to each, or dealt and chosen at the table. */
export type Way = 'same' | 'each' | 'dealt' | 'expert';

/** The value of the option if one duchy is dealt to each. */
const DEALT = 'dealt';

/** The sheet of the duchies that are dealt if nobody chooses: those with border posts. */
const DEALT_SHEET = '11';

export interface BoardChoice {
  readonly way: Way;
  readonly names: readonly string[];
}

/** Whether the duchies of a table are all different and dealt if nobody chooses. */
export const areDealt = (usual: string): boolean => usual === DEALT;

/** What a table plays on if nobody chooses, as the rules write it: `1`, `dealt`. */
export const usualChoice = (usual: string): BoardChoice =>
  areDealt(usual) ? { way: 'dealt', names: [] } : { way: 'same', names: [usual] };

/** A module with its own duchies numbers its sheet, and letters follow: `11a` is on sheet 11. */
const sheetOf = (duchy: string): string | undefined => /^(\d+)[a-z]$/.exec(duchy)?.[1];

/** The duchies on the same sheet as the usual one. Those without a letter belong to the box. */
export function duchiesFor(names: readonly string[], usual: string): readonly string[] {
  const sheet = areDealt(usual) ? DEALT_SHEET : sheetOf(usual);
  return names.filter((name) => sheetOf(name) === sheet);
}

/** Duchies that are all different cannot be the same for everyone. A team or a single player has only one. */
export function waysFor(usual: string): readonly Way[] {
  if (areDealt(usual)) return ['dealt', 'each', 'expert'];
  return sheetOf(usual) ? ['same'] : ['same', 'each', 'expert'];
}

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

/** The value of the option: `3`, `1 4`, `dealt` or `expert`. */
export function boardsOption(choice: BoardChoice, seats: number, duchies: readonly string[]): string {
  if (choice.way === 'expert') return 'expert';
  if (choice.way === 'dealt') return DEALT;
  const each = eachSeat(choice.names, seats, duchies);
  return choice.way === 'same' ? (each[0] ?? '') : each.join(' ');
}
