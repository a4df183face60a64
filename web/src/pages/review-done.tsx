import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import * as api from '../api';
import { seatNumber } from '../boxes/box-words';
import type { Snapshot } from '../generated/protocol';
import type { Review, TurnReview } from '../generated/study';
import { counted, t } from '../i18n';
import { here } from '../router';
import {
  changeBy,
  countedIn,
  type Filter,
  hasPart,
  isGood,
  listed,
  luckOf,
  POSITION,
  RIVALS,
  scoresOf,
  strokesFor,
  wordsOf,
  wordsOfLuck,
} from '../study/review';
import { scoreWords } from '../study/score-words';
import type { BoxTable } from '../table/box';
import { nameOf } from '../table/names';
import { Choices } from '../ui/controls';
import { GradeMark, gradeName } from '../ui/grade-mark';
import { useLoad } from '../ui/load';
import { roundAt } from './key-moments';
import { ReviewAnswer } from './review-answer';
import { ReviewBoard, type Shown } from './review-board';
import { GraphTable, luckWords, ReviewGraph, signedPercent } from './review-graph';
import { ReviewSummary } from './review-summary';
import { roundsOf } from './rounds';
import { Shield } from './seats';

interface ReviewedProps {
  readonly review: Review;
  readonly whole: Snapshot;
  readonly box: BoxTable;
}

interface First {
  readonly turn: number;
  readonly place: number;
  /** Whether the address names it. */
  readonly asked: boolean;
}

/** The turn to begin with: the one in the address, or the worst one of the reader's own. */
function firstOf(review: Review, own: string): First {
  const query = new URLSearchParams(here.value.split('?')[1] ?? '');
  const turn = Number(query.get('turn') ?? Number.NaN);
  const others = review.turns[turn]?.others;
  if (!others) return { turn: listed(review, own, 0)[0] ?? 0, place: 0, asked: false };
  const place = Number(query.get('best'));
  return { turn, place: others[place] ? place : 0, asked: true };
}

