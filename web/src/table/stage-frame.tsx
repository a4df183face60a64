import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Icon } from '../art/icon';
import { t } from '../i18n';
import { AmountChip } from './amount';
import type { Stage, StageShare } from './box';
import { useControl } from './control';
import { lastStep, type Shown, type Stager } from './stager';

/**
 * Lights up what the step is about, and the style sheet dims the rest. Set directly on the elements, since
 * every part already has its marks.
 */
export function useLights({ staging, step, holds }: Shown): void {
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
export function useStageKeys(stager: Stager): void {
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

export function Controls({ shown }: { readonly shown: Shown }) {
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
export function Steps({ staging, step }: Shown) {
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

export const shareOf = ({ shares }: Stage, seat: string): StageShare | undefined =>
  shares.find((share) => share.seat === seat);

interface CellProps {
  readonly stage: Stage;
  readonly seat: string;
  readonly told: boolean;
  readonly plain?: boolean;
}

/**
 * What one seat got from a row. A dot where nothing has been shown yet, or where there was nothing to get.
 */
export function Cell({ stage, seat, told, plain = false }: CellProps) {
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

export function Head({ seats }: { readonly seats: readonly string[] }) {
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

export const stateOf = (n: number, step: number): string => (n === step ? 'now' : n < step ? 'done' : 'todo');

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
