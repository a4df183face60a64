import { useEffect, useMemo, useState } from 'preact/hooks';
import { asked, to } from '../address';
import { askTable } from '../api/ask';
import { seatNumber } from '../boxes/box-words';
import type { Snapshot, TableInfo } from '../generated/protocol';
import type { Review } from '../generated/study';
import { here, pathOf, rename } from '../router';
import { type Filter, listed } from '../study/review';
import { say } from '../study/words';
import type { BoxTable } from '../table/box';
import { nameOf } from '../table/names';
import { GradeMark } from '../ui/grade-mark';
import { useLoad } from '../ui/load';
import { roundAt } from './key-moments';
import { ReviewAnswer } from './review-answer';
import { ReviewBoard, type Shown } from './review-board';
import { ReviewChart } from './review-chart';
import type { GraphProps } from './review-graph';
import { ReviewSummary } from './review-summary';
import { TurningPoints } from './review-turns';
import { roundsOf } from './rounds';

interface ReviewedProps {
  readonly review: Review;
  readonly whole: Snapshot;
  readonly box: BoxTable;
}

/** The turn to begin with: the one that the address asks for, or the worst one of the reader's own. */
function firstOf(review: Review, own: string) {
  const query = asked();
  const turn = Number(query.get('turn') ?? Number.NaN);
  const others = review.turns[turn]?.others;
  if (!others) return { turn: listed(review, own, 0)[0] ?? 0, place: 0, asked: false };
  const place = Number(query.get('best'));
  return { turn, place: others[place] ? place : 0, asked: true };
}

/** The turn that is shown, and how. */
function useTurn(review: Review, own: string) {
  const [first] = useState(() => firstOf(review, own));
  const [at, setAt] = useState(first.turn);
  const [shown, setShown] = useState<Shown>('before');
  const [place, setPlace] = useState(first.place);
  // Somebody who comes back from the table finds the same turn.
  useEffect(() => {
    rename(`${pathOf(here.value)}?turn=${at}&best=${place}`, history.state);
  }, [at, place]);
  useEffect(() => {
    if (first.asked) document.getElementById('review-place')?.scrollIntoView();
  }, []);
  const pick = (next: number) => {
    setAt(Math.min(Math.max(next, 0), review.turns.length - 1));
    setPlace(0);
    setShown('before');
  };
  return { at, shown, place, pick, setShown, setPlace };
}

/** Graph, turning points, board, what would have been better, and a summary. */
export function Reviewed({ review, whole, box }: ReviewedProps) {
  const { table, events } = whole;
  const own = table.you ?? table.seats[0]?.seat ?? 'p1';
  const [eyes, setEyes] = useState(seatNumber(own) - 1);
  const [filter, setFilter] = useState<Filter>(own);
  const { at, shown, place, pick, setShown, setPlace } = useTurn(review, own);
  const names = (seat: string) => nameOf(table, seat);
  const rounds = useMemo(() => roundsOf(events), [events]);
  const lines = useMemo(() => box.log(events, whole.position.view, names), [box, whole]);
  const list = listed(review, filter, eyes);
  const turn = review.turns[at];
  const entry = turn?.entries[0];
  const before = useLoad(
    async () =>
      entry === undefined
        ? undefined
        : (await askTable(table.id, { ask: 'snapshot', at: entry, seat: 'all', since: entry })).position.view,
    [table.id, entry],
  );
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
  const look = (seat: string) => {
    setEyes(seatNumber(seat) - 1);
    setFilter(seat);
  };
  return (
    <div class="review-grid">
      <ReviewChart {...{ review, table, rounds, names, eyes, at }} onEyes={look} onPick={pick} />
      <div class="review-column">
        <Place {...{ review, table, box, rounds, names, at, place, shown }} onPick={pick} onShow={setShown} />
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

interface PlaceProps extends Pick<GraphProps, 'review' | 'rounds' | 'names' | 'onPick'> {
  readonly table: TableInfo;
  readonly at: number;
  readonly box: BoxTable;
  /** Which alternative is shown. */
  readonly place: number;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

/** A turn on the board: before it, as it was played, and a better one. */
function Place({ review, table, box, rounds, names, at, place, shown, onPick, onShow }: PlaceProps) {
  const turn = review.turns[at];
  if (!turn) return null;
  const entry = turn.entries[0] ?? 0;
  return (
    <section class="sheet review-place" aria-labelledby="review-place">
      <header>
        <h2 id="review-place">
          <GradeMark grade={turn.grade} />
          {[roundAt(rounds, entry), names(turn.seat)].filter(Boolean).join(' · ')}
        </h2>
        <div class="segments" role="group" aria-label={say('review.showing')}>
          {(['before', 'played', 'best'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={shown === one}
              disabled={one === 'best' && turn.others.length === 0}
              onClick={() => onShow(one)}
            >
              {say(`review.show.${one}`)}
            </button>
          ))}
        </div>
      </header>
      <ReviewBoard table={table} box={box} turn={turn} place={place} shown={shown} />
      <p class="row">
        <button type="button" class="btn" disabled={at === 0} onClick={() => onPick(at - 1)}>
          ‹ {say('review.back')}
        </button>
        <a class="btn" href={to(`/tables/${table.id}/replay?at=${entry}&seat=${turn.seat}&best=${place}`)}>
          {say('review.inReplay')}
        </a>
        <button
          type="button"
          class="btn"
          disabled={at === review.turns.length - 1}
          onClick={() => onPick(at + 1)}
        >
          {say('review.on')} ›
        </button>
      </p>
    </section>
  );
}

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
