import { useEffect, useRef } from 'preact/hooks';
import type { LiveTable } from '../api/live';
import { t } from '../i18n';
import { speakerName } from '../table/names';
import { useSaying } from '../table/saying';
import { Shield } from './seats';
import './chat.css';

/** What people at a table say to each other, before and after the game. */
export function Chat({ live }: { readonly live: LiveTable }) {
  const { text, write, problem, send } = useSaying(live, live.act);
  const list = useRef<HTMLOListElement>(null);
  const lines = live.chat.value;
  useEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [lines.length]);
  return (
    <section class="sheet house-chat" aria-labelledby="chat">
      <h2 id="chat">{t('lobby.chat')}</h2>
      <ol ref={list} aria-live="polite" tabIndex={lines.length > 0 ? 0 : -1} aria-label={t('lobby.chat')}>
        {lines.map((line) => (
          <li key={line.n}>
            {line.seat ? <Shield seat={line.seat} /> : null}
            <p>
              <b>{speakerName(live.table.value, line)}</b> {line.text}
            </p>
          </li>
        ))}
      </ol>
      {lines.length === 0 ? <p class="hint">{t('lobby.noChat')}</p> : null}
      {problem ? (
        <p class="hint" role="alert">
          {problem}
        </p>
      ) : null}
      {live.act.mayTalk.value ? (
        <form onSubmit={send}>
          <label class="unseen" for="say">
            {t('lobby.say')}
          </label>
          <input
            id="say"
            type="text"
            value={text}
            maxLength={500}
            autoComplete="off"
            placeholder={t('lobby.say')}
            onInput={(event) => write(event.currentTarget.value)}
          />
          <button type="submit" class="btn">
            {t('lobby.send')}
          </button>
        </form>
      ) : (
        <p class="hint">{t('chat.onlySeated')}</p>
      )}
    </section>
  );
}
