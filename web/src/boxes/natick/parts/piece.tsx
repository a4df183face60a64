import type { ComponentChildren } from 'preact';
import { useThing } from '../../../table/thing';

interface PieceProps {
  readonly thing: string;
  readonly label: string;
  readonly class?: string;
  readonly info?: string | undefined;
  readonly at?: string | undefined;
  readonly children: ComponentChildren;
}

/** Something on the table that can be touched. */
export function Piece({ thing, label, class: extra, info, at, children }: PieceProps) {
  const { attributes, state } = useThing(thing, { label, info, at });
  const { onKeyDown: _keys, role: _role, ...rest } = attributes;
  // A button handles Enter and Space itself.
  return (
    <button type="button" class={`nt-piece is-${state} ${extra ?? ''}`} {...rest}>
      {children}
    </button>
  );
}

interface SpotProps extends PieceProps {
  readonly x: number;
  readonly y: number;
  readonly inset?: number;
}

/** The same inside a drawing: `children` are drawn around the origin of a cell of 100. */
export function Spot({ thing, label, info, at, x, y, class: extra, inset = 0, children }: SpotProps) {
  const { attributes, state } = useThing(thing, { label, info, at });
  const side = 96 - 2 * inset;
  const frame = { x: -side / 2, y: -side / 2 - 1, width: side, height: side, rx: 10 };
  return (
    <g {...attributes} class={`nt-spot is-${state} ${extra ?? ''}`} transform={`translate(${x} ${y})`}>
      <rect class="nt-hit" x="-50" y="-50" width="100" height="100" />
      <g aria-hidden="true">{children}</g>
      <rect class="nt-ring under" {...frame} />
      <rect class="nt-ring" {...frame} />
      <rect class="nt-focus under" {...frame} />
      <rect class="nt-focus" {...frame} />
    </g>
  );
}
