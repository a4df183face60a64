import type { CounterView } from '../../../generated/burgundy';
import type { Size } from '../art/frame';
import { TilePicture } from '../art/tile';
import { depotName, say, sayAny, tileName } from '../words';
import { TilePiece } from './piece';
import './stack.css';

interface StackProps {
  readonly stack: CounterView;
  readonly edition: number;
}

interface LiveProps extends StackProps {
  readonly size: Size;
}

/** The topmost tile of a stack, which can be bought like a tile of the depot that it is next to. */
const Top = ({ stack: { tile, at }, edition, size, seen }: LiveProps & { readonly seen?: boolean }) => (
  <TilePiece
    thing={`tile:${at}:${tile}`}
    tile={tile}
    edition={edition}
    size={size}
    label={say('inDepot', { tile: tileName(tile, edition), depot: depotName(at) })}
    {...(seen && { at: `depot:${at}:${tile}` })}
  />
);

/** Equal tiles next to a depot, on their own pier. Without a size they are a picture. */
export function Stack({ stack, edition, size }: StackProps & { readonly size?: Size }) {
  const { id, tile, count } = stack;
  const picture = <TilePicture tile={tile} edition={edition} />;
  return (
    <div
      class="stack-pier"
      role="group"
      aria-label={count > 0 ? sayAny(`${id}Label`, { n: count }) : sayAny(`${id}None`)}
      data-info={id}
    >
      <svg class="pier" viewBox="0 0 118 104" aria-hidden="true" focusable="false">
        <path class="plank" d="M0 44h30v14H0zM8 44v14M16 44v14M24 44v14" />
        <ellipse class="pier-land" cx="71" cy="52" rx="46" ry="50" />
      </svg>
      <span class="stack-tiles">
        {Array.from({ length: Math.min(2, Math.max(0, count - 1)) }, (_, n) => (
          <span key={n} class={`stack-under u${n}`} aria-hidden="true">
            {picture}
          </span>
        ))}
        {count > 0 && (
          <span class="stack-top">
            {size ? <Top stack={stack} edition={edition} size={size} seen /> : picture}
          </span>
        )}
      </span>
      <b class="stack-count" aria-hidden="true">
        ×{count}
      </b>
    </div>
  );
}

/** The same in the strip of depots. */
export const MiniStack = (props: LiveProps) =>
  props.stack.count > 0 ? (
    <span class="mini-stack">
      <Top {...props} />
      <b aria-hidden="true">×{props.stack.count}</b>
    </span>
  ) : null;
