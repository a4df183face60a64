import type { ComponentChildren, TargetedEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { byKeys } from './hand';

interface RegionProps {
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
  /** Named in the address of shortcuts and drops. */
  readonly drop?: string;
}

const ITEMS = '[data-thing]';

/**
 * A part of the table with one tab stop: arrows move to the nearest thing in their direction, Home and End to the
 * first and the last. Things keep no tab index of their own, so that the region alone decides.
 */
export function Region({ label, class: extra, children, drop }: RegionProps) {
  const root = useRef<HTMLDivElement>(null);
  const current = useRef<string | null>(null);
  /** What has the focus here. */
  const held = useRef<Element | null>(null);
  /** Where somebody goes up or down: on a board of hexes the rows lie between each other, and the column is kept. */
  const column = useRef<{ readonly at: Item; readonly x: number } | null>(null);

  // Before the next picture, when all that changes with this has changed: things are drawn one by one.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(tidy);
    return () => cancelAnimationFrame(frame);
  });
  const tidy = () => {
    const items = itemsOf(root.current);
    const inside = items.find((item) => item === document.activeElement);
    const kept = items.find((item) => item.getAttribute('data-thing') === current.current);
    const isOpen = (item: Item) => item.getAttribute('aria-disabled') !== 'true';
    // Whoever comes back finds their place, or what can be played now.
    const first = inside ?? [...(kept ? [kept] : []), ...items].find(isOpen) ?? kept ?? items[0];
    for (const item of items) item.setAttribute('tabindex', item === first ? '0' : '-1');
    // The piece that had the focus was played and is gone: stay where it was. While the focus moves on it is nowhere for
    // a moment as well, but then the piece is still there, and whoever tabs must get out.
    if (held.current && !held.current.isConnected && byKeys() && document.activeElement === document.body)
      first?.focus({ preventScroll: true });
  };

  const move = (event: TargetedEvent<HTMLDivElement, KeyboardEvent>) => {
    const items = itemsOf(root.current);
    const from = items.find((item) => item === document.activeElement);
    if (!from) return;
    const upright = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    const x = upright && column.current?.at === from ? column.current.x : centreOf(from)[0];
    const to = next(items, from, event.key, x);
    if (!to) return;
    event.preventDefault();
    column.current = upright ? { at: to, x } : null;
    from.setAttribute('tabindex', '-1');
    to.setAttribute('tabindex', '0');
    to.focus();
  };
  const remember = (event: TargetedEvent<HTMLDivElement, FocusEvent>) => {
    const item = (event.target as Element).closest(ITEMS);
    const marked =
      item && !event.currentTarget.contains(event.relatedTarget as Node | null)
        ? markedInstead(event.currentTarget, item)
        : undefined;
    if (marked) return marked.focus();
    if (item) current.current = item.getAttribute('data-thing');
    held.current = event.target as Element;
  };
  const leave = (event: TargetedEvent<HTMLDivElement, FocusEvent>) => {
    if (event.relatedTarget instanceof Element && !event.currentTarget.contains(event.relatedTarget))
      held.current = null;
  };
  return (
    <div
      ref={root}
      class={extra}
      role="group"
      aria-label={label}
      data-region
      data-drop={drop}
      onKeyDown={move}
      onFocusIn={remember}
      onFocusOut={leave}
    >
      {children}
    </div>
  );
}

/** Whoever comes by keys to a part where they can go on with a choice comes to what is marked. */
function markedInstead(root: HTMLElement, item: Element): Item | undefined {
  const choosing = byKeys() && document.querySelector('[data-state=selected]') !== null;
  if (!choosing || item.matches('[data-state=open], [data-state=selected]')) return undefined;
  return itemsOf(root).find((other) => other.getAttribute('data-state') === 'open');
}

type Item = HTMLElement | SVGElement;

function itemsOf(root: HTMLElement | null): Item[] {
  if (!root) return [];
  // A region inside a region looks after its own things.
  return [...root.querySelectorAll<Item>(ITEMS)].filter((item) => item.closest('[data-region]') === root);
}

/** What lies aside counts more; not so much that the next row of hexes is passed over. */
const ASIDE = 1.5;

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centreOf = (item: Item) => {
  const box = item.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2] as const;
};

function next(items: readonly Item[], from: Item, key: string, x: number): Item | undefined {
  if (key === 'Home') return items[0];
  if (key === 'End') return items[items.length - 1];
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const y = centreOf(from)[1];
  let best: Item | undefined;
  let least = Infinity;
  for (const item of items) {
    if (item === from) continue;
    const [ix, iy] = centreOf(item);
    const along = (ix - x) * direction[0] + (iy - y) * direction[1];
    const aside = Math.abs((ix - x) * direction[1]) + Math.abs((iy - y) * direction[0]);
    if (along < 4) continue;
    const far = along + aside * ASIDE;
    if (far < least) {
      least = far;
      best = item;
    }
  }
  return best;
}
