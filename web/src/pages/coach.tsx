import { useEffect, useState } from 'preact/hooks';
import type { LiveTable } from '../api/live';
import { t } from '../i18n';
import { go } from '../router';
import { Glyph } from '../ui/icons';
import type { Moment, Step } from './coach-steps';
import { nameOf } from './seats';
import '../ui/ui.css';
import './learn.css';

interface Progress {
  readonly step: number;
  /** How many entries there were when the step began. */
  readonly from: number;
}

const keyOf = (id: string) => `loire.lesson.${id}`;

function remembered(id: string): Progress | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Progress | undefined ?? undefined;
  } catch {
    return undefined;
  }
}

/** Somebody who explains beside a real table: says one thing, points at it, and waits until it is done. */
export function Coach({ live, steps }: { readonly live: LiveTable; readonly steps: readonly Step[] }) {
  const table = live.table.value;
  const [progress, setProgress] = useState<Progress>(() => remembered(table.id) ?? { step: 0, from: 0 });
  const [small, setSmall] = useState(false);
  // On a phone what is to be done must stay in sight, so the card is two lines until it is opened.
  const [open, setOpen] = useState(false);
  const you = table.you ?? 'p1';
  const moment: Moment = {
    position: live.position.value,
    since: live.record.value.slice(progress.from),
    you,
    rival: nameOf(table, table.seats.find((seat) => seat.seat !== you)?.seat ?? ''),
  };
  const step = steps[progress.step];
  const advice = step?.advise(moment);
  const to = (next: number) => {
    setProgress({ step: next, from: live.record.value.length });
    setOpen(false);
  };
  const done = step?.done?.(moment) ?? false;

  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(table.id), JSON.stringify(progress));
    } catch {
      // Then a reload begins the lesson anew; the table itself is kept.
    }
  }, [progress]);
  useEffect(() => {
    if (done) to(progress.step + 1);
  }, [done, progress.step]);
  usePointer(small ? undefined : advice?.points, [advice?.title, live.position.value.at]);

  if (!step || !advice) return null;
  const last = progress.step === steps.length - 1;
  if (small) {
    return (
      <button type="button" class="house part btn coach-open" onClick={() => setSmall(false)}><Glyph name="book" />{t('coach.open')}</button>
    );
  }
  return (
    <section class={`house part coach sheet ${step.done ? 'doing' : ''} ${open ? 'open' : ''}`} aria-label={t('coach.label')}>
      <header>
        <small>{t('coach.step', { n: progress.step + 1, all: steps.length })}</small>
        {step.done ? <button type="button" class="btn plain coach-more" aria-expanded={open} onClick={() => setOpen(!open)}>{t('coach.more')}</button> : null}
        <button type="button" class="round" aria-label={t('coach.hide')} title={t('coach.hide')} onClick={() => setSmall(true)}><Glyph name="close" /></button>
      </header>
      <div aria-live="polite">
        <h2>{advice.title}</h2>
        <p>{advice.text}</p>
      </div>
      <progress max={steps.length} value={progress.step + 1} aria-label={t('coach.step', { n: progress.step + 1, all: steps.length })} />
      <div class="row">
        {step.done ? null : (
          <button type="button" class="btn prim" onClick={() => (last ? go(`/tables/${table.id}`) : to(progress.step + 1))}>{last ? t('coach.playOn') : t('coach.next')}</button>
        )}
        {step.done && advice.suggestion ? (
          <button type="button" class="btn" onClick={() => advice.suggestion && live.play(advice.suggestion)}>{t('coach.suggest')}</button>
        ) : null}
        {step.done ? <button type="button" class="btn plain" onClick={() => to(progress.step + 1)}>{t('coach.skip')}</button> : null}
        {advice.clause ? <a class="btn plain" href={`/rules/${table.box}#${advice.clause}`} target="_blank">{t('coach.rule')}</a> : null}
        {progress.step === 0 ? <a class="btn plain" href={`/tables/${table.id}`}>{t('coach.stop')}</a> : null}
      </div>
    </section>
  );
}

/** Marks what the coach speaks of. The table is not ours, so the mark is a class on its elements and no wrapper. */
function usePointer(selector: string | undefined, keys: readonly unknown[]): void {
  useEffect(() => {
    let marked: Element[] = [];
    const clear = () => marked.forEach((element) => element.classList.remove('coached'));
    const mark = () => {
      clear();
      marked = selector ? [...document.querySelectorAll(selector)] : [];
      marked.forEach((element) => element.classList.add('coached'));
    };
    // The table draws after us, and a tile may still be travelling.
    const timers = [0, 120, 700].map((delay) => setTimeout(mark, delay));
    return () => {
      timers.forEach(clearTimeout);
      clear();
    };
  }, [selector, ...keys]);
}
