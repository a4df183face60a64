import { useEffect, useState } from 'preact/hooks';
import { seatNumber } from '../boxes/box-words';
import type { Review, TurnReview } from '../generated/study';
import { counted, number, signed, t } from '../i18n';
import {
  chancesOf,
  changeBy,
  countedIn,
  luckBefore,
  luckInPoints,
  scoreAfter,
  scoresOf,
} from '../study/review';
import { scoreWords } from '../study/score-words';
import { say } from '../study/words';
import { GradeShape } from '../ui/grade-mark';
import { DASHES } from '../ui/line-chart';
import { NumberTable } from '../ui/number-table';
import { roundAt } from './key-moments';
import type { Round } from './rounds';

export interface GraphProps {
  readonly review: Review;
  readonly rounds: readonly Round[];
  readonly names: (seat: string) => string;
  /** The seat that is looked from, counted from 0. */
  readonly eyes: number;
  /** The turn that is shown. */
  readonly at: number | undefined;
  readonly onPick: (turn: number) => void;
}

const LEFT = 44;
const RIGHT = 12;
const TOP = 12;
const PLOT = 170;
const LANE = 46;
const HEIGHT = TOP + PLOT + 2 * LANE + 26;

const percent = (share: number): string => number(Math.round(100 * share));
export const signedPercent = (share: number): string => {
  const value = Math.round(100 * share);
  return `${value === 0 ? '±' : ''}${signed(value)} %`;
};

/** Points with a sign. */
export const signedPoints = (points: number): string =>
  `${points > 0 ? '+' : ''}${t('review.points', counted(points))}`;

/** What luck did, in points or as a share of the chances. */
export const luckWords = (review: Review, luck: number): string =>
  luckInPoints(review) ? signedPoints(luck) : signedPercent(luck);

const seatId = (n: number) => `p${n + 1}`;

