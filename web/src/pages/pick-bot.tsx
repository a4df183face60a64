import { useEffect, useRef, useState } from 'preact/hooks';
import * as api from '../api';
import type { BoxInfo } from '../generated/protocol';
import { t } from '../i18n';
import { go } from '../router';
import { Choices, Field } from '../ui/controls';
import { Glyph } from '../ui/icons';
import { Refusal, useTask } from '../ui/load';
import { beSomebody, me, offeredName } from '../ui/me';
import { botAbout, botName, boxTitle } from './box-words';
import './pick-bot.css';

const LAST_KEY = 'loire.box';

function lastPlayed(): string | null {
  try {
    return localStorage.getItem(LAST_KEY);
  } catch {
    return null;
  }
}

function played(box: string): void {
  try {
    localStorage.setItem(LAST_KEY, box);
  } catch {
    // Then the first box is offered again.
  }
}

interface PickProps {
  readonly boxes: readonly BoxInfo[];
  readonly onClose: () => void;
}

/** The second of two clicks: against whom, and which game if there is a choice; the one that was played last is offered. */
export function PickBot({ boxes, onClose }: PickProps) {
  const [name, setName] = useState(offeredName);
  const [chosen, choose] = useState(lastPlayed);
  const first = useRef<HTMLButtonElement>(null);
  const { busy, error, run } = useTask();
  useEffect(() => first.current?.focus(), []);
  const box = boxes.find((one) => one.id === chosen) ?? boxes[0];
  if (!box) return null;
  const play = (bot: string) =>
    run(async () => {
      await beSomebody(name);
      const sat = await api.create({
        box: box.id, seats: [{ kind: 'me' }, { kind: 'bot', bot }], public: false, entropy: api.entropy(), start_when_full: true,
      });
      played(box.id);
      go(`/tables/${sat.table.id}`);
    });
  return (
    <div class="pick-bot sheet" role="group" aria-label={t('home.pickBot')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      {boxes.length > 1 ? (
        <Choices legend={t('home.pickBox')} value={box.id} onChange={choose}
          choices={boxes.map((one) => ({ value: one.id, label: boxTitle(one.id, one.title) }))} />
      ) : null}
      <h2>{t('home.pickBot')}</h2>
      <p class="hint">{t('home.pickBotHint')}</p>
      <ul>
        {[...box.bots].reverse().map((bot, n) => (
          <li key={bot.name}>
            <button type="button" class="btn bot-choice" ref={n === 0 ? first : null} disabled={busy}
              aria-label={t('home.botChoice', { name: botName(bot.name), about: botAbout(bot) })} onClick={() => play(bot.name)}>
              <Glyph name="bot" />
              <span><b>{botName(bot.name)}</b><small>{botAbout(bot)}</small></span>
            </button>
          </li>
        ))}
        <li>
          <a class="btn bot-choice" href={`/new/${box.id}?friends`}>
            <Glyph name="link" />
            <span><b>{t('home.friends')}</b><small>{t('home.friendsHint')}</small></span>
          </a>
        </li>
      </ul>
      {me.value?.person ? null : <Field label={t('home.yourName')} value={name} onInput={setName} maxLength={24} autocomplete="nickname" />}
      <Refusal error={error} />
    </div>
  );
}
