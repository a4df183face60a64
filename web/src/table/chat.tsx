import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/icon';
import { t } from '../i18n';
import { useControl } from './control';

export const muted = signal(false);

/** What was said at the table. Text is always shown as text. */
export function Chat() {
  const { session } = useControl();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const lines = session.chat.value;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const send = (event: Event) => {
    event.preventDefault();
    const words = text.trim();
    if (!words) return;
    session.say(words);
    setText('');
  };
  return (
    <div class="chat">
      <ol ref={list} class="chat-lines" tabindex={0} aria-label={t('table.chat')}>
        {muted.value ? <li class="quiet">{t('chat.muted')}</li> : lines.length === 0 ? <li class="quiet">{t('chat.empty')}</li> : null}
        {!muted.value && lines.map((line) => (
          <li key={line.n}>
            {line.seat && <span class={`who seat-${line.seat.slice(1)}`}><Icon id={`s-${line.seat.slice(1)}`} /></span>}
            <b>{line.name}</b> <span class="said">{line.text}</span>
          </li>
        ))}
      </ol>
      <form onSubmit={send}>
        <input type="text" maxLength={500} value={text} aria-label={t('chat.label')} placeholder={t('chat.label')} disabled={muted.value}
          onInput={(event) => setText(event.currentTarget.value)} />
        <button type="submit" class="btn" disabled={!text.trim() || muted.value}>{t('chat.send')}</button>
      </form>
      <button type="button" class="btn ghost mute" aria-pressed={muted.value} onClick={() => (muted.value = !muted.value)}>
        {muted.value ? t('chat.unmute') : t('chat.mute')}
      </button>
    </div>
  );
}

/** The name of the chat, with how much was said since it was last open. */
export function ChatLabel({ open }: { readonly open: boolean }) {
  const said = useControl().session.chat.value.length;
  const [read, setRead] = useState(said);
  useEffect(() => { if (open) setRead(said); }, [open, said]);
  const unread = open || muted.value ? 0 : said - read;
  return <>{t('table.chat')}{unread > 0 && <span class="unread">{unread}<span class="visually-hidden"> {t('chat.unread')}</span></span>}</>;
}
