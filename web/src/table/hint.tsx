import { type Signal, signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { askTable } from '../api/ask';
import { wordsOf } from '../api/words';
import { Icon } from '../art/icon';
import type { Choice, Hint } from '../generated/study';
import { counted, number, percent, t } from '../i18n';
import { BroughtList } from '../study/brought';
import { POSITION, stepsIn } from '../study/review';
import { Rings } from '../study/rings';
import { scoreWords } from '../study/score-words';
import '../styles/study.css';
import { type Control, useControl } from './control';
import { usePhone } from './phone';

/** What the table knows about a hint: that it was asked for, the answer, or why there is none. */
export interface HintState {
  readonly at: number;
  readonly thinking: boolean;
  /** Its place in the queue, if it has to wait. */
  readonly place: Signal<number | null>;
  readonly hint: Hint | undefined;
  readonly error: unknown;
}

/** How often to look where a hint is in the queue, in milliseconds. */
const LOOK = 1000;

const hints = new WeakMap<Control, Signal<HintState | null>>();

/** The hint of this table, if somebody has asked for one. */
function hintOf(control: Control): Signal<HintState | null> {
  const known = hints.get(control) ?? signal<HintState | null>(null);
  hints.set(control, known);
  return known;
}

/** Whether the viewer may ask for a hint now. Where they may not, nothing is shown. */
export function mayAskHint({ watch, viewer }: Control): boolean {
  const { status, hints: allowed, you } = watch.table.value;
  const { legal, prompt } = watch.position.value;
  return (
    allowed &&
    status === 'playing' &&
    viewer.value !== null &&
    viewer.value === you &&
    prompt !== null &&
    legal.length > 0
  );
}

/** Asks the server, which notes it. */
export async function askHint(control: Control): Promise<void> {
  const state = hintOf(control);
  const { at } = control.watch.position.peek();
  if (state.peek()?.thinking) return;
  const place = signal<number | null>(null);
  const asked: HintState = { at, thinking: true, place, hint: undefined, error: undefined };
  state.value = asked;
  const table = control.watch.table.peek().id;
  const look = () => askTable(table, { ask: 'hint-place' }).then((queue) => (place.value = queue.place));
  // Usually the answer comes before anybody has looked. Without a place, it is simply being thought about.
  const looking = setInterval(() => void look().catch(() => (place.value = null)), LOOK);
  try {
    const answer = await askTable(table, { ask: 'hint' });
    // Somebody who has acted or closed it in the meantime no longer wants it.
    if (state.peek() !== asked) return;
    state.value = { at: answer.at, thinking: false, place, hint: answer.hint, error: undefined };
  } catch (error) {
    if (state.peek() === asked) state.value = { at, thinking: false, place, hint: undefined, error };
  } finally {
    clearInterval(looking);
  }
}

/** Next to undo, where the table allows hints. It says what it costs before it is pressed. */
export function HintButton() {
  const control = useControl();
  if (!mayAskHint(control)) return null;
  return (
    <button
      type="button"
      class="btn"
      data-hint
      title={`${t('hint.cost')} (I)`}
      aria-describedby="hint-cost"
      disabled={hintOf(control).value?.thinking ?? false}
      onClick={() => void askHint(control)}
    >
      <Icon id="u-eye" />
      {t('hint.button')}
      <span class="visually-hidden" id="hint-cost">
        {t('hint.cost')}
      </span>
    </button>
  );
}

/** What is left of the hint to do. Once part of the turn is done, only what can still be done is marked. */
function stillToDo(control: Control): readonly string[] {
  const shown = hintOf(control).value;
  const { at, legal } = control.watch.position.value;
  return shown?.hint?.choices[0]?.actions.filter((action) => shown.at === at || legal.includes(action)) ?? [];
}

/** Gold marks on the board. They lie below the card and the prompt. */
export function HintMarks() {
  const control = useControl();
  if (!hintOf(control).value) return null;
  return <Rings box={control.box} marked={[{ look: 'best', actions: stillToDo(control) }]} />;
}

/** That it is being thought about, or how many come before it. */
const waitingWords = ({ place }: HintState): string =>
  place.value ? t('hint.queued', { place: place.value }) : t('hint.thinking');

/** The hint in words. It stays until the turn is over. */
export function HintCard() {
  const control = useControl();
  const { watch } = control;
  const state = hintOf(control);
  const shown = state.value;
  const asked = watch.position.value.legal.length > 0;
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!asked) state.value = null;
  }, [asked]);
  useEffect(() => {
    if (shown && !shown.thinking) root.current?.focus({ preventScroll: true });
  }, [shown?.thinking]);
  // On a phone the card sits on the prompt, and the page makes room for it.
  useEffect(() => {
    const card = root.current;
    const page = card?.closest<HTMLElement>('.table-page');
    if (!card || !page) return undefined;
    const observer = new ResizeObserver(() => page.style.setProperty('--hint', `${card.offsetHeight}px`));
    observer.observe(card);
    page.dataset['hinted'] = '';
    return () => {
      observer.disconnect();
      delete page.dataset['hinted'];
    };
  }, [shown !== null]);
  if (!shown) return null;
  return (
    <section class="hint-card" aria-label={t('hint.title')} tabIndex={-1} ref={root}>
      <header>
        <h2>{t('hint.title')}</h2>
        <button type="button" class="btn ghost" onClick={() => (state.value = null)}>
          {t('hint.close')}
        </button>
      </header>
      <div role="status">
        {shown.thinking ? <p>{waitingWords(shown)}</p> : null}
        {shown.error ? wordsOf(shown.error).map((line) => <p key={line}>{line}</p>) : null}
        {shown.hint ? <Answer hint={shown.hint} control={control} /> : null}
      </div>
    </section>
  );
}

