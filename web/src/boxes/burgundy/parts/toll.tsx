import { Icon } from '../../../art/icon';
import { useControl } from '../../../table/control';
import { sumOf } from '../../../table/preview-parts';

/** The workers that a depot costs at least, if no die reaches it for nothing. Its description says so as well. */
export function Toll({ depot }: { readonly depot: string }) {
  const control = useControl();
  const thing = `depot:${depot}`;
  const ways = control.stateOf(thing) === 'open' ? control.ways(thing).filter(({ text }) => text.known) : [];
  const workers = Math.min(...ways.map(({ text }) => -sumOf(text.costs, 'workers')));
  if (ways.length === 0 || workers === 0) return null;
  // Drawn, not written: the price is the button's description and no part of its name.
  return (
    <span class="toll" aria-hidden="true" data-workers={workers}>
      <Icon id="i-worker-s" />
    </span>
  );
}
