import { Use } from '../art/icon';

const POPLARS = [
  [622, 196],
  [646, 204],
  [1330, 172],
  [1356, 180],
  [1382, 174],
  [560, 200],
  [1136, 184],
] as const;
const VINES = Array.from({ length: 14 }, (_, n) => `M${1010 + n * 32} 206q-${30 - n} 30-${70 - n * 4} 62`);

/** None on the left and in the middle, where the text is on a small screen. */
const STARS = [
  [1020, 24],
  [1090, 76],
  [1180, 30],
  [1270, 88],
  [1330, 14],
  [1400, 60],
] as const;

/** The river with a castle, vineyards and two barges: the top of the home page. */
export function Skyline() {
  return (
    <svg
      class="sky"
      viewBox="0 0 1440 330"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <g class="night">
        {STARS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={x % 3 === 0 ? 2.2 : 1.4} />
        ))}
        <path d="M1236 34a30 30 0 1 0 26 44 24 24 0 1 1-26-44z" />
      </g>
      <path class="hill-far" d="M0 210Q180 120 380 175T780 150 1120 165 1440 120V330H0z" />
      <path class="hill-near" d="M0 250Q220 170 470 215T930 195 1440 200V330H0z" />
      <path class="mound" d="M640 262C740 208 820 200 900 200s190 6 270 62z" />
      <g class="vine-rows">
        {VINES.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <Castle />
      <g class="poplars">
        {POPLARS.map(([x, y]) => (
          <path key={x} d={`M${x} ${y}c-9-14-7-44 0-58 7 14 9 44 0 58zv14`} />
        ))}
      </g>
      <path class="hero-water" d="M0 268C240 240 420 282 720 262S1200 250 1440 272V330H0z" />
      <path
        class="ripples"
        d="M120 300q12-7 24 0t24 0 24 0M520 292q12-7 24 0t24 0 24 0M900 306q12-7 24 0t24 0 24 0M1240 296q12-7 24 0t24 0 24 0"
      />
      <g class="barge">
        <Use id="k-S" x={640} y={270} size={84} />
      </g>
      <g class="barge slow">
        <Use id="k-S" x={1120} y={272} size={70} />
      </g>
    </svg>
  );
}

function Castle() {
  return (
    <g class="hero-castle" transform="translate(772 66) scale(2.35)">
      <path class="wall" d="M10 62V30h90v32z" />
      <path class="slate" d="M8 31 20 17h70l12 14z" />
      <path class="wall" d="M0 62V24h17v38zM93 62V24h17v38zM45 62V20h20v42z" />
      <path class="slate" d="M-3 25 8.500 2 20 25zM90 25 101.500 2 113 25zM42 21 55-2l13 23z" />
      <path class="line" d="M55-2v-9M8.500 2v-6M101.500 2v-6" />
      <path class="flag" d="M55-11l9 2.500-9 2.500z" />
      <path
        class="dark"
        d="M50 62V50a5 5 0 0 1 10 0v12zM6 32h4v7H6zM100 32h4v7h-4zM53 28h4v7h-4zM24 38h4v7h-4zM34 38h4v7h-4zM72 38h4v7h-4zM82 38h4v7h-4z"
      />
      <path class="wall" d="M26 27v-8l4-4 4 4v8zM76 27v-8l4-4 4 4v8z" />
    </g>
  );
}
