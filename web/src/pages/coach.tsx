import type { Ref } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { to } from '../address';
import type { LiveTable } from '../api/live';
import { type Advice, explained, isReading, lessonAt, type Moment, type Step } from '../boxes/lesson';
import type { Position, PreviewChange, Previews } from '../generated/protocol';
import { t } from '../i18n';
import { recallJson, remember } from '../memory';
import { go } from '../router';
import { nameOf } from '../table/names';
import { Glyph } from '../ui/icons';
import '../ui/ui.css';
import './learn.css';

interface Progress {
  /** The steps that are done. */
  readonly taught: readonly string[];
  /** The step that the card explains. */
  readonly shown?: string | undefined;
  /** How many entries there were when it began to. */
  readonly from: number;
}

/** Between what the pupil should touch and the card, in pixels. */
const GAP = 8;

const keyOf = (id: string) => `loire.lesson.${id}`;

interface CoachProps {
  readonly live: LiveTable;
  readonly steps: readonly Step[];
  /** The position that the table shows. */
  readonly shown: Position['at'] | undefined;
}

/** Which step the pupil has come to, and what it advises. */
function useLesson(live: LiveTable, steps: readonly Step[], onTable: Position['at'] | undefined) {
  const table = live.table.value;
  const [progress, setProgress] = useState<Progress>(
    () => (recallJson('tab', keyOf(table.id)) as Progress | null) ?? { taught: [], from: 0 },
  );
  const you = table.you ?? 'p1';
  const { position, previews } = usePreviewed(live, onTable);
  const record = live.record.value.slice(0, position.entries);
  const moment: Moment = {
    position,
    since: record.slice(progress.from),
    record,
    events: live.events.value.filter(({ entry }) => entry < position.entries),
    previews,
    you,
    rival: nameOf(table, table.seats.find((seat) => seat.seat !== you)?.seat ?? ''),
  };
  const { step, isDone } = lessonAt(steps, progress.taught, progress.shown, moment);
  const done = isDone ? step : undefined;
  const advice = step?.advise(moment);
  const { entries } = position;
  const leave = (id: string) => setProgress({ taught: [...progress.taught, id], from: entries });

  useEffect(() => remember('tab', keyOf(table.id), JSON.stringify(progress)), [progress]);
  useEffect(() => {
    if (done) leave(done.id);
  }, [done?.id]);
  const shown = step && advice && !isDone ? explained(step, advice) : progress.shown;
  useEffect(() => {
    if (shown !== progress.shown) setProgress((before) => ({ ...before, shown, from: entries }));
  }, [shown, progress.shown]);
  return { step, advice, position, number: progress.taught.length + 1, leave };
}

/** A coach next to a real table: says one thing, points at it, and waits until it is done. */
export function Coach({ live, steps, shown: onTable }: CoachProps) {
  const [small, setSmall] = useState(false);
  const { step, advice, position, number, leave } = useLesson(live, steps, onTable);
  const card = useRoom();
  usePointer(small ? undefined : advice?.points, [advice?.title, position.at]);

  if (!step || !advice) return null;
  if (small) {
    return (
      <button
        type="button"
        class="house part btn coach-open"
        ref={card as Ref<HTMLButtonElement>}
        onClick={() => setSmall(false)}
      >
        <Glyph name="book" />
        {t('coach.open')}
      </button>
    );
  }
  return (
    <section class="house part coach sheet" aria-label={t('coach.label')} ref={card}>
      <header>
        <small>{t('coach.step', { n: number, all: steps.length })}</small>
        <button
          type="button"
          class="round"
          aria-label={t('coach.hide')}
          title={t('coach.hide')}
          onClick={() => setSmall(true)}
        >
          <Glyph name="close" />
        </button>
      </header>
      <div class="coach-words" aria-live="polite">
        <h2>{advice.title}</h2>
        {advice.text ? <p>{advice.text}</p> : null}
        {advice.move ? <p class="coach-move">{advice.move}</p> : null}
        {advice.why ? <p class="coach-why">{advice.why}</p> : null}
      </div>
      <progress
        max={steps.length}
        value={number}
        aria-label={t('coach.step', { n: number, all: steps.length })}
      />
      <Ways {...{ live, steps, step, advice, number }} at={position.at} onLeave={() => leave(step.id)} />
    </section>
  );
}

interface WaysProps {
  readonly live: LiveTable;
  readonly steps: readonly Step[];
  readonly step: Step;
  readonly advice: Advice;
  /** Which step it is, counted from 1. */
  readonly number: number;
  /** The position that it advises about. */
  readonly at: Position['at'];
  readonly onLeave: () => void;
}

