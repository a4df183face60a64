import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import { amountWords } from './amount';
import type { LogLine } from './box';
import { type Control, useControl } from './control';
import { fold, plannedOf } from './fold';
import { isMuted } from './muted';
import { speakerName } from './names';

interface Sentence {
  readonly n: number;
  readonly text: string;
}

/** How many sentences stay readable. */
const KEPT = 20;

/** A line with its amounts. */
function sentenceOf(line: LogLine, control: Control): string {
  if (line.minor) return '';
  const amounts = [
    ...(line.points
      ? [
          amountWords({
            icon: '',
            text: String(line.points),
            label: t('table.points', { n: Math.abs(line.points) }),
          }),
        ]
      : []),
    ...line.amounts.map(amountWords),
  ];
  return [[line.seat ? control.names(line.seat) : '', line.text].filter(Boolean).join(' '), ...amounts].join(
    ', ',
  );
}

/** What happened since entry `since`. Each plan of the others is one sentence, even if it was made early. */
function freshOf(control: Control, since: number, last: number, plans: Set<string>): readonly string[] {
  const viewer = control.viewer.peek();
  return fold(control.lines.peek()).flatMap((line) => {
    if (line.kind === 'plan' && line.seat !== viewer) {
      const key = `${line.seat} ${line.lines[0]?.entry}`;
      if (plans.has(key)) return [];
      plans.add(key);
      return [`${control.names(line.seat)} ${plannedOf(line)}`];
    }
    const lines = line.kind === 'plan' || line.kind === 'fold' ? line.lines : [line];
    return (
      lines
        .filter(({ entry }) => entry > since && entry <= last)
        // Staged scoring is announced row by row.
        .filter(({ staged, entry }) => !staged || (control.stager.shown.peek()?.entry ?? -1) < entry)
        .map((one) => sentenceOf(one, control))
        .filter(Boolean)
    );
  });
}

/**
 * Announces what happened and what was said to people who cannot see it. Each sentence is added separately,
 * so that none is cut off by the next.
 */
export function Announcer() {
  const control = useControl();
  const events = control.watch.events.value;
  const told = useRef(events.length > 0 ? (events[events.length - 1]?.entry ?? -1) : -1);
  const plans = useRef(new Set<string>());
  // What was planned before the page was opened is not news.
  useEffect(() => void freshOf(control, -1, -1, plans.current), []);
  const [said, say] = useState<readonly Sentence[]>([]);
  const add = (fresh: readonly string[]) => {
    if (fresh.length === 0) return;
    say((before) => {
      const next = (before[before.length - 1]?.n ?? 0) + 1;
      return [...before, ...fresh.map((text, n) => ({ n: next + n, text }))].slice(-KEPT);
    });
  };
  useEffect(() => {
    // There is no news while somebody looks back.
    if (control.watch.past?.shown.peek()) return;
    const last = events[events.length - 1]?.entry ?? -1;
    const since = told.current;
    told.current = last;
    if (last <= since) return;
    add(freshOf(control, since, last, plans.current));
  }, [events]);
  const rows = control.stager.told.value;
  const read = useRef(rows.length);
  useEffect(() => {
    add(rows.slice(read.current));
    read.current = rows.length;
  }, [rows]);
  const chat = control.watch.chat.value;
  const heard = useRef(chat[chat.length - 1]?.n ?? -1);
  useEffect(() => {
    const fresh = chat.filter(
      ({ n, seat }) => n > heard.current && (seat === null || seat !== control.viewer.peek()),
    );
    heard.current = chat[chat.length - 1]?.n ?? -1;
    const table = control.watch.table.peek();
    if (!isMuted(table.id))
      add(fresh.map((line) => `${speakerName(table, line)}${t('list.colon')}${line.text}`));
  }, [chat]);
  return (
    <div class="visually-hidden" role="log" aria-live="polite" aria-label={t('table.announcements')}>
      {said.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}
