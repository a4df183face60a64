import type { ComponentChildren } from 'preact';
import { useThing } from '../../../table/thing';
import type { Size } from '../art/frame';
import { TilePicture } from '../art/tile';
import type { TileName } from '../view';

interface PieceProps {
  readonly thing: string;
  readonly label: string;
  readonly class?: string;
  readonly info?: string | undefined;
  readonly drag?: boolean;
  readonly at?: string | undefined;
  readonly children: ComponentChildren;
}

/** Something on the table that can be touched. */
export function Piece({ thing, label, class: extra, info, drag, at, children }: PieceProps) {
  const { attributes, state } = useThing(thing, { label, info, drag: drag ?? false, at });
  const { onKeyDown: _keys, role: _role, ...rest } = attributes;
  // A button handles Enter and Space itself.
  return (
    <button type="button" class={`piece is-${state} ${extra ?? ''}`} {...rest}>
      {children}
    </button>
  );
}

/** A tile that can be touched and dragged. */
export function TilePiece({
  tile,
  edition,
  size = 'large',
  ...rest
}: Omit<PieceProps, 'children' | 'info'> & {
  readonly tile: TileName;
  readonly edition: number;
  readonly size?: Size;
}) {
  return (
    <Piece {...rest} info={`tile:${tile}`} drag>
      <TilePicture tile={tile} edition={edition} size={size} />
    </Piece>
  );
}
