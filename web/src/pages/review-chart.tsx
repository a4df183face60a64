import type { TableInfo } from '../generated/protocol';
import type { Review } from '../generated/study';
import { countedIn, hasPart, POSITION, RIVALS, scoresOf } from '../study/review';
import { scoreWords } from '../study/score-words';
import { say } from '../study/words';
import { RuleLink } from '../ui/clause-link';
import { Choices } from '../ui/controls';
import { type GraphProps, GraphTable, ReviewGraph } from './review-graph';
import { Shield } from './seats';

interface ChartProps extends GraphProps {
  readonly table: TableInfo;
  readonly onEyes: (seat: string) => void;
}

/** The chances of a seat over the game. */
export function ReviewChart({ table, at, onEyes, onPick, ...seen }: ChartProps) {
  const { review, names, eyes } = seen;
  return (
    <section class="sheet review-chart" aria-labelledby="review-chart">
      <header>
        <h2 id="review-chart">{say('review.graph')}</h2>
        {review.seats > 1 ? (
          <Choices
            legend={<span class="unseen">{say('review.eyes')}</span>}
            value={`p${eyes + 1}`}
            choices={table.seats.map(({ seat }) => ({
              value: seat,
              label: (
                <>
                  <Shield seat={seat} /> {names(seat)}
                </>
              ),
            }))}
            onChange={onEyes}
          />
        ) : null}
      </header>
      <ReviewGraph {...seen} at={at} onPick={onPick} />
      <About {...{ review, eyes }} box={table.box} />
      <GraphTable {...seen} />
    </section>
  );
}

interface AboutProps {
  readonly review: Review;
  readonly eyes: number;
  readonly box: string;
}

/** How the chances were worked out. */
function About({ review, eyes, box }: AboutProps) {
  const scores = scoresOf(review, `p${eyes + 1}`);
  const counts = countedIn(review);
  return (
    <p class="hint">
      {counts && scores.points.length > 0
        ? `${say('review.scoreLine', { score: scoreWords(counts, scores.most) })} `
        : null}
      {review.goal ? (
        <>
          <RuleLink box={box} id={review.goal}>
            {say('review.goal')}
          </RuleLink>{' '}
        </>
      ) : null}
      {say('review.graphHint')}{' '}
      {review.ahead ? say('review.howAhead') : say('review.how', { n: review.budget })}{' '}
      {review.chances === 'simulated' ? `${say('review.rough')} ` : null}
      {review.head_start ? `${say(`review.headStart.${review.head_start}`)} ` : null}
      {review.points && review.seats > 1 ? `${say('review.othersGet')} ` : null}
      {review.turns.some((one) => one.lasts < 1) ? `${say('review.lasts')} ` : null}
      {hasPart(review, RIVALS) ? `${say('review.aboutRivals')} ` : null}
      {hasPart(review, POSITION) ? `${say('review.aboutPosition')} ` : null}
      <span class="review-keys">{say('review.keys')}</span>
    </p>
  );
}
