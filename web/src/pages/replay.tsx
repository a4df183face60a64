import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as api from '../api';
import { ReplaySession, turnStarts } from '../api/replay';
import { t } from '../i18n';
import { go, here, type RouteParams } from '../router';
import { Pick } from '../ui/controls';
import { Frame } from '../ui/frame';
import { Glyph, type GlyphName } from '../ui/icons';
import { useLoad, Wait } from '../ui/load';
import { lazy } from './lazy';
import { ForkPanel, ShareButton } from './replay-tools';
import { roundsOf } from './rounds';
import { nameOf } from './seats';
import './replay.css';

const Table = lazy(() => import('../table/table').then((module) => module.Table));

/** Milliseconds between two entries when the game plays on by itself. */
const SPEEDS: Readonly<Record<string, number>> = { '1': 1400, '2': 700, '4': 300, '10': 90 };

export default function Replay({ params }: { readonly params: RouteParams }) {
  const id = params.id ?? '';
  const loaded = useLoad(async () => {
    const whole = await api.snapshot(id);
    return { session: new ReplaySession(whole), asked: whole.position.legal.length > 0 };
  }, [id]);
  if (loaded.state === 'ready') return <Stepper key={id} {...loaded.value} />;
  return <Frame title={t('replay.title')} page="replay-wait"><Wait for={loaded}>{() => null}</Wait></Frame>;
}

/** The last that fits; `findLast` is younger than the language level we build for. */
function last<T>(list: readonly T[], fits: (one: T) => boolean): T | undefined {
  return list.filter(fits).pop();
}

function readPlace(session: ReplaySession): { at: number; eyes: string } {
  const query = new URLSearchParams(here.value.split('?')[1] ?? '');
  const at = Number(query.get('at') ?? session.length);
  return {
    at: Number.isInteger(at) ? Math.min(Math.max(at, 0), session.length) : session.length,
    eyes: query.get('seat') ?? session.table.value.you ?? session.table.value.seats[0]?.seat ?? 'spectator',
  };
}

interface StepperProps {
  readonly session: ReplaySession;
  /** Whether the game itself waits for whoever looks at its past. */
  readonly asked: boolean;
}

function Stepper({ session, asked }: StepperProps) {
  const first = useMemo(() => readPlace(session), []);
  const [at, setAt] = useState(first.at);
  const [eyes, setEyes] = useState(first.eyes);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState('2');
  const table = session.table.value;
  const path = `/tables/${table.id}/replay?at=${at}&seat=${eyes}`;
  const now = `/tables/${table.id}`;
  const live = table.status === 'playing';
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    document.title = `${t('replay.title')} · Loire`;
    root.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    void session.show(at, eyes);
    // The address follows, so that a reload or a copied link comes back here. Browsers count these, so not each step.
    const timer = setTimeout(() => history.replaceState(null, '', path), 250);
    return () => clearTimeout(timer);
  }, [at, eyes]);
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= session.length) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), SPEEDS[speed] ?? 700);
    return () => clearTimeout(timer);
  }, [playing, at, speed]);

  useSignalEffect(() => {
    const wished = session.wished.value;
    if (wished === null) return;
    session.wished.value = null;
    setPlaying(false);
    setAt(wished);
  });
  const to = (entries: number) => {
    setPlaying(false);
    setAt(Math.min(Math.max(entries, 0), session.length));
  };
  const starts = useMemo(() => turnStarts(session.record), []);
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => to(at - 1),
    ArrowRight: () => to(at + 1),
    PageUp: () => to(last(starts, (start) => start < at) ?? 0),
    PageDown: () => to(starts.find((start) => start > at) ?? session.length),
    Home: () => to(0),
    End: () => to(session.length),
    ' ': () => setPlaying(!playing),
    ...(live && { Escape: () => go(now) }),
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.altKey || event.ctrlKey || event.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
      // Space belongs to the button that has the focus, arrows to tabs, and everything to what lies above the table.
      if ((event.key === ' ' && target.closest('button, a, [role=button]')) || target.closest('[role=tab]')) return;
      if (document.querySelector('dialog[open], .fork-panel, .info-card')) return;
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      event.stopPropagation();
      move();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  });

  const button = (name: GlyphName, label: string, move: () => void) => (
    <button type="button" class="round" aria-label={label} title={label} onClick={move}><Glyph name={name} /></button>
  );
  const rounds = roundsOf(session.all);
  const said = at === 0 ? t('replay.start') : t('replay.entry', { n: at, all: session.length });
  const round = last(rounds, (one) => one.at < at);
  const bar = (
    <section class="house part replay-bar panel" aria-label={t('replay.title')} ref={root} tabIndex={-1}>
      <div class="replay-buttons">
        {!live && <a class="round" href={now} aria-label={t('common.back')} title={t('common.back')}><Glyph name="close" /></a>}
        {button('first', t('replay.first'), () => to(0))}
        {button('back', t('replay.back'), () => to(at - 1))}
        {button(playing ? 'pause' : 'play', playing ? t('replay.pause') : t('replay.play'), () => {
          if (!playing && at >= session.length) setAt(0);
          setPlaying(!playing);
        })}
        {button('on', t('replay.on'), () => to(at + 1))}
        {button('last', t('replay.last'), () => to(session.length))}
      </div>
      <div class="replay-slider">
        <input type="range" min={0} max={session.length} value={at} aria-label={t('replay.slider')} aria-valuetext={[said, round?.label].filter(Boolean).join(', ')}
          onInput={(event) => to(Number(event.currentTarget.value))} />
        <div class="replay-marks" aria-hidden="true">
          {rounds.filter((one) => one.part).map((one) => <i key={one.at} style={{ left: `${(one.at / session.length) * 100}%` }}>{one.part}</i>)}
        </div>
      </div>
      <p class="replay-where" aria-live="polite">
        {round && <b>{live ? t('replay.looking', { when: round.label }) : round.label}</b>}
        <small>{said}</small>
      </p>
      {live && (
        <p class="replay-live">
          {asked && <span>{t('replay.asked')}</span>}
          <a class="btn prim" href={now} title="Esc">{t('replay.live')}</a>
        </p>
      )}
    </section>
  );
  const tools = (
    <div class="house part replay-tools">
      <Pick label={t('replay.speed')} hideLabel value={speed} onChange={setSpeed} choices={Object.keys(SPEEDS).map((one) => [one, `${one}×`] as const)} />
      <Pick label={t('replay.eyes')} hideLabel value={eyes} onChange={setEyes}
        choices={[...table.seats.map((seat) => [seat.seat, nameOf(table, seat.seat)] as const), ['all', t('replay.eyes.all')]]} />
      <ShareButton path={path} />
      {table.status === 'over' && <ForkPanel table={table} at={at} onForked={(path) => go(path)} />}
      <small>{t('replay.keys')}</small>
    </div>
  );
  return <div class={`replay-page ${live ? 'past' : ''}`}><Table session={session} notice={bar} footer={tools} /></div>;
}
