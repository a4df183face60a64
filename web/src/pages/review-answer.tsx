import type { EventInfo } from '../generated/protocol';
import type { Choice, Review, TurnReview } from '../generated/study';
import { capital, counted, number, percent, signed, t } from '../i18n';
import { BroughtList } from '../study/brought';
import { isExplained, isGood, isUnexplained, rowsOf, type Step, stepsIn, wordsOf } from '../study/review';
import { scoreWords } from '../study/score-words';
import { say } from '../study/words';
import type { BoxTable, LogLine, Names } from '../table/box';
import { RuleLink } from '../ui/clause-link';
import { GradeMark, gradeName } from '../ui/grade-mark';
import { NumberTable } from '../ui/number-table';
import { lossSource } from './review-summary';

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
  const { turn, review, box, events, lines, before, names, place, onPlace } = props;
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
        <h2 id="review-answer">{say(good ? 'review.alternatives' : 'review.shouldHave')}</h2>
        {turn.others.length > 1 ? (
          <div class="segments" role="group" aria-label={say('review.alternatives')}>
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
          {promise(turn.played, review.counts)}
        </span>
      </p>
      {choice ? <Better {...props} choice={choice} /> : <p class="hint">{say('review.nothingElse')}</p>}
    </section>
  );
}

/** Another turn: its steps, what it would have brought, and the rules behind that. */
function Better(props: AnswerProps & { readonly choice: Choice }) {
  const { turn, review, box, boxId, events, before, names, choice } = props;
  const explained = isExplained(turn, choice);
  return (
    <>
      <h3>{t(isGood(turn) ? 'review.nextBest' : 'review.better')}</h3>
      {before === undefined ? null : (
        <ChoiceWords
          steps={stepsIn(box, choice, before, turn.seat, names, events)}
          promise={promise(choice, review.counts)}
        />
      )}
      {review.points ? (
        <Rows {...{ turn, choice, boxId, review }} />
      ) : (
        <Goals {...{ turn, choice, boxId, box, review }} />
      )}
      {explained ? <Reasons {...props} /> : null}
      <BroughtList
        {...{ box, boxId, choice, turn }}
        seat={turn.seat}
        title={t(explained ? 'review.atOnceMore' : 'review.atOnce')}
      />
    </>
  );
}

/** Why another turn would have been better, beyond its rows. */
function Reasons({ turn, box, boxId, before, names }: AnswerProps) {
  const { target, left_to_rival, fall, goes_on } = turn;
  return (
    <>
      {isUnexplained(turn) ? <p class="hint">{say('review.noReason')}</p> : null}
      {target ? (
        <p>
          {say('review.target')}{' '}
          <RuleLink box={boxId} id={target}>
            {t('review.rule')}
          </RuleLink>
        </p>
      ) : null}
      {left_to_rival ? <p>{say('review.leftToRival', counted(left_to_rival))}</p> : null}
      {fall ? (
        <p>
          {say('review.fall', {
            cause: capital(box.source(fall.cause)),
            played: percent(fall.played),
            better: percent(fall.better),
          })}{' '}
          (
          <RuleLink box={boxId} id={fall.clause}>
            {box.reason(fall.clause) || t('review.rule')}
          </RuleLink>
          )
        </p>
      ) : null}
      {before !== undefined && goes_on.length > 0 ? (
        <p>{say('review.goesOn', { what: later(box.log(goes_on, before, names)) })}</p>
      ) : null}
    </>
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
  const wins = say('review.wins', { chance: percent(chance) });
  return counts && score !== null
    ? `${wins} · ${say('review.leadsTo', { score: scoreWords(counts, score) })}`
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
  if (!clause) return name;
  return (
    <RuleLink box={boxId} id={clause}>
      {name}
    </RuleLink>
  );
}

/** Which goals or points put the better turn ahead in the end, where a loss is not counted in points. */
function Goals({ turn, choice, boxId, box, review }: GoalsProps) {
  if (!isExplained(turn, choice) || turn.lost_by_source.length === 0) return null;
  const [by, error] = turn.fewer ?? [];
  return (
    <NumberTable
      class="source-rows"
      head={[say('review.byTheEnd'), say('review.difference')]}
      rows={turn.lost_by_source.map(([source, more]) => ({
        key: source,
        head: <Source {...{ source, boxId, review, box }} />,
        cells: [signed(more, 1)],
      }))}
      sum={
        review.counts && by !== undefined && error !== undefined
          ? { head: t('review.together', { error: number(error, 1) }), cells: [signed(by, 1)] }
          : undefined
      }
    />
  );
}

function Rows({ turn, choice, boxId, review }: Omit<GoalsProps, 'box'>) {
  const { rows, sum } = rowsOf(turn, choice);
  const both = rows.some((row) => row.better !== undefined);
  const points = (value: number | undefined) => (value === undefined ? '' : number(value, 1));
  return (
    <NumberTable
      class="source-rows"
      head={[
        t('review.pointsBy'),
        ...(both
          ? [say(isGood(turn) ? 'review.otherShort' : 'review.betterShort'), say('review.playedShort')]
          : []),
        say('review.difference'),
      ]}
      rows={rows.map(({ source, better, yours, by }) => ({
        key: source,
        head: <Source {...{ source, boxId, review }} />,
        cells: [...(both ? [points(better), points(yours)] : []), signed(by, 1)],
      }))}
      sum={{
        head: t('review.together', { error: number(turn.error, 1) }),
        cells: [...(both ? ['', ''] : []), signed(sum, 1)],
      }}
    />
  );
}
