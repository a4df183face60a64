import { useEffect } from 'preact/hooks';
import { useControl } from './control';

interface Extra {
  readonly help: () => void;
  readonly log: () => void;
}

const firstOpen = () =>
  document.querySelector<HTMLElement | SVGElement>('[data-region] [data-thing][data-state=open]');

/** Keys that work anywhere on the table, except while somebody types or a dialog is open. */
export function useKeys({ help, log }: Extra): void {
  const control = useControl();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]');
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) {
        if (control.cancel()) event.preventDefault();
        return;
      }
      if (typing || event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]'))
        return;
      const position = control.session.position.value;
      const key = event.key.toLowerCase();
      const button = control.box.buttons(position.legal, control.view).find((one) => one.key === key)?.thing;
      const thing = button ?? control.box.shortcuts(control.view, control.viewer.value)[key];
      if (key === '/' || key === ':') document.getElementById('command')?.focus();
      else if (key === '?') help();
      else if (key === 'l') log();
      else if (key === 'z' && position.can_undo) control.undo();
      else if (key === 'e' && control.ending.value) control.end();
      else if (thing) {
        const element = button
          ? document.querySelector(`[data-button="${CSS.escape(button)}"]`)
          : document.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
        const box = element?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
        control.touch(thing, { x: box.left + box.width / 2, y: box.bottom });
        // What can be chosen next has the focus next.
        if (control.selecting.value && !control.menu.value) requestAnimationFrame(() => firstOpen()?.focus());
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [control]);
}
