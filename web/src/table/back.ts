import { useEffect } from 'preact/hooks';

/** While something lies over the table, the way back takes it away first and leaves the table only then. */
export function useBack(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    history.pushState({ over: true }, '');
    addEventListener('popstate', close);
    return () => {
      removeEventListener('popstate', close);
      // Closed in another way: its entry of the history goes, too. A link that was followed has an entry of its own.
      if ((history.state as { over?: boolean } | null)?.over) history.back();
    };
  }, [open]);
}
