import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { askTable } from '../api/ask';
import { ReplayTable } from '../api/replay';
import type { Snapshot, TableInfo } from '../generated/protocol';
import type { TurnReview } from '../generated/study';
import { isGood } from '../study/review';
import { type Marked, Rings } from '../study/rings';
import { say } from '../study/words';
import type { BoxTable } from '../table/box';
import { Control, ControlContext } from '../table/control';
import { still } from '../table/watch';
import { useLoad } from '../ui/load';

/** What the board shows: the position before the turn, after it, or after a better one. */
export type Shown = 'before' | 'played' | 'best';

interface BoardProps {
  readonly table: TableInfo;
  readonly box: BoxTable;
  readonly turn: TurnReview;
  /** Which alternative counts as the best one. */
  readonly place: number;
  readonly shown: Shown;
}

const load = (table: TableInfo, turn: TurnReview, place: number, shown: Shown): Promise<Snapshot> => {
  const first = turn.entries[0] ?? 0;
  const last = turn.entries[turn.entries.length - 1] ?? first;
  const better = turn.others[place];
  if (shown === 'best' && better)
    return askTable(table.id, { ask: 'try', at: first, by: turn.seat, actions: [...better.actions] });
  const at = shown === 'played' ? last + 1 : first;
  return askTable(table.id, { ask: 'snapshot', at, seat: 'all', since: at });
};

/** The board of the seat whose turn it was. Before the turn, gold marks what the better turn uses. */
export function ReviewBoard({ table, box, turn, place, shown }: BoardProps) {
  const key = [table.id, turn.entries[0], shown, shown === 'best' ? place : 0];
  const loaded = useLoad(() => load(table, turn, place, shown), key);
  const snapshot = loaded.state === 'ready' ? loaded.value : undefined;
  const control = useMemo(
    () => (snapshot ? new Control({ watch: still(new ReplayTable(snapshot)) }, box) : undefined),
    [snapshot, box],
  );
  useEffect(() => () => control?.close(), [control]);
  const root = useRef<HTMLDivElement>(null);
  const better = turn.others[place];
  const marked: readonly Marked[] = [
    { look: 'best', actions: shown === 'before' ? (better?.actions ?? []) : [] },
    { look: 'played', actions: shown === 'before' ? turn.played.actions : [] },
  ];
  const inner = useRef<HTMLDivElement>(null);
  useFit(root, inner, control);
  if (!control) return <div class="review-board" aria-busy="true" />;
  const { Own, Supplies, Main, Hand } = box.parts;
  // Seen by the seat itself, so that the parts of its board are things that can be marked.
  const props = { view: control.view, prompt: null, viewer: turn.seat, names: control.names };
  return (
    <ControlContext.Provider value={control}>
      <div class="review-board" ref={root}>
        <div
          class="review-table table-page"
          data-box={box.id}
          data-now={box.now?.(control.view, turn.seat)}
          ref={inner}
        >
          <div class="review-main">
            <Main {...props} />
          </div>
          <div class="review-own">
            {Hand ? <Hand {...props} seat={turn.seat} /> : null}
            <Own {...props} seat={turn.seat} />
          </div>
          <div class="review-supplies">
            <Supplies {...props} seat={turn.seat} />
          </div>
        </div>
        <Rings root={root} box={box} marked={marked} />
      </div>
      {shown === 'before' ? (
        <p class="review-key" aria-hidden="true">
          <span class="best">{say(isGood(turn) ? 'review.markNext' : 'review.markBest')}</span>
          <span class="played">{say('review.markPlayed')}</span>
        </p>
      ) : null}
    </ControlContext.Provider>
  );
}

/** As large as the boards become. */
const LARGEST = 1.3;

/**
 * The boards have the widths that they are drawn for (the style sheet knows them), and the whole is scaled to the room
 * there is.
 */
function useFit(
  root: { readonly current: HTMLElement | null },
  inner: { readonly current: HTMLElement | null },
  drawn: unknown,
): void {
  useLayoutEffect(() => {
    const [room, boards] = [root.current, inner.current];
    if (!room || !boards) return undefined;
    const scaled = () => {
      const scale = Math.min(LARGEST, room.clientWidth / boards.offsetWidth);
      boards.style.transform = scale === 1 ? '' : `scale(${scale})`;
      room.style.height = `${boards.offsetHeight * scale}px`;
    };
    scaled();
    const observer = new ResizeObserver(scaled);
    observer.observe(room);
    observer.observe(boards);
    return () => observer.disconnect();
  }, [drawn]);
}
