import { useState } from 'preact/hooks';
import { to } from '../../../address';
import { t } from '../../../i18n';
import { Dialog } from '../../../table/dialog';
import { say } from '../words';

/** Always visible: the text of the game is incomplete, and our own choices are marked. */
export function Note() {
  const [open, show] = useState(false);
  return (
    <>
      <button type="button" class="nt-note" onClick={() => show(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9.500" />
          <path d="M12 11v6M12 7v.5" />
        </svg>
        <span>{say('note.short')}</span>
      </button>
      {open && (
        <Dialog title={say('note.title')} onClose={() => show(false)}>
          <div class="nt-note-text">
            <p>{say('note.text')}</p>
            <p>{say('note.list')}</p>
            <p>
              <a
                href={to('/rules/natick')}
                target="_blank"
                aria-label={t('table.newTab', { what: say('note.link') })}
                rel="noopener"
              >
                {say('note.link')}
              </a>
            </p>
          </div>
        </Dialog>
      )}
    </>
  );
}
