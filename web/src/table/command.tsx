import type { RefObject } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import { amountWords, furtherCosts, gainsInWords } from './amount';
import { type Control, useControl } from './control';
import { complete } from './model';

const SHOWN = 40;

/** Every legal action with its words, and what it costs and brings. */
const movesOf = (control: Control) =>
  control.watch.position.value.legal.map((action) => {
    const text = control.describe(action);
    return {
      action,
      title: [text.title, text.how].filter(Boolean).join(', '),
      brings: [...furtherCosts(text).map(amountWords), ...gainsInWords(control.box, text.gains)],
    };
  });

/** What is typed, which moves fit, which of them is active, and what the keys do. */
function useTyping(control: Control, input: RefObject<HTMLInputElement | null>, leave: () => void) {
  const [typed, type] = useState('');
  const [active, activate] = useState(-1);
  const [open, setOpen] = useState(false);
  const [said, say] = useState('');
  const all = movesOf(control);
  const found = complete(typed, all);
  const shown = found.slice(0, SHOWN);
  const change = (text: string, isOpen: boolean) => {
    type(text);
    activate(-1);
    setOpen(isOpen);
  };
  const write = (text: string) => {
    change(text, true);
    say('');
  };
  const choose = (action: string) => {
    // Text that could not be sent stays, to be sent again.
    if (!control.play(action)) return;
    change('', false);
    say('');
  };
  const enter = () => {
    // Read the field itself: a paste may not have been drawn yet.
    const text = input.current?.value ?? typed;
    const fitting = complete(text, all);
    const exact = all.find(({ action }) => action === text.trim().toLowerCase());
    // If several moves fit, we ask. We never guess.
    const pick = shown[active] ?? exact ?? (fitting.length === 1 ? fitting[0] : undefined);
    if (pick) return choose(pick.action);
    setOpen(true);
    say(
      fitting.length > 0 ? t('command.several', { n: fitting.length }) : t('command.none', { n: all.length }),
    );
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      activate(shown.length === 0 ? -1 : (active + step + shown.length) % shown.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      enter();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      change('', false);
      // The first Escape clears the text, the next one leaves the field: then the table's keys work again.
      if (!typed) leave();
    } else if (event.key === 'Tab' && shown[active] && shown[active].action !== typed) {
      event.preventDefault();
      type(shown[active].action);
    }
  };
  return { typed, active, open, setOpen, said, found, shown, write, choose, keys };
}

/** Every legal action as text: type notation or words, with completion. */
export function CommandField() {
  const control = useControl();
  const input = useRef<HTMLInputElement>(null);
  const came = useRef<HTMLElement | null>(null);
  const id = useId();
  const { legal, waiting: asked } = control.watch.position.value;
  // The field stays while the others play, so that people who type keep their place.
  const waiting = legal.length > 0 ? null : control.box.waiting(control.view, control.names, asked).title;
  /** Back to where the reader came from, or to the table. */
  const leave = () => {
    const back = came.current?.isConnected
      ? came.current
      : document.querySelector<HTMLElement>('.table-main');
    back?.focus({ preventScroll: true });
  };
  const typing = useTyping(control, input, leave);
  const { typed, active, open, setOpen, said, found, shown } = typing;
  return (
    <div
      class="command"
      onFocusOut={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOpen(false);
      }}
    >
      <input
        ref={input}
        id="command"
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        autocapitalize="off"
        aria-label={t('command.label')}
        aria-expanded={open && shown.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        placeholder={waiting ?? `${t('command.label')} · ${t('command.count', { n: legal.length })}`}
        value={typed}
        readOnly={waiting !== null}
        onInput={(event) => typing.write(event.currentTarget.value)}
        onFocus={(event) => {
          came.current = event.relatedTarget as HTMLElement | null;
          setOpen(waiting === null);
        }}
        onKeyDown={(event) => {
          if (waiting === null) typing.keys(event);
          else if (event.key === 'Escape') leave();
        }}
      />
      {/* The table's one status is the prompt. This is a status only while it has something to say. */}
      <span class="visually-hidden" aria-live="polite" {...(said ? { role: 'status' as const } : {})}>
        {said}
      </span>
      <Moves {...typing} id={id} />
      {open && found.length === 0 && <p class="none">{t('command.none', { n: legal.length })}</p>}
    </div>
  );
}

/** The moves that fit what is typed. */
function Moves({
  id,
  open,
  shown,
  active,
  choose,
}: { readonly id: string } & Pick<ReturnType<typeof useTyping>, 'open' | 'shown' | 'active' | 'choose'>) {
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      tabindex={-1}
      aria-label={t('table.moves')}
      hidden={!open || shown.length === 0}
    >
      {open &&
        shown.map(({ action, title, brings }, n) => (
          <li
            key={action}
            id={`${id}-${n}`}
            role="option"
            aria-selected={n === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(action)}
          >
            <code>{action}</code>
            <span>{[title, ...brings].join(', ')}</span>
          </li>
        ))}
    </ul>
  );
}
