import type { ComponentChildren } from 'preact';
import { useThing } from '../../../table/thing';

interface PieceProps {
  readonly thing: string;
  readonly label: string;
  readonly class?: string;
  readonly info?: string;
  readonly children: ComponentChildren;
}

/** Something of the table that can be touched: a die, a row of circles. */
export function Piece({ thing, label, class: extra, info, children }: PieceProps) {
  const { attributes, state } = useThing(thing, { label, info });
  // A button answers Enter and Space by itself.
  const { onKeyDown: _keys, role: _role, ...rest } = attributes;
  return <button type="button" class={`bd-piece is-${state} ${extra ?? ''}`} {...rest}>{children}</button>;
}
