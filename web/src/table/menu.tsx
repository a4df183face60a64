import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { AmountChip, furtherCosts } from './amount';
import type { ActionText } from './box';
import { type Control, useControl } from './control';

/** The remaining ways, at the pointer, cheapest first. */
export function Menu() {
  const control = useControl();
  const menu = control.menu.value;
  const root = useRef<HTMLDivElement>(null);
  // Sorted when it opens and never again, even if costs arrive later: items must not move under the pointer.
  const order = useMemo(() => {
    const weight = (action: string) => control.describe(action).costs.reduce((sum, cost) => sum - cost.by, 0);
    return [...(menu?.actions ?? [])].sort((a, b) => weight(a) - weight(b));
  }, [menu]);

  usePlace(root, menu);
  useFocus(root, menu);
  if (!menu) return null;
  const lines = order.map((action) => ({ action, text: control.describe(action) }));
  const oneTitle = new Set(lines.map(({ text }) => text.title)).size === 1;
  const anyCosts = lines.some(({ text }) => text.costs.length > 0);
  /** The action, and how, if there are several ways to do it. */
  const words = ({ title, how }: ActionText) => {
    if (oneTitle) return how || title;
    return lines.filter(({ text }) => text.title === title).length > 1
      ? [title, how].filter(Boolean).join(', ')
      : title;
  };
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    event.stopPropagation();
    const items = [...(root.current?.querySelectorAll('button') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    items[(at + (event.key === 'ArrowDown' ? 1 : items.length - 1)) % items.length]?.focus();
  };
  return (
    <div
      ref={root}
      class="action-menu"
      role="menu"
      aria-label={oneTitle ? lines[0]?.text.title : t('table.choose')}
      onKeyDown={move}
    >
      {oneTitle && <p>{lines[0]?.text.title}</p>}
      {lines.map(({ action, text }) => (
        <MenuLine key={action} {...{ action, text, anyCosts }} words={words(text)} />
      ))}
    </div>
  );
}

interface LineProps {
  readonly action: string;
  readonly text: ActionText;
  readonly words: string;
  /** Whether any action of the menu costs something, so that free ones say so. */
  readonly anyCosts: boolean;
}

function MenuLine({ action, text, words, anyCosts }: LineProps) {
  const control = useControl();
  return (
    <button type="button" role="menuitem" onClick={() => control.play(action)}>
      <span class="how">{words}</span>
      {text.note && (
        <>
          {' '}
          <span class="note">{text.note}</span>
        </>
      )}
      {[...text.gains, ...furtherCosts(text)].map((amount, n) => (
        <AmountChip key={n} amount={amount} class="chip" />
      ))}
      {anyCosts && text.known && text.costs.length === 0 && !text.note && (
        <>
          {' '}
          <span class="free">{t('table.free')}</span>
        </>
      )}
    </button>
  );
}

type Root = RefObject<HTMLDivElement | null>;
type Opened = Control['menu']['value'];

/** Keeps the menu at its thing, and on the screen. */
function usePlace(root: Root, menu: Opened): void {
  const control = useControl();
  useLayoutEffect(() => {
    const element = root.current;
    if (!menu || !element) return;
    const putAt = (x: number, y: number) => {
      const { width, height } = element.getBoundingClientRect();
      const left = Math.max(8, Math.min(x - width / 2, innerWidth - width - 8));
      const below = y + 10;
      const top = below + height > innerHeight - 8 ? Math.max(8, y - height - 60) : below;
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    putAt(menu.x, menu.y);
    // On a screen that is turned, the menu goes along with its thing. It closes if the thing is not shown there.
    const follow = () => {
      const name = CSS.escape(menu.thing);
      const thing = [...document.querySelectorAll(`[data-thing="${name}"], [data-button="${name}"]`)].find(
        (one) => one.checkVisibility({ checkVisibilityCSS: true }),
      );
      if (!thing) return void control.cancel();
      const { left, width, bottom } = thing.getBoundingClientRect();
      putAt(left + width / 2, bottom);
    };
    const turn = () => requestAnimationFrame(follow);
    addEventListener('resize', turn);
    return () => removeEventListener('resize', turn);
  }, [menu]);
}

/** The menu has the focus while it is open, and a press elsewhere closes it. */
function useFocus(root: Root, menu: Opened): void {
  const control = useControl();
  useEffect(() => {
    if (!menu) return;
    const before = document.activeElement;
    root.current?.querySelector('button')?.focus({ preventScroll: true });
    const away = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node) && !(event.target as Element).closest('[data-thing]'))
        control.cancel();
    };
    addEventListener('pointerdown', away);
    return () => {
      removeEventListener('pointerdown', away);
      if (before instanceof HTMLElement || before instanceof SVGElement)
        before.focus({ preventScroll: true });
    };
  }, [menu]);
}
