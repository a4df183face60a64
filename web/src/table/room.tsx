import { effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { toSpot } from '../address';
import { boxTitle, t } from '../i18n';
import { hasComeFrom } from '../router';
import { Announcer } from './announce';
import { useBack } from './back';
import { LinkBar, TopBar } from './bar';
import type { PartProps } from './box';
import { ChatLabel } from './chat';
import { type Control, useControl } from './control';
import { KeysSheet, MenuSheet, ResignSheet, type Sheet, TakebackBar, TakebackSheet } from './dialogs';
import { FinalFrame } from './final-frame';
import { keepFocus } from './focus';
import { HintCard, HintMarks } from './hint';
import { HouseSheet } from './house-values';
import { InfoCard } from './info-card';
import { useKeys } from './keys';
import { Menu } from './menu';
import { Motion } from './motion';
import { usePhone } from './phone';
import { Preview } from './preview';
import { Prompt } from './prompt';
import { PastPrompt } from './rail';
import { LargeBoard, Others, reachScroll } from './rivals';
import { SideColumn } from './side';
import { Sound } from './sound';
import { PhaseFrame } from './stage-frame';
import { Tabs } from './tabs';
import { versionOf } from './watch';

export type Tab = 'own' | 'main' | 'rivals' | 'log' | 'chat' | (string & {});

/** What the screen can be asked for around the table itself. */
export interface RoomProps {
  readonly footer: ComponentChildren;
  readonly notice: ComponentChildren;
}

/** Which part of the table a phone shows, and which half of the record stands on a desk. */
function useTabs(control: Control, phone: boolean) {
  const [tab, setTab] = useState<Tab>('own');
  const [side, setSide] = useState<'log' | 'chat'>('log');
  const todo = control.box.todo?.(control.watch.position.value.legal, control.selected.value);
  // On a phone, the table goes where the next choice is, and back to the own board after it has led away from it.
  const led = useRef(false);
  useEffect(() => {
    if (!phone || !todo) return;
    if (control.selecting.peek() || todo !== 'own' || led.current) setTab(todo);
    led.current = todo !== 'own';
  }, [phone, todo, control.selecting.value]);
  return { tab, setTab, side, setSide, chatting: phone ? tab === 'chat' : side === 'chat' };
}

/** Whose board is shown as the own one, who the others are, and what the parts of the table are called. */
function layoutOf(control: Control, watched: string | null) {
  const { box, watch, view, viewer } = control;
  const position = watch.position.value;
  const seats = watch.table.value.seats.map((info) => info.seat);
  const own = viewer.value ?? watched ?? position.waiting[0] ?? seats[0] ?? 'p1';
  const sides = box.sides?.(view) ?? seats.map((seat) => [seat]);
  // Partners together.
  const rivals = sides.filter((side) => !side.includes(own));
  const { more = [], ...parts } = box.tabs(view);
  const tabs: Readonly<Record<string, string>> = {
    ...parts,
    ...Object.fromEntries(more),
    ...(control.isYou(own) ? {} : { own: control.names(own) }),
    rivals: (rivals.length === 0 && parts.alone) || t('table.rivals'),
    log: t('table.log'),
    chat: t('table.chat'),
  };
  const props: PartProps<unknown> = {
    view,
    prompt: position.prompt,
    viewer: viewer.value,
    names: control.names,
  };
  return { seats, own, rivals, more, tabs, props };
}

export type Layout = ReturnType<typeof layoutOf>;

/** The attributes that style sheets and tests look at. */
function usePage(control: Control) {
  const root = useRef<HTMLDivElement>(null);
  const { act } = control;
  // Written directly to the element: an answer that arrives immediately must not cost two redraws.
  useLayoutEffect(
    () =>
      effect(() => void (root.current && (root.current.dataset['busy'] = String(act?.busy.value ?? false)))),
    [act],
  );
  useEffect(() => (root.current ? keepFocus(root.current, control) : undefined), [control]);
  const { watch, box, viewer, selecting, stager } = control;
  const position = watch.position.value;
  const table = watch.table.value;
  const states = [
    'table-page',
    ...(position.legal.length > 0 ? ['my-turn'] : []),
    ...(selecting.value ? ['selecting'] : []),
    ...(watch.past?.shown.value ? ['in-the-past'] : []),
  ];
  const attributes = {
    class: states.join(' '),
    'data-box': box.id,
    'data-modules': table.modules.join(' '),
    'data-now': box.now?.(control.view, viewer.value),
    'data-ended': table.status === 'over' && !stager.counted.value ? '' : undefined,
    'data-version': versionOf(position),
  };
  return { root, attributes };
}

export function Room({ footer, notice }: RoomProps) {
  const control = useControl();
  const phone = usePhone();
  const { root, attributes } = usePage(control);
  const tabbing = useTabs(control, phone);
  const { tab, setTab, setSide } = tabbing;
  const [sheet, open] = useState<Sheet | null>(null);
  const close = () => open(null);
  useBack(sheet !== null, close);
  /** Whose board a spectator wants to see large. By default it is the active player's. */
  const [watched, choose] = useState<string | null>(null);
  /** Another seat's board, large, over the viewer's own. */
  const [large, setLarge] = useState<string | null>(null);
  const layout = layoutOf(control, watched);
  const aside = control.box.parts.Aside !== undefined && !phone;
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
  const enlarge = (seat: string) => {
    if (control.viewer.value) return setLarge(seat);
    choose(seat);
    setTab('own');
    // Its small board disappears, and with it the button that was pressed.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('.area-own')?.focus());
  };
  return (
    <div
      {...attributes}
      data-tab={tab}
      data-rivals={layout.rivals.length}
      data-others={aside ? 'side' : 'left'}
      ref={root}
    >
      <a class="skip" href={toSpot(notice ? 'replay-bar' : 'prompt')}>
        {t('table.skip')}
      </a>
      <TopBar open={open} />
      <LinkBar />
      <TakebackBar />
      <Desk {...{ phone, aside, tabbing, layout, footer, notice, enlarge, large, setLarge }} />
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

export interface DeskProps extends RoomProps {
  readonly phone: boolean;
  /** Where there is room, some boxes have the others next to the record. */
  readonly aside: boolean;
  readonly tabbing: ReturnType<typeof useTabs>;
  readonly layout: Layout;
  readonly enlarge: (seat: string) => void;
  readonly large: string | null;
  readonly setLarge: (seat: string | null) => void;
}

/** Everything on the table. */
function Desk(desk: DeskProps) {
  const { phone, aside, tabbing, layout, notice } = desk;
  const { watch } = useControl();
  const { tab } = tabbing;
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hasComeFrom() && document.activeElement === document.body)
      main.current?.focus({ preventScroll: true });
  }, []);
  const title = boxTitle(watch.table.value.box, watch.table.value.title);
  const others = (!phone || tab === 'rivals') && <Rivals {...desk} />;
  return (
    <main class="table-main" ref={main} tabIndex={-1} aria-label={title}>
      <h1 class="visually-hidden">{title}</h1>
      {phone && <PhoneTabs {...desk} />}
      <div
        class="table-grid"
        style={{ '--seats': layout.seats.length }}
        {...(phone && { id: 'table-panel', role: 'tabpanel', 'aria-label': layout.tabs[tab] })}
      >
        <Boards {...desk}>{!aside && others}</Boards>
        <PromptArea {...desk} />
        {!phone && !notice && <HintCard />}
        {!notice && <HintMarks />}
        <FinalFrame {...layout.props} seats={layout.seats} />
        {(!phone || tab === 'log' || tab === 'chat') && <SideColumn {...desk}>{aside && others}</SideColumn>}
      </div>
      <Menu />
      <InfoCard />
    </main>
  );
}