/** What the pupil can press: go on, have it done, skip it, read the rule, stop. */
function Ways({ live, steps, step, advice, number, at, onLeave }: WaysProps) {
  const table = live.table.value;
  const last = number === steps.length;
  const acts = !isReading(step, advice);
  // The table may have moved on while the server is still asked about the next position. Until the card follows,
  // its move cannot be played.
  const stale = at !== live.position.value.at;
  const suggest = () => {
    if (advice.suggestion) live.act.play([advice.suggestion]);
    else if (advice.plan) live.act.play(advice.plan);
  };
  return (
    <div class="row">
      {acts ? null : (
        <button type="button" class="btn prim" onClick={() => (last ? go(`/tables/${table.id}`) : onLeave())}>
          {last ? t('coach.playOn') : t('coach.next')}
        </button>
      )}
      {acts && (advice.suggestion || advice.plan) ? (
        <button type="button" class="btn" disabled={stale} onClick={suggest}>
          {t('coach.suggest')}
        </button>
      ) : null}
      {acts && !advice.between ? (
        <button type="button" class="btn plain" onClick={onLeave}>
          {t('coach.skip')}
        </button>
      ) : null}
      {advice.clause ? (
        <a
          class="btn plain"
          href={to(`/rules/${table.box}#${advice.clause}`)}
          target="_blank"
          aria-label={t('table.newTab', { what: t('coach.rule') })}
          rel="noopener"
        >
          {t('coach.rule')}
        </a>
      ) : null}
      {number === 1 ? (
        <a class="btn plain" href={to(`/tables/${table.id}`)}>
          {t('coach.stop')}
        </a>
      ) : null}
    </div>
  );
}

interface Previewed {
  readonly position: Position;
  readonly previews: ReadonlyMap<string, readonly PreviewChange[]>;
}

/**
 * The position with what each action would cost and gain. The coach needs both to advise, so the card waits
 * for the server's answer. Without one, it still advises. It also waits until the table has shown what the
 * others did.
 */
function usePreviewed(live: LiveTable, onTable: Position['at'] | undefined): Previewed {
  const position = live.position.value;
  const [known, setKnown] = useState<Previewed>({ position, previews: new Map() });
  useEffect(() => {
    if (onTable !== position.at) return undefined;
    let current = true;
    const show = (previews: Previewed['previews']) => current && setKnown({ position, previews });
    const hear = ({ at, previews }: Previews) =>
      at === position.at && show(new Map(previews.map(({ action, changes }) => [action, changes])));
    if (position.legal.length === 0) show(new Map());
    else live.act.previews().then(hear, () => show(new Map()));
    return () => {
      current = false;
    };
  }, [position.at, onTable]);
  return known;
}

/**
 * The card never covers the lesson. It is in the log's column, or above the prompt if that is at the foot of
 * the screen, and the table makes room for it. The space is measured, since both are as high as their text.
 */
export function useRoom() {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const page = document.querySelector<HTMLElement>('.lesson-page');
    if (!page) return undefined;
    const watched = new Set<Element>();
    const watch = (element: Element | null) => {
      if (!element || watched.has(element)) return;
      watched.add(element);
      observer.observe(element);
    };
    const observer = new ResizeObserver(() => {
      const prompt = page.querySelector('.area-prompt');
      // The table's code may load after ours, and the page grows when it does.
      if (!prompt) return;
      const side = page.querySelector('.area-side');
      const { left = 0, width = 0 } = side?.getBoundingClientRect() ?? {};
      const sizes = {
        coach: card.current?.offsetHeight ?? 0,
        prompt: prompt.getBoundingClientRect().height,
        'side-left': left,
        'side-width': width,
      };
      const wasHidden = page.style.getPropertyValue('--coach') === '0px';
      for (const [name, size] of Object.entries(sizes))
        page.style.setProperty(`--${name}`, `${Math.round(size)}px`);
      if (wasHidden && sizes.coach > 0) reveal([...page.querySelectorAll('.coached')]);
      watch(prompt);
      watch(side);
    });
    watch(page);
    watch(card.current);
    return () => observer.disconnect();
  });
  return card;
}

/**
 * Marks what the coach is talking about. The table's elements are not ours, so the mark is a class on them
 * and not a wrapper.
 */
function usePointer(selector: string | undefined, keys: readonly unknown[]): void {
  useEffect(() => {
    let marked: Element[] = [];
    const clear = () => {
      for (const element of marked) element.classList.remove('coached');
    };
    const mark = () => {
      clear();
      marked = selector ? [...document.querySelectorAll(selector)] : [];
      for (const element of marked) element.classList.add('coached');
    };
    // The table draws after us, and a tile may still be moving.
    const timers = [0, 120, 700].map((delay) => window.setTimeout(mark, delay));
    for (const delay of [150, 750]) timers.push(window.setTimeout(() => reveal(marked), delay));
    return () => {
      timers.forEach(clearTimeout);
      clear();
    };
  }, [selector, ...keys]);
}

/** Scrolls to what the pupil should touch, above the card, but not to a whole board. The prompt is always there. */
function reveal(marked: readonly Element[]): void {
  const small = marked.filter(
    (one) => one.getBoundingClientRect().height < innerHeight / 4 && !one.closest('.area-prompt'),
  );
  const [first] = small;
  if (!first) return;
  first.scrollIntoView({ block: 'nearest' });
  const boxes = small.map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const card = document.querySelector('.coach')?.getBoundingClientRect();
  const foot = (card && card.left <= (boxes[0]?.left ?? 0) ? card.top : innerHeight) - GAP;
  if (bottom > foot) scrollBy(0, bottom - foot);
  else if (top < GAP) scrollBy(0, top - GAP);
}
