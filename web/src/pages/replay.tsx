import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { asked, type Path, to } from '../address';
import { askTable } from '../api/ask';
import { ReplayTable, turnStarts } from '../api/replay';
import { loadBox } from '../boxes/registry';
import { t } from '../i18n';
import { go, type RouteParams, rename } from '../router';
import type { BoxTable } from '../table/box';
import { gaveUpSentence } from '../table/gave-up';
import { nameOf } from '../table/names';
import { Frame } from '../ui/frame';
import { Glyph } from '../ui/icons';
import { useLoad, Wait } from '../ui/load';
import { lazy } from './lazy';
import { keyMoments, type Moment } from './moments';
import { ReplayBest, ReplayMarks, useBest } from './replay-best';
import { Jump } from './replay-jump';
import { Told } from './replay-told';
import { ReplayTools } from './replay-tools';
import { type Round, roundsOf } from './rounds';
import './replay.css';

const Table = lazy(() => import('../table/table').then((module) => module.Table));

/** Milliseconds between two entries when the game plays automatically. */
const SPEEDS: Readonly<Record<string, number>> = { '1': 1400, '2': 700, '4': 300, '10': 90 };
/**
 * Chance entries come in long runs, such as the tiles of a new phase. Nobody wants to wait for each of them.
 */
const CHANCE_MS = 120;

interface Place {
  readonly at: number;
  readonly eyes: string;
  /** Which alternative the review wants to show there. */
  readonly best: number | undefined;
}

export default function Replay({ params }: { readonly params: RouteParams }) {
  const id = params.id ?? '';
  const loaded = useLoad(async () => {
    const whole = await askTable(id, { ask: 'snapshot' });
    const replay = new ReplayTable(whole);
    const place = readPlace(replay);
    // The first thing shown is the moment that was asked for, not the end of the game.
    await replay.show(place.at, place.eyes);
    return { replay, place };
  }, [id]);
  if (loaded.state === 'ready') return <Stepper key={id} {...loaded.value} />;
  return (
    <Frame title={t('replay.title')} page="replay-wait">
      <Wait for={loaded}>{() => null}</Wait>
    </Frame>
  );
}

/** The last match. `findLast` is newer than the language level we build for. */
function last<T>(list: readonly T[], fits: (one: T) => boolean): T | undefined {
  return list.filter(fits).pop();
}

function readPlace(replay: ReplayTable): Place {
  const query = asked();
  const at = Number(query.get('at') ?? replay.length);
  const { you, seats } = replay.table.value;
  // While the game runs, nobody may use another player's view.
  const own = you ?? (replay.running ? 'spectator' : (seats[0]?.seat ?? 'spectator'));
  return {
    at: Number.isInteger(at) ? Math.min(Math.max(at, 0), replay.length) : replay.length,
    eyes: replay.running ? own : (query.get('seat') ?? own),
    best: query.has('best') ? Number(query.get('best')) : undefined,
  };
}

