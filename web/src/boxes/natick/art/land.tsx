/**
 * The ground under a colony, and the printed places where it may grow. Our own drawings, flat and pale: none
 * of this is a piece.
 */
import { memo } from '../../../art/memo';

const FIR = 'M0-15 6-5H3L8 4H-8L-3-5H-6zM-1.500 4h3v4h-3z';
const TUFT = 'M-5 0c0-4-2-6-3-7M0 0v-9M5 0c0-4 2-6 3-7';

/** Firs on the far hills, tufts on the meadow: place and size. */
const FIRS = [
  [38, 66, 1.3],
  [60, 74, 1],
  [84, 62, 1.5],
  [112, 76, 1.1],
  [470, 62, 1.1],
  [496, 52, 1.5],
  [524, 66, 1.2],
  [556, 58, 1.6],
  [580, 72, 1.1],
] as const;
const TUFTS = [
  [52, 150],
  [96, 268],
  [24, 300],
  [150, 110],
  [206, 322],
  [300, 96],
  [330, 330],
  [402, 116],
  [452, 300],
  [536, 156],
  [576, 268],
  [508, 330],
] as const;

/** Hills above, a river below, a meadow between. */
export const Ground = memo(() => (
  <svg
    class="nt-ground"
    viewBox="0 0 600 420"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path class="nt-far" d="M0 78C60 44 120 48 178 70S300 30 372 58 500 36 600 66V0H0z" />
    <path
      class="nt-hill"
      d="M0 92C70 56 130 64 190 84S310 46 380 74 510 54 600 82V104C500 92 440 118 330 104S120 128 0 110z"
    />
    <path class="nt-fold" d="M0 150c120-34 220 6 330-16s180-10 270 8M0 236c90 18 190-16 300 4s210-8 300 6" />
    {FIRS.map(([x, y, k]) => (
      <path key={x} class="nt-fir" transform={`translate(${x} ${y}) scale(${k})`} d={FIR} />
    ))}
    {TUFTS.map(([x, y]) => (
      <path key={x} class="nt-tuft" transform={`translate(${x} ${y})`} d={TUFT} />
    ))}
    <path class="nt-bank" d="M0 372c70-18 140 8 220-4s150-22 230-8 100 10 150 0v60H0z" />
    <path class="nt-water" d="M0 382c70-18 140 8 220-4s150-22 230-8 100 10 150 0v50H0z" />
    <path
      class="nt-wave"
      d="M40 400q8-6 16 0t16 0M150 396q8-6 16 0t16 0M262 406q8-6 16 0t16 0M372 390q8-6 16 0t16 0M486 402q8-6 16 0t16 0M560 390q8-6 16 0"
    />
  </svg>
));

/** What is printed on a place. */
const PRINT = {
  region: 'M-24-12q12-8 24 0t24 0M-24 2q12-8 24 0t24 0M-24 16q12-8 24 0t24 0',
  settlement: 'M-15 18V-2h30v20zM-21 0 0-20 21 0',
  road: 'M-30-9H30M-30 9H30',
} as const;

interface PlotProps {
  readonly x: number;
  readonly y: number;
  readonly print: keyof typeof PRINT;
}

/** A place without a piece. */
export function Plot({ x, y, print }: PlotProps) {
  return (
    <g class="nt-plot" transform={`translate(${x} ${y})`}>
      <rect x="-44" y="-44" width="88" height="86" rx="8" />
      <path d={PRINT[print]} />
    </g>
  );
}
