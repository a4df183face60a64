import { useEffect, useRef, useState } from 'preact/hooks';
import { to } from '../address';
import { Icon } from '../art/icon';
import type { ClauseInfo } from '../generated/protocol';
import { language, t } from '../i18n';
import { ClauseProse } from '../ui/clause-prose';
import { AmountChip } from './amount';
import type { LogLine, Reason } from './box';
import { type Control, useControl } from './control';
import { type Folded, fold, type Plan, plannedOf, tellingOf } from './fold';
import { ClauseHere, rulesLink } from './house-values';
import { keep } from './keep';

/** What the keyboard can stop at. Only one of these is in the tab order, or the log would fill it. */
const STOPS = '.line-button, .pts, summary';

/** The game in sentences. Arrow keys move from line to line. */
export function Log() {
  const control = useControl();
  const told = useRef<readonly Folded[]>([]);
  // While points are being counted, the log does not run ahead.
  const counting = control.stager.counted.value ? control.stager.shown.value?.entry : undefined;
  const shown = control.lines.value.filter(({ staged, entry }) => !staged || entry !== counting);
  const lines = (told.current = keep(told.current, fold(shown)));
  const root = useRef<HTMLDivElement>(null);
  const stop = useRef<Element | null>(null);
  const stops = () => [...(root.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const stopAt = (element: Element | null | undefined) => {
    if (!element) return;
    stop.current?.setAttribute('tabindex', '-1');
    element.setAttribute('tabindex', '0');
    stop.current = element;
  };
  useEffect(() => {
    // If the reader has scrolled, the log stays put. Otherwise it shows the newest line.
    if (!stop.current?.isConnected || stop.current !== document.activeElement) stopAt(stops().pop());
  }, [lines]);
  const move = (event: KeyboardEvent) => {
    const all = stops();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
  return (
    // Laid out from its end, so that the newest line is visible without any script.
    <div
      class="log-scroll"
      ref={root}
      onKeyDown={move}
      onFocusIn={(event) => stopAt((event.target as Element).closest(STOPS))}
    >
      <ol class="log-lines">
        {lines.length === 0 && <li class="quiet">{t('log.empty')}</li>}
        {lines.map((line, n) => {
          if (line.kind === 'fold')
            return <FoldLine key={`${line.lines[0]?.entry}f${n}`} lines={line.lines} />;
          if (line.kind === 'plan') return <PlanLine key={`${line.seat}p${n}`} plan={line} />;
          return <Line key={`${line.entry}-${n}`} line={line} />;
        })}
      </ol>
    </div>
  );
}

function Line({ line }: { readonly line: LogLine }) {
  const control = useControl();
  if (line.kind === 'heading')
    return (
      <li class="round-heading">
        <span>{line.text}</span>
      </li>
    );
  const number = line.seat?.slice(1) ?? '';
  const name = line.seat ? control.names(line.seat) : '';
  const [open, setOpen] = useState(false);
  return (
    <li class={`log-line ${open ? 'open' : ''}`}>
      <span class={`who seat-${number}`}>
        <Icon id={`s-${number}`} />
      </span>
      <span class="sentence">
        <button
          type="button"
          class="line-button"
          tabIndex={-1}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <span class="name">{name} </span>
          {line.text}
          {line.amounts.map((amount) => (
            <AmountChip key={amount.icon} amount={amount} class="amount" />
          ))}
        </button>
      </span>
      {line.points !== 0 && <Why points={line.points} reasons={line.reasons} />}
      {open && <LineActs line={line} />}
    </li>
  );
}

/** Scrolls to what opens below the last visible line. */
function useBroughtIn<T extends Element>() {
  const root = useRef<T>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    // The rule's text arrives later, and the element grows.
    const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return root;
}

function LineActs({ line }: { readonly line: LogLine }) {
  const control = useControl();
  const { watch, viewer } = control;
  const own =
    line.seat !== null &&
    line.seat === viewer.value &&
    line.entry >= turnStart(control) &&
    watch.position.value.can_undo;
  const root = useBroughtIn<HTMLSpanElement>();
  return (
    <span class="line-acts" ref={root}>
      <button type="button" class="btn" onClick={() => watch.look(line.entry + 1)}>
        {t('log.goto')}
      </button>
      {own && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            if (control.canSend()) control.act?.undo(line.entry);
          }}
        >
          {t('log.undoTo')}
        </button>
      )}
    </span>
  );
}