function Stepper({ replay, place }: { readonly replay: ReplayTable; readonly place: Place }) {
  const [eyes, setEyes] = useState(place.eyes);
  const [speed, setSpeed] = useState('2');
  const { at, move, playing, ways } = useSteps(replay, place.at, speed);
  const rounds = useMemo(() => roundsOf(replay.all), [replay]);
  const box = useBox(replay.table.value.box);
  const names = (seat: string) => nameOf(replay.table.value, seat);
  // While the game runs, nobody has won it yet.
  const moments = useMemo(
    () =>
      box && !replay.running
        ? keyMoments(box.log(replay.all, replay.position.value.view, names), replay.length)
        : [],
    [replay, box],
  );
  const table: Path = `/tables/${replay.table.value.id}`;
  const wanted = place.best === undefined ? undefined : { at: place.at, place: place.best };
  const best = useBest(replay, at, wanted);
  const path: Path = `${table}/replay?at=${at}&seat=${eyes}${wanted?.at === at ? `&best=${wanted.place}` : ''}`;

  useEffect(() => {
    void replay.show(at, eyes);
    // The address follows, so that a reload or a copied link comes back here. Browsers limit such changes, so
    // not at every step.
    const timer = setTimeout(() => rename(path), 250);
    return () => clearTimeout(timer);
  }, [at, eyes]);
  useMoves({
    ArrowLeft: ways.back,
    ArrowRight: ways.on,
    PageUp: ways.turnBack,
    PageDown: ways.turnOn,
    Home: ways.first,
    End: ways.last,
    ' ': ways.play,
    Escape: () => go(table),
  });

  const bar = (
    <Bar>
      <Where replay={replay} at={at} round={last(rounds, (one) => one.at <= at)} />
      <Told replay={replay} box={box} />
      {box && best ? <ReplayBest {...{ replay, box, best }} /> : null}
      <Rail at={at} length={replay.length} rounds={rounds} moments={moments} onMove={move} />
      <Jump at={at} moments={moments} rounds={rounds} names={names} onMove={move} />
      <Buttons ways={ways} playing={playing} />
      <ReplayTools
        replay={replay}
        at={at}
        path={path}
        eyes={eyes}
        onEyes={setEyes}
        speed={speed}
        speeds={Object.keys(SPEEDS)}
        onSpeed={setSpeed}
      />
      <a class={`btn replay-exit ${replay.running ? 'prim' : ''}`} href={to(table)}>
        {replay.running ? t('replay.backToGame') : t('replay.toResult')}
      </a>
    </Bar>
  );
  return (
    <div class={`replay-page ${replay.running ? 'running' : ''}`}>
      <Table source={replay} notice={bar} footer={<p class="house part replay-keys">{t('replay.keys')}</p>} />
      {box && best ? <ReplayMarks {...{ box, best, eyes }} /> : null}
    </div>
  );
}

/** Which moment is shown, the ways to others, and whether the game plays automatically. */
function useSteps(replay: ReplayTable, first: number, speed: string) {
  const [at, setAt] = useState(first);
  const [playing, setPlaying] = useState(false);
  const starts = useMemo(() => turnStarts(replay.record), [replay]);
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= replay.length) {
      setPlaying(false);
      return undefined;
    }
    const pace = SPEEDS[speed] ?? 700;
    const timer = setTimeout(
      () => setAt(at + 1),
      replay.record[at]?.actor === '*' ? Math.min(pace, CHANCE_MS) : pace,
    );
    return () => clearTimeout(timer);
  }, [playing, at, speed]);
  useSignalEffect(() => {
    const wished = replay.wished.value;
    if (wished === null) return;
    replay.wished.value = null;
    setPlaying(false);
    setAt(wished);
  });

  // Keys may come faster than frames. Each step continues from the one before, drawn or not.
  const step = (next: (now: number) => number) => {
    setPlaying(false);
    setAt((now) => Math.min(Math.max(next(now), 0), replay.length));
  };
  const play = () => {
    if (!playing && at >= replay.length) setAt(0);
    setPlaying(!playing);
  };
  const ways = {
    first: () => step(() => 0),
    turnBack: () => step((now) => last(starts, (start) => start < now) ?? 0),
    back: () => step((now) => now - 1),
    play,
    on: () => step((now) => now + 1),
    turnOn: () => step((now) => starts.find((start) => start > now) ?? replay.length),
    last: () => step(() => replay.length),
  };
  return { at, move: (entries: number) => step(() => entries), playing, ways };
}

type Ways = ReturnType<typeof useSteps>['ways'];

/** A way has the name of its sign and of its words. */
function Buttons({ ways, playing }: { readonly ways: Ways; readonly playing: boolean }) {
  return (
    <div class="replay-buttons">
      {(Object.keys(ways) as (keyof Ways)[]).map((way) => {
        const name = way === 'play' && playing ? 'pause' : way;
        const label = t(`replay.${name}`);
        return (
          <button key={way} type="button" class="round" aria-label={label} title={label} onClick={ways[way]}>
            <Glyph name={name} />
          </button>
        );
      })}
    </div>
  );
}

