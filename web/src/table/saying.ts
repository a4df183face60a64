import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError } from '../api/http';
import { wordsOf } from '../api/words';
import { t } from '../i18n';
import { recall, remember } from '../memory';
import type { Act, Source } from './watch';

/**
 * A message that is being written. It is kept until the server has accepted it, even when the reader switches
 * tabs or reloads. If it was refused, the reason is shown next to it.
 */
export function useSaying({ table }: Pick<Source, 'table'>, act: Act | undefined) {
  const place = `loire.saying.${table.peek().id}`;
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
      await act?.say(words);
      // Keep what was typed in the meantime.
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
