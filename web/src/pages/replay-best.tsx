import { to } from '../address';
import { askTable } from '../api/ask';
import type { ReplayTable } from '../api/replay';
import type { Choice, TurnReview } from '../generated/study';
import { number, t } from '../i18n';
import { isGood, stepsIn } from '../study/review';
import { Rings } from '../study/rings';
import type { BoxTable } from '../table/box';
import { nameOf } from '../table/names';
import { GradeMark, gradeName } from '../ui/grade-mark';
import { useLoad } from '../ui/load';

/** What somebody who comes from the review wants to see: an alternative of the turn that begins there. */
export interface Wanted {
  readonly at: number;
  readonly place: number;
}

/** A turn of the review, and what to show instead of it. */
export interface Best {
  readonly turn: TurnReview;
  /** The number of the turn in the review. */
  readonly n: number;
  readonly place: number;
  readonly other: Choice | undefined;
}

/** In a game that has been reviewed: the turn that begins after `at` entries. */
export function useBest(replay: ReplayTable, at: number, wanted: Wanted | undefined): Best | undefined {
  const { running } = replay;
  const { id } = replay.table.value;
  const loaded = useLoad(async () => (running ? undefined : askTable(id, { ask: 'review' })), [id]);
  const state = loaded.state === 'ready' ? loaded.value : undefined;
  if (state?.state !== 'done') return undefined;
  const { turns } = state.review;
  const n = turns.findIndex(({ entries }) => entries[0] === at);
  const turn = turns[n];
  if (!turn) return undefined;
  const place = wanted?.at === at ? wanted.place : 0;
  // A good turn has nothing better. Its alternatives are shown only to those who ask for them.
  const other = wanted?.at === at || !isGood(turn) ? turn.others[place] : undefined;
  return { turn, n, place, other };
}

interface BestProps {
  readonly replay: ReplayTable;
  readonly box: BoxTable;
  readonly best: Best;
}

/** How good the turn was, and the better one in words. */
export function ReplayBest({ replay, box, best }: BestProps) {
  const { turn, n, place, other } = best;
  const table = replay.table.value;
  const { view, entries } = replay.position.value;
  const names = (seat: string) => nameOf(table, seat);
  const steps =
    other && entries === turn.entries[0] ? stepsIn(box, other, view, turn.seat, names, replay.all) : [];
  const title = isGood(turn) || place > 0 ? t('review.nth', { n: place + 1 }) : t('review.better');
  return (
    <div class="replay-best">
      <GradeMark grade={turn.grade} />
      <div>
        <b>{gradeName(turn.grade)}.</b> {steps.length > 0 ? <b>{title + t('list.colon')}</b> : null}
        <ol class={steps.length > 1 ? 'numbered' : ''}>
          {steps.map(({ text, points }, step) => (
            <li key={step}>
              {text}
              {points ? <b> +{number(points)}</b> : null}
            </li>
          ))}
        </ol>
      </div>
      <a class="btn" href={to(`/tables/${table.id}/review?turn=${n}&best=${place}`)}>
        {t('replay.toReview')}
      </a>
    </div>
  );
}

/** The same on the board. Its things are there only if the reader sees that seat's own board. */
export function ReplayMarks({ box, best, eyes }: { readonly eyes: string } & Omit<BestProps, 'replay'>) {
  const actions = best.turn.seat === eyes ? (best.other?.actions ?? []) : [];
  return <Rings box={box} marked={[{ look: 'best', actions }]} />;
}
