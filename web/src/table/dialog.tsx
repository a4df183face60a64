import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icon';
import { t } from '../i18n';

/** A sheet above the table. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, class: extra, onClose, children }: {
  readonly title: string; readonly class?: string; readonly onClose: () => void; readonly children: ComponentChildren;
}) {
  const root = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = root.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={root} class={`over ${extra ?? ''}`} aria-label={title} onClose={onClose}
      onClick={(event) => { if (event.target === root.current) onClose(); }}>
      <div class="over-inside">
        <header>
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={t('table.close')} onClick={onClose}><Icon id="u-close" /></button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
