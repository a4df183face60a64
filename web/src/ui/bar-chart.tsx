import { Use } from '../art/icon';
import { chartWidth } from './line-chart';

export interface Part {
  readonly id: string;
  readonly label: string;
  /** A symbol of the sprite. */
  readonly symbol: string;
  /** A colour. The symbol carries the same information. */
  readonly colour: string;
  readonly points: readonly number[];
}

interface BarsProps {
  readonly seats: readonly { readonly name: string; readonly seat: number; readonly total: number }[];
  readonly parts: readonly Part[];
  readonly label: string;
}

const LEFT = 34;
const RIGHT = 56;
const BAR = 40;
const GAP = 16;

/** One bar for each seat, stacked by source. Each part shows its symbol and number if they fit. */
export function BarChart({ seats, parts, label }: BarsProps) {
  const width = chartWidth();
  const most = Math.max(1, ...seats.map((seat) => seat.total));
  const scale = (width - LEFT - RIGHT) / most;
  return (
    <svg
      class="bar-chart"
      viewBox={`0 0 ${width} ${seats.length * (BAR + GAP)}`}
      role="img"
      aria-label={label}
      focusable="false"
    >
      {seats.map((seat, n) => {
        let from = LEFT;
        const y = n * (BAR + GAP) + GAP / 2;
        return (
          <g key={seat.seat}>
            <g style={{ color: `var(--p-${seat.seat})` }}>
              <Use id={`s-${seat.seat}`} x={14} y={y + BAR / 2} size={28} />
            </g>
            {parts.map((part) => {
              const points = part.points[n] ?? 0;
              if (points <= 0) return null;
              const wide = points * scale;
              const x = from;
              from += wide;
              return (
                <g key={part.id}>
                  <rect
                    class="bar-part"
                    x={x}
                    y={y}
                    width={wide}
                    height={BAR}
                    style={{ fill: part.colour }}
                  />
                  {wide > 62 ? <Use id={part.symbol} x={x + 18} y={y + BAR / 2} size={26} /> : null}
                  {wide > 24 ? (
                    <>
                      <circle
                        class="bar-disc"
                        cx={wide > 62 ? x + 46 : x + wide / 2}
                        cy={y + BAR / 2}
                        r="13"
                      />
                      <text
                        class="bar-number"
                        x={wide > 62 ? x + 46 : x + wide / 2}
                        y={y + BAR / 2 + 5}
                        text-anchor="middle"
                      >
                        {points}
                      </text>
                    </>
                  ) : null}
                </g>
              );
            })}
            <text class="bar-total" x={from + 10} y={y + BAR / 2 + 7}>
              {seat.total}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
