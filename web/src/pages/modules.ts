/** Which modules go together. The rows of the box decide; nothing here knows a module. */
import type { BoxInfo, ModuleInfo, OptionInfo, SeatRange } from '../generated/protocol';

/** Why a module cannot be chosen now. */
export type Barred =
  | { readonly why: 'edition'; readonly editions: readonly string[] }
  | { readonly why: 'excluded'; readonly by: ModuleInfo; readonly clause: string }
  | { readonly why: 'needs'; readonly missing: readonly ModuleInfo[] };

/** The chosen modules, in the order of the box. */
export const modulesOf = (box: BoxInfo, chosen: readonly string[]): readonly ModuleInfo[] =>
  box.modules.filter((module) => chosen.includes(module.id));

export function barred(
  box: BoxInfo,
  edition: string,
  chosen: readonly string[],
  module: ModuleInfo,
): Barred | null {
  if (module.editions.length > 0 && !module.editions.includes(edition)) {
    return { why: 'edition', editions: module.editions };
  }
  const by = modulesOf(box, chosen).find(
    (other) => other.excludes.includes(module.id) || module.excludes.includes(other.id),
  );
  if (by) {
    const clause = module.excludes.includes(by.id) ? module.excludes_clause : by.excludes_clause;
    return { why: 'excluded', by, clause };
  }
  const missing = modulesOf(box, module.needs).filter((need) => !chosen.includes(need.id));
  return missing.length > 0 ? { why: 'needs', missing } : null;
}

/** The modules that can stay, after an edition or a module was changed. */
export function kept(box: BoxInfo, edition: string, chosen: readonly string[]): readonly string[] {
  const stay = modulesOf(box, chosen)
    .filter((module) => !barred(box, edition, chosen, module))
    .map((module) => module.id);
  // What is left may have needed one that went.
  return stay.length === chosen.length ? stay : kept(box, edition, stay);
}

/** How many can play with these modules. */
export const seatsWith = (box: BoxInfo, chosen: readonly string[]): SeatRange =>
  modulesOf(box, chosen).find((module) => module.seats)?.seats ?? box.seats;

/** What a table with these modules may decide. */
export const optionsWith = (box: BoxInfo, chosen: readonly string[]): readonly OptionInfo[] => [
  ...box.options,
  ...modulesOf(box, chosen).flatMap((module) => module.options),
];
