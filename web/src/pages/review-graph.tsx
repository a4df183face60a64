import { useEffect, useState } from 'preact/hooks';
import { seatNumber } from '../boxes/box-words';
import type { Review, TurnReview } from '../generated/study';
import { counted, number, t } from '../i18n';
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
import { GradeShape } from '../ui/grade-mark';
import { roundAt } from './key-moments';
import type { Round } from './rounds';

interface GraphProps {
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
const DASHES = ['', '7 4', '2.5 3', '9 3 2.5 3', '14 4'];

const percent = (share: number): string => number(Math.round(100 * share));
export const signedPercent = (share: number): string => {
  const value = Math.round(100 * share);
  return `${value > 0 ? '+' : value < 0 ? '−' : '±'}${number(Math.abs(value))} %`;
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

/** The largest bar of a lane fills it. */
const scaleOf = (values: readonly number[]): number => Math.max(0.05, ...values.map(Math.abs));

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
  const luckAt = TOP + PLOT + LANE / 2 + 6;
  const choiceAt = luckAt + LANE;
  const luck = turns.map((turn) => luckBefore(review, turn, eyes));
  const choices = turns.map((turn) => changeBy(turn, eyes));
  const nearest = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const inside = ((event.clientX - box.left) / box.width) * width;
    return Math.min(length - 1, Math.max(0, Math.floor((inside - LEFT) / step)));
  };
  const bars = (values: readonly number[], middle: number, look: (n: number) => string) =>
    values.map((value, n) => {
      const size = (Math.abs(value) / scaleOf(values)) * (LANE / 2 - 4);
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
    });
  const shown = hover ?? at;
  const parts = rounds.filter(({ part }) => part);
  const turnAt = (entries: number) => {
    const found = turns.findIndex((turn) => (turn.entries[0] ?? 0) >= entries);
    return found < 0 ? turns.length : found;
  };
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
      {parts.map((round) => (
        <g key={round.at}>
          <path class="graph-part" d={`M${x(turnAt(round.at))} ${TOP}V${HEIGHT - 22}`} />
          <text class="graph-number" x={x(turnAt(round.at)) + 4} y={HEIGHT - 6}>
            {round.part}
          </text>
        </g>
      ))}
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
      <text class="graph-lane" x={LEFT - 6} y={luckAt + 4} text-anchor="end">
        {t('review.luck')}
      </text>
      <path class="graph-grid" d={`M${LEFT} ${luckAt}H${width - RIGHT}`} />
      {bars(luck, luckAt, () => 'luck-bar')}
      <text class="graph-lane" x={LEFT - 6} y={choiceAt + 4} text-anchor="end">
        {t('review.choices')}
      </text>
      <path class="graph-grid" d={`M${LEFT} ${choiceAt}H${width - RIGHT}`} />
      {bars(choices, choiceAt, (n) => `choice-bar s${seatNumber(turns[n]?.seat ?? 'p1')}`)}
      {turns.map((turn, n) =>
        turn.grade === 'best' || (review.seats > 2 && turn.seat !== seatId(eyes)) ? null : (
          <g
            key={n}
            transform={`translate(${x(n) + step / 2} ${Math.min(TOP + PLOT - 10, y(turn.after[eyes] ?? 0) + 16)}) scale(.72)`}
          >
            <GradeShape grade={turn.grade} />
          </g>
        ),
      )}
      <Scores {...{ review, eyes, x, y }} />
    </svg>
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
        {t('review.leadsTo', { score: scoreWords(counts, last.chance * most) })}
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
  const about = t('review.graphLabel', {
    name: names(seatId(eyes)),
    from: percent(points[0]?.chance ?? 0),
    to: percent(points[points.length - 1]?.chance ?? 0),
  });
  if (!worst || changeBy(worst, eyes) > -0.01) return about;
  const where = roundAt(rounds, worst.entries[0] ?? 0);
  return `${about} ${t('review.graphWorst', {
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
        <table aria-label={t('review.graph')}>
          {review.seats > 1 ? (
            <caption>
              {t('review.tableOf', { name: names(seatId(eyes)) })}
              {counts ? ` ${t('review.tableExpected')}` : null}
            </caption>
          ) : null}
          <thead>
            <tr>
              <th scope="col">{t('end.at')}</th>
              <th scope="col">{t('review.turnOf')}</th>
              <th scope="col">{t('review.grade')}</th>
              <th scope="col" class="n">
                {t('review.luck')}
              </th>
              <th scope="col" class="n">
                {t('review.beforeTurn')}
              </th>
              <th scope="col" class="n">
                {t('review.afterTurn')}
              </th>
              {counts ? (
                <th scope="col" class="n">
                  {t('review.expected')}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {review.turns.map((turn, n) => (
              <tr key={n}>
                <th scope="row">{roundAt(rounds, turn.entries[0] ?? 0) || t('review.setUp')}</th>
                <td>{names(turn.seat)}</td>
                <td>{t(`grade.${turn.grade}`)}</td>
                <td class="n">{luckWords(review, luckBefore(review, turn, eyes))}</td>
                <td class="n">{percent(turn.before[eyes] ?? 0)} %</td>
                <td class="n">{percent(turn.after[eyes] ?? 0)} %</td>
                {counts ? <td class="n">{expected(turn)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
