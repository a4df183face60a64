import './art.css';

/** A small town: walls, two houses, and a spire at a river or a tower inland. */
export function TownPicture({ river, large }: { readonly river: boolean; readonly large: boolean }) {
  return (
    <g transform={large ? 'scale(1.42)' : undefined}>
      <ellipse class="o-shade" cx="1" cy="16" rx="27" ry="7" />
      <path class="o-town-wall" d="M-24 15V-1h6v4h5v-4h26v4h5v-4h6v16z" />
      <path class="o-town-house" d="M-15 1v-9l6-6 6 6v9zM2 1v-7l6-6 7 6v7z" />
      <path class="o-town-roof" d="M-17-7l8-9 8 9-2 2-6-6-6 6zM0-5l8-8 9 8-2 2-7-6-6 6z" />
      {river ? (
        <path class="o-town-spire" d="M-5-2v-14l5-11 5 11v14z" />
      ) : (
        <>
          <path class="o-town-house" d="M-4-2v-15h8v15z" />
          <path class="o-town-roof" d="M-6-16l6-8 6 8z" />
        </>
      )}
      <path class="o-town-gate" d="M-4 15V9a4 4 0 0 1 8 0v6z" />
    </g>
  );
}
