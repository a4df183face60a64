import { useEffect, useRef, useState } from 'preact/hooks';
import { asked, shown } from '../address';
import type { ClauseInfo } from '../generated/protocol';
import { decoded, here, pathOf, rename } from '../router';

/** Topic and search are in the address, so that a link to them can be shared. */
export function useAddress() {
  const read = () => {
    const now = asked();
    return { query: now.get('q') ?? '', topic: now.get('topic') ?? '', table: now.get('table') ?? '' };
  };
  const [{ query, topic, table }, set] = useState(read);
  const path = here.value;
  useEffect(() => set(read()), [path]);
  useEffect(() => {
    // Browsers limit how often the address may change, so not with each letter.
    const timer = setTimeout(() => {
      if (query === read().query) return;
      const next = new URLSearchParams({
        ...(topic ? { topic } : {}),
        ...(query ? { q: query } : {}),
        ...(table ? { table } : {}),
      });
      const { path, spot } = shown();
      rename(`${pathOf(path)}${next.size > 0 ? `?${next}` : ''}${spot && `#${spot}`}`, history.state);
    }, 300);
    return () => clearTimeout(timer);
  }, [query]);
  return {
    query,
    topic,
    table,
    search: (query: string) => set({ query, topic, table }),
    open: (topic: string) => set({ query: '', topic, table }),
  };
}

export function useHash(): string {
  const read = () => decoded(shown().spot) ?? '';
  const [hash, setHash] = useState(read);
  useEffect(() => {
    const change = () => setHash(read());
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  return hash;
}

/** A link leads to its clause, whichever edition was being read. */
export function useReach(
  clause: ClauseInfo | undefined,
  edition: string,
  setEdition: (edition: string) => void,
  shown: string,
): void {
  const reached = useRef('');
  useEffect(() => {
    if (!clause || reached.current === clause.id) return;
    if (clause.edition !== 'both' && clause.edition !== '' && !clause.edition.includes(edition)) {
      const year = /\d{4}/.exec(clause.edition)?.[0];
      if (year && year !== edition) return setEdition(year);
    }
    reached.current = clause.id;
    const element = document.getElementById(clause.id);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [clause, edition, shown]);
}
