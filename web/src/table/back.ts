import { useEffect } from 'preact/hooks';
import { coverPage, isOver } from '../router';

/** While something covers the table, going back closes that first. Only then does it leave the table. */
export function useBack(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    coverPage();
    addEventListener('popstate', close);
    return () => {
      removeEventListener('popstate', close);
      // It was closed in another way, so its history entry goes too. A link that was followed has its own
      // entry.
      if (isOver()) history.back();
    };
  }, [open]);
}
