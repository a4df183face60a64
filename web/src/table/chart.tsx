import { useMemo } from 'preact/hooks';
import { round } from '../art/hex';
import { Use } from '../art/icon';
import type { EventInfo } from '../generated/protocol';
import { t } from '../i18n';
import { useControl } from './control';

const DASH = ['', '', '5 3', '2 2', '8 3 2 3', '12 3'];

/** Possible distances between two grid lines. At most three lines lie above the base line. */
const STEPS = [2, 5, 10, 25, 50];

type Path = [entry: number, points: number][];

/** The points of each seat after every entry that changed them. `shown` are their points before the entry `now`. */
function pathsOf(
  events: readonly EventInfo[],
  seats: readonly string[],
  shown: readonly number[],
  now: number,
): ReadonlyMap<string, Path> {
  // Points from before the first known event lie below the start of the line.
  const gained = new Map<string, number>();
  for (const { entry, change } of events) {
    if (change?.what === 'points' && entry < now)
      gained.set(change.seat, (gained.get(change.seat) ?? 0) + change.by);
  }
  const total = new Map(seats.map((seat, n) => [seat, (shown[n] ?? 0) - (gained.get(seat) ?? 0)]));
  const path = new Map<string, Path>(
    seats.map((seat) => [seat, [[events[0]?.entry ?? 0, total.get(seat) ?? 0]]]),
  );
  for (const { entry, change } of events) {
    if (change?.what !== 'points') continue;
    const sum = (total.get(change.seat) ?? 0) + change.by;
    total.set(change.seat, sum);
    const line = path.get(change.seat);
    // The parts of one entry form one step.
    if (line?.at(-1)?.[0] === entry) line?.pop();
    line?.push([entry, sum]);
  }
  return path;
}

/**
 * Scores over the game so far: one line for each seat, distinguished by colour and dash. A replay shows the
 * whole game with a stroke at the current moment, and pressing elsewhere jumps there. The rail does the same
 * for the keyboard.
 */
export function ScoreChart() {
  const control = useControl();
  const { watch } = control;
  const whole = watch.whole.value;
  const events = whole ?? watch.events.value;
  const seats = watch.table.value.seats.map((info) => info.seat);
  const now = watch.position.value.entries;
  const shown = seats.map((seat) => control.box.summary(control.view, seat, control.names).points);
  const lines = useMemo(() => pathsOf(events, seats, shown, now), [events]);
  const sums = seats.map((seat) => lines.get(seat)?.at(-1)?.[1] ?? 0);
  const most = Math.max(...sums, 1);
  const step = STEPS.find((one) => most / one <= 3) ?? 100;
  const top = Math.max(step, most);
  const first = events[0]?.entry ?? 0;
  const end = whole ? Math.max(now, (events[events.length - 1]?.entry ?? 0) + 1) : now;
  const X = (entry: number) => 26 + ((entry - first) / Math.max(1, end - first)) * 204;
  const pick = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const part = (((event.clientX - box.left) / box.width) * 250 - 26) / 204;
    watch.look(Math.round(first + Math.min(1, Math.max(0, part)) * (end - first)));
  };
  const Y = (points: number) => 74 - (points / top) * 64;
  const label = `${t('table.score')}${t('list.colon')}${seats.map((seat, n) => t('table.scoreOf', { name: control.names(seat), n: shown[n] ?? 0 })).join(', ')}`;
  // Two shields at the same height would hide each other.
  const ends = seats.map((seat, n) => ({ seat, points: sums[n] ?? 0 })).sort((a, b) => b.points - a.points);
  let above = -Infinity;
  return (
    <svg
      class={`chart ${whole ? 'pickable' : ''}`}
      viewBox="0 0 250 82"
      role="img"
      aria-label={label}
      {...(whole ? { onClick: pick } : {})}
    >
      {Array.from({ length: Math.floor(top / step) + 1 }, (_, n) => (
        <g key={n} class="chart-grid">
          <path d={`M24 ${round(Y(n * step))}H232`} />
          <text x="20" y={round(Y(n * step) + 4)} text-anchor="end">
            {n * step}
          </text>
        </g>
      ))}
      {seats.map((seat) => {
        const points = lines.get(seat) ?? [];
        // Drawn as steps, since nobody ever had the points between two scores.
        const d = `${points
          .map(([entry, sum], n) =>
            n ? `H${round(X(entry))}V${round(Y(sum))}` : `M${round(X(entry))} ${round(Y(sum))}`,
          )
          .join('')}H${round(X(end))}`;
        const number = Number(seat.slice(1));
        return <path key={seat} class={`chart-line seat-${number}`} d={d} stroke-dasharray={DASH[number]} />;
      })}
      {whole && <path class="chart-now" d={`M${round(X(now))} 6V76`} />}
      {ends.map(({ seat, points }) => {
        const y = Math.max(Y(points), above + 13);
        above = y;
        return (
          <g key={seat} class={`seat-${seat.slice(1)}`}>
            <Use id={`s-${seat.slice(1)}`} x={240} y={y} size={14} />
          </g>
        );
      })}
    </svg>
  );
}
