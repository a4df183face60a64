import { useEffect, useRef } from 'preact/hooks';
import { to } from '../address';
import type { TableInfo, TakebackInfo } from '../generated/protocol';
import { chooseLanguage, LANGUAGES, type Language, language, t } from '../i18n';
import { type Settings, setSetting, settings } from '../settings';
import { Terms } from '../ui/terms';
import { type Control, useControl } from './control';
import { Dialog } from './dialog';
import { mayAskHint } from './hint';
import { rulesLink } from './house-values';
import { placesOf } from './keys';
import { isBotPlaying } from './names';
import { needsConsent } from './why-not';

export type Sheet = 'menu' | 'house' | 'keys' | 'resign' | 'takeback';

interface SheetProps {
  readonly onClose: () => void;
  readonly open: (sheet: Sheet) => void;
}

/** The settings with two answers: their words, and what is set when the switch is on and when it is off. */
const SWITCHES = [
  ['menu.kinds', 'kinds', 'safe', 'standard'],
  ['menu.motion', 'motion', 'auto', 'off'],
  ['menu.stages', 'stages', true, false],
  ['menu.digits', 'faces', 'digits', 'pips'],
  ['menu.sound', 'sound', true, false],
  ['menu.secondTap', 'secondTap', true, false],
] as const;

/** Settings for this screen, and the ways out. */
export function MenuSheet({ onClose, open }: SheetProps) {
  const { theme, text } = settings.value;
  return (
    <Dialog title={t('menu.label')} onClose={onClose}>
      <div class="menu-rows">
        <label class="row">
          <span>{t('menu.theme')}</span>
          <select
            value={theme}
            onChange={(event) => setSetting('theme', event.currentTarget.value as typeof theme)}
          >
            <option value="auto">{t('theme.auto')}</option>
            <option value="light">{t('theme.light')}</option>
            <option value="dark">{t('theme.dark')}</option>
          </select>
        </label>
        <label class="row">
          <span>{t('menu.language')}</span>
          <select
            value={language.value}
            onChange={(event) => void chooseLanguage(event.currentTarget.value as Language)}
          >
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {SWITCHES.map(([label, setting, on, off]) => (
          <label key={setting} class="row">
            <span>{t(label)}</span>
            <input
              type="checkbox"
              role="switch"
              class="switch"
              checked={settings.value[setting] === on}
              onChange={(event) =>
                setSetting<keyof Settings>(setting, event.currentTarget.checked ? on : off)
              }
            />
          </label>
        ))}
        <label class="row">
          <span>{t('menu.text')}</span>
          <output aria-hidden="true">{t('menu.percent', { n: text })}</output>
          <input
            type="range"
            aria-label={t('menu.text')}
            min={100}
            max={150}
            step={5}
            value={text}
            aria-valuetext={t('menu.percent', { n: text })}
            onInput={(event) => setSetting('text', Number(event.currentTarget.value))}
          />
        </label>
        <WaysOut open={open} />
      </div>
    </Dialog>
  );
}

function WaysOut({ open }: Pick<SheetProps, 'open'>) {
  const control = useControl();
  const table = control.watch.table.value;
  // A puzzle's table has no id, and there is nothing to resign from.
  const playing =
    control.viewer.value !== null && table.status === 'playing' && table.id !== '' && !isBotPlaying(table);
  return (
    <>
      <button type="button" class="btn" onClick={() => open('keys')}>
        {t('menu.keys')}
      </button>
      <a
        class="btn"
        href={to(rulesLink(table.box, table.id))}
        target="_blank"
        aria-label={t('table.newTab', { what: t('menu.rules') })}
        rel="noopener"
      >
        {t('menu.rules')}
      </a>
      {playing && lastOwn(control) !== undefined && !control.watch.position.value.can_undo && (
        <button type="button" class="btn" onClick={() => open('takeback')}>
          {t(needsConsent(control) ? 'menu.takeback' : 'menu.takebackAlone')}
        </button>
      )}
      {playing && (
        <button type="button" class="btn" onClick={() => open('resign')}>
          {t('menu.resign')}
        </button>
      )}
      <a class="btn" href={to('/')}>
        {t('menu.home')}
      </a>
    </>
  );
}

/** The keys that a box assigns to its things, with what each one means at this moment. */
function boxKeys(control: Control): readonly [string, string][] {
  const buttons = control.box.buttons(control.watch.position.value.legal, control.view, control.names);
  const pressed = buttons.flatMap(({ key, label }): [string, string][] =>
    key ? [[key.toUpperCase(), label]] : [],
  );
  return [
    ...pressed,
    ...(control.box.places?.(control.view, control.viewer.value) ?? []).flatMap(
      (place): [string, string][] =>
        placesOf(place).length > 0 ? [[place.key.toUpperCase(), place.label]] : [],
    ),
    ...Object.entries(control.box.shortcuts(control.view, control.viewer.value, [])).flatMap(
      ([key, thing]) => {
        const label = document
          .querySelector(`[data-thing="${CSS.escape(thing)}"]`)
          ?.getAttribute('aria-label');
        // The part after the first comma describes its current state.
        return label ? [[key.toUpperCase(), label.split(',')[0] ?? label] as [string, string]] : [];
      },
    ),
  ];
}

