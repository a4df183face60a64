import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { Icon } from '../art/icon';
import { t } from '../i18n';
import { AmountChip } from './amount';
import type { PartProps, Reason, Stage, StageShare } from './box';
import { useControl } from './control';
import { ClauseText } from './log';
import { countedBy, lastStep, type Shown, type Stager } from './stager';

/**
 * Lights up what the step is about, and the style sheet dims the rest. Set directly on the elements, since
 * every part already has its marks.
 */
function useLights({ staging, step, holds }: Shown): void {
  useLayoutEffect(() => {
    const page = document.querySelector('.table-page');
    const marks = staging.stages[step]?.marks ?? [];
    const lit = marks.flatMap((mark) => [...document.querySelectorAll(`[data-at="${CSS.escape(mark)}"]`)]);
    // Without motion the end of a phase waits to be read while the game goes on, so nothing is dimmed.
    page?.toggleAttribute('data-staging', lit.length > 0 && (holds || staging.final));
    page?.setAttribute('data-framed', staging.final ? 'final' : 'phase');
    for (const element of lit) element.setAttribute('data-lit', '');
    return () => {
      page?.removeAttribute('data-staging');
      page?.removeAttribute('data-framed');
      for (const element of lit) element.removeAttribute('data-lit');
    };
  }, [staging, step]);
}

/** End skips and Space pauses, unless somebody is typing or pressing a button. */
function useStageKeys(stager: Stager): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.matches('input, textarea, select') || document.querySelector('dialog[open]')) return;
      if (event.key === 'End') stager.skip();
      else if (event.key === ' ' && !target?.closest('button, a, summary, [role=button]')) stager.pause();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [stager]);
}

function Controls({ shown }: { readonly shown: Shown }) {
  const { stager } = useControl();
  const { staging, step, paused } = shown;
  const last = step === lastStep(staging);
  return (
    <div class="stage-acts">
      <button
        type="button"
        class="btn"
        aria-label={t('stage.back')}
        disabled={step === 0}
        onClick={() => stager.back()}
      >
        ‹
      </button>
      <button
        type="button"
        class="btn"
        aria-label={t(paused ? 'stage.play' : 'stage.pause')}
        disabled={staging.final && last}
        onClick={() => stager.pause()}
      >
        {paused ? '▶' : '❚❚'}
      </button>
      <button
        type="button"
        class="btn"
        aria-label={t('stage.next')}
        disabled={staging.final && last}
        onClick={() => stager.next()}
      >
        ›
      </button>
      <button
        type="button"
        class="btn ghost"
        title="End"
        onClick={() => (staging.final && !last ? stager.skip() : stager.end())}
      >
        {t(staging.final ? (last ? 'stage.close' : 'stage.toResult') : 'stage.skip')}
      </button>
    </div>
  );
}

/** Which step it is, in words and dots. */
function Steps({ staging, step }: Shown) {
  const all = lastStep(staging) + 1;
  return (
    <p class="stage-steps">
      {t('stage.step', { n: step + 1, all })}
      <span aria-hidden="true">
        {Array.from({ length: all }, (_, n) => (
          <i key={n} class={n < step ? 'done' : n === step ? 'now' : ''} />
        ))}
      </span>
    </p>
  );
}

const shareOf = ({ shares }: Stage, seat: string): StageShare | undefined =>
  shares.find((share) => share.seat === seat);

/**
 * What one seat got from a row. A dot where nothing has been shown yet, or where there was nothing to get.
 */
function Cell({
  stage,
  seat,
  told,
  plain = false,
}: {
  readonly stage: Stage;
  readonly seat: string;
  readonly told: boolean;
  readonly plain?: boolean;
}) {
  const share = told ? shareOf(stage, seat) : undefined;
  return (
    <td>
      {share ? (
        <>
          {!plain && <Icon id={`s-${seat.slice(1)}`} class={`whose seat-${seat.slice(1)}`} />}
          {share.points !== 0 && `+${share.points}`}
          {share.amounts.map((amount) => (
            <AmountChip key={amount.icon} amount={amount} class="amount" />
          ))}
        </>
      ) : (
        <span aria-label={told ? t('stage.none') : undefined} {...(told ? { role: 'img' } : {})}>
          ·
        </span>
      )}
    </td>
  );
}