/** How this game's box words it. Nothing until it has loaded. */
function useBox(id: string): BoxTable | undefined {
  const [box, setBox] = useState<BoxTable>();
  useEffect(
    () =>
      void loadBox(id)?.then(
        (loaded) => setBox(() => loaded),
        () => undefined,
      ),
    [id],
  );
  return box;
}

/** Takes the focus first. On small screens it covers the foot of the page, which needs to know its height. */
function Bar({ children }: { readonly children: ComponentChildren }) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = root.current;
    const page = bar?.closest<HTMLElement>('.replay-page');
    if (!bar || !page) return undefined;
    bar.focus({ preventScroll: true });
    const observer = new ResizeObserver(() => page.style.setProperty('--bar', `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      class="house part replay-bar panel"
      id="replay-bar"
      aria-label={t('replay.title')}
      ref={root}
      tabIndex={-1}
    >
      {children}
    </section>
  );
}

/** Keys for the whole page, unless the focused element needs them itself. */
function useMoves(moves: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      // The rail handles arrows, Home and End itself. The other keys work on it as they do elsewhere.
      const railKey = /^(Escape|Page)/.test(event.key) && target.matches('[type=range]');
      // After choosing a speed people go on stepping, so only up and down move through the list.
      const listKey = /^Arrow(Left|Right)$/.test(event.key) && target.tagName === 'SELECT';
      const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) && !railKey && !listKey;
      if (event.altKey || event.ctrlKey || event.metaKey || typing) return;
      // Space belongs to the focused button, arrows to tabs, Escape to what was opened last.
      if (event.key === ' ' && target.closest('button, a, summary, [role=button]')) return;
      if (/^(Arrow|Home|End| )/.test(event.key) && target.closest('[role=tab]')) return;
      if (event.key === 'Escape' && document.querySelector('dialog[open], .fork-panel, .replay-tools.open'))
        return;
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      event.stopPropagation();
      move();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  });
}

const stepWords = (at: number, length: number): string =>
  at === 0 ? t('replay.start') : t('replay.step', { n: at, all: length });

interface WhereProps {
  readonly replay: ReplayTable;
  readonly at: number;
  readonly round: Round | undefined;
}

/**
 * Which moment is shown. At the end also who resigned. While the game runs, also that this is the past and
 * whether somebody is waiting for the reader.
 */
function Where({ replay, at, round }: WhereProps) {
  const moment = round?.label ?? t('replay.setUp');
  const table = replay.table.value;
  const also = replay.yourTurn
    ? t('replay.yourTurn')
    : at === replay.length
      ? gaveUpSentence(table, table.result)
      : '';
  return (
    <p class="replay-where" role="status">
      <b>{replay.running ? t('replay.looking', { where: moment }) : moment}</b>
      <small>{[stepWords(at, replay.length), replay.failed.value ?? also].filter(Boolean).join(' · ')}</small>
    </p>
  );
}

interface RailProps {
  readonly at: number;
  readonly length: number;
  readonly rounds: readonly Round[];
  readonly moments: readonly Moment[];
  readonly onMove: (entries: number) => void;
}

/** The whole game as a rail, with its phases as milestones and its key moments as points. */
function Rail({ at, length, rounds, moments, onMove }: RailProps) {
  const part = (entries: number) => `${(entries / Math.max(1, length)) * 100}`;
  const label = last(rounds, (one) => one.at <= at)?.label;
  return (
    <div class="replay-slider" style={{ '--at': part(at) }}>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={t('replay.slider')}
        aria-valuetext={[stepWords(at, length), label].filter(Boolean).join(', ')}
        onInput={(event) => onMove(Number(event.currentTarget.value))}
      />
      <div class="replay-marks" aria-hidden="true">
        {moments.map((one) => (
          <b key={`${one.at} ${one.seat}`} style={{ '--at': part(one.at) }} />
        ))}
        {/* For the pointer. Without one, the list next to the rail leads there. */}
        {rounds
          .filter((one) => one.part)
          .map((one) => (
            <i key={one.at} title={one.label} style={{ '--at': part(one.at) }} onClick={() => onMove(one.at)}>
              {one.part}
            </i>
          ))}
      </div>
    </div>
  );
}
