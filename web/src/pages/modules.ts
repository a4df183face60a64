/** Which modules go together. The rows of the box decide; nothing here knows a module. */
import type { Preset } from '../boxes/shelf';
import type { BoxInfo, ModuleInfo, OptionInfo, SeatRange } from '../generated/protocol';

/** Why a module cannot be switched on now. */
export type Barred =
  | { readonly why: 'edition'; readonly editions: readonly string[] }
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
  const missing = modulesOf(box, module.needs).filter((need) => !chosen.includes(need.id));
  return missing.length > 0 ? { why: 'needs', missing } : null;
}

/** The chosen modules that do not go with this one. Excluding works both ways. */
export const excludedBy = (
  box: BoxInfo,
  chosen: readonly string[],
  module: ModuleInfo,
): readonly ModuleInfo[] =>
  modulesOf(box, chosen).filter(
    (other) =>
      other.id !== module.id && (other.excludes.includes(module.id) || module.excludes.includes(other.id)),
  );

/** What is chosen after a module was switched, and what had to be put aside for it. */
export interface Switched {
  readonly chosen: readonly string[];
  readonly aside: readonly ModuleInfo[];
}

/** Switches a module. The newest choice counts, so what does not go with it is put aside. */
export function toggled(
  box: BoxInfo,
  edition: string,
  chosen: readonly string[],
  module: ModuleInfo,
): Switched {
  const off = chosen.includes(module.id);
  const excluded = off ? [] : excludedBy(box, chosen, module).map(({ id }) => id);
  const wanted = off ? chosen.filter((id) => id !== module.id) : [...chosen, module.id];
  const stay = kept(
    box,
    edition,
    wanted.filter((id) => !excluded.includes(id)),
  );
  return {
    chosen: stay,
    aside: modulesOf(box, chosen).filter(({ id }) => id !== module.id && !stay.includes(id)),
  };
}

/** The preset that is exactly what is chosen. */
export const presetOf = (presets: readonly Preset[], chosen: readonly string[]): Preset | undefined =>
  presets.find(
    ({ modules }) => modules.length === chosen.length && modules.every((module) => chosen.includes(module)),
  );

/** The presets that can be played in an edition. A server without modules has none. */
export function presetsFor(
  box: BoxInfo,
  edition: string,
  presets: readonly Preset[] | undefined,
): readonly Preset[] {
  const possible = (presets ?? []).filter(
    ({ modules }) => kept(box, edition, modules).length === modules.length,
  );
  return possible.length > 1 ? possible : [];
}

/** The modules that can stay once the edition or another module has changed. */
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

/** What an option of the box is with these modules, if the table does not choose. */
export const usualOf = (
  box: BoxInfo,
  chosen: readonly string[],
  seats: number,
  option: OptionInfo,
): string | undefined =>
  modulesOf(box, chosen)
    .flatMap((module) => module.defaults)
    .find((one) => one.option === option.id && one.seats === seats)?.value ?? option.values[0];

/** What a table with these modules may decide. */
export const optionsWith = (box: BoxInfo, chosen: readonly string[]): readonly OptionInfo[] => [
  ...box.options,
  ...modulesOf(box, chosen).flatMap((module) => module.options),
];
