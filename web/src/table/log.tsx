import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/icon';
import { t } from '../i18n';
import type { LogLine, Reason } from './box';
import { useControl, type Control } from './control';
import { keep } from './keep';

/** Chance lines that follow each other make one fold. */
interface Fold {
  readonly kind: 'fold';
  readonly lines: readonly LogLine[];
}

export function fold(lines: readonly LogLine[]): readonly (LogLine | Fold)[] {
  const out: (LogLine | Fold)[] = [];
  let open: LogLine[] = [];
  const shut = () => {
    if (open.length > 0) out.push({ kind: 'fold', lines: open });
    open = [];
  };
  for (const line of lines) {
    if (line.kind === 'chance') open.push(line);
    else {
      shut();
      out.push(line);
    }
  }
  shut();
  return out;
}

/** The game in sentences. */
export function Log() {
  const control = useControl();
  const told = useRef<readonly (LogLine | Fold)[]>([]);
  const lines = (told.current = keep(told.current, fold(control.lines.value)));
  return (
    // Laid out from its end, so that the newest line is in sight without a word of script.
    <div class="log-scroll" tabindex={0} role="group" aria-label={t('table.log')}>
      <ol class="log-lines">
        {lines.length === 0 && <li class="quiet">{t('log.empty')}</li>}
        {lines.map((line, n) => line.kind === 'fold'
          ? <FoldLine key={`${line.lines[0]?.entry}f${n}`} lines={line.lines} />
          : <Line key={`${line.entry}-${n}`} line={line} />)}
      </ol>
    </div>
  );
}

function Line({ line }: { readonly line: LogLine }) {
  const control = useControl();
  if (line.kind === 'heading') return <li class="round-heading"><span>{line.text}</span></li>;
  const number = line.seat?.slice(1) ?? '';
  const name = line.seat ? control.names(line.seat) : '';
  const [open, setOpen] = useState(false);
  return (
    <li class={`log-line ${open ? 'open' : ''}`}>
      <span class={`who seat-${number}`}><Icon id={`s-${number}`} label={name} /></span>
      <span class="sentence">
        <button type="button" class="line-button" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span class="name">{name} </span>{line.text}
          {line.amounts.map((amount) => (
            <span key={amount.icon} class="amount">{amount.text}<Icon id={amount.icon} label={amount.label} /></span>
          ))}
        </button>
      </span>
      {line.points !== 0 && <Why points={line.points} reasons={line.reasons} />}
      {open && <LineActs line={line} />}
    </li>
  );
}

function LineActs({ line }: { readonly line: LogLine }) {
  const control = useControl();
  const { session, viewer } = control;
  const own = line.seat !== null && line.seat === viewer.value && line.entry >= turnStart(control) && session.position.value.can_undo;
  return (
    <span class="line-acts">
      <button type="button" class="btn" onClick={() => session.look(line.entry + 1)}>{t('log.goto')}</button>
      {own && <button type="button" class="btn" onClick={() => session.undoTo(line.entry)}>{t('log.undoTo')}</button>}
    </span>
  );
}

/** The first entry of what the viewer has done since somebody else acted: that much can be undone. */
function turnStart(control: Control): number {
  const events = control.session.events.value;
  const other = events.findLastIndex((event) => event.seat !== control.viewer.value);
  return events[other + 1]?.entry ?? Infinity;
}

function FoldLine({ lines }: { readonly lines: readonly LogLine[] }) {
  const last = lines[lines.length - 1];
  if (lines.length === 1) return <li class="log-line chance"><ChanceIcon /><span class="sentence">{last?.text}</span></li>;
  const rolls = lines.slice(-4).map((line) => line.text).join(t('list.semicolon'));
  return (
    <li class="log-line chance">
      <ChanceIcon />
      <details class="sentence">
        <summary title={t('log.folded', { n: lines.length })}>{lines.length <= 5 ? rolls : `${t('log.folded', { n: lines.length })}${t('list.semicolon')}${last?.text ?? ''}`}</summary>
        <ul>{lines.map((line, n) => <li key={n}>{line.text}</li>)}</ul>
      </details>
    </li>
  );
}

const ChanceIcon = () => (
  <span class="who">
    <svg class="ico" viewBox="0 0 64 64" aria-hidden="true">
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
      <button type="button" class="pts" aria-expanded={open} aria-label={t('log.why', { points: shown })} onClick={() => setOpen(!open)}>
        {shown}<Icon id="i-vp" />
      </button>
      {open && (
        <ul class="reasons">
          {reasons.map((reason, n) => <li key={n}><b>+{reason.by} {reason.text}</b><ClauseText id={reason.clause} /></li>)}
        </ul>
      )}
    </span>
  );
}

export function ClauseText({ id }: { readonly id: string }) {
  const { session } = useControl();
  const [text, setText] = useState<string | undefined>();
  useEffect(() => {
    let current = true;
    void session.clause(id).then((words) => current && setText(words));
    return () => void (current = false);
  }, [id]);
  return <span class="clause">{text ?? ''} <a href={`/rules/${session.table.value.box}#${id}`} target="_blank">{id}</a></span>;
}
