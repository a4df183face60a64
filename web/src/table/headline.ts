import { t } from '../i18n';
import type { PromptText } from './box';
import type { Control } from './control';
import { gaveUpSentence } from './gave-up';

export const isOver = ({ watch }: Control): boolean => watch.table.value.status === 'over';

/**
 * The text while nobody is waiting for the viewer: that the game is over, or who is playing, and that they
 * are watching.
 */
function waiting({ box, watch, viewer, names, view }: Control): PromptText {
  const { seats, result } = watch.table.value;
  const said = box.waiting(view, names, watch.position.value.waiting);
  // The box itself is still waiting for the player who was to act.
  const gaveUp = gaveUpSentence(watch.table.value, result);
  if (gaveUp) return { title: t('end.title'), hint: gaveUp };
  if (result) return said;
  const away = seats.filter(
    ({ seat, kind, connected }) =>
      kind === 'person' && !connected && watch.position.value.waiting.includes(seat),
  );
  const notes = [
    ...(viewer.value ? [] : [t('table.watching')]),
    ...away.map(({ seat }) => t('table.isAway', { name: names(seat) })),
  ];
  if (notes.length > 0) return { title: said.title, hint: notes.join(' ') };
  return watch.behind.value ? { title: said.title, hint: t('table.skipAhead') } : said;
}

/** What is asked of the viewer, or what everybody waits for. */
export function headline(control: Control): PromptText {
  const { box, watch, selected, view } = control;
  const position = watch.position.value;
  if (isOver(control) || position.prompt === null || position.legal.length === 0) return waiting(control);
  const pending = control.pending.value;
  if (pending?.label) {
    const { title, how } = control.describe(pending.action);
    return { title: [title, how].filter(Boolean).join(', '), hint: t('table.again') };
  }
  const asked = box.question(position.prompt, view, position.legal, control.names);
  return (
    (selected.value.length > 0
      ? box.selecting(selected.value, view, position.prompt, control.menu.value !== null)
      : undefined) ?? asked
  );
}
