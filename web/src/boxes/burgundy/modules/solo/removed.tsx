/** The tile that the white die removed leaves a cross in its gap, inside a larger drawing. */
export const Removed = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g class="removed-mark" transform={`translate(${x} ${y})`} aria-hidden="true">
    <circle r="12" />
    <path d="M-5-5 5 5M5-5-5 5" />
  </g>
);
