import type { ComponentChildren, TargetedEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { byKeys } from './hand';

interface RegionProps {
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
  /** Its name for shortcuts and drops. */
  readonly drop?: string;
}

const ITEMS = '[data-thing]';

/**
 * A part of the table with one tab stop. Arrow keys move to the nearest thing in their direction, Home and
 * End to the first and the last. Things have no tab index, so the region alone decides.
 */
export function Region({ label, class: extra, children, drop }: RegionProps) {
  const root = useRef<HTMLDivElement>(null);
  const current = useRef<string | null>(null);
  /**
   * The column when moving up or down. Rows of hexes are offset from each other, so the column is remembered.
   */
  const column = useRef<{ readonly at: Item; readonly x: number } | null>(null);

  // Before the next frame, when everything that changes with this has changed. Things are drawn one by one.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(tidy);
    return () => cancelAnimationFrame(frame);
  });
  const tidy = () => {
    const items = itemsOf(root.current);
    const inside = items.find((item) => item === document.activeElement);
    const kept = items.find((item) => item.getAttribute('data-thing') === current.current);
    const isOpen = (item: Item) => item.getAttribute('aria-disabled') !== 'true';
    const open = items.filter(isOpen);
    // People who come back find their place, or what can be played now.
    const first =
      inside ?? (kept && (isOpen(kept) || open.length === 0) ? kept : (open[0] ?? kept ?? items[0]));
    for (const item of items) item.setAttribute('tabindex', item === first ? '0' : '-1');
  };

  const move = (event: TargetedEvent<HTMLDivElement, KeyboardEvent>) => {
    const items = itemsOf(root.current);
    const from = items.find((item) => item === document.activeElement);
    if (!from) return;
    const upright = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    const x =
      upright && column.current?.at === from ? column.current.x : centreOf(from.getBoundingClientRect())[0];
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
    >
      {children}
    </div>
  );
}

/** People who reach a part with the keyboard while choosing something land on what is marked. */
function markedInstead(root: HTMLElement, item: Element): Item | undefined {
  const choosing = byKeys() && document.querySelector('[data-state=selected]') !== null;
  if (!choosing || item.matches('[data-state=open], [data-state=selected]')) return undefined;
  return itemsOf(root).find((other) => other.getAttribute('data-state') === 'open');
}

type Item = HTMLElement | SVGElement;

function itemsOf(root: HTMLElement | null): Item[] {
  if (!root) return [];
  // A region inside a region handles its own things.
  return [...root.querySelectorAll<Item>(ITEMS)].filter((item) => item.closest('[data-region]') === root);
}

/** Sideways distance counts more, but not so much that the next row of hexes is skipped. */
const ASIDE = 1.5;

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Point = readonly [x: number, y: number];

export const centreOf = (box: DOMRect): Point => [box.left + box.width / 2, box.top + box.height / 2];

/** Which of several things is nearest to a point. */
export function nearest(items: readonly Item[], [x, y]: Point): Item | undefined {
  const far = (item: Item) => {
    const [ix, iy] = centreOf(item.getBoundingClientRect());
    return Math.hypot(ix - x, iy - y);
  };
  return items.map((item) => ({ item, far: far(item) })).sort((a, b) => a.far - b.far)[0]?.item;
}

function next(items: readonly Item[], from: Item, key: string, x: number): Item | undefined {
  if (key === 'Home') return items[0];
  if (key === 'End') return items[items.length - 1];
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const y = centreOf(from.getBoundingClientRect())[1];
  let best: Item | undefined;
  let least = Infinity;
  for (const item of items) {
    if (item === from) continue;
    const [ix, iy] = centreOf(item.getBoundingClientRect());
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
