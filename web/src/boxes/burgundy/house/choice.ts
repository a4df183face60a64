/** Which duchies a table may choose from, and how the choice is written in the option `boards`. */

/** Modules that have duchies of their own. Their names begin with the number of the module's sheet. */
const SHEETS: Readonly<Record<string, string>> = { border: '11', team: '12', solo: '13' };

/** Whether one of the modules has duchies of its own. */
export const hasSheet = (modules: readonly string[]): boolean => modules.some((id) => SHEETS[id]);

/** The duchies that a table with these modules plays on. */
export function duchiesFor(names: readonly string[], modules: readonly string[]): readonly string[] {
  const sheet = modules.map((id) => SHEETS[id]).find(Boolean);
  return names.filter(
    (name) => (sheet ? name.startsWith(sheet) : true) && /[a-z]$/.test(name) === Boolean(sheet),
  );
}

/** The same duchy for all, one for each seat, or dealt and chosen at the table. */
export type Way = 'same' | 'each' | 'expert';

export interface BoardChoice {
  readonly way: Way;
  readonly names: readonly string[];
}

/** A team or a single player has one duchy, so there is nothing to hand out. */
export const waysFor = (modules: readonly string[]): readonly Way[] =>
  modules.includes('team') || modules.includes('solo') ? ['same'] : ['same', 'each', 'expert'];

/** What a table plays on if nobody chooses. With border posts each seat has its own duchy. */
export const usualChoice = (duchies: readonly string[], modules: readonly string[]): BoardChoice =>
  modules.includes('border') ? { way: 'each', names: [] } : { way: 'same', names: duchies.slice(0, 1) };

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
