/** Which house values the set-up page asks about, and under which headings. */
import { optionFamily } from '../boxes/box-words';
import type { BoxInfo, OptionInfo, OverlayInfo } from '../generated/protocol';

/** What belongs to a module is of no use without it. Its clauses have its name. */
export const rowsFor = (box: BoxInfo, modules: readonly string[]): readonly OverlayInfo[] =>
  box.overlay.filter(({ option }) => {
    const part = option.clause.split('.')[1] ?? '';
    return modules.includes(part) || !box.modules.some(({ id }) => id === part);
  });

interface Family {
  /** Nothing for values that need no heading. */
  readonly family: string;
  readonly members: readonly OptionInfo[];
}

/** In the order in which their first rows come. */
export function familiesOf(box: string, options: readonly OptionInfo[]): readonly Family[] {
  const families = new Map<string, OptionInfo[]>();
  for (const option of options) {
    const family = optionFamily(box, option.id) ?? '';
    families.set(family, [...(families.get(family) ?? []), option]);
  }
  return [...families].map(([family, members]) => ({ family, members }));
}
