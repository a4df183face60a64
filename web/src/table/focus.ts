/** Keeps the focus at the table: when what has it disappears, the focus goes where a player would look next. */
import type { Control } from './control';

type Item = HTMLElement | SVGElement;

const isShown = (element: Element): boolean => element.checkVisibility({ checkVisibilityCSS: true });

const thingNamed = (root: Element, thing: string): Item | undefined =>
  [...root.querySelectorAll<Item>(`[data-thing="${CSS.escape(thing)}"]`)].find(isShown);

/** What the viewer's last action touched and is still there: the hex where a tile is now, or the depot it left. */
function touched(root: Element, { box, played }: Control): Item | undefined {
  const things = played ? box.things(played).filter(({ role }) => role === 'place' || role === 'piece') : [];
  return things
    .sort((a, b) => Number(b.role === 'place') - Number(a.role === 'place'))
    .map(({ id }) => thingNamed(root, id))
    .find((found) => found !== undefined);
}

/** The first thing that is left where something was removed, looking no further than its part of the table. */
function leftAt(place: Node | undefined): Item | undefined {
  for (let one = place instanceof Element ? place : null; one; one = one.parentElement) {
    const left = [...one.querySelectorAll<Item>('[data-thing]')].find(isShown);
    if (left || one.matches('[data-region]')) return left;
  }
  return undefined;
}

const isMine = ({ watch, viewer }: Control): boolean =>
  watch.events.peek().findLast(({ seat }) => seat !== null)?.seat === viewer.peek();

function nextFor(root: Element, control: Control, held: Element, place: Node | undefined): Item | null {
  const thing = held.getAttribute('data-thing');
  // An item of a menu stands for the thing that opened it.
  const isPiece = thing !== null || held.matches('[role=menuitem]');
  return (
    (thing ? thingNamed(root, thing) : undefined) ??
    (isPiece ? (isMine(control) ? touched(root, control) : leftAt(place)) : undefined) ??
    root.querySelector<Item>('#prompt')
  );
}

/** Without this, a piece that is played, or a button that is used up, would leave the focus on the page itself. */
export function keepFocus(root: HTMLElement, control: Control): () => void {
  let held: Element | null = null;
  // A dialog returns the focus itself.
  const focus = ({ target }: FocusEvent) => {
    held = (target as Element).closest('dialog') ? null : (target as Element);
  };
  // Somebody who presses an empty spot lets go of it. What disappears is no longer connected by then.
  const leave = ({ target, relatedTarget }: FocusEvent) =>
    queueMicrotask(() => {
      if (relatedTarget || (target as Element).isConnected) held = held === target ? null : held;
    });
  const watcher = new MutationObserver((records) => {
    if (!held || (held.isConnected && !held.matches(':disabled'))) return;
    const { activeElement } = document;
    const before = held;
    held = null;
    if (activeElement && activeElement !== document.body && activeElement !== before) return;
    const place = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(before)),
    )?.target;
    const next = nextFor(root, control, before, place);
    if (next && !next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1');
    next?.focus({ preventScroll: true });
  });
  root.addEventListener('focusin', focus);
  root.addEventListener('focusout', leave);
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    watcher.disconnect();
    root.removeEventListener('focusin', focus);
    root.removeEventListener('focusout', leave);
  };
}
