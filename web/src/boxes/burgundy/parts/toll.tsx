import { Icon } from '../../../art/icon';
import { useControl } from '../../../table/control';
import { sumOf } from '../../../table/preview-parts';

/** The fewest workers that a depot costs, if no die reaches it for free. Its description says so as well. */
export function Toll({ depot }: { readonly depot: string }) {
  const control = useControl();
  const thing = `depot:${depot}`;
  const ways = control.stateOf(thing) === 'open' ? control.ways(thing).filter(({ text }) => text.known) : [];
  const workers = Math.min(...ways.map(({ text }) => -sumOf(text.costs, 'workers')));
  if (ways.length === 0 || workers === 0) return null;
  // Drawn, not written: the price is in the button's description and not in its name.
  return (
    <span class="toll" aria-hidden="true" data-workers={workers}>
      <Icon id="i-worker-s" />
    </span>
  );
}
