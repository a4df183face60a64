import { useMemo } from 'preact/hooks';
import { t } from '../i18n';
import type { LogLine } from './box';
import { type Control, useControl } from './control';

/** Where you can stop on the way back: after everything that somebody did, and at the start of each round. */
export function stopsOf(lines: readonly LogLine[]): readonly number[] {
  return [...new Set(lines.filter(({ minor }) => !minor).map(({ entry }) => entry + 1))].sort(
    (a, b) => a - b,
  );
}

/** One stop back or forward. The present comes after the last one. */
export function stepFrom(stops: readonly number[], at: number, by: -1 | 1): number {
  return by < 0
    ? (stops.filter((stop) => stop < at).at(-1) ?? at)
    : (stops.find((stop) => stop > at) ?? Infinity);
}

/** Everything that has happened until now, including after the moment that is shown. */
const allLines = (control: Control): readonly LogLine[] => {
  const all = control.watch.whole.value;
  return all ? control.box.log(all, control.view, control.names) : control.lines.value;
};

const entriesOf = ({ watch }: Control): number => watch.live.peek().entries;

/** Steps through the past of a game that is still going on. */
export function stepPast(control: Control, by: -1 | 1): void {
  const { watch } = control;
  if (!watch.past) return;
  const at = watch.past.shown.peek()?.entries ?? entriesOf(control);
  const to = stepFrom(stopsOf(allLines(control)), at, by);
  if (to !== at) watch.look(Math.min(to, entriesOf(control)));
}

/** A small replay at the live table: back to what happened, and one press back to the present. */
export function Rail() {
  const control = useControl();
  const { watch } = control;
  const past = watch.past?.shown.value;
  const end = watch.live.value.entries;
  const lines = allLines(control);
  const stops = useMemo(() => stopsOf(lines), [lines]);
  const first = stops[0] ?? 0;
  const at = past?.entries ?? end;
  return (
    <div class="rail" role="group" aria-label={t('rail.label')}>
      <button
        type="button"
        class="btn"
        aria-label={t('rail.back')}
        title=","
        disabled={stops.length === 0 || at <= first}
        onClick={() => stepPast(control, -1)}
      >
        ‹
      </button>
      <Track {...{ lines, stops, first, end, at }} />
      <button
        type="button"
        class="btn"
        aria-label={t('rail.on')}
        title="."
        disabled={!past}
        onClick={() => stepPast(control, 1)}
      >
        ›
      </button>
      {past ? (
        <button
          type="button"
          class="btn prim"
          aria-label={t('rail.toLive')}
          onClick={() => watch.past?.leave()}
        >
          {t('rail.live')}
        </button>
      ) : (
        <span class="rail-live">{t('rail.live')}</span>
      )}
    </div>
  );
}

interface TrackProps {
  readonly lines: readonly LogLine[];
  readonly stops: readonly number[];
  readonly first: number;
  readonly end: number;
  readonly at: number;
}

function Track({ lines, stops, first, end, at }: TrackProps) {
  const { watch, box, view } = useControl();
  const part = (entry: number) => `${((entry - first) / Math.max(1, end - first)) * 100}%`;
  return (
    <span class="rail-track">
      <input
        type="range"
        aria-label={t('rail.position')}
        aria-valuetext={box.clockwork(view).long}
        min={first}
        max={end}
        value={at}
        onInput={(event) => {
          const wished = Number(event.currentTarget.value);
          const stop = stops.filter((one) => one <= wished).at(-1) ?? first;
          watch.look(wished >= end ? end : stop);
        }}
      />
      <span class="rail-marks" aria-hidden="true">
        {lines.map(
          ({ mark, entry }) =>
            mark && (
              <i key={entry} style={{ left: part(entry) }}>
                {mark}
              </i>
            ),
        )}
      </span>
    </span>
  );
}

/** The prompt while somebody is looking back: where they are, and the way back to the present. */
export function PastPrompt() {
  const control = useControl();
  const { watch } = control;
  const mine = (watch.live.value.legal.length ?? 0) > 0;
  const over = watch.table.value.status === 'over';
  return (
    <section class="prompt looking-back" aria-label={t('rail.label')} id="prompt" tabIndex={-1}>
      <div class="asked" role="status" aria-live="polite" aria-atomic="true">
        <strong>{t('rail.looking', { when: control.box.clockwork(control.view).long })}</strong>{' '}
        <span class="hint">{t(over ? 'rail.over' : mine ? 'rail.yourTurn' : 'rail.goesOn')}</span>
      </div>
      <div class="acts">
        <button type="button" class="btn" onClick={() => stepPast(control, -1)}>
          {t('rail.back')}
        </button>
        <button type="button" class="btn prim" onClick={() => watch.past?.leave()}>
          {t('rail.toLive')}
        </button>
      </div>
    </section>
  );
}
