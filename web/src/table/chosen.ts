import { effect } from '@preact/signals';
import { recall, remember } from '../memory';
import type { Control } from './control';
import { remaining } from './model';
import { versionOf } from './watch';

/** The selection survives a reload: this tab stores it with the version of the table that it belongs to. */
export function keepChoice(control: Control): () => void {
  const place = `loire.chosen.${control.watch.table.peek().id}`;
  const version = () => versionOf(control.watch.position.peek());
  const [at, ...things] = recall('tab', place)?.split(' ') ?? [];
  if (at === version() && remaining(control.choices.peek(), things).length > 0)
    control.selected.value = things;
  return effect(() => {
    const chosen = control.selected.value;
    remember('tab', place, chosen.length > 0 ? [version(), ...chosen].join(' ') : null);
  });
}
