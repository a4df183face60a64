/** The others at the table: small, and one of them large. */
import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icon';
import { listOf, t } from '../i18n';
import { useBack } from './back';
import { useControl } from './control';
import { Looking } from './looking';
import { Standing } from './seats';

/** A part that scrolls can be reached with the keyboard, even if nothing in it can be used. */
export function reachScroll(part: HTMLElement | null): void {
  if (!part) return;
  if (part.scrollHeight > part.clientHeight + 1) part.tabIndex = 0;
  else part.removeAttribute('tabindex');
}

interface OthersProps {
  readonly side: readonly string[];
  readonly onEnlarge: (seat: string) => void;
  /** If the list of seats leaves them out, their score is here. Whether the table is looked back at. */
  readonly past: boolean | undefined;
  readonly children: ComponentChildren;
}

/** Another player or a pair of partners, with what they own. */
export function Others({ side, onEnlarge, past, children }: OthersProps) {
  const control = useControl();
  const [seat = ''] = side;
  const name = listOf(side.map(control.names));
  return (
    <article class={`rival panel seat-${seat.slice(1)}`} aria-label={name}>
      <header>
        <h2>
          {side.map((one) => (
            <Icon key={one} id={`s-${one.slice(1)}`} class={`seat-${one.slice(1)}`} />
          ))}
          <span>{name}</span>
        </h2>
        {past !== undefined && side.map((one) => <Standing key={one} seat={one} past={past} />)}
        <button
          type="button"
          class="icon-button"
          aria-label={t('table.enlarge', { name })}
          onClick={() => onEnlarge(seat)}
        >
          <Icon id="u-zoom" />
        </button>
      </header>
      {children}
    </article>
  );
}

interface LargeBoardProps {
  readonly seat: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Another seat's board in place of the viewer's own. The market and everything else stay visible. */
export function LargeBoard({ seat, onClose, children }: LargeBoardProps) {
  const control = useControl();
  const root = useRef<HTMLElement>(null);
  useBack(true, onClose);
  // A viewer who selects something else needs their own board.
  const chosen = useRef(control.selected.peek());
  useSignalEffect(() => {
    if (control.selected.value !== chosen.current) onClose();
  });
  useEffect(() => {
    const before = document.activeElement;
    root.current?.querySelector('button')?.focus({ preventScroll: true });
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    addEventListener('keydown', leave, { capture: true });
    return () => {
      removeEventListener('keydown', leave, { capture: true });
      (before as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, [seat]);
  return (
    <section
      ref={root}
      class={`area-large panel seat-${seat.slice(1)}`}
      aria-label={t('table.boardOf', { name: control.names(seat) })}
    >
      <header>
        <h2>
          <Icon id={`s-${seat.slice(1)}`} class={`seat-${seat.slice(1)}`} />
          {t('table.boardOf', { name: control.names(seat) })}
        </h2>
        <button type="button" class="btn" onClick={onClose}>
          {t('table.backToOwn')}
        </button>
      </header>
      <Looking.Provider value={true}>{children}</Looking.Provider>
    </section>
  );
}
