import * as api from '../api';
import type { ReplaySession } from '../api/replay';
import { number, t } from '../i18n';
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
  /** What somebody who comes from the review wants to see: an alternative of the turn that begins there. */
  readonly wanted: { readonly at: number; readonly place: number } | undefined;
}

/**
 * In a game that has been reviewed: before each turn how good it was, and the better turn, in words and on the board.
 */
export function ReplayBest({ session, box, at, eyes, wanted }: BestProps) {
  const table = session.table.value;
  const loaded = useLoad(() => api.review(table.id), [table.id]);
  const state = loaded.state === 'ready' ? loaded.value : undefined;
  if (state?.state !== 'done') return null;
  const { turns } = state.review as GameReview;
  const n = turns.findIndex(({ entries }) => entries[0] === at);
  const turn = turns[n];
  if (!turn) return null;
  const asked = wanted?.at === at;
  const place = asked ? wanted.place : 0;
  // A good turn has nothing better. Its alternatives are shown only to those who ask for them.
  const other = asked || !isGood(turn) ? turn.others[place] : undefined;
  const { position } = session;
  const steps =
    other && position.value.entries === at
      ? stepsIn(box, other, position.value.view, turn.seat, (seat) => nameOf(table, seat), session.all)
      : [];
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
      <a class="btn" href={`/tables/${table.id}/review?turn=${n}&best=${place}`}>
        {t('replay.toReview')}
      </a>
      {/* Its things are on the board only if the reader sees that seat's own board. */}
      <Rings
        box={box}
        marked={[{ look: 'best', actions: turn.seat === eyes ? (other?.actions ?? []) : [] }]}
      />
    </div>
  );
}
