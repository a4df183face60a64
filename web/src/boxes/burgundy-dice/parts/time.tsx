import { Icon } from '../../../art/icon';
import { Pencil } from '../art/pencil';
import { PHASES, phaseIndex } from '../sheet';
import type { DiceGameView } from '../view';
import { say } from '../words';

const ticksOf = (view: DiceGameView, phase: number): number => {
  const now = phaseIndex(view.phase);
  return phase < now || view.over ? view.boxes : phase === now ? view.ticks : 0;
};

/** Columns of hourglass boxes, one for each phase, lying on their side. */
export function Time({ view }: { readonly view: DiceGameView }) {
  return (
    <ol class="bd-time" data-info="time">
      {PHASES.map((phase, at) => {
        const ticks = ticksOf(view, at);
        const now = phase === view.phase && !view.over;
        return (
          <li key={phase} class={now ? 'now' : ''} {...(now ? { 'aria-current': 'step' } : {})}>
            <b aria-hidden="true">{phase}</b>
            <svg viewBox={`0 0 ${view.boxes * 30 + 2} 32`} role="img" aria-label={say('time.phase', { phase, n: ticks, boxes: view.boxes })}>
              {Array.from({ length: view.boxes }, (_, n) => (
                <g key={n}>
                  <rect class="bd-box" x={n * 30 + 2} y="2" width="26" height="28" rx="3" />
                  <use href="#bd-glass" class="bd-box-glass" x={n * 30 + 6} y="7" width="18" height="18" />
                  {n < ticks && <Pencil mark="cross" x={n * 30 + 15} y={16} size={27} seed={`${phase}${n}`} />}
                </g>
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
    <span class="bd-time-now" data-info="time" role="img" aria-label={say('time.phase', { phase: view.phase, n: ticks, boxes: view.boxes })}>
      <b>{view.phase}</b><Icon id="bd-glass" />
      <svg viewBox={`0 0 ${view.boxes * 16 + 2} 20`} aria-hidden="true">
        {Array.from({ length: view.boxes }, (_, n) => (
          <g key={n}>
            <rect class="bd-box" x={n * 16 + 2} y="2" width="13" height="16" rx="2" />
            {n < ticks && <Pencil mark="cross" x={n * 16 + 8.5} y={10} size={17} seed={`${n}`} />}
          </g>
        ))}
      </svg>
      <span>{ticks}/{view.boxes}</span>
    </span>
  );
}
