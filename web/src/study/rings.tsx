import { useEffect, useState } from 'preact/hooks';
import type { BoxTable } from '../table/box';
import '../styles/study.css';

/** A turn to mark on the board: gold and numbered for a good one, dotted for what was played. */
export interface Marked {
  readonly look: 'best' | 'played';
  readonly actions: readonly string[];
}

interface Ring {
  readonly key: string;
  readonly look: Marked['look'];
  readonly step: string;
  /** Whether the thing is a hexagon. */
  readonly hex: boolean;
  readonly style: Readonly<Record<string, string>>;
}

interface RingsProps {
  /** The part of the page with the board, around the rings. Without one, the rings are for the whole table. */
  readonly root?: { readonly current: HTMLElement | null };
  readonly box: BoxTable;
  readonly marked: readonly Marked[];
}

/** Which things a turn uses, each with the numbers of the steps that use it. */
export function stepsOf(box: BoxTable, actions: readonly string[]): ReadonlyMap<string, string> {
  const steps = new Map<string, string>();
  for (const [n, action] of actions.entries())
    for (const { id, role } of box.things(action)) {
      if (role === 'button') continue;
      const before = steps.get(id);
      steps.set(id, before ? `${before}, ${n + 1}` : `${n + 1}`);
    }
  return steps;
}

/** Rings around the things that a turn uses. They are for the eye only: the words next to the board say the same. */
export function Rings({ root, box, marked }: RingsProps) {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  const key = JSON.stringify(marked);
  useEffect(() => {
    let frame = 0;
    let shown = '';
    const measure = () => {
      // The table may be drawn later than this.
      const within = root ? root.current : document.querySelector<HTMLElement>('.table-grid');
      const next = ringsIn(within, box, marked, !root);
      const drawn = JSON.stringify(next);
      if (drawn === shown) return;
      shown = drawn;
      setRings(next);
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    setRings([]);
    later();
    // Pictures and fonts may still be on their way, and pieces may still be moving.
    const timer = setTimeout(later, 600);
    const sizes = new ResizeObserver(later);
    if (root?.current) sizes.observe(root.current);
    // Another tab of a phone has other things on it.
    const changes = new MutationObserver(later);
    changes.observe(root?.current ?? document.body, { childList: true, subtree: true });
    addEventListener('resize', later);
    addEventListener('scroll', later, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      sizes.disconnect();
      changes.disconnect();
      removeEventListener('resize', later);
      removeEventListener('scroll', later, { capture: true });
    };
  }, [key, box, root]);
  return (
    <div class={`study-rings ${root ? '' : 'fixed'}`} aria-hidden="true">
      {rings.map((ring) => (
        <i key={ring.key} class={`${ring.look} ${ring.hex ? 'hex' : ''}`} style={ring.style}>
          {ring.hex ? <HexRing /> : null}
          {ring.step ? <b>{ring.step}</b> : null}
        </i>
      ))}
    </div>
  );
}

/** Along the edges of a hexagon, so that no neighbour is crossed. */
const HexRing = () => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
    {['under', 'over'].map((line) => (
      <polygon key={line} class={line} points="50,0 100,25 100,75 50,100 0,75 0,25" />
    ))}
  </svg>
);

/** Whether a thing can be seen: the middle of it is not scrolled out of a part of the page. */
function isInSight(thing: Element, root: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (let part = thing.parentElement; part && part !== root; part = part.parentElement) {
    if (getComputedStyle(part).overflow === 'visible') continue;
    const clip = part.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < clip.left || x > clip.right || y < clip.top || y > clip.bottom) return false;
  }
  return true;
}

/** A thing may have another name until the turn has begun. */
const namesOf = (box: BoxTable, id: string): readonly string[] => [id, ...(box.alias?.(id) ?? [])];

function ringsIn(
  root: HTMLElement | null,
  box: BoxTable,
  marked: readonly Marked[],
  fixed: boolean,
): readonly Ring[] {
  if (!root) return [];
  const origin = fixed ? { left: 0, top: 0 } : root.getBoundingClientRect();
  return marked.flatMap(({ look, actions }) =>
    [...stepsOf(box, actions)].flatMap(([id, step]) => {
      const things = namesOf(box, id).flatMap((name) => [
        ...root.querySelectorAll(`[data-thing="${CSS.escape(name)}"]`),
      ]);
      const thing = things.find((one) => one.checkVisibility());
      const at = thing?.getBoundingClientRect();
      if (!thing || !at || at.width === 0 || !isInSight(thing, root)) return [];
      return [
        {
          key: `${look} ${id}`,
          hex: box.isHex?.(id) ?? false,
          look,
          // The order within a plan does not matter.
          step: look === 'best' && !box.wholePlans ? step : '',
          style: {
            left: `${at.left - origin.left}px`,
            top: `${at.top - origin.top}px`,
            width: `${at.width}px`,
            height: `${at.height}px`,
          },
        },
      ];
    }),
  );
}