export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const control = useControl();
  const rows: readonly [string, string][] = [
    ['Tab', t('keys.tab')],
    ['← ↑ → ↓', t('keys.arrows')],
    ['Enter', t('keys.enter')],
    ['Esc', t('keys.escape')],
    ['Z', t('keys.undo')],
    ...(control.box.endless ? [] : [['E', t('keys.end')] as [string, string]]),
    ...(mayAskHint(control) ? [['I', t('hint.button')] as [string, string]] : []),
    ['/', t('keys.command')],
    ['L', t('keys.log')],
    ...(control.watch.past ? [[', .', t('keys.rail')] as [string, string]] : []),
    ['End', t('keys.end-stage')],
    ['?', t('keys.help')],
    ...boxKeys(control),
  ];
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <Terms class="keys" rows={rows.map(([key, text]) => [<kbd>{key}</kbd>, text])} />
    </Dialog>
  );
}

/**
 * With three or more seats a bot plays on, as long as there is a person left to play with. Otherwise the game
 * ends.
 */
function whatFollows({ seats, you, takeover }: TableInfo) {
  if (seats.length === 1) return 'resign.alone';
  const others = seats.some(({ seat, kind, resigned }) => seat !== you && kind === 'person' && !resigned);
  return takeover !== null || (seats.length > 2 && others) ? 'resign.bot' : 'resign.lost';
}

export function ResignSheet({ onClose }: { readonly onClose: () => void }) {
  const control = useControl();
  const { watch } = control;
  return (
    <Dialog title={t('resign.title')} onClose={onClose}>
      <p>
        {t(whatFollows(watch.table.value))} {t('resign.forGood')}
      </p>
      <div class="over-acts">
        <button type="button" class="btn" onClick={onClose}>
          {t('resign.no')}
        </button>
        <button
          type="button"
          class="btn prim"
          onClick={() => {
            if (control.canSend()) control.act?.resign();
            onClose();
          }}
        >
          {t('resign.yes')}
        </button>
      </div>
    </Dialog>
  );
}

/** The viewer's last entry. A take-back goes back to just before it. */
const lastOwn = ({ watch, viewer }: Control): number | undefined =>
  watch.events.value.findLast((event) => event.seat !== null && event.seat === viewer.value)?.entry;

export function TakebackSheet({ onClose }: { readonly onClose: () => void }) {
  const control = useControl();
  const to = lastOwn(control);
  const consent = needsConsent(control);
  const go = () => {
    if (to !== undefined && control.canSend()) control.act?.takeback(to);
    onClose();
  };
  return (
    <Dialog title={t('takeback.ask')} onClose={onClose}>
      <p>
        {t('takeback.what')} {consent && t('takeback.consent')}
      </p>
      <div class="over-acts">
        <button type="button" class="btn" onClick={onClose}>
          {t('resign.no')}
        </button>
        <button type="button" class="btn prim" onClick={go}>
          {t(consent ? 'menu.takeback' : 'takeback.yes')}
        </button>
      </div>
    </Dialog>
  );
}

/**
 * How far a request would go back: to before the first thing that somebody has done since then, if the log
 * mentions one.
 */
function howFar({ lines, names, watch }: Control, { to }: TakebackInfo): string {
  const n = watch.position.value.entries - to;
  const line = lines.value.find((one) => one.entry >= to && one.seat !== null);
  return line?.seat
    ? t('takeback.before', { n, what: `${names(line.seat)} ${line.text}` })
    : t('takeback.text', { n });
}

/** A request to take back, for the player who asks and for those who answer. */
export function TakebackBar() {
  const control = useControl();
  const { watch } = control;
  const request = watch.table.value.takeback;
  const me = control.viewer.value;
  const asked = useRef<TakebackInfo | null>(null);
  useEffect(() => {
    const before = asked.current;
    asked.current = request?.seat === me ? request : null;
    // The request is gone, but the game did not go back.
    if (before && !request && watch.position.peek().entries > before.to)
      control.message.value = t('takeback.refused');
  }, [request]);
  if (!request || !me) return null;
  const answer = (agree: boolean) => {
    if (!control.canSend()) return;
    // The player who withdraws the request already knows.
    asked.current = null;
    control.act?.answer(agree);
  };
  if (request.seat === me) {
    return (
      <div class="banner" role="status">
        <span>{t('takeback.waiting', { names: request.missing.map(control.names).join(', ') })}</span>
        <button type="button" class="btn" onClick={() => answer(false)}>
          {t('takeback.withdraw')}
        </button>
      </div>
    );
  }
  if (!request.missing.includes(me)) return null;
  return (
    <div class="banner" role="alert">
      <span>
        <b>{t('takeback.title', { name: control.names(request.seat) })}.</b> {howFar(control, request)}
      </span>
      <button type="button" class="btn" onClick={() => answer(false)}>
        {t('takeback.decline')}
      </button>
      <button type="button" class="btn prim" onClick={() => answer(true)}>
        {t('takeback.agree')}
      </button>
    </div>
  );
}
