/** Searching and grouping clauses; pure. */
import type { ClauseInfo } from '../generated/protocol';
import { tOr } from '../i18n';

export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** The clause it begins with. */
  readonly first: string;
  readonly clauses: readonly ClauseInfo[];
}

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Clauses that have every word of the query, in their text or their id, and hold for the edition. */
export function found(clauses: readonly ClauseInfo[], query: string, edition: string): readonly ClauseInfo[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return clauses.filter((clause) => {
    if (edition !== 'all' && clause.edition !== 'both' && !clause.edition.includes(edition)) return false;
    const text = plain(`${clause.id} ${clause.text}`);
    return words.every((word) => text.includes(word));
  });
}

/** The second word of an id names the chapter: `burgundy.sell.all` is in `sell`. A box may have its own title for it. */
export function chaptersOf(clauses: readonly ClauseInfo[]): readonly Chapter[] {
  const chapters = new Map<string, ClauseInfo[]>();
  for (const clause of clauses) {
    const id = clause.id.split('.')[1] ?? '';
    const known = chapters.get(id);
    if (known) known.push(clause);
    else chapters.set(id, [clause]);
  }
  return [...chapters].map(([id, members]) => ({
    id,
    title: tOr(`chapter.${(members[0]?.id ?? '').split('.')[0]}.${id}`, tOr(`chapter.${id}`, id.charAt(0).toUpperCase() + id.slice(1).replace(/-/g, ' '))),
    first: members[0]?.id ?? '',
    clauses: members,
  }));
}
