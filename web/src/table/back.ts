import { useEffect } from 'preact/hooks';
import { isOver, OVER } from '../router';

/** While something lies over the table, the way back takes it away first and leaves the table only then. */
export function useBack(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    history.pushState(OVER, '');
    addEventListener('popstate', close);
    return () => {
      removeEventListener('popstate', close);
      // Closed in another way: its entry of the history goes, too. A link that was followed has an entry of its own.
      if (isOver()) history.back();
    };
  }, [open]);
}
