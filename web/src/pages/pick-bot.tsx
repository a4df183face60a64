import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { to } from '../address';
import * as api from '../api';
import { hasPortrait, Portrait } from '../art/portrait';
import { boxTitle } from '../boxes/box-words';
import type { BoxInfo } from '../generated/protocol';
import { t } from '../i18n';
import { recall, remember } from '../memory';
import { go } from '../router';
import { Choices } from '../ui/controls';
import { GuestName } from '../ui/guest-name';
import { Glyph } from '../ui/icons';
import { Refusal, useTask } from '../ui/load';
import { beSomebody, me } from '../ui/me';
import { LevelWords } from './levels';
import { begin } from './replay-begin';
import './pick-bot.css';

const LAST_KEY = 'loire.box';

interface Picking {
  readonly picking: boolean;
  /** For the button that opens and closes the panel. */
  readonly opener: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly 'aria-expanded': boolean;
    readonly onClick: (event: MouseEvent) => void;
  };
  readonly close: () => void;
}

/** The first of two clicks: a button that opens the panel of bots. Closing the panel returns the focus. */
export function usePicking(): Picking {
  const [picking, setPicking] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const close = () => {
    setPicking(false);
    ref.current?.focus();
  };
  // The second half of a double click does not close what the first half opened.
  const onClick = ({ detail }: MouseEvent) => void (detail < 2 && setPicking(!picking));
  return { picking, close, opener: { ref, 'aria-expanded': picking, onClick } };
}

interface PickProps {
  readonly boxes: readonly BoxInfo[];
  readonly onClose: () => void;
}

/**
 * The second of two clicks: which bot, and which game if there is a choice. The game played last is
 * preselected.
 */
export function PickBot({ boxes, onClose }: PickProps) {
  const [chosen, choose] = useState(() => recall('always', LAST_KEY));
  const first = useRef<HTMLButtonElement>(null);
  const { busy, error, run } = useTask();
  useEffect(() => first.current?.focus(), []);
  const box = boxes.find((one) => one.id === chosen) ?? boxes[0];
  if (!box) return null;
  const play = (bot: string) =>
    run(async () => {
      await beSomebody();
      const sat = await api.create({
        box: box.id,
        seats: [{ kind: 'me' }, { kind: 'bot', bot }],
        public: false,
        start_when_full: true,
      });
      remember('always', LAST_KEY, box.id);
      go(await begin(sat.table));
    });
  return (
    <div
      class="pick-bot sheet"
      role="group"
      aria-label={t('home.pickBot')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {boxes.length > 1 ? (
        <Choices
          legend={t('home.pickBox')}
          value={box.id}
          onChange={choose}
          choices={boxes.map((one) => ({ value: one.id, label: boxTitle(one.id, one.title) }))}
        />
      ) : null}
      <h2>{t('home.pickBot')}</h2>
      <p class="hint">{t('home.pickBotHint')}</p>
      <ul>
        {box.bots.map((bot) => (
          <li key={bot.name}>
            <button
              type="button"
              class={`btn bot-choice ${bot.name === box.usual_bot ? 'usual' : ''}`}
              ref={bot.name === box.usual_bot ? first : null}
              disabled={busy}
              onClick={() => play(bot.name)}
            >
              {hasPortrait(bot.name) ? <Portrait bot={bot.name} /> : <Glyph name="bot" />}
              <LevelWords bots={box.bots} bot={bot} />
            </button>
          </li>
        ))}
        <li>
          <a class="btn bot-choice" href={to(`/new/${box.id}?friends`)}>
            <Glyph name="link" />
            <span>
              <b>{t('home.friends')}</b>
              <small>{t('home.friendsHint')}</small>
            </span>
          </a>
        </li>
      </ul>
      {me.value?.person ? null : <GuestName label={t('home.yourName')} />}
      <Refusal error={error} />
    </div>
  );
}
