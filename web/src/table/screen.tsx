import '../styles/table.css';
import '../styles/table-parts.css';
import '../styles/table-voices.css';
import { effect, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/icon';
import { boxTitle, t } from '../i18n';
import { hasComeFrom } from '../router';
import { setSetting, settings } from '../settings';
import { Announcer } from './announce';
import { useBack } from './back';
import type { BoxTable } from './box';
import { ScoreChart } from './chart';
import { Chat, ChatLabel } from './chat';
import { keepChoice } from './chosen';
import { CommandField } from './command';
import { Control, ControlContext, useControl } from './control';
import { Dialog } from './dialog';
import { KeysSheet, MenuSheet, ResignSheet, type Sheet, TakebackBar, TakebackSheet } from './dialogs';
import { InfoCard } from './info-card';
import { useKeys } from './keys';
import { Log } from './log';
import { Menu } from './menu';
import { Motion } from './motion';
import { PacedSession } from './paced';
import { usePhone } from './phone';
import { Preview } from './preview';
import { Prompt } from './prompt';
import { Score, SeatChips, Seats } from './seats';
import type { Session } from './session';
import { Sound } from './sound';
import { Tabs } from './tabs';

interface TableScreenProps {
  readonly session: Session;
  readonly box: BoxTable;
  /** Something under the log: the replay bar of a finished game. */
  readonly footer?: ComponentChildren;
  /** Said in the prompt's place when the table is only looked at. */
  readonly notice?: ComponentChildren;
  /** Laid over the table when the game has ended and the last of it was shown. */
  readonly ending?: ComponentChildren;
}

/** A whole table: bar, boards, prompt, seats, log. */
export function TableScreen({ session, box, footer, notice, ending }: TableScreenProps) {
  const paced = useMemo(() => new PacedSession(session), [session]);
  const control = useMemo(() => new Control(paced, box), [paced, box]);
  useEffect(
    () => () => {
      control.close();
      paced.stop();
    },
    [control, paced],
  );
  useEffect(() => (notice ? undefined : keepChoice(control)), [control]);
  useEffect(() => {
    document.documentElement.classList.add('at-table');
    return () => document.documentElement.classList.remove('at-table');
  }, []);
  useSignalEffect(() => {
    const mine = paced.position.value.legal.length > 0;
    const table = session.table.value;
    document.title = `${mine ? `● ${t('table.prompt')} · ` : ''}${notice ? `${t('replay.title')} · ` : ''}${boxTitle(table.box, table.title)} · Loire`;
    document.querySelector('link[rel=icon]')?.setAttribute('href', mine ? '/icon-turn.svg' : '/icon.svg');
  });
  useEffect(() => () => document.querySelector('link[rel=icon]')?.setAttribute('href', '/icon.svg'), []);
  return (
    <ControlContext.Provider value={control}>
      <Room footer={footer} notice={notice} />
      <Ending>{ending}</Ending>
    </ControlContext.Provider>
  );
}

/** At a table that shows the others' moves one by one the game is over a little later. */
function Ending({ children }: { readonly children: ComponentChildren }) {
  const { session } = useControl();
  return session.table.value.status === 'over' ? children : null;
}

type Tab = 'own' | 'main' | 'rivals' | 'log' | 'chat';

function Room({
  footer,
  notice,
}: {
  readonly footer: ComponentChildren;
  readonly notice: ComponentChildren;
}) {
  const control = useControl();
  const { session, box } = control;
  const phone = usePhone();
  const [tab, setTab] = useState<Tab>('own');
  const [sheet, open] = useState<Sheet | null>(null);
  const [side, setSide] = useState<'log' | 'chat'>('log');
  const chatting = phone ? tab === 'chat' : side === 'chat';
  const position = session.position.value;
  const viewer = control.viewer.value;
  const seats = session.table.value.seats.map((info) => info.seat);
  /** Whose board somebody who watches wants large; until they say so, it is the one of whoever plays. */
  const [watched, watch] = useState<string | null>(null);
  const own = viewer ?? watched ?? position.waiting[0] ?? seats[0] ?? 'p1';
  const rivals = seats.filter((seat) => seat !== own);
  const props = { view: control.view, prompt: position.prompt, viewer, names: control.names };
  const { Main, Own, Supplies, Rival, Glance } = box.parts;
  const close = () => open(null);
  useBack(sheet !== null, close);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hasComeFrom() && document.activeElement === document.body)
      main.current?.focus({ preventScroll: true });
  }, []);
  useKeys({
    help: () => open('keys'),
    log: () => {
      const stop = () => document.querySelector<HTMLElement>('.log-scroll [tabindex="0"]');
      setTab('log');
      setSide('log');
      if (stop()) stop()?.focus();
      else requestAnimationFrame(() => stop()?.focus());
    },
  });
  // Written past the drawing: an answer that comes at once must not cost two pictures.
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => effect(() => void (root.current && (root.current.dataset['busy'] = String(session.busy.value)))),
    [session],
  );
  const you = control.isYou(own);
  const name = control.names(own);
  const enlarge = (seat: string) => {
    if (viewer) return open({ rival: seat });
    watch(seat);
    setTab('own');
    // Its small board goes, and with it what was pressed.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('.area-own')?.focus());
  };
  const show = (which: Tab) => !phone || tab === which;
  const tabs: Readonly<Record<Tab, string>> = {
    ...box.tabs(),
    ...(you ? {} : { own: name }),
    rivals: t('table.rivals'),
    log: t('table.log'),
    chat: t('table.chat'),
  };
  const boardHeading = <h2 class="visually-hidden">{t('table.board')}</h2>;
  return (
    <div
      class={`table-page ${position.legal.length > 0 ? 'my-turn' : ''} ${control.selecting.value ? 'selecting' : ''}`}
      data-tab={tab}
      data-version={position.at}
      ref={root}
    >
      <a class="skip" href={notice ? '#replay-bar' : '#prompt'}>
        {t('table.skip')}
      </a>
      <TopBar open={open} />
      <LinkBar />
      <TakebackBar />
      <main
        class="table-main"
        ref={main}
        tabIndex={-1}
        aria-label={boxTitle(session.table.value.box, session.table.value.title)}
      >
        <h1 class="visually-hidden">{boxTitle(session.table.value.box, session.table.value.title)}</h1>
        {phone && (
          <Tabs
            label={t('table.parts')}
            class="phone-tabs"
            current={tab}
            onChange={setTab}
            panel="table-panel"
            tabs={[
              ['own', tabs.own],
              ['main', tabs.main],
              ...(rivals.length > 0 ? [['rivals', tabs.rivals] as const] : []),
              ['log', tabs.log],
              ['chat', <ChatLabel open={chatting} />],
            ]}
          />
        )}
        <div
          class="table-grid"
          style={{ '--seats': seats.length }}
          {...(phone && { id: 'table-panel', role: 'tabpanel', 'aria-label': tabs[tab] })}
        >
          {phone && tab === 'own' && (
            <section class="area-glance" aria-label={t('table.board')}>
              {boardHeading}
              <Glance {...props} />
            </section>
          )}
          <div class="area-left">
            {show('main') && (
              <section class="area-main panel" aria-label={t('table.board')}>
                {boardHeading}
                <Main {...props} />
              </section>
            )}
            {show('rivals') && (
              <section class={`area-rivals n${rivals.length}`} aria-label={t('table.rivals')}>
                {rivals.map((seat) => (
                  <article
                    key={seat}
                    class={`rival panel seat-${seat.slice(1)}`}
                    aria-label={control.names(seat)}
                  >
                    <header>
                      <h2>
                        <Icon id={`s-${seat.slice(1)}`} />
                        {control.names(seat)}
                      </h2>
                      <button
                        type="button"
                        class="icon-button"
                        aria-label={t('table.enlarge', { name: control.names(seat) })}
                        onClick={() => enlarge(seat)}
                      >
                        <Icon id="u-zoom" />
                      </button>
                    </header>
                    <Rival {...props} seat={seat} />
                  </article>
                ))}
              </section>
            )}
          </div>
          {show('own') && (
            <section
              class="area-own panel"
              {...(viewer ? {} : { tabIndex: -1 })}
              aria-label={you ? t('table.own') : t('table.boardOf', { name })}
            >
              <Own {...props} seat={own} />
              {!phone && <Preview />}
            </section>
          )}
          {show('own') && (
            <section
              class="area-supplies panel"
              aria-label={you ? t('table.supplies') : t('table.suppliesOf', { name })}
            >
              <Supplies {...props} seat={own} />
            </section>
          )}
          <div class="area-prompt">{notice ?? <Prompt />}</div>
          {(!phone || tab === 'log' || tab === 'chat') && (
            <div class="area-side">
              {(!phone || tab === 'log') && (
                <div class="panel score-panel">
                  <Seats past={notice !== undefined} />
                  <ScoreChart />
                </div>
              )}
              <section class="panel record" aria-label={chatting ? tabs.chat : tabs.log}>
                {!phone && (
                  <Tabs
                    label={t('table.record')}
                    current={side}
                    onChange={setSide}
                    panel="record-panel"
                    tabs={[
                      ['log', tabs.log],
                      ['chat', <ChatLabel open={chatting} />],
                    ]}
                  />
                )}
                <div
                  class="record-panel"
                  {...(!phone && {
                    id: 'record-panel',
                    role: 'tabpanel',
                    'aria-label': chatting ? tabs.chat : tabs.log,
                  })}
                >
                  {chatting ? (
                    <Chat />
                  ) : (
                    <>
                      <Log />
                      {!notice && viewer && session.table.value.status === 'playing' && <CommandField />}
                    </>
                  )}
                </div>
                {footer}
              </section>
            </div>
          )}
        </div>
        <Menu />
      </main>
      <InfoCard />
      <Motion />
      <Announcer />
      <Sound />
      {sheet === 'menu' && <MenuSheet onClose={close} open={open} />}
      {sheet === 'keys' && <KeysSheet onClose={close} />}
      {sheet === 'resign' && <ResignSheet onClose={close} />}
      {sheet === 'takeback' && <TakebackSheet onClose={close} />}
      {sheet !== null && typeof sheet === 'object' && (
        <Dialog
          title={control.names(sheet.rival)}
          class="wide"
          onClose={close}
          head={
            <span class={`rival-head seat-${sheet.rival.slice(1)}`}>
              <Icon id={`s-${sheet.rival.slice(1)}`} />
              {control.names(sheet.rival)}{' '}
              <Score
                seat={sheet.rival}
                points={box.summary(control.view, sheet.rival, control.names).points}
              />
            </span>
          }
        >
          <Own {...props} viewer={null} seat={sheet.rival} />
          <Rival {...props} seat={sheet.rival} />
        </Dialog>
      )}
    </div>
  );
}