/** Graph, turning points, board, what would have been better, and a summary. */
export function Reviewed({ review, whole, box }: ReviewedProps) {
  const { table, events } = whole;
  const own = table.you ?? table.seats[0]?.seat ?? 'p1';
  const [eyes, setEyes] = useState(seatNumber(own) - 1);
  const [filter, setFilter] = useState<Filter>(own);
  const [first] = useState(() => firstOf(review, own));
  const [at, setAt] = useState(first.turn);
  const [shown, setShown] = useState<Shown>('before');
  const [place, setPlace] = useState(first.place);
  const names = (seat: string) => nameOf(table, seat);
  const rounds = useMemo(() => roundsOf(events), [events]);
  const lines = useMemo(() => box.log(events, whole.position.view, names), [box, whole]);
  const list = listed(review, filter, eyes);
  const turn = review.turns[at];
  const entry = turn?.entries[0];
  // Somebody who comes back from the table finds the same turn.
  useEffect(() => {
    history.replaceState(history.state, '', `${location.pathname}?turn=${at}&best=${place}`);
  }, [at, place]);
  useEffect(() => {
    if (first.asked) document.getElementById('review-place')?.scrollIntoView();
  }, []);
  const before = useLoad(
    async () =>
      entry === undefined
        ? undefined
        : (await api.snapshot(table.id, { at: entry, seat: 'all', since: entry })).position.view,
    [table.id, entry],
  );
  const pick = (next: number) => {
    setAt(Math.min(Math.max(next, 0), review.turns.length - 1));
    setPlace(0);
    setShown('before');
  };
  const along = (by: number) => {
    const now = list.indexOf(at);
    const next = list[now < 0 ? 0 : now + by];
    if (next !== undefined) pick(next);
  };
  useKeys({
    j: () => along(1),
    k: () => along(-1),
    ArrowLeft: () => pick(at - 1),
    ArrowRight: () => pick(at + 1),
    a: () => setShown('before'),
    p: () => setShown('played'),
    b: () => setShown('best'),
  });
  const scores = scoresOf(review, `p${eyes + 1}`);
  const counts = countedIn(review);
  const seen = { review, rounds, names, eyes };
  return (
    <div class="review-grid">
      <section class="sheet review-chart" aria-labelledby="review-chart">
        <header>
          <h2 id="review-chart">{t('review.graph')}</h2>
          {review.seats > 1 ? (
            <Choices
              legend={<span class="unseen">{t('review.eyes')}</span>}
              value={`p${eyes + 1}`}
              choices={table.seats.map(({ seat }) => ({
                value: seat,
                label: (
                  <>
                    <Shield seat={seat} /> {names(seat)}
                  </>
                ),
              }))}
              onChange={(seat) => {
                setEyes(seatNumber(seat) - 1);
                setFilter(seat);
              }}
            />
          ) : null}
        </header>
        <ReviewGraph {...seen} at={at} onPick={pick} />
        <p class="hint">
          {counts && scores.points.length > 0
            ? `${t('review.scoreLine', { score: scoreWords(counts, scores.most) })} `
            : null}
          {review.goal ? (
            <>
              <a href={`/rules/${table.box}#${review.goal}`} target="_blank" rel="noopener">
                {t('review.goal')}
              </a>{' '}
            </>
          ) : null}
          {t('review.graphHint')}{' '}
          {review.ahead ? t('review.howAhead') : t('review.how', { n: review.budget })}{' '}
          {review.chances === 'simulated' ? `${t('review.rough')} ` : null}
          {review.head_start ? `${t(`review.headStart.${review.head_start}`)} ` : null}
          {review.points && review.seats > 1 ? `${t('review.othersGet')} ` : null}
          {review.turns.some((one) => one.lasts < 1) ? `${t('review.lasts')} ` : null}
          {hasPart(review, RIVALS) ? `${t('review.aboutRivals')} ` : null}
          {hasPart(review, POSITION) ? `${t('review.aboutPosition')} ` : null}
          <span class="review-keys">{t('review.keys')}</span>
        </p>
        <GraphTable {...seen} />
      </section>
      <div class="review-column">
        {turn ? (
          <section class="sheet review-place" aria-labelledby="review-place">
            <header>
              <h2 id="review-place">
                <GradeMark grade={turn.grade} />
                {[roundAt(rounds, turn.entries[0] ?? 0), names(turn.seat)].filter(Boolean).join(' · ')}
              </h2>
              <div class="segments" role="group" aria-label={t('review.showing')}>
                {(['before', 'played', 'best'] as const).map((one) => (
                  <button
                    key={one}
                    type="button"
                    aria-pressed={shown === one}
                    disabled={one === 'best' && turn.others.length === 0}
                    onClick={() => setShown(one)}
                  >
                    {t(`review.show.${one}`)}
                  </button>
                ))}
              </div>
            </header>
            <ReviewBoard table={table} box={box} turn={turn} place={place} shown={shown} />
            <p class="row">
              <button type="button" class="btn" disabled={at === 0} onClick={() => pick(at - 1)}>
                ‹ {t('review.back')}
              </button>
              <a
                class="btn"
                href={`/tables/${table.id}/replay?at=${entry ?? 0}&seat=${turn.seat}&best=${place}`}
              >
                {t('review.inReplay')}
              </a>
              <button
                type="button"
                class="btn"
                disabled={at === review.turns.length - 1}
                onClick={() => pick(at + 1)}
              >
                {t('review.on')} ›
              </button>
            </p>
          </section>
        ) : null}
        <ReviewSummary review={review} box={table.box} names={names} table={box} />
      </div>
      <div class="review-column">
        <TurningPoints
          {...{ review, list, filter, eyes, at, names, lines, rounds }}
          onFilter={setFilter}
          onPick={pick}
          seats={table.seats.map(({ seat }) => seat)}
        />
        {turn ? (
          <ReviewAnswer
            key={at}
            {...{ turn, review, box, events, lines, names, place }}
            boxId={table.box}
            before={before.state === 'ready' ? before.value : undefined}
            onPlace={setPlace}
          />
        ) : null}
      </div>
    </div>
  );
}

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
function TurningPoints({
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
      <h2 id="review-turns">{t('review.turningPoints')}</h2>
      <Choices
        legend={<span class="unseen">{t('review.which')}</span>}
        value={filter}
        choices={[
          ...seats.map((seat) => ({ value: seat, label: names(seat) })),
          { value: 'luck', label: t('review.luck') },
          { value: 'all', label: t('review.all') },
        ]}
        onChange={onFilter}
      />
      {list.length === 0 ? <p class="hint">{t('review.none')}</p> : null}
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
                  ) || t('review.luckHere')
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

/** Keys for the whole page, unless the focused element needs them itself. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (target.closest('input, select, textarea, [data-region], dialog')) return;
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
