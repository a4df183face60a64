import { say } from '../../words';

/** "1 + 1": an area that counts one larger because of its inn, inside a larger drawing. */
export const Seal = ({
  n,
  x,
  y,
  scale = 1,
}: {
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}) => (
  <g class="area-seal" transform={`translate(${x} ${y}) scale(${scale})`}>
    <rect x="-25" y="-12" width="50" height="24" rx="12" />
    <text y="6" text-anchor="middle" font-size="17">
      {say('seal', { n })}
    </text>
  </g>
);
