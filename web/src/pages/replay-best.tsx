import * as api from '../api';
import type { ReplaySession } from '../api/replay';
import { t } from '../i18n';
import { type GameReview, isGood, stepsIn } from '../study/data';
import { Rings } from '../study/rings';
import type { BoxTable } from '../table/box';
import { nameOf } from '../table/names';
import { GradeMark, gradeName } from '../ui/grade-mark';
import { useLoad } from '../ui/load';

interface BestProps {
  readonly session: ReplaySession;
  readonly box: BoxTable;
  /** How many entries are shown. */
  readonly at: number;
  readonly eyes: string;
}

/**
 * In a game that has been reviewed: before each turn how good it was, and the better turn, in words and on the board.
 */
export function ReplayBest({ session, box, at, eyes }: BestProps) {
  const table = session.table.value;
  const loaded = useLoad(() => api.review(table.id), [table.id]);
  const state = loaded.state === 'ready' ? loaded.value : undefined;
  if (state?.state !== 'done') return null;
  const review = state.review as GameReview;
  const turn = review.turns.find(({ entries }) => entries[0] === at);
  const better = turn && !isGood(turn) ? turn.others[0] : undefined;
  // Its things are on the board only if the reader sees that seat's own board.
  const marked = turn?.seat === eyes ? (better?.actions ?? []) : [];
  const { position } = session;
  const steps =
    better && position.value.entries === at
      ? stepsIn(
          box,
          better,
          position.value.view,
          turn?.seat ?? '',
          (seat) => nameOf(table, seat),
          session.all,
        )
      : [];
  if (!turn) return null;
  return (
    <div class="replay-best">
      <GradeMark grade={turn.grade} />
      <span>
        <b>{gradeName(turn.grade)}</b>
        {steps.length > 0 ? `. ${t('review.better')}: ${steps.map(({ text }) => text).join('; ')}` : ''}
      </span>
      <Rings box={box} marked={[{ look: 'best', actions: marked }]} />
    </div>
  );
}
