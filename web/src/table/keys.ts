import { useEffect } from 'preact/hooks';
import type { PlaceKey } from './box';
import { useControl } from './control';
import { askHint, mayAskHint } from './hint';
import { stepPast } from './rail';
import { centreOf, nearest } from './region';

interface Extra {
  readonly help: () => void;
  readonly log: () => void;
}

const openThings = () => [
  ...document.querySelectorAll<HTMLElement | SVGElement>('[data-region] [data-thing][data-state=open]'),
];

/** The things that a key leads to, as far as they are on the screen. */
export const placesOf = ({ at }: PlaceKey): readonly (HTMLElement | SVGElement)[] =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(at)].filter((thing) =>
    thing.checkVisibility({ checkVisibilityCSS: true }),
  );

/** Moves the focus to the first of the things, or from one to the next. Returns whether there is one. */
function goTo(place: PlaceKey): boolean {
  const things = placesOf(place);
  const here = things.indexOf(document.activeElement as HTMLElement);
  const from = things.findIndex((thing) => place.from !== undefined && thing.matches(place.from));
  const thing = things[here < 0 ? Math.max(0, from) : (here + 1) % things.length];
  if (!thing) return false;
  // Things that are only to look at are not in the tab order.
  if (!thing.hasAttribute('tabindex')) thing.setAttribute('tabindex', '-1');
  thing.focus();
  return true;
}

/** Keys that work anywhere on the table, except while somebody is typing or a dialog is open. */
export function useKeys({ help, log }: Extra): void {
  const control = useControl();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]');
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) {
        const { past } = control.watch;
        const looksBack = past?.shown.peek() != null;
        if (looksBack) past?.leave();
        control.stager.end();
        if (control.cancel() || looksBack) event.preventDefault();
        return;
      }
      if (typing || event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]'))
        return;
      const position = control.watch.position.value;
      const key = event.shiftKey && event.key === 'Enter' ? 'shift+enter' : event.key.toLowerCase();
      const { box, view, viewer, selected } = control;
      const button = box.buttons(position.legal, view, control.names).find((one) => one.key === key)?.thing;
      const place = box.places?.(view, viewer.value).find((one) => one.key === key);
      const thing = button ?? box.shortcuts(view, viewer.value, selected.peek())[key];
      if (key === '/' || key === ':') document.getElementById('command')?.focus();
      else if (key === '?') help();
      else if (key === 'l') log();
      else if (key === ',' || key === '.') stepPast(control, key === ',' ? -1 : 1);
      else if (key === 'z' && control.viewer.value) control.undo();
      else if (key === 'e' && control.ending.value) control.end();
      else if (key === 'i' && !thing && mayAskHint(control)) void askHint(control);
      else if (thing) {
        const element = button
          ? document.querySelector(`[data-button="${CSS.escape(button)}"]`)
          : document.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
        const box = element?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
        control.touch(thing, { x: box.left + box.width / 2, y: box.bottom });
        // The focus moves to the nearest thing that can be chosen next, unless it is put down again by then.
        if (control.selecting.value && !control.menu.value)
          requestAnimationFrame(() => {
            if (control.selecting.value) nearest(openThings(), centreOf(box))?.focus();
          });
      } else if (!place || !goTo(place)) return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [control]);
}
