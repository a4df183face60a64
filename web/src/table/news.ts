/** What the table announces in place of the hint: that the game went back, or that somebody has gone. */
import { batch, effect, untracked } from '@preact/signals';
import { t } from '../i18n';
import type { Control } from './control';

/**
 * News about one position does not apply to the next. If the game went back, we say so. Somebody who takes back a plan
 * that nobody else has seen does not set the game back.
 */
export function tellAnew({ watch, box, names, viewer, message }: Control): () => void {
  const shown = watch.live;
  let before = shown.peek();
  let known = watch.events.peek().length;
  return effect(() => {
    const now = shown.value;
    if (now.at === before.at) return;
    const events = watch.events.peek().length;
    const back = now.entries < before.entries && events < known && !before.can_undo;
    before = now;
    known = events;
    untracked(() =>
      batch(() => {
        const [by = ''] = now.waiting;
        const when = box.clockwork(now.view).long;
        const isOther = now.waiting.length === 1 && by !== viewer.value;
        message.value = !back
          ? null
          : isOther
            ? t('table.wentBackBy', { name: names(by), when })
            : t('table.wentBack', { when });
      }),
    );
  });
}

/** Says who has gone while the others play on. No entry in the game records it. */
export function tellGone({ watch, names, viewer, message }: Control): () => void {
  const goneOf = () => watch.table.value.seats.filter(({ resigned, timed_out }) => resigned || timed_out);
  let before: readonly string[] = untracked(goneOf).map(({ seat }) => seat);
  return effect(() => {
    const gone = goneOf();
    const fresh = gone.filter(({ seat }) => !before.includes(seat) && seat !== viewer.peek());
    before = gone.map(({ seat }) => seat);
    if (fresh.length === 0 || watch.table.value.status !== 'playing') return;
    const words = (seat: string, byTime: boolean) =>
      t(byTime ? 'table.goneByTime' : 'table.gone', { name: names(seat) });
    untracked(() => (message.value = fresh.map(({ seat, timed_out }) => words(seat, timed_out)).join(' ')));
  });
}
