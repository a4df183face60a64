import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError } from '../api/http';
import { wordsOf } from '../api/words';
import { t } from '../i18n';
import { recall, remember } from '../memory';
import type { Session } from './session';

/** A line that is being written. It is kept until the server has taken it, through other tabs of the page and a reload;
 * why it was not taken stands beside it. */
export function useSaying(session: Pick<Session, 'say' | 'table'>) {
  const place = `loire.saying.${session.table.peek().id}`;
  const [text, setText] = useState(() => recall('tab', place) ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef(false);
  useEffect(() => remember('tab', place, text || null), [text]);
  const write = (words: string) => {
    setText(words);
    setProblem(null);
  };
  const send = async (event: Event) => {
    event.preventDefault();
    const words = text.trim();
    if (!words || sending.current) return;
    sending.current = true;
    setProblem(null);
    try {
      await session.say(words);
      // What was typed meanwhile stays.
      setText((now) => (now.trim() === words ? '' : now));
    } catch (error) {
      setProblem(
        error instanceof ApiError && error.status > 0 ? wordsOf(error).join(' ') : t('chat.notSent'),
      );
    }
    sending.current = false;
  };
  return { text, write, problem, send };
}