/** The width of the window, also after a phone has been turned. */
function useInnerWidth(): number {
  const [width, setWidth] = useState(innerWidth);
  useEffect(() => {
    const measure = () => setWidth(innerWidth);
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return width;
}

/** Chances of winning over the game, with luck and choices on the same axis. */
export function ReviewGraph({ review, rounds, names, eyes, at, onPick }: GraphProps) {
  const [hover, setHover] = useState<number>();
  // A window may have no width for a moment.
  const width = Math.max(240, Math.min(1340, useInnerWidth() - 84));
  const { turns } = review;
  const length = Math.max(1, turns.length);
  const x = (turn: number) => LEFT + (turn / length) * (width - LEFT - RIGHT);
  const y = (chance: number) => TOP + (1 - chance) * PLOT;
  const step = (width - LEFT - RIGHT) / length;
  const nearest = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const inside = ((event.clientX - box.left) / box.width) * width;
    return Math.min(length - 1, Math.max(0, Math.floor((inside - LEFT) / step)));
  };
  const shown = hover ?? at;
  const frame = { width, step, x, y };
  return (
    <svg
      class="review-graph"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={sentence(review, rounds, names, eyes)}
      focusable="false"
      onMouseMove={(event) => setHover(nearest(event))}
      onMouseLeave={() => setHover(undefined)}
      onClick={(event) => onPick(nearest(event))}
    >
      <Hatch />
      {shown === undefined ? null : (
        <rect class="graph-here" x={x(shown)} y={TOP} width={step} height={PLOT + 2 * LANE + 4} rx="3" />
      )}
      <Axes {...{ review, rounds }} {...frame} />
      {review.seats === 2 ? <Area review={review} eyes={eyes} x={x} y={y} /> : null}
      {Array.from({ length: review.seats }, (_, seat) => seat)
        .filter((seat) => review.seats !== 2 || seat === eyes)
        .map((seat) => (
          <path
            key={seat}
            class={`graph-line ${seat === eyes ? 'own' : ''}`}
            style={{ stroke: `var(--p-${seat + 1})` }}
            stroke-dasharray={review.seats > 2 ? DASHES[seat] : ''}
            d={lineOf(chancesOf(review, seat), x, y)}
          />
        ))}
      <Lane
        {...frame}
        number={0}
        name={say('review.luck')}
        values={turns.map((turn) => luckBefore(review, turn, eyes))}
        look={() => 'luck-bar'}
      />
      <Lane
        {...frame}
        number={1}
        name={say('review.choices')}
        values={turns.map((turn) => changeBy(turn, eyes))}
        look={(n) => `choice-bar s${seatNumber(turns[n]?.seat ?? 'p1')}`}
      />
      <Grades {...{ review, eyes }} {...frame} />
      <Scores {...{ review, eyes, x, y }} />
    </svg>
  );
}

interface Frame {
  readonly width: number;
  /** The width of a turn. */
  readonly step: number;
  readonly x: Scale;
  readonly y: Scale;
}

type AxesProps = Frame & Pick<GraphProps, 'review' | 'rounds'>;

/** Lines for chances, and one where each part of the game begins. */
function Axes({ review: { turns }, rounds, width, x, y }: AxesProps) {
  const turnAt = (entries: number) => {
    const found = turns.findIndex((turn) => (turn.entries[0] ?? 0) >= entries);
    return found < 0 ? turns.length : found;
  };
  return (
    <>
      {[0, 0.5, 1].map((chance) => (
        <g key={chance}>
          <path
            class={chance === 0.5 ? 'graph-half' : 'graph-grid'}
            d={`M${LEFT} ${y(chance)}H${width - RIGHT}`}
          />
          <text class="graph-number" x={LEFT - 6} y={y(chance) + 4} text-anchor="end">
            {percent(chance)}
          </text>
        </g>
      ))}
      {rounds
        .filter(({ part }) => part)
        .map((round) => (
          <g key={round.at}>
            <path class="graph-part" d={`M${x(turnAt(round.at))} ${TOP}V${HEIGHT - 22}`} />
            <text class="graph-number" x={x(turnAt(round.at)) + 4} y={HEIGHT - 6}>
              {round.part}
            </text>
          </g>
        ))}
    </>
  );
}

/** The grades of turns, under the line of their seat. */
function Grades({ review, eyes, step, x, y }: Frame & Pick<GraphProps, 'review' | 'eyes'>) {
  return (
    <>
      {review.turns.map((turn, n) =>
        turn.grade === 'best' || (review.seats > 2 && turn.seat !== seatId(eyes)) ? null : (
          <g
            key={n}
            transform={`translate(${x(n) + step / 2} ${Math.min(TOP + PLOT - 10, y(turn.after[eyes] ?? 0) + 16)}) scale(.72)`}
          >
            <GradeShape grade={turn.grade} />
          </g>
        ),
      )}
    </>
  );
}

type LaneProps = Frame & {
  /** From the top, counted from 0. */
  readonly number: number;
  readonly name: string;
  readonly values: readonly number[];
  readonly look: (turn: number) => string;
};

/** A lane below the graph: a bar for each turn, up or down. The largest one fills it. */
function Lane({ width, step, x, number: lane, name, values, look }: LaneProps) {
  const middle = TOP + PLOT + LANE / 2 + 6 + lane * LANE;
  const largest = Math.max(0.05, ...values.map(Math.abs));
  return (
    <>
      <text class="graph-lane" x={LEFT - 6} y={middle + 4} text-anchor="end">
        {name}
      </text>
      <path class="graph-grid" d={`M${LEFT} ${middle}H${width - RIGHT}`} />
      {values.map((value, n) => {
        const size = (Math.abs(value) / largest) * (LANE / 2 - 4);
        if (size < 0.5) return null;
        return (
          <rect
            key={n}
            class={look(n)}
            x={x(n) + step * 0.15}
            width={Math.max(1.5, step * 0.7)}
            y={value > 0 ? middle - size : middle}
            height={size}
          />
        );
      })}
    </>
  );
}

/** The second seat's side of the graph is hatched, so that it needs no colour. */
function Hatch() {
  return (
    <defs>
      <pattern
        id="review-hatch"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V7" stroke="var(--ink-2)" stroke-width="1.4" stroke-opacity=".5" />
      </pattern>
    </defs>
  );
}

type Scale = (value: number) => number;

function lineOf(points: readonly { x: number; chance: number }[], x: Scale, y: Scale): string {
  return points
    .map((point, n) => `${n === 0 ? 'M' : 'L'}${x(point.x).toFixed(1)} ${y(point.chance).toFixed(1)}`)
    .join('');
}

/** The score that was expected, with its highest value at the top. */
function Scores({ review, eyes, x, y }: { review: Review; eyes: number; x: Scale; y: Scale }) {
  const { most, points } = scoresOf(review, seatId(eyes));
  const last = points[points.length - 1];
  const counts = countedIn(review);
  if (!counts || !last) return null;
  return (
    <>
      <path class="graph-score" d={lineOf(points, x, y)} />
      <text
        class="graph-number graph-score-label"
        x={x(last.x) - 4}
        y={y(last.chance) + (last.chance > 0.85 ? 16 : -6)}
        text-anchor="end"
      >
        {say('review.leadsTo', { score: scoreWords(counts, last.chance * most) })}
      </text>
    </>
  );
}

/** Above one half the seat's own colour, below it the other's. */
function Area({ review, eyes, x, y }: { review: Review; eyes: number; x: Scale; y: Scale }) {
  const points = chancesOf(review, eyes);
  const last = points[points.length - 1];
  if (!last) return null;
  const shape = (clip: (chance: number) => number) =>
    `M${x(0)} ${y(0.5)}${points.map((point) => `L${x(point.x).toFixed(1)} ${y(clip(point.chance)).toFixed(1)}`).join('')}L${x(last.x)} ${y(0.5)}Z`;
  return (
    <>
      <path
        d={shape((chance) => Math.max(0.5, chance))}
        style={{ fill: `var(--p-${eyes + 1})`, fillOpacity: 0.25 }}
      />
      <path d={shape((chance) => Math.min(0.5, chance))} fill="url(#review-hatch)" />
    </>
  );
}

/** The graph in a sentence: start, end, and the worst turn. */
function sentence(
  review: Review,
  rounds: readonly Round[],
  names: (seat: string) => string,
  eyes: number,
): string {
  const points = chancesOf(review, eyes);
  const worst = [...review.turns].sort((a, b) => changeBy(a, eyes) - changeBy(b, eyes))[0];
  const about = say('review.graphLabel', {
    name: names(seatId(eyes)),
    from: percent(points[0]?.chance ?? 0),
    to: percent(points[points.length - 1]?.chance ?? 0),
  });
  if (!worst || changeBy(worst, eyes) > -0.01) return about;
  const where = roundAt(rounds, worst.entries[0] ?? 0);
  return `${about} ${say('review.graphWorst', {
    where,
    from: percent(worst.before[eyes] ?? 0),
    to: percent(worst.after[eyes] ?? 0),
  })}`;
}

/** The same for readers who want numbers, or who cannot see the graph. */
export function GraphTable({ review, rounds, names, eyes }: Omit<GraphProps, 'at' | 'onPick'>) {
  const counts = countedIn(review);
  const expected = (turn: TurnReview) => {
    const score = scoreAfter(review, turn);
    return counts && score !== null ? scoreWords(counts, score) : '';
  };
  return (
    <details class="graph-table">
      <summary>{t('end.asTable')}</summary>
      <div class="scroll">
        <NumberTable
          aria-label={say('review.graph')}
          caption={
            review.seats > 1 ? (
              <>
                {say('review.tableOf', { name: names(seatId(eyes)) })}
                {counts ? ` ${say('review.tableExpected')}` : null}
              </>
            ) : null
          }
          head={[
            t('end.at'),
            say('review.turnOf'),
            say('review.grade'),
            say('review.luck'),
            say('review.beforeTurn'),
            say('review.afterTurn'),
            ...(counts ? [say('review.expected')] : []),
          ]}
          words={2}
          rows={review.turns.map((turn, n) => ({
            key: n,
            head: roundAt(rounds, turn.entries[0] ?? 0) || say('review.setUp'),
            cells: [
              names(turn.seat),
              t(`grade.${turn.grade}`),
              luckWords(review, luckBefore(review, turn, eyes)),
              `${percent(turn.before[eyes] ?? 0)} %`,
              `${percent(turn.after[eyes] ?? 0)} %`,
              ...(counts ? [expected(turn)] : []),
            ],
          }))}
        />
      </div>
    </details>
  );
}
