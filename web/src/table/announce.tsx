import { useEffect, useRef, useState } from 'preact/hooks';
import { useControl } from './control';

/** Says what the others did, one sentence for each of their entries, to those who cannot see it. */
export function Announcer() {
  const control = useControl();
  const events = control.session.events.value;
  const told = useRef(events.length > 0 ? (events[events.length - 1]?.entry ?? -1) : -1);
  const [text, say] = useState('');
  useEffect(() => {
    const last = events[events.length - 1]?.entry ?? -1;
    const since = told.current;
    told.current = last;
    if (last <= since) return;
    const fresh = control.lines
      .peek()
      .filter((line) => line.entry > since && line.kind !== 'chance' && line.seat !== control.viewer.value)
      .map((line) => [line.seat ? control.names(line.seat) : '', line.text, line.points ? `+${line.points}` : ''].filter(Boolean).join(' '));
    if (fresh.length > 0) say(fresh.slice(-8).join('. '));
  }, [events]);
  return <div class="visually-hidden" role="log" aria-live="polite" aria-atomic="true">{text}</div>;
}
