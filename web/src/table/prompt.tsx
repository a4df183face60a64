import { Icon } from '../art/icon';
import { t } from '../i18n';
import type { PromptButton as BoxButton } from './box';
import { useControl } from './control';
import { isPointedAt, isTap } from './hand';
import { headline, isOver } from './headline';
import { HintButton } from './hint';
import { usePhone } from './phone';
import { previewLine } from './preview';

/** The question and the buttons. */
export function Prompt() {
  const control = useControl();
  const phone = usePhone();
  const position = control.watch.position.value;
  const { title, hint, more } = headline(control);
  const over = isOver(control);
  const mine = !over && position.prompt !== null && position.legal.length > 0;
  const message = control.unsent.value
    ? t('table.notSent')
    : (control.message.value ??
      (control.refusal.value ? t('table.refused', { message: control.refusal.value }) : null));
  const selecting = control.selecting.value;
  const pending = control.pending.value;
  const again = pending !== null && !pending.label;
  const line = phone || again ? previewLine(control) : undefined;
  return (
    <section
      class={`prompt ${mine ? 'mine' : ''} ${line ? 'looking' : ''}`}
      aria-label={mine ? t('table.prompt') : title}
      id="prompt"
      tabIndex={-1}
    >
      {/* The log is not visible on a phone. */}
      {phone && !pending && !selecting && control.lately.value && (
        <p class="lately">{control.lately.value}</p>
      )}
      <div class="asked" role="status" aria-live="polite" aria-atomic="true">
        {again && line && !control.unsent.value ? (
          <>
            {line} <b class="again">{t(pending?.byTap ? 'table.tapAgain' : 'table.pressAgain')}</b>
          </>
        ) : (
          <>
            <strong>{title}</strong>{' '}
            <span class="hint">
              {message ?? hint}
              {/* Where there is a strip under the board, that is where it stands. */}
              {!message && more ? <span class="more"> {more}</span> : null}
            </span>
          </>
        )}
      </div>
      {!again && line}
      {!over && <Acts mine={mine} />}
    </section>
  );
}

/** Cancel, undo, the box's own, end turn. */
function Acts({ mine }: { readonly mine: boolean }) {
  const control = useControl();
  const { box } = control;
  const { legal, can_undo } = control.watch.position.value;
  const viewer = control.viewer.value;
  const pending = control.pending.value;
  const selecting = control.selecting.value;
  const end = control.ending.value !== null;
  // The one red button is the expected step, but not while something else is being chosen.
  const expected = end && !selecting && (box.expected?.(legal, control.view) ?? legal.length === 1);
  // An action touched once can only be confirmed or cancelled. The end of a turn is confirmed on its own
  // button.
  const waits = pending !== null && pending.thing !== 'end';
  return (
    <div class="acts">
      {(selecting || pending) && (
        <button type="button" class="btn ghost" onClick={() => control.cancel()}>
          {t('table.cancel')}
        </button>
      )}
      {waits && (
        <button type="button" class="btn prim" onClick={() => control.confirm()}>
          {pending.label ?? t('table.confirm')}
        </button>
      )}
      {/* Players who have ended their turn have nothing left to undo. Z says what they can do instead. */}
      {/* While something is being chosen, the first thing to take back is the choice: cancel is in its place. */}
      {!waits && !selecting && viewer && (mine || can_undo) && (
        <button
          type="button"
          class="btn"
          disabled={!can_undo}
          title={`${t('table.undo')} (Z)`}
          onClick={() => control.undo()}
        >
          <Icon id="u-undo" />
          <span class="undo-word">{t('table.undo')}</span>
        </button>
      )}
      {!waits && <HintButton />}
      {!waits &&
        box
          .buttons(legal, control.view, control.names)
          .map((button) => <PromptButton key={button.thing} button={button} />)}
      {!waits && viewer && !box.endless && (
        <button
          type="button"
          class={`btn ${expected ? 'prim ready' : ''}`}
          disabled={!end}
          title="E"
          data-thing-button="end"
          onClick={(event) => control.end(!expected && isTap(event))}
        >
          {t('table.endTurn')}
        </button>
      )}
    </div>
  );
}

function PromptButton({ button }: { readonly button: BoxButton }) {
  const { thing, label, title, key, picture, primary } = button;
  const control = useControl();
  const state = control.stateOf(thing);
  return (
    <button
      type="button"
      class={`btn ${primary ? 'prim' : 'act'} is-${state}`}
      data-state={state}
      aria-pressed={state === 'selected' ? 'true' : undefined}
      title={[title, key?.toUpperCase()].filter(Boolean).join(' · ') || undefined}
      aria-label={title}
      data-button={thing}
      onClick={(event) => {
        if (event.detail > 1 && state === 'selected') return;
        const box = event.currentTarget.getBoundingClientRect();
        control.touch(thing, { x: box.left + box.width / 2, y: box.bottom }, isTap(event));
      }}
      onPointerEnter={(event) => {
        if (isPointedAt(event)) control.looked.value = thing;
      }}
      onPointerLeave={() => (control.looked.value = null)}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) control.looked.value = thing;
      }}
      onBlur={() => (control.looked.value = null)}
    >
      {picture}
      {label}
    </button>
  );
}
