/** Why something cannot be done, in the reader's language. */
import { t } from '../i18n';
import type { Control } from './control';

/** How many actions the server answers for in one request. */
const MOST_TRIED = 100;

/** Asks the rules why a thing cannot be used. Undefined if the viewer has nothing to decide. */
export async function whyNot(control: Control, thing: string): Promise<string | undefined> {
  const { watch, act, box, view, names } = control;
  const viewer = control.viewer.peek();
  if (watch.position.peek().legal.length === 0 || !viewer) return undefined;
  const selected = control.selected.peek();
  const aside = box.aside?.(thing, selected, view, viewer);
  if (aside) return aside;
  const actions = box.tries(thing, selected, view, viewer).slice(0, MOST_TRIED);
  const told = actions.length === 0 ? null : await act?.why(actions).catch(() => null);
  return told?.why ? box.forbidden(told.why, view, viewer, names) : t('table.notNow');
}

/** What the server refused. */
export function refusalOf({ act, box, view, viewer, names }: Control): string | null {
  const { words, why, number } = act?.refused.value ?? { words: null, why: null, number: null };
  if (!why) return words;
  const which = number === null ? '' : `${t('table.inList', { n: number })} `;
  return which + box.forbidden(why, view, viewer.value ?? '', names);
}

/** A turn that has ended cannot be undone once the next player can act. */
export function whyNoUndo(control: Control): string {
  const { waiting } = control.watch.position.peek();
  const viewer = control.viewer.peek();
  if (viewer && waiting.includes(viewer)) return t('table.nothingToUndo');
  return t(needsConsent(control) ? 'table.noUndo' : 'table.noUndoAlone');
}

/** Bots agree to a take-back immediately. */
export const needsConsent = ({ watch, viewer }: Control): boolean =>
  watch.table.value.seats.some(({ seat, kind }) => kind === 'person' && seat !== viewer.value);
