import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useControl } from './control';

const HOVER_MS = 450;
const PRESS_MS = 500;

interface Shown {
  readonly key: string;
  readonly box: DOMRect;
}

const shown = signal<Shown | null>(null);

/** The rule card: after a while under the pointer, or by a long press. It never covers what it explains. */
export function InfoCard() {
  const control = useControl();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer = 0;
    let pressed = false;
    const find = (target: EventTarget | null) => (target as Element | null)?.closest?.('[data-info]') ?? null;
    const show = (element: Element) => {
      // Where a choice is being made the strip says what would happen, and a card would only hide the board.
      if (control.menu.value || (control.selected.value.length > 0 && element.getAttribute('data-state') !== 'shut')) return;
      const key = element.getAttribute('data-info');
      if (key && element.isConnected) shown.value = { key, box: element.getBoundingClientRect() };
    };
    let over: Element | null = null;
    const enter = (event: PointerEvent) => {
      const element = find(event.target);
      if (element === over) return;
      over = element;
      clearTimeout(timer);
      if (event.pointerType === 'touch') return;
      shown.value = null;
      if (element) timer = window.setTimeout(() => show(element), HOVER_MS);
    };
    const down = (event: PointerEvent) => {
      clearTimeout(timer);
      const element = find(event.target);
      shown.value = null;
      if (event.pointerType !== 'touch' || !element) return;
      timer = window.setTimeout(() => {
        pressed = true;
        show(element);
      }, PRESS_MS);
    };
    const up = () => clearTimeout(timer);
    const click = (event: MouseEvent) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: Event) => {
      if (pressed) event.preventDefault();
    };
    addEventListener('pointerover', enter);
    addEventListener('pointerdown', down);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    addEventListener('scroll', up, true);
    addEventListener('click', click, true);
    addEventListener('contextmenu', menu);
    return () => {
      clearTimeout(timer);
      shown.value = null;
      removeEventListener('pointerover', enter);
      removeEventListener('pointerdown', down);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      removeEventListener('scroll', up, true);
      removeEventListener('click', click, true);
      removeEventListener('contextmenu', menu);
    };
  }, []);
  const now = shown.value;
  const card = now ? control.box.info(now.key, control.view) : undefined;
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !now) return;
    const { width, height } = element.getBoundingClientRect();
    const gap = 10;
    const left = Math.max(8, Math.min(now.box.left + now.box.width / 2 - width / 2, innerWidth - width - 8));
    const above = now.box.top - height - gap;
    element.style.left = `${left}px`;
    element.style.top = `${above > 8 ? above : Math.min(now.box.bottom + gap, innerHeight - height - 8)}px`;
  });
  if (!card) return null;
  return (
    <div ref={root} class="info-card" role="tooltip">
      {card.picture && <div class="info-picture">{card.picture}</div>}
      <div>
        <b>{card.title}</b>
        <p>{card.text}</p>

      </div>
    </div>
  );
}