function Answer({ hint, control }: { readonly hint: Hint; readonly control: Control }) {
  const { box, watch } = control;
  const phone = usePhone();
  const [best, second] = hint.choices;
  if (!best) return <p>{t('hint.nothing')}</p>;
  // The steps are worded for the position in which the hint was given.
  const words = (choice: Choice) =>
    stepsIn(box, choice, control.view, hint.seat, control.names, watch.events.value);
  const first = words(best);
  // A phone has room for the turn itself. The rest is one tap away.
  const reasons = (
    <>
      {hint.points ? (
        <p>{t('hint.expects', { ...counted(best.expected), error: number(best.error, 1) })}</p>
      ) : null}
      {(hint.points || (hint.counts && best.score !== null)) && second ? (
        <Why best={best} second={second} points={hint.points} control={control} />
      ) : null}
      <BroughtList box={box} boxId={watch.table.value.box} choice={best} seat={hint.seat} />
      {second && isClose(hint, best, second) ? (
        <>
          <h3>{t('hint.second')}</h3>
          <ol>
            {words(second).map((line, n) => (
              <li key={n}>
                {line.text}
                {/* Two spaces may have the same description. */}
                {line.text === first[n]?.text && second.actions[n] !== best.actions[n]
                  ? ` (${second.actions[n]})`
                  : null}
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </>
  );
  return (
    <>
      <ol>
        {first.map((line, n) => (
          <li key={n}>
            {line.text}
            {line.points ? <b> +{line.points}</b> : null}
          </li>
        ))}
      </ol>
      <p>
        {[
          t('hint.wins', { chance: percent(best.chance) }),
          hint.counts && best.score !== null
            ? t('hint.leadsTo', { score: scoreWords(hint.counts, best.score) })
            : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {phone ? (
        <details>
          <summary>{t('hint.more')}</summary>
          {reasons}
        </details>
      ) : (
        reasons
      )}
    </>
  );
}

/** Whether a turn is nearly as good as the best one. */
function isClose({ points }: Hint, best: Choice, second: Choice): boolean {
  if (second.chance <= best.chance - 0.03) return false;
  if (points) return second.expected > best.expected - 2;
  return best.score === null || second.score === null || second.score > best.score - 0.3;
}

interface WhyProps {
  readonly best: Choice;
  readonly second: Choice;
  /** Whether values are points. Otherwise the sources are goals. */
  readonly points: boolean;
  readonly control: Control;
}

/** The sources in which it is better than the next best turn. If they speak against it, they are no reason. */
function Why({ best, second, points, control }: WhyProps) {
  const parts = best.sources.map(
    ([source, got], n) => [source, got - (second.sources[n]?.[1] ?? 0)] as const,
  );
  const rest = best.expected - second.expected - parts.reduce((sum, [, by]) => sum + by, 0);
  const rows = [...parts, ...(points ? [[POSITION, rest] as const] : [])]
    .filter(([, by]) => Math.abs(by) >= (points ? 0.3 : 0.1))
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
    .slice(0, 4);
  const sum = rows.reduce((all, [source, by]) => (source === POSITION ? all : all + by), 0);
  if (sum <= 0) return null;
  const name = (source: string) => (source === POSITION ? t('hint.position') : control.box.source(source));
  return (
    <p>
      {t('hint.why')}{' '}
      {rows
        .map(([source, by]) => `${by > 0 ? '+' : '−'}${number(Math.abs(by), 1)} ${name(source)}`)
        .join(', ')}
      .
    </p>
  );
}
