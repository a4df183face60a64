/** Several ways of doing the same thing, in few words. */
import { t } from '../i18n';
import { furtherCosts } from './amount';
import type { ActionText, Part } from './box';

/** "write a 1, 2 or 3": words that all of them begin or end with are said once. */
export function oneOf(texts: readonly string[]): string {
  const rows = texts.map((text) => text.split(' '));
  const [first = []] = rows;
  const shortest = Math.min(...rows.map((row) => row.length));
  let head = 0;
  while (head < shortest - 1 && rows.every((row) => row[head] === first[head])) head++;
  let tail = 0;
  while (tail < shortest - 1 - head && rows.every((row) => row.at(-1 - tail) === first.at(-1 - tail))) tail++;
  const middles = rows.map((row) => row.slice(head, row.length - tail).join(' '));
  const last = middles.pop() ?? '';
  const list = middles.length > 0 ? `${middles.join(', ')}${t('list.or')}${last}` : last;
  return [...first.slice(0, head), list, ...first.slice(first.length - tail)].join(' ');
}

interface Group {
  readonly how: string;
  readonly costs: readonly Part[];
}

/**
 * Ways with the same cost share a line: two dice of the same value, or all the numbers that a worker can
 * make.
 */
export function grouped(ways: readonly ActionText[]): readonly Group[] {
  const groups = new Map<string, { readonly hows: Set<string>; readonly costs: readonly Part[] }>();
  for (const way of ways) {
    const costs = furtherCosts(way);
    const key = costs.map((cost) => cost.label).join(', ');
    const group = groups.get(key) ?? { hows: new Set<string>(), costs };
    if (way.how) group.hows.add(way.how);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ hows, costs }) => ({
    how: hows.size > 0 ? oneOf([...hows]) : '',
    costs,
  }));
}
