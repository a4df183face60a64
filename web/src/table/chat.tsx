import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/icon';
import { t } from '../i18n';
import { useControl } from './control';
import { isMuted, mute } from './muted';
import { speakerName } from './names';
import { useSaying } from './saying';

/** What was said at the table. Text is always rendered as plain text. */
export function Chat() {
  const { watch, act, viewer } = useControl();
  const { text, write, problem, send } = useSaying(watch, act);
  const list = useRef<HTMLOListElement>(null);
  const { id, status } = watch.table.value;
  const muted = isMuted(id);
  // Players who mute the others still see that their own messages were sent.
  const lines = watch.chat.value.filter(
    (line) => !muted || (line.seat !== null && line.seat === viewer.value),
  );
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <div class="chat">
      <ol ref={list} class="chat-lines" tabindex={0} aria-label={t('table.chat')}>
        {muted ? (
          <li class="quiet">{t('chat.muted')}</li>
        ) : lines.length === 0 ? (
          <li class="quiet">{t('chat.empty')}</li>
        ) : null}
        {lines.map((line) => (
          <li key={line.n}>
            {line.seat && (
              <span class={`who seat-${line.seat.slice(1)}`}>
                <Icon id={`s-${line.seat.slice(1)}`} />
              </span>
            )}
            <b>{speakerName(watch.table.value, line)}</b> <span class="said">{line.text}</span>
          </li>
        ))}
      </ol>
      {problem && (
        <p class="quiet" role="alert">
          {problem}
        </p>
      )}
      {act?.mayTalk.value ? (
        <form onSubmit={send}>
          <input
            type="text"
            maxLength={500}
            value={text}
            aria-label={t('chat.label')}
            placeholder={t('chat.label')}
            onInput={(event) => write(event.currentTarget.value)}
          />
          <button type="submit" class="btn" disabled={!text.trim()}>
            {t('chat.send')}
          </button>
        </form>
      ) : (
        status === 'playing' && <p class="quiet">{t('chat.onlySeated')}</p>
      )}
      <button type="button" class="btn ghost mute" aria-pressed={muted} onClick={() => mute(id, !muted)}>
        {muted ? t('chat.unmute') : t('chat.mute')}
      </button>
    </div>
  );
}

/** The name of the chat, with the number of unread messages. */
export function ChatLabel({ open }: { readonly open: boolean }) {
  const { chat, table } = useControl().watch;
  const said = chat.value.length;
  const [read, setRead] = useState(said);
  useEffect(() => {
    if (open) setRead(said);
  }, [open, said]);
  const unread = open || isMuted(table.value.id) ? 0 : said - read;
  return (
    <>
      {t('table.chat')}
      {unread > 0 && (
        <span class="unread">
          {unread}
          <span class="visually-hidden"> {t('chat.unread')}</span>
        </span>
      )}
    </>
  );
}