function PhoneTabs({ tabbing, layout: { tabs, more, rivals } }: DeskProps) {
  const { parts } = useControl().box;
  return (
    <Tabs
      label={t('table.parts')}
      class="phone-tabs"
      current={tabbing.tab}
      onChange={tabbing.setTab}
      panel="table-panel"
      tabs={[
        ['own', tabs['own']],
        ['main', tabs['main']],
        ...more.map(([id]) => [id, tabs[id]] as const),
        ...(rivals.length > 0 || parts.Alone ? [['rivals', tabs['rivals']] as const] : []),
        ['log', tabs['log']],
        ['chat', <ChatLabel open={tabbing.chatting} />],
      ]}
    />
  );
}

function Rivals({ aside, layout: { rivals, tabs, props }, notice, enlarge }: DeskProps) {
  const { Rival, Alone } = useControl().box.parts;
  return (
    <section class={`area-rivals n${rivals.length}`} aria-label={tabs['rivals']} ref={reachScroll}>
      {rivals.map((side) => (
        <Others key={side[0]} side={side} onEnlarge={enlarge} past={aside ? notice !== undefined : undefined}>
          <Rival {...props} seat={side[0] ?? ''} />
        </Others>
      ))}
      {rivals.length === 0 && Alone && <Alone {...props} />}
    </section>
  );
}

/** What lies on the table: the common boards, the own one and its supplies, and another's that is looked at. */
function Boards({
  phone,
  tabbing: { tab },
  layout: { more, props, own },
  large,
  setLarge,
  children,
}: DeskProps & { readonly children: ComponentChildren }) {
  const control = useControl();
  const { Main, Own, Supplies, Rival, Glance } = control.box.parts;
  const viewer = control.viewer.value;
  const you = control.isYou(own);
  const name = control.names(own);
  const heading = <h2 class="visually-hidden">{t('table.board')}</h2>;
  const show = (which: Tab) => !phone || tab === which;
  return (
    <>
      {phone && tab === 'own' && (
        <section class="area-glance" aria-label={t('table.board')}>
          {heading}
          <Glance {...props} />
        </section>
      )}
      <div class="area-left">
        {(show('main') || more.some(([id]) => id === tab)) && (
          <section class="area-main panel" aria-label={t('table.board')}>
            {heading}
            <Main {...props} />
          </section>
        )}
        {children}
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
          <Own {...props} viewer={null} seat={large} />
          <Rival {...props} seat={large} />
        </LargeBoard>
      )}
    </>
  );
}

function PromptArea({ phone, layout: { props, own }, notice }: DeskProps) {
  const { watch, box } = useControl();
  const { Hand } = box.parts;
  return (
    <div class="area-prompt">
      {phone && <PhaseFrame />}
      {phone && !notice && <HintCard />}
      {notice ?? <div class="prompt-place">{watch.past?.shown.value ? <PastPrompt /> : <Prompt />}</div>}
      {Hand && (
        <section class="area-hand panel" aria-label={t('table.hand')}>
          <Hand {...props} seat={own} />
        </section>
      )}
    </div>
  );
}