function Head({ seats }: { readonly seats: readonly string[] }) {
  const { names } = useControl();
  return (
    <thead>
      <tr>
        <td />
        {seats.map((seat) => (
          <th key={seat} scope="col" class={`seat-${seat.slice(1)}`}>
            <Icon id={`s-${seat.slice(1)}`} class="shield" />
            <span>{names(seat)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

const stateOf = (n: number, step: number): string => (n === step ? 'now' : n < step ? 'done' : 'todo');

/** The end of a phase, next to the game. It covers nothing that can be pressed. */
export function PhaseFrame() {
  const { stager } = useControl();
  const shown = stager.shown.value;
  return shown && !shown.staging.final ? <Phase shown={shown} /> : null;
}

function Phase({ shown }: { readonly shown: Shown }) {
  const { watch, stager } = useControl();
  useLights(shown);
  useStageKeys(stager);
  const { staging, step } = shown;
  const seats = watch.table.value.seats.map(({ seat }) => seat);
  return (
    <section class="phase-frame panel" aria-label={staging.title}>
      <header>
        <h2>{staging.title}</h2>
        <Steps {...shown} />
      </header>
      <table>
        <Head seats={seats} />
        <tbody>
          {staging.stages.map((stage, n) => (
            <tr key={stage.id} class={stateOf(n, step)}>
              <th scope="row">
                <span class="stage-sign">{stage.sign}</span>
                <span>
                  {stage.title}
                  {stage.note && n <= step && <small>{stage.note}</small>}
                </span>
                {n === step && stage.pictures && <span class="stage-pictures">{stage.pictures}</span>}
              </th>
              {stage.shares.length > 0 ? (
                seats.map((seat) => <Cell key={seat} stage={stage} seat={seat} told={n <= step} />)
              ) : (
                <td colSpan={seats.length} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Controls shown={shown} />
    </section>
  );
}

/**
 * The final scoring over the boards: a table that fills row by row, and every board with what is being
 * counted.
 */
export function FinalFrame(props: PartProps<unknown> & { readonly seats: readonly string[] }) {
  const { stager } = useControl();
  const shown = stager.shown.value;
  return shown?.staging.final ? <Final shown={shown} {...props} /> : null;
}

function Final({
  shown,
  seats: all,
  ...props
}: PartProps<unknown> & { readonly shown: Shown; readonly seats: readonly string[] }) {
  const control = useControl();
  const { stager, box, names } = control;
  useStageKeys(stager);
  const { staging, step, before } = shown;
  const together = staging.together === true;
  // What everybody shares is shown once.
  const seats = together ? all.slice(0, 1) : all;
  const counted = countedBy(shown);
  const over = step === lastStep(staging);
  const { Own } = box.parts;
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
        <table>
          {!together && <Head seats={seats} />}
          <tbody>
            {[...before.values()].some((points) => points > 0) && (
              <tr class="done">
                <th scope="row">
                  <span class="row-head">
                    <span class="stage-sign">
                      <Icon id="i-vp" />
                    </span>
                    <span>{staging.before ?? t('stage.before')}</span>
                  </span>
                </th>
                {seats.map((seat) => (
                  <td key={seat}>{before.get(seat)}</td>
                ))}
              </tr>
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
            <tr class="sum">
              <th scope="row">
                <span class="row-head">
                  <span class="stage-sign">
                    <Icon id="i-vp" />
                  </span>
                  <span>{t('stage.result')}</span>
                </span>
              </th>
              {seats.map((seat) => (
                <td key={seat}>{over ? counted.get(seat) : '?'}</td>
              ))}
            </tr>
          </tbody>
        </table>
        <p class="quiet">{t('stage.why')}</p>
      </div>
      {seats.map((seat) => (
        <article
          key={seat}
          class={`counted-board panel seat-${seat.slice(1)}`}
          aria-label={together ? staging.title : names(seat)}
        >
          {!together && (
            <header>
              <h3>
                <Icon id={`s-${seat.slice(1)}`} />
                {names(seat)}
              </h3>
              <Reasons share={staging.stages[step] && shareOf(staging.stages[step], seat)} />
            </header>
          )}
          <Own {...props} viewer={null} seat={seat} />
        </article>
      ))}
      <Lights {...shown} />
    </section>
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
function Bars({
  shown,
  seats,
  counted,
}: {
  readonly shown: Shown;
  readonly seats: readonly string[];
  readonly counted: ReadonlyMap<string, number>;
}) {
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
