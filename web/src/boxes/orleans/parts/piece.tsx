import type { ComponentChildren } from 'preact';
import { useLooking } from '../../../table/looking';
import { useThing } from '../../../table/thing';

interface PieceProps {
  readonly thing: string;
  readonly label: string;
  readonly class?: string | undefined;
  readonly info?: string | undefined;
  readonly at?: string | undefined;
  /** Whether it can be dragged to another thing. */
  readonly drag?: boolean;
  /** What it is while it is dragged, if touching it means something else. */
  readonly held?: string | undefined;
  readonly children: ComponentChildren;
}

/** Something on the table that can be touched. */
export function Piece({ thing, label, class: extra, info, at, drag, held, children }: PieceProps) {
  const { attributes, state } = useThing(thing, { label, info, at, held, drag: drag ?? false });
  const { onKeyDown: _keys, role: _role, ...rest } = attributes;
  if (useLooking())
    return (
      <span class={`o-piece is-shut ${extra ?? ''}`} {...attributes}>
        {children}
      </span>
    );
  // A button handles Enter and Space itself.
  return (
    <button type="button" class={`o-piece is-${state} ${extra ?? ''}`} {...rest}>
      {children}
    </button>
  );
}

/** The same inside a drawing. Its look depends on the state, through `is-open` and the like. */
export function Spot({ thing, label, class: extra, info, at, children }: PieceProps) {
  const { attributes, state } = useThing(thing, { label, info, at });
  return (
    <g {...attributes} class={`o-spot is-${state} ${extra ?? ''}`}>
      {children}
    </g>
  );
}
