import type { ComponentChildren } from 'preact';
import { seatNumber } from '../boxes/box-words';
import type { Review, TurnReview } from '../generated/study';
import { counted, t } from '../i18n';
import { changeBy, type Filter, isGood, luckOf, strokesFor, wordsOf, wordsOfLuck } from '../study/review';
import { scoreWords } from '../study/score-words';
import { say } from '../study/words';
import type { BoxTable } from '../table/box';
import { Choices } from '../ui/controls';
import { GradeMark, gradeName } from '../ui/grade-mark';
import { roundAt } from './key-moments';
import { luckWords, signedPercent } from './review-graph';
import type { roundsOf } from './rounds';

interface ListProps {
  readonly review: Review;
  readonly list: readonly number[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly seats: readonly string[];
  readonly eyes: number;
  readonly at: number;
  readonly onPick: (turn: number) => void;
  readonly names: (seat: string) => string;
  readonly lines: ReturnType<BoxTable['log']>;
  readonly rounds: ReturnType<typeof roundsOf>;
}

/** Where the game was decided. */
export function TurningPoints({
  review,
  list,
  filter,
  onFilter,
  seats,
  eyes,
  at,
  onPick,
  names,
  lines,
  rounds,
}: ListProps) {
  return (
    <section class="sheet review-turns" aria-labelledby="review-turns">
      <h2 id="review-turns">{say('review.turningPoints')}</h2>
      <Choices
        legend={<span class="unseen">{say('review.which')}</span>}
        value={filter}
        choices={[
          ...seats.map((seat) => ({ value: seat, label: names(seat) })),
          { value: 'luck', label: say('review.luck') },
          { value: 'all', label: say('review.all') },
        ]}
        onChange={onFilter}
      />
      {list.length === 0 ? <p class="hint">{say('review.none')}</p> : null}
      <ol>
        {filter === 'luck'
          ? strokesFor(review, eyes).map(({ turn, stroke }) => (
              <Row
                key={stroke.entries[0]}
                current={turn === at}
                onPick={() => onPick(turn)}
                mark={<span class="luck-dot" aria-hidden="true" />}
                where={roundAt(rounds, stroke.entries[0] ?? 0)}
                said={
                  shorten(
                    wordsOfLuck(lines, stroke.entries)
                      .map(({ seat, text }) => (seat ? `${names(seat)} ${text}` : text))
                      .join(t('list.semicolon')),
                  ) || say('review.luckHere')
                }
                by={<b>{luckWords(review, luckOf(review, stroke, eyes))}</b>}
              />
            ))
          : list.map((n) => {
              const turn = review.turns[n] as TurnReview;
              const said = wordsOf(lines, turn.entries).map((line) => line.text);
              return (
                <Row
                  key={n}
                  current={n === at}
                  onPick={() => onPick(n)}
                  mark={<GradeMark grade={turn.grade} />}
                  where={[roundAt(rounds, turn.entries[0] ?? 0), names(turn.seat)]
                    .filter(Boolean)
                    .join(' · ')}
                  said={shorten(said.join(t('list.semicolon'))) || gradeName(turn.grade)}
                  by={<Lost review={review} turn={turn} />}
                />
              );
            })}
      </ol>
    </section>
  );
}

interface RowProps {
  readonly current: boolean;
  readonly onPick: () => void;
  readonly mark: ComponentChildren;
  readonly where: string;
  readonly said: string;
  readonly by: ComponentChildren;
}

/** A turning point: when it was, what happened, and what it changed. */
function Row({ current, onPick, mark, where, said, by }: RowProps) {
  return (
    <li>
      <button type="button" aria-current={current ? 'true' : undefined} onClick={onPick}>
        {mark}
        <span class="turn-words">
          <b>{where}</b>
          <small>{said}</small>
        </span>
        <span class="turn-loss">{by}</span>
      </button>
    </li>
  );
}

/** What a turn lost. */
function Lost({ review, turn }: { readonly review: Review; readonly turn: TurnReview }) {
  const change = changeBy(turn, seatNumber(turn.seat) - 1);
  if (turn.fewer && review.counts) {
    return <Lowered change={change} score={scoreWords(review.counts, -turn.fewer[0])} />;
  }
  return (
    <>
      <b>{signedPercent(change)}</b>
      {review.points && turn.lost >= 0.05 && !isGood(turn) ? (
        <small>{t('review.points', counted(-turn.lost))}</small>
      ) : null}
    </>
  );
}

/** A lower score, below the chance if that changed as well. */
function Lowered({ change, score }: { readonly change: number; readonly score: string }) {
  if (Math.round(100 * change) === 0) return <b>{score}</b>;
  return (
    <>
      <b>{signedPercent(change)}</b>
      <small>{score}</small>
    </>
  );
}

const LONG = 90;
const shorten = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG).trimEnd()} …` : text);
