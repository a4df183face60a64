import type { RefObject } from 'preact';
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
  readonly style: Readonly<Record<string, string>>;
}

interface RingsProps {
  /** The part of the page with the board. */
  readonly root: RefObject<HTMLElement | null>;
  readonly box: BoxTable;
  readonly marked: readonly Marked[];
  /** Whether the board may scroll inside the window. Otherwise the rings move with the root. */
  readonly fixed?: boolean;
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
export function Rings({ root, box, marked, fixed = false }: RingsProps) {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  const key = JSON.stringify(marked);
  useEffect(() => {
    let frame = 0;
    const measure = () => setRings(ringsIn(root.current, box, marked, fixed));
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    later();
    // Pictures and fonts may still be on their way, and pieces may still be moving.
    const timer = setTimeout(later, 600);
    const observer = new ResizeObserver(later);
    if (root.current) observer.observe(root.current);
    addEventListener('resize', later);
    if (fixed) addEventListener('scroll', later, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('resize', later);
      removeEventListener('scroll', later, { capture: true });
    };
  }, [key, box, fixed, root.current]);
  return (
    <div class={`study-rings ${fixed ? 'fixed' : ''}`} aria-hidden="true">
      {rings.map((ring) => (
        <i key={ring.key} class={ring.look} style={ring.style}>
          {ring.step ? <b>{ring.step}</b> : null}
        </i>
      ))}
    </div>
  );
}

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
      const things = [...root.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)];
      const thing = things.find((one) => one.checkVisibility());
      const at = thing?.getBoundingClientRect();
      if (!at || at.width === 0) return [];
      return [
        {
          key: `${look} ${id}`,
          look,
          step: look === 'best' ? step : '',
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
