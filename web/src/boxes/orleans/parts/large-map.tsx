import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../art/icon';
import { say } from '../words';

const large = signal(false);

/** Whether the map lies over the boards. */
export const useLargeMap = (): boolean => large.value;

/** Makes the map as large as the boards next to it, and small again. So does Escape. */
export function MapSize() {
  const words = say(large.value ? 'map.shrink' : 'map.enlarge');
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !large.peek()) return;
      event.preventDefault();
      event.stopPropagation();
      large.value = false;
    };
    addEventListener('keydown', leave, { capture: true });
    return () => {
      removeEventListener('keydown', leave, { capture: true });
      large.value = false;
    };
  }, []);
  return (
    <button
      type="button"
      class="icon-button o-map-size"
      aria-label={words}
      title={words}
      aria-pressed={large.value}
      onClick={() => (large.value = !large.value)}
    >
      <Icon id="u-zoom" />
    </button>
  );
}
