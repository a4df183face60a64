import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icon';
import { t } from '../i18n';

interface DialogProps {
  readonly title: string;
  /** Shown in place of the title. */
  readonly head?: ComponentChildren;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A sheet above the table. The browser keeps the focus inside and returns it when the sheet is closed. */
export function Dialog({ title, head, class: extra, onClose, children }: DialogProps) {
  const root = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = root.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      // Removed without being closed, for example when another sheet follows.
      if (document.activeElement === document.body)
        (before as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={root}
      class={`over ${extra ?? ''}`}
      aria-label={title}
      // The browser reports this late. By then, a sheet that made room for another one should do nothing.
      onClose={() => {
        if (root.current) onClose();
      }}
      onClick={(event) => {
        if (event.target === root.current) root.current?.close();
      }}
    >
      <div class="over-inside">
        <header>
          <h2>{head ?? title}</h2>
          <button
            type="button"
            class="icon-button"
            aria-label={t('table.close')}
            onClick={() => root.current?.close()}
          >
            <Icon id="u-close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