/** The first entry of what the viewer has done since somebody else acted. That much can be undone. */
function turnStart(control: Control): number {
  const events = control.watch.events.value;
  const other = events.findLastIndex((event) => event.seat !== control.viewer.value);
  return events[other + 1]?.entry ?? Infinity;
}

function FoldLine({ lines }: { readonly lines: readonly LogLine[] }) {
  const told = tellingOf(lines);
  if (lines.length === 1)
    return (
      <li class="log-line chance">
        <ChanceIcon />
        <span class="sentence">{told}</span>
      </li>
    );
  return (
    <li class="log-line chance">
      <ChanceIcon />
      <details class="sentence">
        <summary tabIndex={-1} title={t('log.folded', { n: lines.length })}>
          {told}
        </summary>
        <ul>
          {lines.map((line, n) => (
            <li key={n}>{line.text}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** A seat's plan in one line. It opens to show each entry, and what can be done with the plan. */
function PlanLine({ plan }: { readonly plan: Plan }) {
  const control = useControl();
  const { watch, names, viewer } = control;
  const number = plan.seat.slice(1);
  const { plan_from: from } = watch.position.value;
  const own = plan.seat === viewer.value && from !== null && (plan.lines[0]?.entry ?? -1) >= from;
  return (
    <li class="log-line plan">
      <span class={`who seat-${number}`}>
        <Icon id={`s-${number}`} />
      </span>
      <details class="sentence">
        <summary tabIndex={-1}>
          <span class="name">{names(plan.seat)} </span>
          {plannedOf(plan)}
        </summary>
        <ul>
          {plan.lines.map((line, n) => (
            <li key={n}>{line.text}</li>
          ))}
        </ul>
        <span class="line-acts">
          <button
            type="button"
            class="btn"
            onClick={() => watch.look((plan.lines[plan.lines.length - 1]?.entry ?? 0) + 1)}
          >
            {t('log.goto')}
          </button>
          {own && (
            <button
              type="button"
              class="btn"
              onClick={() => {
                if (control.canSend()) control.act?.undo('plan');
              }}
            >
              {t('log.undoPlan')}
            </button>
          )}
        </span>
      </details>
    </li>
  );
}

const ChanceIcon = () => (
  <span class="who">
    <svg class="ico chance-die" viewBox="0 0 64 64" aria-hidden="true">
      <rect x="4" y="4" width="56" height="56" rx="12" fill="#fff" stroke="#2A2018" stroke-width="4" />
      <use href="#d-5" fill="#2A2018" x="4" y="4" width="56" height="56" />
    </svg>
  </span>
);

/** Points with the rule behind each part, in our own words. */
function Why({ points, reasons }: { readonly points: number; readonly reasons: readonly Reason[] }) {
  const [open, setOpen] = useState(false);
  const shown = points > 0 ? `+${points}` : String(points);
  return (
    <span class="why">
      <button
        type="button"
        class="pts"
        tabIndex={-1}
        aria-expanded={open}
        aria-label={t('log.why', { points: shown })}
        onClick={() => setOpen(!open)}
      >
        {shown}
        <Icon id="i-vp" />
      </button>
      {open && <Reasons reasons={reasons} />}
    </span>
  );
}

function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const root = useBroughtIn<HTMLUListElement>();
  return (
    <ul class="reasons" ref={root}>
      {reasons.map((reason, n) => (
        <li key={n}>
          <b>{t('log.reason', { n: reason.by, what: reason.text })}</b>
          <ClauseText id={reason.clause} />
        </li>
      ))}
    </ul>
  );
}

export function ClauseText({ id }: { readonly id: string }) {
  const { watch } = useControl();
  const [clause, setClause] = useState<ClauseInfo | undefined>();
  useEffect(() => {
    let current = true;
    void watch.clause(id).then((told) => current && setClause(told));
    return () => void (current = false);
  }, [id, language.value]);
  const rule = t('log.rule', { chapter: clause?.chapter ?? id });
  return (
    <span class="clause">
      <ClauseProse text={clause?.text ?? ''} /> <ClauseHere id={id} />
      <a
        href={to(rulesLink(watch.table.value.box, watch.table.value.id, id))}
        target="_blank"
        aria-label={t('table.newTab', { what: rule })}
        rel="noopener"
      >
        {rule}
      </a>
    </span>
  );
}
