import { Icon } from '../../../art/icon';
import { usePhone } from '../../../table/phone';
import { Pencil } from '../art/pencil';
import { PHASES, phaseIndex } from '../sheet';
import type { DiceGameView } from '../view';
import { say } from '../words';

const ticksOf = (view: DiceGameView, phase: number): number => {
  const now = phaseIndex(view.phase);
  return phase < now || view.over ? view.boxes : phase === now ? view.ticks : 0;
};

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ticked: boolean;
  readonly seed: string;
}

/** One hourglass box of a column, printed and perhaps crossed off. */
function Box({ x, y, width, height, ticked, seed }: BoxProps) {
  return (
    <g>
      <rect class="bd-box" x={x} y={y} width={width} height={height} rx="3" />
      <use
        href="#bd-glass"
        class="bd-box-glass"
        x={x + width / 2 - 7}
        y={y + height / 2 - 7}
        width="14"
        height="14"
      />
      {ticked && (
        <Pencil
          mark="cross"
          x={x + width / 2}
          y={y + height / 2}
          size={Math.min(width, height) * 1.15}
          seed={seed}
        />
      )}
    </g>
  );
}

/** A column of hourglass boxes for each phase. On a phone the columns lie on their side. */
export function Time({ view }: { readonly view: DiceGameView }) {
  const phone = usePhone();
  const [width, height] = phone ? [26, 28] : [32, 20];
  const long = view.boxes * ((phone ? width : height) + 2) + 2;
  return (
    <ol class="bd-time" data-info="time">
      {PHASES.map((phase, at) => {
        const ticks = ticksOf(view, at);
        const now = phase === view.phase && !view.over;
        return (
          <li key={phase} class={now ? 'now' : ''} {...(now ? { 'aria-current': 'step' } : {})}>
            <b aria-hidden="true">{phase}</b>
            <svg
              viewBox={phone ? `0 0 ${long} ${height + 4}` : `0 0 ${width + 4} ${long}`}
              role="img"
              aria-label={say('time.phase', { phase, n: ticks, boxes: view.boxes })}
            >
              {Array.from({ length: view.boxes }, (_, n) => (
                <Box
                  key={n}
                  x={phone ? n * (width + 2) + 2 : 2}
                  y={phone ? 2 : n * (height + 2) + 2}
                  width={width}
                  height={height}
                  ticked={n < ticks}
                  seed={`${phase}${n}`}
                />
              ))}
            </svg>
          </li>
        );
      })}
    </ol>
  );
}

/** The column of the current phase in one line, for phones. */
export function TimeNow({ view }: { readonly view: DiceGameView }) {
  const ticks = ticksOf(view, phaseIndex(view.phase));
  return (
    <span
      class="bd-time-now"
      data-info="time"
      role="img"
      aria-label={say('time.phase', { phase: view.phase, n: ticks, boxes: view.boxes })}
    >
      <b>{view.phase}</b>
      <Icon id="bd-glass" />
      <svg viewBox={`0 0 ${view.boxes * 16 + 2} 20`} aria-hidden="true">
        {Array.from({ length: view.boxes }, (_, n) => (
          <g key={n}>
            <rect class="bd-box" x={n * 16 + 2} y="2" width="13" height="16" rx="2" />
            {n < ticks && <Pencil mark="cross" x={n * 16 + 8.5} y={10} size={17} seed={`${n}`} />}
          </g>
        ))}
      </svg>
      <span>
        {ticks}/{view.boxes}
      </span>
    </span>
  );
}
