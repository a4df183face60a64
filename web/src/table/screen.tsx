import '../styles/table.css';
import '../styles/table-parts.css';
import '../styles/table-stages.css';
import '../styles/table-voices.css';
import { effect, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/icon';
import type { Position } from '../generated/protocol';
import { boxTitle, listOf, t } from '../i18n';
import { hasComeFrom } from '../router';
import { Announcer } from './announce';
import { useBack } from './back';
import { LinkBar, TopBar } from './bar';
import type { BoxTable } from './box';
import { ScoreChart } from './chart';
import { Chat, ChatLabel } from './chat';
import { keepChoice } from './chosen';
import { CommandField } from './command';
import { Control, ControlContext, useControl } from './control';
import { KeysSheet, MenuSheet, ResignSheet, type Sheet, TakebackBar, TakebackSheet } from './dialogs';
import { keepFocus } from './focus';
import { HintCard, HintMarks } from './hint';
import { HouseSheet } from './house-values';
import { InfoCard } from './info-card';
import { useKeys } from './keys';
import { Log } from './log';
import { Looking } from './looking';
import { Menu } from './menu';
import { Motion } from './motion';
import { PacedSession } from './paced';
import { usePhone } from './phone';
import { Preview } from './preview';
import { Prompt } from './prompt';
import { PastPrompt, Rail } from './rail';
import { Seats, Standing } from './seats';
import type { Session } from './session';
import { Sound } from './sound';
import { FinalFrame, PhaseFrame } from './stage-frame';
import { Tabs } from './tabs';

interface TableScreenProps {
  readonly session: Session;
  readonly box: BoxTable;
  /** Something below the log: the replay bar of a finished game. */
  readonly footer?: ComponentChildren;
  /** Shown in place of the prompt when the table is only for looking at. */
  readonly notice?: ComponentChildren;
  /** Laid over the table when the game has ended and its last moves have been shown. */
  readonly ending?: ComponentChildren;
  /** Hears which position the table shows. The others' moves are shown one by one. */
  readonly onShown?: ((at: Position['at']) => void) | undefined;
}

/** A whole table: bar, boards, prompt, seats, log. */
export function TableScreen({ session, box, footer, notice, ending, onShown }: TableScreenProps) {
  const paced = useMemo(() => new PacedSession(session), [session]);
  const drafted = useMemo(() => box.draft?.(paced), [paced, box]);
  const control = useMemo(() => new Control(drafted ?? paced, box), [drafted, paced, box]);
  useEffect(
    () => () => {
      control.close();
      drafted?.stop();
      paced.stop();
    },
    [control, drafted, paced],
  );
  useEffect(() => (notice ? undefined : keepChoice(control)), [control]);
  // Before anything is painted: the whole table is measured by the font size that this sets.
  useLayoutEffect(() => {
    document.documentElement.classList.add('at-table');
    return () => document.documentElement.classList.remove('at-table');
  }, []);
  useSignalEffect(() => onShown?.(paced.live.value.at));
  useSignalEffect(() => {
    const mine = paced.live.value.legal.length > 0;
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

/** At a table that shows the others' moves one by one, the game is over a little later. */
function Ending({ children }: { readonly children: ComponentChildren }) {
  const { session, stager } = useControl();
  if (session.table.value.status !== 'over') return null;
  // While points are being counted, we do not say yet who won.
  return <div class={`ending ${stager.counted.value ? 'counting' : ''}`}>{children}</div>;
}

type Tab = 'own' | 'main' | 'rivals' | 'log' | 'chat' | (string & {});

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
  /** Whose board a spectator wants to see large. By default it is the active player's. */
  const [watched, watch] = useState<string | null>(null);
  const own = viewer ?? watched ?? position.waiting[0] ?? seats[0] ?? 'p1';
  const sides = box.sides?.(control.view) ?? seats.map((seat) => [seat]);
  /** The others, partners together. */
  const rivals = sides.filter((side) => !side.includes(own));
  const props = { view: control.view, prompt: position.prompt, viewer, names: control.names };
  const { Main, Own, Supplies, Rival, Glance, Hand, Aside, Alone } = box.parts;
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
  // Written directly to the element: an answer that arrives immediately must not cost two redraws.
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => effect(() => void (root.current && (root.current.dataset['busy'] = String(session.busy.value)))),
    [session],
  );
  useEffect(() => (root.current ? keepFocus(root.current, control) : undefined), [control]);
  const you = control.isYou(own);
  const name = control.names(own);
  /** Another seat's board, large, over the viewer's own. */
  const [large, setLarge] = useState<string | null>(null);
  const enlarge = (seat: string) => {
    if (viewer) return setLarge(seat);
    watch(seat);
    setTab('own');
    // Its small board disappears, and with it the button that was pressed.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('.area-own')?.focus());
  };
  const show = (which: Tab) => !phone || tab === which;
  const { more = [], ...parts } = box.tabs(control.view);
  const todo = box.todo?.(position.legal, control.selected.value);
  // On a phone, the table goes where the next choice is, and back to the own board after it has led away from it.
  const led = useRef(false);
  useEffect(() => {
    if (!phone || !todo) return;
    if (control.selecting.peek() || todo !== 'own' || led.current) setTab(todo);
    led.current = todo !== 'own';
  }, [phone, todo, control.selecting.value]);
  const tabs: Readonly<Record<string, string>> = {
    ...parts,
    ...Object.fromEntries(more),
    ...(you ? {} : { own: name }),
    rivals: (rivals.length === 0 && parts.alone) || t('table.rivals'),
    log: t('table.log'),
    chat: t('table.chat'),
  };
  /** Where there is room, such a box has the others next to the record. */
  const aside = Aside !== undefined && !phone;
  const isOther = (seat: string) => rivals.some((side) => side.includes(seat));
  const others = show('rivals') && (
    <section class={`area-rivals n${rivals.length}`} aria-label={tabs['rivals']} ref={reachScroll}>
      {rivals.map((side) => (
        <Others key={side[0]} side={side} onEnlarge={enlarge} past={aside ? notice !== undefined : undefined}>
          <Rival {...props} seat={side[0] ?? ''} />
        </Others>
      ))}
      {rivals.length === 0 && Alone && <Alone {...props} />}
    </section>
  );
  const boardHeading = <h2 class="visually-hidden">{t('table.board')}</h2>;
  return (
    <div
      class={`table-page ${position.legal.length > 0 ? 'my-turn' : ''} ${control.selecting.value ? 'selecting' : ''} ${session.past?.shown.value ? 'in-the-past' : ''}`}
      data-tab={tab}
      data-box={box.id}
      data-modules={session.table.value.modules.join(' ')}
      data-now={box.now?.(control.view, viewer)}
      data-rivals={rivals.length}
      data-others={aside ? 'side' : 'left'}
      data-ended={session.table.value.status === 'over' && !control.stager.counted.value ? '' : undefined}
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
              ['own', tabs['own']],
              ['main', tabs['main']],
              ...more.map(([id]) => [id, tabs[id]] as const),
              ...(rivals.length > 0 || Alone ? [['rivals', tabs['rivals']] as const] : []),
              ['log', tabs['log']],
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
            {(show('main') || more.some(([id]) => id === tab)) && (
              <section class="area-main panel" aria-label={t('table.board')}>
                {boardHeading}
                <Main {...props} />
              </section>
            )}
            {!aside && others}
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
          {large && viewer && (
            <LargeBoard seat={large} onClose={() => setLarge(null)}>
              <Looking.Provider value={true}>
                <Own {...props} viewer={null} seat={large} />
                <Rival {...props} seat={large} />
              </Looking.Provider>
            </LargeBoard>
          )}
          <div class="area-prompt">
            {phone && <PhaseFrame />}
            {phone && !notice && <HintCard />}
            {notice ?? (
              <div class="prompt-place">{session.past?.shown.value ? <PastPrompt /> : <Prompt />}</div>
            )}
            {Hand && (
              <section class="area-hand panel" aria-label={t('table.hand')}>
                <Hand {...props} seat={own} />
              </section>
            )}
          </div>
          {!phone && !notice && <HintCard />}
          {!notice && <HintMarks />}
          <FinalFrame {...props} seats={seats} />
          {(!phone || tab === 'log' || tab === 'chat') && (
            <div class="area-side">
              {(!phone || tab === 'log') && (
                <div class="panel score-panel">
                  <Seats
                    past={notice !== undefined}
                    shown={aside ? seats.filter((seat) => !isOther(seat)) : seats}
                  />
                  <ScoreChart />
                </div>
              )}
              {aside && others}
              {aside && (
                <section class="area-aside panel" aria-label={more.at(-1)?.[1]} ref={reachScroll}>
                  <Aside {...props} />
                </section>
              )}
              <section class="panel record" aria-label={chatting ? tabs['chat'] : tabs['log']}>
                {!phone && (
                  <Tabs
                    label={t('table.record')}
                    current={side}
                    onChange={setSide}
                    panel="record-panel"
                    tabs={[
                      ['log', tabs['log']],
                      ['chat', <ChatLabel open={chatting} />],
                    ]}
                  />
                )}
                <div
                  class="record-panel"
                  {...(!phone && {
                    id: 'record-panel',
                    role: 'tabpanel',
                    'aria-label': chatting ? tabs['chat'] : tabs['log'],
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
                {footer ?? (session.past && !chatting && <Rail />)}
              </section>
            </div>
          )}
        </div>
        <Menu />
        <InfoCard />
      </main>
      {!phone && <PhaseFrame />}
      <Motion />
      <Announcer />
      <Sound />
      {sheet === 'menu' && <MenuSheet onClose={close} open={open} />}
      {sheet === 'house' && <HouseSheet onClose={close} />}
      {sheet === 'keys' && <KeysSheet onClose={close} />}
      {sheet === 'resign' && <ResignSheet onClose={close} />}
      {sheet === 'takeback' && <TakebackSheet onClose={close} />}
    </div>
  );
}

/** A part that scrolls can be reached with the keyboard, even if nothing in it can be used. */
function reachScroll(part: HTMLElement | null): void {
  if (!part) return;
  if (part.scrollHeight > part.clientHeight + 1) part.tabIndex = 0;
  else part.removeAttribute('tabindex');
}

/** Another player or a pair of partners, with what they own. */
function Others({
  side,
  onEnlarge,
  past,
  children,
}: {
  readonly side: readonly string[];
  readonly onEnlarge: (seat: string) => void;
  /** If the list of seats leaves them out, their score is here. Whether the table is looked back at. */
  readonly past: boolean | undefined;
  readonly children: ComponentChildren;
}) {
  const control = useControl();
  const [seat = ''] = side;
  const name = listOf(side.map(control.names));
  return (
    <article class={`rival panel seat-${seat.slice(1)}`} aria-label={name}>
      <header>
        <h2>
          {side.map((one) => (
            <Icon key={one} id={`s-${one.slice(1)}`} class={`seat-${one.slice(1)}`} />
          ))}
          <span>{name}</span>
        </h2>
        {past !== undefined && side.map((one) => <Standing key={one} seat={one} past={past} />)}
        <button
          type="button"
          class="icon-button"
          aria-label={t('table.enlarge', { name })}
          onClick={() => onEnlarge(seat)}
        >
          <Icon id="u-zoom" />
        </button>
      </header>
      {children}
    </article>
  );
}

/** Another seat's board in place of the viewer's own. The market and everything else stay visible. */
function LargeBoard({
  seat,
  onClose,
  children,
}: {
  readonly seat: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const control = useControl();
  const root = useRef<HTMLElement>(null);
  useBack(true, onClose);
  // A viewer who selects something else needs their own board.
  const chosen = useRef(control.selected.peek());
  useSignalEffect(() => {
    if (control.selected.value !== chosen.current) onClose();
  });
  useEffect(() => {
    const before = document.activeElement;
    root.current?.querySelector('button')?.focus({ preventScroll: true });
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    addEventListener('keydown', leave, { capture: true });
    return () => {
      removeEventListener('keydown', leave, { capture: true });
      (before as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, [seat]);
  return (
    <section
      ref={root}
      class={`area-large panel seat-${seat.slice(1)}`}
      aria-label={t('table.boardOf', { name: control.names(seat) })}
    >
      <header>
        <h2>
          <Icon id={`s-${seat.slice(1)}`} class={`seat-${seat.slice(1)}`} />
          {t('table.boardOf', { name: control.names(seat) })}
        </h2>
        <button type="button" class="btn" onClick={onClose}>
          {t('table.backToOwn')}
        </button>
      </header>
      {children}
    </section>
  );
}
