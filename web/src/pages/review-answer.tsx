import type { EventInfo } from '../generated/protocol';
import type { Choice, Review, TurnReview } from '../generated/study';
import { capital, counted, number, t } from '../i18n';
import { BroughtList } from '../study/brought';
import { isExplained, isGood, isUnexplained, rowsOf, type Step, stepsIn, wordsOf } from '../study/review';
import { scoreWords } from '../study/score-words';
import type { BoxTable, LogLine, Names } from '../table/box';
import { GradeMark, gradeName } from '../ui/grade-mark';
import { lossSource } from './review-summary';

const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${number(Math.abs(value), 1)}`;
const percent = (share: number): string => `${number(Math.round(100 * share))} %`;

interface AnswerProps {
  readonly turn: TurnReview;
  readonly review: Review;
  readonly box: BoxTable;
  readonly boxId: string;
  /** What happened in the whole game, and the same in sentences. */
  readonly events: readonly EventInfo[];
  readonly lines: readonly LogLine[];
  /** The position before the turn, once it is known. */
  readonly before: unknown;
  readonly names: Names;
  /** Which alternative is shown. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

/** What should have been played: in words, then in points by source, then with the rules. */
export function ReviewAnswer(props: AnswerProps) {
  const { turn, review, box, boxId, events, lines, before, names, place, onPlace } = props;
  const { points, counts } = review;
  const choice = turn.others[place] ?? turn.others[0];
  const good = isGood(turn);
  // Where everybody decides at the same time, the log has a line only for all of them.
  const told = sentence(wordsOf(lines, turn.entries));
  const steps =
    told || before === undefined ? [] : stepsIn(box, turn.played, before, turn.seat, names, events);
  const described = steps.map(({ text }) => text).join(t('list.semicolon'));
  return (
    <section class="sheet review-answer" aria-labelledby="review-answer">
      <header>
        <h2 id="review-answer">{t(good ? 'review.alternatives' : 'review.shouldHave')}</h2>
        {turn.others.length > 1 ? (
          <div class="segments" role="group" aria-label={t('review.alternatives')}>
            {turn.others.map((_, n) => (
              <button key={n} type="button" aria-pressed={n === place} onClick={() => onPlace(n)}>
                {t('review.nth', { n: n + 1 })}
              </button>
            ))}
          </div>
        ) : null}
      </header>
      <p class="played">
        <GradeMark grade={turn.grade} />
        <span>
          <b>{gradeName(turn.grade)}.</b> {names(turn.seat)}
          {told ? ` ${told}` : described && t('list.colon') + described}
          {' · '}
          {promise(turn.played, counts)}
        </span>
      </p>
      {choice ? (
        <>
          <h3>{t(good ? 'review.nextBest' : 'review.better')}</h3>
          {before === undefined ? null : (
            <ChoiceWords
              steps={stepsIn(box, choice, before, turn.seat, names, events)}
              promise={promise(choice, counts)}
            />
          )}
          {points ? (
            <Rows {...{ turn, choice, boxId, review }} />
          ) : (
            <Goals {...{ turn, choice, boxId, box, review }} />
          )}
          {isUnexplained(turn) && isExplained(turn, choice) ? (
            <p class="hint">{t('review.noReason')}</p>
          ) : null}
          {turn.target && isExplained(turn, choice) ? (
            <p>
              {t('review.target')}{' '}
              <a href={`/rules/${boxId}#${turn.target}`} target="_blank" rel="noopener">
                {t('review.rule')}
              </a>
            </p>
          ) : null}
          {turn.left_to_rival && isExplained(turn, choice) ? (
            <p>{t('review.leftToRival', counted(turn.left_to_rival))}</p>
          ) : null}
          {turn.fall && isExplained(turn, choice) ? (
            <p>
              {t('review.fall', {
                cause: capital(box.source(turn.fall.cause)),
                played: percent(turn.fall.played),
                better: percent(turn.fall.better),
              })}{' '}
              (
              <a href={`/rules/${boxId}#${turn.fall.clause}`} target="_blank" rel="noopener">
                {box.reason(turn.fall.clause) || t('review.rule')}
              </a>
              )
            </p>
          ) : null}
          {before !== undefined && isExplained(turn, choice) && turn.goes_on.length > 0 ? (
            <p>{t('review.goesOn', { what: later(box.log(turn.goes_on, before, names)) })}</p>
          ) : null}
          <BroughtList
            {...{ box, boxId, choice, turn }}
            seat={turn.seat}
            title={t(isExplained(turn, choice) ? 'review.atOnceMore' : 'review.atOnce')}
          />
        </>
      ) : (
        <p class="hint">{t('review.nothingElse')}</p>
      )}
    </section>
  );
}

