import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Control, useControl } from './control';
import { isDragging } from './drag';

const HOVER_MS = 450;
const PRESS_MS = 500;

interface Shown {
  readonly key: string;
  readonly box: DOMRect;
}

const shown = signal<Shown | null>(null);

type On = <K extends keyof WindowEventMap>(
  type: K,
  hear: (event: WindowEventMap[K]) => void,
  capture?: boolean,
) => void;

/** The one card: it can be wished for later, called off and taken away. */
interface Card {
  readonly later: (element: Element, ms: number, then?: () => void) => void;
  readonly callOff: () => void;
  readonly hide: () => void;
}

const find = (target: EventTarget | null) => (target as Element | null)?.closest?.('[data-info]') ?? null;

function show(control: Control, element: Element): void {
  // Where a choice is being made the strip says what would happen, and a card would only hide the board.
  if (
    control.menu.value ||
    (control.selected.value.length > 0 && element.getAttribute('data-state') !== 'shut')
  )
    return;
  if (isDragging()) return;
  const key = element.getAttribute('data-info');
  if (key && element.isConnected) shown.value = { key, box: element.getBoundingClientRect() };
}

/** What the mouse rests on. */
function watchPointer(on: On, { later, hide }: Card): void {
  let over: Element | null = null;
  let at = { x: NaN, y: NaN };
  // What comes to lie under a resting pointer, as when a menu shuts, was not pointed at: it waits for a move.
  let unasked = false;
  const isStill = (event: PointerEvent) => Math.hypot(event.clientX - at.x, event.clientY - at.y) < 1;
  // A table may also be laid under a pointer that has never moved on it.
  const hasMoved = () => !Number.isNaN(at.x);
  on('pointerover', (event) => {
    const element = find(event.target);
    if (element === over) return;
    over = element;
    if (event.pointerType === 'touch') return;
    hide();
    unasked = !hasMoved() || isStill(event);
    if (element && !unasked) later(element, HOVER_MS);
  });
  on('pointermove', (event) => {
    if (isStill(event)) return;
    at = { x: event.clientX, y: event.clientY };
    if (!unasked) return;
    unasked = false;
    if (over && event.pointerType !== 'touch') later(over, HOVER_MS);
  });
}

/** What a finger rests on. The tap that ends a long press is not meant as one. */
function watchFinger(on: On, { later, callOff, hide }: Card): void {
  let down = false;
  let pressed = false;
  on('pointerdown', (event) => {
    hide();
    const element = find(event.target);
    down = event.pointerType === 'touch' && element !== null;
    if (down && element) later(element, PRESS_MS, () => (pressed = true));
  });
  const lift = () => {
    if (down) callOff();
    down = false;
  };
  on('pointerup', lift);
  on('pointercancel', lift);
  on('scroll', lift, true);
  on(
    'click',
    (event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  on('contextmenu', (event) => {
    if (pressed) event.preventDefault();
  });
}

/** The rule card: after a while under the pointer or the keyboard's focus, or by a long press. It never covers what it explains. */
export function InfoCard() {
  const control = useControl();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    const on = <K extends keyof WindowEventMap>(
      type: K,
      hear: (event: WindowEventMap[K]) => void,
      capture = false,
    ) => addEventListener(type, hear, { signal: listening.signal, capture });
    let timer = 0;
    const callOff = () => clearTimeout(timer);
    const hide = () => {
      callOff();
      shown.value = null;
    };
    const later: Card['later'] = (element, ms, then) => {
      callOff();
      timer = window.setTimeout(() => {
        then?.();
        show(control, element);
      }, ms);
    };
    watchPointer(on, { later, callOff, hide });
    watchFinger(on, { later, callOff, hide });
    // Keys: what the focus rests on. Its words belong to the thing at once, the card comes as slowly as under a pointer.
    on('focusin', ({ target }) => {
      const element = find(target);
      if (element && element === target && element.matches(':focus-visible')) later(element, HOVER_MS);
    });
    on('focusout', ({ target }) => {
      if (find(target)) hide();
    });
    on('keydown', hide, true);
    return () => {
      hide();
      listening.abort();
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
