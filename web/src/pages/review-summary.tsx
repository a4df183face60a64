import { seatNumber } from '../boxes/box-words';
import { GRADES, type Review, type SeatReview } from '../generated/study';
import { capital, counted, number, t } from '../i18n';
import { POSITION, RIVALS } from '../study/review';
import { say, sayOr } from '../study/words';
import type { BoxTable } from '../table/box';
import { GradeMark } from '../ui/grade-mark';
import { Terms } from '../ui/terms';
import { signedPercent, signedPoints } from './review-graph';
import { sourceName } from './score-tables';
import { Shield } from './seats';

interface SummaryProps {
  readonly review: Review;
  readonly box: string;
  readonly names: (seat: string) => string;
  /** The names of goals where points do not count. */
  readonly table: BoxTable;
}

export function lossSource(box: string, source: string, table?: BoxTable): string {
  if (source === POSITION) return say('review.position');
  if (source === RIVALS) return say('review.rivals');
  const known = sourceName(box, source);
  return known === source && table ? capital(table.source(source)) : known;
}

/** For each player: what luck and choices did, how good the turns were, and where the points were lost. */
export function ReviewSummary({ review, box, names, table }: SummaryProps) {
  const most = Math.max(1, ...review.summary.flatMap((one) => one.lost_by_source.map(([, by]) => by)));
  return (
    <section class="sheet review-summary" aria-labelledby="review-summary">
      <h2 id="review-summary">{say('review.summary')}</h2>
      {review.chances === 'simulated' ? null : (
        <p class="hint">
          {sayOr(`review.chancesOf.${review.chances}`, '')}
          {review.chances === 'experts' && review.counts ? ` ${say('review.scoresOf')}` : ''}
        </p>
      )}
      <div class="summary-seats">
        {review.summary.map((one) => (
          <div key={one.seat}>
            <h3>
              <Shield seat={one.seat} />
              {names(one.seat)}
            </h3>
            <Sums one={one} alone={review.seats === 1} />
            <ul class="grade-counts">
              {GRADES.filter((grade) => one.grades[grade] > 0).map((grade) => (
                <li key={grade}>
                  <GradeMark grade={grade} />
                  <span aria-hidden="true">{t(`grade.${grade}`)}</span>
                  <b>{one.grades[grade]}</b>
                </li>
              ))}
            </ul>
            {(review.points ? one.lost >= 1 : one.lost_by_source.some(([, by]) => by >= 0.1)) ? (
              <>
                <p class="hint">
                  {review.points ? say('review.lostTogether', counted(one.lost)) : say('review.lostFrom')}
                </p>
                <dl class="loss-bars">
                  {one.lost_by_source
                    .filter(([, by]) => by >= (review.points ? 0.5 : 0.1))
                    .map(([source, by]) => (
                      <div key={source}>
                        <dt>{lossSource(box, source, table)}</dt>
                        <dd>
                          <i class={`s${seatNumber(one.seat)}`} style={{ width: `${(by / most) * 70}%` }} />
                          {/* What was missed turn by turn would add up to more than there is. */}
                          {review.points ? number(by, 1) : null}
                        </dd>
                      </div>
                    ))}
                </dl>
              </>
            ) : null}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Luck, own choices, others' choices and the rest add up. */
function Sums({ one, alone }: { readonly one: SeatReview; readonly alone: boolean }) {
  const end = one.start + one.luck + one.own + one.others + one.rest;
  const rows = [
    [say('review.beginning'), `${number(Math.round(100 * one.start))} %`],
    [say('review.luck'), signedPercent(one.luck)],
    [say('review.own'), signedPercent(one.own)],
    ...(alone ? [] : [[say('review.othersChoices'), signedPercent(one.others)] as const]),
    [say('review.rest'), signedPercent(one.rest)],
    [say('review.end'), `${number(Math.abs(Math.round(100 * end)))} %`],
    ...(one.luck_in_points === null
      ? []
      : [[say('review.luckInPoints'), signedPoints(one.luck_in_points)] as const]),
  ] as const;
  return <Terms class="review-sums" rows={rows} />;
}
