/** What was pressed last. When a piece that had the focus is gone, the focus is led on only for those who use keys. */
let keys = false;

if (typeof addEventListener === 'function') {
  addEventListener('keydown', () => (keys = true), { capture: true });
  addEventListener('pointerdown', () => (keys = false), { capture: true });
}

export const byKeys = (): boolean => keys;

/** Whether a click came from a finger. */
export const isTap = (event: Event): boolean => (event as PointerEvent).pointerType === 'touch';
