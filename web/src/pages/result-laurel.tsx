import { Use } from '../art/icon';

/** Leaves on each side of the wreath, from bottom to top. */
const LEAVES = [200, 228, 256, 284, 312, 338];
const RADIUS = 40;

/** The winner's shield in a wreath of laurel. */
export function Laurel({ seat }: { readonly seat: number }) {
  return (
    <svg class="laurel" viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path
            class="laurel-stem"
            d={`M0 ${RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${-RADIUS * 0.45} ${-RADIUS * 0.89}`}
          />
          {LEAVES.map((angle) => (
            <g key={angle} transform={`rotate(${angle - 90}) translate(${RADIUS} 0)`}>
              <path d="M0 0C9 -1 13 -8 12 -17C4 -14 -1 -8 0 0z" />
              <path d="M0 0C-8 -3 -10 -10 -7 -18C-1 -14 2 -7 0 0z" />
            </g>
          ))}
        </g>
      ))}
      <g style={{ color: `var(--p-${seat})` }}>
        <Use id={`s-${seat}`} x={0} y={0} size={52} />
      </g>
    </svg>
  );
}
