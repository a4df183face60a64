import { Icon } from '../../../../art/icon';
import { PHASES } from '../../pieces';
import { say } from '../../words';
import { Sign, SignAt } from '../symbols';
import type { SoloView } from '../view';

const ROUNDS_PER_PHASE = 5;
const ROUNDS = PHASES.length * ROUNDS_PER_PHASE;

/** What a preview adds to the counter: points for sure, then points that could be bought. */
interface Gain {
  readonly gain?: number;
  readonly buyable?: number;
}

interface RailProps extends Gain {
  readonly solo: SoloView;
}

const left = (value: number, most: number): number => 30 + (value / most) * 430;

/** The points towards the target: a drop for the counter, a flag for the target, the next one faint. */
export function TargetRail({ solo, gain = 0, buyable = 0 }: RailProps) {
  const { counter, target, next_target: next } = solo;
  const most = Math.max(50, target, Math.ceil(target / 5) * 5);
  const at = (value: number) => left(Math.min(value, most), most);
  const would = Math.min(counter + gain, target);
  const bought = Math.min(would + buyable, target);
  const label =
    gain > 0 ? say('targetWould', { n: counter, would, target }) : say('targetLabel', { n: counter, target });
  const marks = Array.from({ length: Math.floor(most / 5) + 1 }, (_, n) => n * 5);
  if (target % 5) marks.push(target);
  return (
    <div class="target-rail" data-info="target">
      <svg class="target-track" viewBox="0 0 500 104" role="img" aria-label={label}>
        <path class="rail-whole" d={`M${at(0)} 66H${at(most)}`} />
        {counter > 0 && <path class="rail-done" d={`M${at(0)} 66H${at(counter)}`} />}
        {would > counter && <path class="rail-soon" d={`M${at(counter)} 66H${at(would)}`} />}
        {bought > would && <path class="rail-bought" d={`M${at(would)} 66H${at(bought)}`} />}
        {marks.map((value) => (
          <g key={value} class={`rail-mark ${value === target ? 'now' : value % 10 ? 'odd' : ''}`}>
            <path d={`M${at(value)} 76v6`} />
            <text x={at(value)} y="97" text-anchor="middle">
              {value}
            </text>
          </g>
        ))}
        {next < target && (
          <g class="rail-next">
            <SignAt id="m-target" x={at(next) + 5} y={32} size={40} />
          </g>
        )}
        <SignAt id="m-target" x={at(target) + 5} y={30} size={50} />
        {would > counter && (
          <g class="rail-ghost">
            <SignAt id="m-counter" x={at(would) - 2} y={40} size={32} />
          </g>
        )}
        <SignAt id="m-counter" x={at(counter)} y={40} size={38} />
      </svg>
      <TargetSteps solo={solo} />
    </div>
  );
}

/** The target in figures: how far it is, and which comes next. */
export const TargetSteps = ({ solo: { counter, target, next_target: next } }: RailProps) => (
  <ol class="target-steps">
    <li class="now">
      <Sign id="m-target" />
      <b>{target}</b>
      <small>{say('toGo', { n: Math.max(0, target - counter) })}</small>
    </li>
    <li>{say('nextTarget', { n: next })}</li>
  </ol>
);

/** The rail in one line, for a phone. */
export function TargetGauge({ solo, gain = 0, buyable = 0 }: RailProps) {
  const { counter, target } = solo;
  const share = (value: number) => `${Math.min(100, (value / target) * 100)}%`;
  return (
    <div
      class="target-gauge"
      data-info="target"
      role="img"
      aria-label={say('targetLabel', { n: counter, target })}
    >
      <Sign id="m-counter" />
      <b>{counter}</b>
      <span class="gauge">
        <i class="gauge-soon" style={{ width: share(counter + gain + buyable) }} />
        <i class="gauge-done" style={{ width: share(counter) }} />
      </span>
      <Sign id="m-target" />
      <b>{target}</b>
    </div>
  );
}

/** How the solo game is going: spaces covered, and the rounds as boxes. */
export function SoloProgress({ solo }: Pick<RailProps, 'solo'>) {
  const { covered, spaces, rounds_left: rest } = solo;
  // Before the first round all of them are still to come.
  const round = Math.max(1, ROUNDS - rest);
  return (
    <div class="solo-progress">
      <p class="solo-covered">
        <b>{covered}</b> <span>{say('coveredOf', { n: covered, of: spaces })}</span>
      </p>
      <div class="solo-bar" aria-hidden="true">
        <i style={{ width: `${(covered / spaces) * 100}%` }} />
      </div>
      <svg
        class="solo-rounds"
        viewBox="0 0 240 54"
        role="img"
        aria-label={say('roundOf', { n: round, of: ROUNDS })}
      >
        {PHASES.map((phase, p) => (
          <g key={phase}>
            <text x={p * 47 + 24} y="14" text-anchor="middle" class="caption">
              {phase}
            </text>
            {Array.from({ length: ROUNDS_PER_PHASE }, (_, n) => {
              const number = p * ROUNDS_PER_PHASE + n + 1;
              const state = number < round ? 'past' : number === round ? 'now' : '';
              return (
                <rect
                  key={n}
                  class={state}
                  x={p * 47 + (n % 3) * 14 + (n > 2 ? 7 : 0) + 5}
                  y={n > 2 ? 36 : 22}
                  width="11"
                  height="11"
                  rx="2.5"
                />
              );
            })}
          </g>
        ))}
      </svg>
      <p class="solo-round">
        <b>{say('roundOf', { n: round, of: ROUNDS })}</b>{' '}
        <small>{say('soloWin', { of: spaces, rounds: ROUNDS })}</small>
      </p>
    </div>
  );
}

interface BuyProps {
  readonly n: number;
  readonly most: number;
  readonly onChange: (n: number) => void;
}

/** How many points to buy with a gain. */
export const BuyPoints = ({ n, most, onChange }: BuyProps) => (
  <span class="buy-points" role="group" aria-label={`${say('buyPoints')} ${n}, ${say('buyFor', { n })}`}>
    <span>{say('buyPoints')}</span>
    <button type="button" aria-label={say('buyLess')} disabled={n <= 0} onClick={() => onChange(n - 1)}>
      −
    </button>
    <b>{n}</b>
    <Icon id="i-vp" />
    <button type="button" aria-label={say('buyMore')} disabled={n >= most} onClick={() => onChange(n + 1)}>
      +
    </button>
    <span>{say('buyFor', { n })}</span>
  </span>
);
