/** Actions that are shown before they are done, and wait for a second touch or for their button. */
import { batch } from '@preact/signals';
import { settings } from '../settings';
import type { Control } from './control';

/** An action that has been touched once. */
export interface Pending {
  readonly thing: string;
  readonly action: string;
  /** Its button, if it cannot be taken back. */
  readonly label: string | undefined;
  /** Whether it was touched with a finger. */
  readonly byTap: boolean;
}

/**
 * Actions that cannot be taken back are shown first, and so are actions whose price nobody can have seen
 * yet. Returns whether the action has to wait.
 */
export function holdsBack(control: Control, thing: string, action: string, byTap: boolean): boolean {
  // People press buttons on purpose.
  if (thing.startsWith('button:') || control.pending.peek()?.action === action) return false;
  const label = control.box.final?.(action, control.view);
  const asks = byTap
    ? settings.value.secondTap || mayCost(control, action)
    : isUnseen(control, thing, action);
  if (label === undefined && !asks) return false;
  batch(() => {
    control.menu.value = null;
    control.pending.value = { thing, action, label, byTap };
    control.looked.value = thing;
  });
  return true;
}

/**
 * Whether it has a price that is not shown where it was touched. A place shows its price while a piece is
 * selected.
 */
function isUnseen(control: Control, thing: string, action: string): boolean {
  const { prices } = control.box;
  if (!prices) return false;
  const role = control.box.things(action).find(({ id }) => id === thing)?.role;
  if (role === 'place' && control.selected.peek().length > 0) return false;
  const { known, costs } = control.describe(action);
  return !known || costs.some(({ what }) => prices.includes(what)) || isDear(control, action);
}

/** An action that the server has not described yet may cost something. */
function mayCost(control: Control, action: string): boolean {
  const { known, costs } = control.describe(action);
  return !known || costs.length > 0 || isDear(control, action);
}

/** Whether the box says that it costs much, even if nothing is paid. */
const isDear = ({ box }: Control, action: string): boolean => box.isDear?.(action) ?? false;
