import { batch } from '@preact/signals';
import type { ComponentChildren, TargetedEvent } from 'preact';
import { useControl } from '../../../table/control';
import { useThing } from '../../../table/thing';

interface PieceProps {
  readonly thing: string;
  readonly label: string;
  readonly class?: string;
  readonly info?: string;
  readonly children: ComponentChildren;
}

/**
 * Something on the table that can be touched: a die, a row of circles. A choice is final and hidden from the
 * others, so means alone never complete it. Even if only one hex is left, the player still touches it.
 */
export function Piece({ thing, label, class: extra, info, children }: PieceProps) {
  const { attributes, state } = useThing(thing, { label, info });
  const control = useControl();
  // A button handles Enter and Space itself.
  const { onKeyDown: _keys, role: _role, onClick, ...rest } = attributes;
  const touch = (event: TargetedEvent<HTMLButtonElement, MouseEvent>) => {
    const [only, ...others] = control.ways(thing);
    if (state === 'shut' || state === 'selected' || !only || others.length > 0 || control.act?.busy.peek()) {
      (onClick as (event: Event) => void)(event);
      return;
    }
    const along = new Set(control.box.things(only.action).map((one) => one.id));
    batch(() => {
      control.message.value = null;
      control.menu.value = null;
      control.selected.value = [...control.selected.value.filter((one) => along.has(one)), thing];
    });
  };
  return (
    <button type="button" class={`bd-piece is-${state} ${extra ?? ''}`} {...rest} onClick={touch}>
      {children}
    </button>
  );
}