const sentence = (lines: readonly LogLine[]): string =>
  lines.map((line) => line.text).join(t('list.semicolon'));

/** A round: what happens, and what that gains or costs. */
const later = (lines: readonly LogLine[]): string =>
  lines
    .flatMap(({ text, amounts }) => [text, ...amounts.map((one) => `${one.text.charAt(0)}${one.label}`)])
    .join(t('list.semicolon'));

/** How often a turn wins and, where the score does not count points, what score it leads to. */
function promise({ chance, score }: Choice, counts: string | null): string {
  const wins = t('review.wins', { chance: percent(chance) });
  return counts && score !== null
    ? `${wins} · ${t('review.leadsTo', { score: scoreWords(counts, score) })}`
    : wins;
}

/** A turn as numbered steps, with the points that each gains straight away. */
function ChoiceWords({ steps, promise }: { readonly steps: readonly Step[]; readonly promise: string }) {
  return (
    <>
      <ol class="choice-steps">
        {steps.map(({ text, points }, n) => (
          <li key={n}>
            {text}
            {points ? <b> {signed(points)}</b> : null}
          </li>
        ))}
      </ol>
      <p class="hint">{promise}</p>
    </>
  );
}

interface GoalsProps {
  readonly turn: TurnReview;
  readonly choice: Choice;
  readonly boxId: string;
  readonly box: BoxTable;
  readonly review: Review;
}

interface SourceProps {
  readonly source: string;
  readonly boxId: string;
  readonly review: Review;
  readonly box?: BoxTable;
}

/** The name of a source or goal, with a link to its rule. */
function Source({ source, boxId, review, box }: SourceProps) {
  const name = lossSource(boxId, source, box);
  const clause = review.parts.find((one) => one.part === source)?.clause;
  return (
    <th scope="row">
      {clause ? (
        <a href={`/rules/${boxId}#${clause}`} target="_blank" rel="noopener">
          {name}
        </a>
      ) : (
        name
      )}
    </th>
  );
}

/** Which goals or points put the better turn ahead in the end, where a loss is not counted in points. */
function Goals({ turn, choice, boxId, box, review }: GoalsProps) {
  if (!isExplained(turn, choice) || turn.lost_by_source.length === 0) return null;
  const [by, error] = turn.fewer ?? [];
  return (
    <table class="source-rows">
      <thead>
        <tr>
          <th scope="col">{t('review.byTheEnd')}</th>
          <th scope="col" class="n">
            {t('review.difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {turn.lost_by_source.map(([source, more]) => (
          <tr key={source}>
            <Source {...{ source, boxId, review, box }} />
            <td class="n">{signed(more)}</td>
          </tr>
        ))}
        {review.counts && by !== undefined && error !== undefined ? (
          <tr class="sum">
            <th scope="row">{t('review.together', { error: number(error, 1) })}</th>
            <td class="n">{signed(by)}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

function Rows({ turn, choice, boxId, review }: Omit<GoalsProps, 'box'>) {
  const { rows, sum } = rowsOf(turn, choice);
  const both = rows.some((row) => row.better !== undefined);
  const points = (value: number | undefined) => (value === undefined ? '' : number(value, 1));
  return (
    <table class="source-rows">
      <thead>
        <tr>
          <th scope="col">{t('review.pointsBy')}</th>
          {both && (
            <>
              <th scope="col" class="n">
                {t(isGood(turn) ? 'review.otherShort' : 'review.betterShort')}
              </th>
              <th scope="col" class="n">
                {t('review.playedShort')}
              </th>
            </>
          )}
          <th scope="col" class="n">
            {t('review.difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.source}>
            <Source source={row.source} {...{ boxId, review }} />
            {both && (
              <>
                <td class="n">{points(row.better)}</td>
                <td class="n">{points(row.yours)}</td>
              </>
            )}
            <td class="n">{signed(row.by)}</td>
          </tr>
        ))}
        <tr class="sum">
          <th scope="row">{t('review.together', { error: number(turn.error, 1) })}</th>
          {both && (
            <>
              <td />
              <td />
            </>
          )}
          <td class="n">{signed(sum)}</td>
        </tr>
      </tbody>
    </table>
  );
}
