import { useState } from 'preact/hooks';
import { Icon } from '../art/icon';
import { t } from '../i18n';
import type { PartProps, Reason, StageShare } from './box';
import { useControl } from './control';
import { ClauseText } from './log';
import { Cell, Controls, Head, Steps, shareOf, stateOf, useLights, useStageKeys } from './stage-frame';
import { countedBy, lastStep, type Shown } from './stager';

/**
 * The final scoring over the boards: a table that fills row by row, and every board with what is being
 * counted.
 */
export function FinalFrame(props: PartProps<unknown> & { readonly seats: readonly string[] }) {
  const { stager } = useControl();
  const shown = stager.shown.value;
  return shown?.staging.final ? <Final shown={shown} {...props} /> : null;
}

type FinalProps = PartProps<unknown> & { readonly shown: Shown; readonly seats: readonly string[] };

function Final({ shown, seats: all, ...props }: FinalProps) {
  const control = useControl();
  const { stager, box } = control;
  useStageKeys(stager);
  const { staging } = shown;
  // What everybody shares is shown once.
  const seats = staging.together ? all.slice(0, 1) : all;
  const counted = countedBy(shown);
  return (
    <section class={`final-frame n${seats.length}`} aria-label={staging.title}>
      <header class="panel">
        <div>
          <h2>{staging.title}</h2>
          {staging.recap && <p class="quiet">{t('stage.recap')}</p>}
          <Steps {...shown} />
        </div>
        {!box.scoreless?.(control.view) && <Bars shown={shown} seats={seats} counted={counted} />}
        <Controls shown={shown} />
      </header>
      <div class="final-table panel">
        <FinalTable shown={shown} seats={seats} counted={counted} />
        <p class="quiet">{t('stage.why')}</p>
      </div>
      {seats.map((seat) => (
        <CountedBoard key={seat} {...props} shown={shown} seat={seat} />
      ))}
      <Lights {...shown} />
    </section>
  );
}

interface CountedProps {
  readonly shown: Shown;
  readonly seats: readonly string[];
  /** The points of each seat so far. */
  readonly counted: ReadonlyMap<string, number>;
}

function FinalTable({ shown, seats, counted }: CountedProps) {
  const { stager } = useControl();
  const { staging, step, before } = shown;
  const together = staging.together === true;
  const over = step === lastStep(staging);
  return (
    <table>
      {!together && <Head seats={seats} />}
      <tbody>
        {[...before.values()].some((points) => points > 0) && (
          <PointsRow
            class="done"
            label={staging.before ?? t('stage.before')}
            points={seats.map((seat) => before.get(seat))}
          />
        )}
        {staging.stages.map((stage, n) => (
          <tr key={stage.id} class={stateOf(n, step)}>
            <th scope="row">
              <button
                type="button"
                onClick={() => stager.stay(n)}
                aria-current={n === step ? 'step' : undefined}
              >
                <span class="stage-sign">{stage.sign}</span>
                <span>
                  {stage.title}
                  {stage.note && <small>{stage.note}</small>}
                </span>
              </button>
            </th>
            {seats.map((seat) => (
              <Cell key={seat} stage={stage} seat={seat} told={n <= step} plain={together} />
            ))}
          </tr>
        ))}
        <PointsRow
          class="sum"
          label={t('stage.result')}
          points={seats.map((seat) => (over ? counted.get(seat) : '?'))}
        />
      </tbody>
    </table>
  );
}

interface PointsRowProps {
  readonly class: string;
  readonly label: string;
  readonly points: readonly (number | string | undefined)[];
}

/** The points of all seats before the scoring, or after it. */
function PointsRow({ class: state, label, points }: PointsRowProps) {
  return (
    <tr class={state}>
      <th scope="row">
        <span class="row-head">
          <span class="stage-sign">
            <Icon id="i-vp" />
          </span>
          <span>{label}</span>
        </span>
      </th>
      {points.map((each, n) => (
        <td key={n}>{each}</td>
      ))}
    </tr>
  );
}

function CountedBoard({
  shown: { staging, step },
  seat,
  ...props
}: PartProps<unknown> & { readonly shown: Shown; readonly seat: string }) {
  const { box, names } = useControl();
  const { Own } = box.parts;
  const stage = staging.stages[step];
  return (
    <article
      class={`counted-board panel seat-${seat.slice(1)}`}
      aria-label={staging.together ? staging.title : names(seat)}
    >
      {!staging.together && (
        <header>
          <h3>
            <Icon id={`s-${seat.slice(1)}`} />
            {names(seat)}
          </h3>
          <Reasons share={stage && shareOf(stage, seat)} />
        </header>
      )}
      <Own {...props} viewer={null} seat={seat} />
    </article>
  );
}

/** Comes after the boards, which must exist to be lit up. */
function Lights(shown: Shown) {
  useLights(shown);
  return null;
}

/**
 * How far each seat has come: its points, in gold what has been counted since, and a dash where it was
 * projected to end.
 */
function Bars({ shown, seats, counted }: CountedProps) {
  const { names } = useControl();
  const { before, projected, staging } = shown;
  const whole = countedBy({ ...shown, step: lastStep(staging) });
  const top = Math.max(1, ...whole.values(), ...projected.values()) * 1.04;
  const part = (points: number | undefined) => `${((points ?? 0) / top) * 100}%`;
  return (
    <ul class="stage-bars">
      {seats.map((seat) => {
        const mark = projected.get(seat);
        return (
          <li key={seat} class={`seat-${seat.slice(1)}`}>
            <Icon id={`s-${seat.slice(1)}`} class="shield" />
            <span class="bar-name">{names(seat)}</span>
            <span class="bar" aria-hidden="true">
              <span class="had" style={{ width: part(before.get(seat)) }} />
              <span class="got" style={{ width: part((counted.get(seat) ?? 0) - (before.get(seat) ?? 0)) }} />
              {mark !== undefined && <span class="mark" style={{ left: part(mark) }} />}
            </span>
            <b>{counted.get(seat)}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** What a seat got in this step, part by part, each with its rule. */
function Reasons({ share }: { readonly share: StageShare | undefined }) {
  if (!share || share.reasons.length === 0) return null;
  return (
    <ul class="stage-reasons">
      {share.reasons.map((reason) => (
        <ReasonOf key={reason.clause} reason={reason} />
      ))}
    </ul>
  );
}

/** The text of a rule is fetched when somebody wants to read it. */
function ReasonOf({ reason }: { readonly reason: Reason }) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {reason.text} <b>+{reason.by}</b>
        </summary>
        {open && <ClauseText id={reason.clause} />}
      </details>
    </li>
  );
}
