import type { TargetedEvent } from 'preact';
import { t } from '../i18n';
import type { Control } from './control';
import { swallowClick } from './hand';
import { touch } from './model';

const FAR = 7;

/**
 * Dragging is touching twice: the piece where it is picked up, and the thing where it is dropped. If it is
 * dropped on nothing, the selection is cleared. A `data-drop` zone is the thing `drop:<its name>` for pieces that
 * may go there. For all others, dropping there counts as a plain click on the piece. A thing that only dragged
 * pieces can go to is `onto:<thing>`. Dropping anywhere on a `data-catch` counts as dropping on the first
 * thing in it that the piece may go to.
 */
export function startDrag(
  control: Control,
  thing: string,
  event: TargetedEvent<Element, PointerEvent>,
): void {
  if (event.button !== 0 || control.act?.busy.peek()) return;
  const source = event.currentTarget;
  const { clientX: startX, clientY: startY, pointerId } = event;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;

  const move = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    if (!ghost) {
      if (Math.hypot(now.clientX - startX, now.clientY - startY) < FAR) return;
      ghost = pickUp(source);
      for (const zone of zonesFor(source)) zone.setAttribute('data-dropping', '');
      control.menu.value = null;
      if (!control.selected.value.includes(thing)) {
        const outcome = touch(control.choices.value, control.selected.value, thing);
        // Even where a click would already play or ask, a drag waits for the drop.
        control.selected.value =
          outcome.kind === 'select' || outcome.kind === 'menu' ? outcome.selected : [thing];
      }
    }
    ghost.style.transform = `translate(${now.clientX}px, ${now.clientY}px) translate(-50%, -105%)`;
    const under = document.elementFromPoint(now.clientX, now.clientY)?.closest('[data-thing]') ?? null;
    if (under !== over) {
      over = under;
      control.looked.value = over?.getAttribute('data-thing') ?? null;
    }
    now.preventDefault();
  };

  /** Puts the piece back and stops listening. */
  const stop = () => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', finish);
    removeEventListener('pointercancel', finish);
    removeEventListener('keydown', giveUp, { capture: true });
    ghost?.remove();
    source.removeAttribute('data-lifted');
    for (const zone of document.querySelectorAll('[data-dropping]')) zone.removeAttribute('data-dropping');
  };

  const finish = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return;
    stop();
    if (!ghost) return;
    swallowClick();
    drop(control, thing, now);
  };

  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ghost) return;
    stop();
    addEventListener('pointerup', swallowClick, { once: true });
  };

  addEventListener('keydown', giveUp, { capture: true });
  addEventListener('pointermove', move, { passive: false });
  addEventListener('pointerup', finish);
  addEventListener('pointercancel', finish);
}

function drop(control: Control, thing: string, { type, clientX: x, clientY: y }: PointerEvent): void {
  const under = type === 'pointerup' ? document.elementFromPoint(x, y) : null;
  const target = under?.closest('[data-thing]')?.getAttribute('data-thing');
  const zone = under?.closest('[data-drop]');
  const { now } = control.reach.value;
  control.looked.value = null;
  const to =
    [`drop:${zone?.getAttribute('data-drop') ?? ''}`, `onto:${target}`].find((one) => now.has(one)) ??
    (target && target !== thing && now.has(target) ? target : caught(control, under, thing));
  if (to) control.touch(to, { x, y });
  else if (zone && !under?.closest(`[data-thing="${CSS.escape(thing)}"]`)) {
    control.selected.value = [];
    control.touch(thing, { x, y });
  } else {
    control.cancel();
    if (target && target !== thing) control.message.value = t('table.notThere');
  }
}

/** The first thing that a piece may go to in the part where it was dropped. */
function caught(control: Control, under: Element | null, piece: string): string | undefined {
  const inside = under?.closest('[data-catch]')?.querySelectorAll('[data-thing]') ?? [];
  const { now } = control.reach.value;
  return [...inside]
    .map((one) => one.getAttribute('data-thing') ?? '')
    .flatMap((one) => [one, `onto:${one}`])
    .find((one) => one !== piece && now.has(one));
}

/** Whether a piece is being dragged. */
export const isDragging = (): boolean => document.querySelector('.drag-ghost') !== null;

/** The zones that a piece from elsewhere can be dropped on. */
const zonesFor = (source: Element): readonly Element[] =>
  [...document.querySelectorAll('[data-drop]')].filter((zone) => !zone.contains(source));

/**
 * A copy that hangs above the pointer, so that the place beneath stays visible. The piece itself fades while
 * it is carried.
 */
function pickUp(source: Element): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  const picture = source.querySelector('svg') ?? source;
  const box = picture.getBoundingClientRect();
  ghost.style.width = `${box.width}px`;
  ghost.append(picture.cloneNode(true));
  document.body.append(ghost);
  source.setAttribute('data-lifted', '');
  return ghost;
}
