/** What was pressed last. Some help is only for people who use the keyboard. */
let keys = false;

if (typeof addEventListener === 'function') {
  addEventListener('keydown', () => (keys = true), { capture: true });
  addEventListener('pointerdown', () => (keys = false), { capture: true });
}

export const byKeys = (): boolean => keys;

/** Whether a click came from a finger. */
export const isTap = (event: Event): boolean => (event as PointerEvent).pointerType === 'touch';

/** Ignores the click at the end of this press or drag. The next press counts again. */
export function swallowClick(): void {
  const heard = new AbortController();
  const options = { capture: true, signal: heard.signal };
  addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      heard.abort();
    },
    options,
  );
  addEventListener('pointerdown', () => heard.abort(), options);
  addEventListener('keydown', () => heard.abort(), options);
}

/**
 * Whether a mouse has moved over something. On a phone the browser makes one up where a finger was last, and it would
 * rest on whatever appears there.
 */
export const isPointedAt = (event: PointerEvent): boolean =>
  event.pointerType !== 'touch' && !matchMedia('(hover: none)').matches;
