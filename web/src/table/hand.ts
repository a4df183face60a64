/** What was pressed last. When a piece that had the focus is gone, the focus is led on only for those who use keys. */
let keys = false;

if (typeof addEventListener === 'function') {
  addEventListener('keydown', () => (keys = true), { capture: true });
  addEventListener('pointerdown', () => (keys = false), { capture: true });
}

export const byKeys = (): boolean => keys;

/** Whether a click came from a finger. */
export const isTap = (event: Event): boolean => (event as PointerEvent).pointerType === 'touch';

/** The click that this press or drag will end in is not meant as one. Another press is another matter. */
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
