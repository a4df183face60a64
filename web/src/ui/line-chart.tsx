import { useState } from 'preact/hooks';
import { Use } from '../art/icon';

export interface Line {
  readonly name: string;
  /** 1 to 5: colour, dash and shield. */
  readonly seat: number;
  readonly values: readonly number[];
}

export interface Mark {
  readonly at: number;
  readonly label: string;
}

export interface Disc {
  readonly at: number;
  readonly seat: number;
}

interface ChartProps {
  readonly lines: readonly Line[];
  /** Boundaries worth marking, such as phases. */
  readonly marks: readonly Mark[];
  readonly label: string;
  /** Numbered moments, on the line of their seat. */
  readonly discs?: readonly Disc[];
  /** The point that is shown, and what clicking another one does. */
  readonly at?: number;
  readonly onPick?: (at: number) => void;
}

/** By seat. */
export const DASHES = ['', '7 4', '2.5 3', '9 3 2.5 3', '14 4'];
const HEIGHT = 260;
/** Drawn as wide as it is displayed, since the text in a shrunken drawing would be unreadable. */
export const chartWidth = (): number => Math.min(720, innerWidth - 40);
const LEFT = 40;
const RIGHT = 34;
const TOP = 12;
const BOTTOM = 28;

/** One line for each seat. Colour, dash and shield all identify it, so none is needed alone. */
export function LineChart({ lines, marks, label, discs = [], at, onPick }: ChartProps) {
  const [hover, setHover] = useState<number>();
  const width = chartWidth();
  const length = Math.max(1, ...lines.map((line) => line.values.length)) - 1;
  const most = Math.max(2, ...lines.flatMap((line) => line.values));
  const step = [1, 2, 5, 10, 25, 50, 100].find((size) => most / size <= 6) ?? 200;
  // The top grid line is above everything.
  const top = Math.ceil(most / step) * step;
  const x = (n: number) => LEFT + (n / Math.max(1, length)) * (width - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM);
  const nearest = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const inside = ((event.clientX - box.left) / box.width) * width;
    return Math.round(Math.min(1, Math.max(0, (inside - LEFT) / (width - LEFT - RIGHT))) * length);
  };
  const shown = hover ?? at;
  return (
    <svg
      class={`line-chart ${onPick ? 'pickable' : ''}`}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={label}
      focusable="false"
      onMouseMove={(event) => setHover(nearest(event))}
      onMouseLeave={() => setHover(undefined)}
      onClick={(event) => onPick?.(nearest(event))}
    >
      <Grid {...{ width, top, step, marks, x, y }} />
      {lines.map((line) => (
        <path
          key={line.seat}
          class="chart-line"
          style={{ stroke: `var(--p-${line.seat})` }}
          stroke-dasharray={DASHES[line.seat - 1]}
          d={stairs(line.values, x, y)}
        />
      ))}
      {discs.map((disc, n) => {
        const value = lines.find((line) => line.seat === disc.seat)?.values[disc.at] ?? 0;
        return (
          <g key={n} class="chart-disc">
            <circle cx={x(disc.at)} cy={y(value)} r="9.500" style={{ stroke: `var(--p-${disc.seat})` }} />
            <text x={x(disc.at)} y={y(value) + 4.5} text-anchor="middle">
              {n + 1}
            </text>
          </g>
        );
      })}
      <Ends lines={lines} x={width - RIGHT + 15} y={y} />
      {shown !== undefined ? <Here at={shown} isLate={shown > length * 0.85} {...{ lines, x, y }} /> : null}
    </svg>
  );
}

type Scale = (n: number) => number;

interface GridProps {
  readonly width: number;
  readonly top: number;
  readonly step: number;
  readonly marks: readonly Mark[];
  readonly x: Scale;
  readonly y: Scale;
}

function Grid({ width, top, step, marks, x, y }: GridProps) {
  return (
    <>
      {Array.from({ length: Math.floor(top / step) + 1 }, (_, n) => n * step).map((value) => (
        <g key={value}>
          <path class="chart-grid" d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
          <text class="chart-number" x={LEFT - 8} y={y(value) + 4.5} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {marks.map((mark) => (
        <g key={mark.at}>
          <path class="chart-mark" d={`M${x(mark.at)} ${TOP}V${HEIGHT - BOTTOM}`} />
          <text class="chart-label" x={x(mark.at) + 5} y={HEIGHT - 8}>
            {mark.label}
          </text>
        </g>
      ))}
    </>
  );
}

interface HereProps {
  readonly at: number;
  /** Near the right edge numbers stand before the line. */
  readonly isLate: boolean;
  readonly lines: readonly Line[];
  readonly x: Scale;
  readonly y: Scale;
}

/** The point that is shown, with the values of all lines there. */
function Here({ at, isLate, lines, x, y }: HereProps) {
  return (
    <g class="chart-here" aria-hidden="true">
      <path d={`M${x(at)} ${TOP}V${HEIGHT - BOTTOM}`} />
      {lines.map(({ seat, values }) => (
        <g key={seat}>
          <circle cx={x(at)} cy={y(values[at] ?? 0)} r="4.500" style={{ fill: `var(--p-${seat})` }} />
          <text
            x={x(at) + (isLate ? -9 : 9)}
            y={y(values[at] ?? 0) - 6}
            text-anchor={isLate ? 'end' : 'start'}
          >
            {values[at]}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Points arrive in one go: a line stays level and then goes straight up or down. */
export function stairs(values: readonly number[], x: Scale, y: Scale): string {
  const steps = values.flatMap((value, n) =>
    n > 0 && value === values[n - 1]
      ? []
      : [`${n === 0 ? 'M' : 'H'}${x(n).toFixed(1)}${n === 0 ? ' ' : 'V'}${y(value).toFixed(1)}`],
  );
  return `${steps.join('')}H${x(values.length - 1).toFixed(1)}`;
}

/** The shields at the ends of the lines, moved apart where they would overlap. */
function Ends({ lines, x, y }: { lines: readonly Line[]; x: number; y: Scale }) {
  const ends = lines
    .map((line) => ({ seat: line.seat, y: y(line.values[line.values.length - 1] ?? 0) }))
    .sort((a, b) => a.y - b.y);
  let last = -Infinity;
  return (
    <>
      {ends.map((end) => {
        last = Math.max(end.y, last + 22);
        return (
          <g key={end.seat} style={{ color: `var(--p-${end.seat})` }}>
            <Use id={`s-${end.seat}`} x={x} y={last} size={22} />
          </g>
        );
      })}
    </>
  );
}
