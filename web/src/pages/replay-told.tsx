import type { ReplayTable } from '../api/replay';
import type { BoxTable } from '../table/box';
import { nameOf } from '../table/names';

/** What the current step did, in a sentence. Needed where the log is not visible. */
export function Told({ replay, box }: { readonly replay: ReplayTable; readonly box: BoxTable | undefined }) {
  const table = replay.table.value;
  const { entries, view } = replay.position.value;
  const names = (seat: string) => nameOf(table, seat);
  const lines = box?.log(replay.events.value, view, names) ?? [];
  const line = lines.findLast((one) => one.entry === entries - 1);
  const points = line && line.points !== 0 ? `${line.points > 0 ? '+' : ''}${line.points}` : '';
  return (
    <p class="replay-told">
      {line ? (
        <>
          <span>
            {line.seat ? <b>{names(line.seat)} </b> : null}
            {line.text}
          </span>
          {points ? <b>{points}</b> : null}
        </>
      ) : null}
    </p>
  );
}