function TopBar({ open }: { readonly open: (sheet: Sheet) => void }) {
  const { session } = useControl();
  const phone = usePhone();
  const { title, name, seats, box, watching } = session.table.value;
  const { kinds } = settings.value;
  const rules = t('table.newTab', { what: t('menu.rules') });
  const dark = document.documentElement.dataset.theme === 'dark';
  return (
    <header class="table-bar">
      <a class="brand" href="/" aria-label="Loire">
        <img src="/icon.svg" alt="" width="33" height="33" />
        <span>Loire</span>
      </a>
      {phone ? (
        <SeatChips />
      ) : (
        <div class="where">
          <b>{boxTitle(box, title)}</b>
          <span>
            {[
              name,
              t('table.players', { n: seats.length }),
              watching > 0 && t('table.watchers', { n: watching }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      )}
      <nav aria-label={t('menu.nav')}>
        {!phone && (
          <>
            <a
              class="icon-button"
              href={`/rules/${box}`}
              target="_blank"
              aria-label={rules}
              title={rules}
              rel="noopener"
            >
              <Icon id="u-book" />
            </a>
            <button
              type="button"
              class="icon-button"
              aria-label={t('menu.theme')}
              title={t('menu.theme')}
              onClick={() => setSetting('theme', dark ? 'light' : 'dark')}
            >
              <Icon id="u-theme" />
            </button>
            <button
              type="button"
              class="icon-button"
              aria-label={t('menu.kinds')}
              title={t('menu.kinds')}
              aria-pressed={kinds === 'safe'}
              onClick={() => setSetting('kinds', kinds === 'safe' ? 'standard' : 'safe')}
            >
              <Icon id="u-eye" />
            </button>
            <button
              type="button"
              class="icon-button"
              aria-label={t('menu.keys')}
              title={t('menu.keys')}
              onClick={() => open('keys')}
            >
              <Icon id="u-keys" />
            </button>
          </>
        )}
        <button
          type="button"
          class="icon-button"
          aria-label={t('menu.label')}
          title={t('menu.label')}
          onClick={() => open('menu')}
        >
          <Icon id="u-menu" />
        </button>
      </nav>
    </header>
  );
}

function LinkBar() {
  const { session } = useControl();
  if (session.link.value !== 'lost') return null;
  return (
    <div class="banner lost" role="alert">
      {t('table.lost')}
    </div>
  );
}
