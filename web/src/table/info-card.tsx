import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Terms } from '../ui/terms';
import { type Control, useControl } from './control';
import { isDragging } from './drag';
import { usePhone } from './phone';

const HOVER_MS = 450;
const PRESS_MS = 500;

interface Shown {
  readonly key: string;
  readonly box: DOMRect;
  /** The sheet that the thing is on. */
  readonly sheet: DOMRect;
}

const shown = signal<Shown | null>(null);

type On = <K extends keyof WindowEventMap>(
  type: K,
  hear: (event: WindowEventMap[K]) => void,
  capture?: boolean,
) => void;

/** There is one card. It can be scheduled, cancelled and removed. */
interface Card {
  readonly later: (element: Element, ms: number, then?: () => void) => void;
  readonly callOff: () => void;
  readonly hide: () => void;
}

const find = (target: EventTarget | null) => (target as Element | null)?.closest?.('[data-info]') ?? null;

function show(control: Control, element: Element): void {
  // While a choice is being made, the strip says what would happen, and a card would only hide the board.
  if (
    control.menu.value ||
    (control.selected.value.length > 0 && element.getAttribute('data-state') !== 'shut')
  )
    return;
  if (isDragging()) return;
  const key = element.getAttribute('data-info');
  if (!key || !element.isConnected) return;
  const box = element.getBoundingClientRect();
  shown.value = { key, box, sheet: element.closest('.panel')?.getBoundingClientRect() ?? box };
}

/** What the mouse rests on. */
function watchPointer(on: On, { later, hide }: Card): void {
  let over: Element | null = null;
  let at = { x: NaN, y: NaN };
  // If something appears under a resting pointer, for example when a menu closes, nobody pointed at it. Wait
  // for a move.
  let unasked = false;
  const isStill = (event: PointerEvent) => Math.hypot(event.clientX - at.x, event.clientY - at.y) < 1;
  // A table may also appear under a pointer that has never moved on it.
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

/** What a finger rests on. The tap that ends a long press does not count as one. */
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

/**
 * What people may want to press or look at next: everything on the common board and in the viewer's supplies,
 * even if it is too expensive now, and whatever can be played.
 */
const WANTED =
  '.area-main [data-thing], .area-supplies [data-thing], [data-thing]:not([aria-disabled]), #prompt';

const touchables = (): readonly DOMRect[] =>
  [...document.querySelectorAll(WANTED)].map((one) => one.getBoundingClientRect());

type Place = readonly [x: number, y: number];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const GAP = 10;
const EDGE = 8;
/** How closely we look for free room. */
const STEP = 20;

/** On a phone: a sheet above the prompt, or at the top of the screen if the thing itself is there. */
export function sheetFor(box: Box, height: number, prompt: Box): number {
  const top = prompt.top - height - EDGE;
  return box.bottom > top - GAP && box.top < top + height ? EDGE : top;
}

/**
 * Where a card covers nothing that can be pressed, or as little as possible, and never what it explains. As
 * near as it can be.
 */
export function placeFor(
  { box, sheet }: { readonly box: Box; readonly sheet: Box },
  width: number,
  height: number,
  things: readonly Box[],
): Place {
  const inX = (x: number) => Math.max(EDGE, Math.min(x, innerWidth - width - EDGE));
  const inY = (y: number) => Math.max(EDGE, Math.min(y, innerHeight - height - EDGE));
  const x = inX((box.left + box.right - width) / 2);
  const y = inY((box.top + box.bottom - height) / 2);
  const places: readonly Place[] = [
    [x, box.top - height - GAP],
    [x, box.bottom + GAP],
    [box.left - width - GAP, y],
    [box.right + GAP, y],
    // Often there is nothing to press at the edges of the sheet.
    [x, sheet.bottom - height - GAP],
    [x, sheet.top + GAP],
    [sheet.right + GAP, y],
    [sheet.left - width - GAP, y],
  ];
  const covered = ([px, py]: Place, thing: Box) => {
    const wide = Math.min(px + width, thing.right) - Math.max(px, thing.left);
    const high = Math.min(py + height, thing.bottom) - Math.max(py, thing.top);
    return wide > 0 && high > 0 ? wide * high : 0;
  };
  const sumOf = (place: Place) => things.reduce((sum, thing) => sum + covered(place, thing), 0);
  const judged = (list: readonly Place[]) =>
    list
      .filter(([px, py]) => px === inX(px) && py === inY(py))
      .filter((place) => covered(place, box) === 0)
      .map((place) => ({ place, sum: sumOf(place) }));
  // The first is the nearest. The order is kept if two cover the same amount.
  const [near] = judged(places).sort((a, b) => a.sum - b.sum);
  if (near?.sum === 0) return near.place;
  const far = ([px, py]: Place) => Math.hypot(px - x, py - y);
  const [best] = judged(everywhere(width, height)).sort(
    (a, b) => a.sum - b.sum || far(a.place) - far(b.place),
  );
  return best?.place ?? near?.place ?? [x, inY(box.bottom + GAP)];
}

/** Every place on the screen, closely enough. */
function everywhere(width: number, height: number): readonly Place[] {
  const places: Place[] = [];
  for (let x = EDGE; x <= innerWidth - width - EDGE; x += STEP)
    for (let y = EDGE; y <= innerHeight - height - EDGE; y += STEP) places.push([x, y]);
  return places;
}

/** Shows the card for what the mouse, a finger or the keyboard rests on. */
function useWatching(control: Control): void {
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
    // With keys: what has the focus. Its text belongs to the thing immediately, and the card comes as slowly
    // as under a pointer.
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
}

/**
 * The rule card, shown after a while under the pointer or the keyboard focus, or on a long press. It never
 * covers what it explains.
 */
export function InfoCard() {
  const control = useControl();
  const root = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  useWatching(control);
  const now = shown.value;
  const card = now ? control.info(now.key) : undefined;
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !now) return;
    const { width, height } = element.getBoundingClientRect();
    const prompt = phone && document.querySelector('.area-prompt')?.getBoundingClientRect();
    const [left, top] = prompt
      ? [EDGE, sheetFor(now.box, height, prompt)]
      : placeFor(now, width, height, touchables());
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  });
  if (!card) return null;
  return (
    <div ref={root} class={`info-card ${phone ? 'as-sheet' : ''}`} role="tooltip">
      {card.picture && <div class="info-picture">{card.picture}</div>}
      <div>
        <b>{card.title}</b>
        {card.rows && <Terms rows={card.rows.map(({ label, value }) => [label, value])} />}
        <p>{card.text}</p>
      </div>
    </div>
  );
}
