import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/icon';
import type { SeatInfo } from '../generated/protocol';
import { listOf, t } from '../i18n';
import { useControl } from './control';
import { levelOf } from './names';
import { usePhone } from './phone';
import { projectedOf, projectedWords } from './projected';

/** Milliseconds as `12:05`, or hours and minutes for slow games. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  const two = (n: number) => String(n).padStart(2, '0');
  if (hours > 0) return `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

function Clock({ seat }: { readonly seat: string }) {
  const { watch } = useControl();
  const clock = watch.position.value.clock?.seats.find((one) => one.seat === seat);
  const [, tick] = useState(0);
  const running = clock?.deadline !== null && clock !== undefined;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [running]);
  if (!clock) return null;
  const left = clock.deadline === null ? clock.reserve_ms : clock.deadline - (Date.now() + watch.skew.value);
  return (
    <span
      class={`clock ${running && left < 20_000 ? 'short' : ''}`}
      role="timer"
      title={t(watch.table.value.out_of_time === 'bot' ? 'clock.bot' : 'clock.end')}
    >
      {clockText(left)}
    </span>
  );
}

/**
 * Points that count up next to the score when they change, and what they would become if the game ended now.
 */
function Score({ seat }: { readonly seat: string }) {
  const control = useControl();
  if (control.box.scoreless?.(control.view)) return null;
  const tally = control.box.tally?.(control.view, seat);
  if (tally)
    return (
      <span
        class="score tally"
        data-at={`score:${seat}`}
        role="img"
        aria-label={tally.label}
        title={tally.label}
      >
        {tally.text}
      </span>
    );
  const counted = control.stager.scores.value?.get(seat);
  const points = counted ?? control.box.summary(control.view, seat, control.names).points;
  const projected = counted === undefined ? projectedOf(control, seat) : undefined;
  const words = t('table.points', { n: points });
  const toCome = projected && projected.points !== points ? projected : undefined;
  return (
    <span
      class="score"
      data-at={`score:${seat}`}
      {...(toCome && {
        role: 'img',
        tabIndex: 0,
        'aria-label': t('score.projected', { points: words, n: toCome.points }),
        'aria-description': projectedWords(control, seat),
        'data-info': `projected:${seat}`,
      })}
    >
      <b key={points} class="count" aria-hidden="true">
        {points}
      </b>
      <Icon id="i-vp" label={toCome ? undefined : words} />
      {toCome && (
        <span class="to-come" aria-hidden="true">
          <span class="arrow">→ </span>
          <i>{toCome.points}</i>
        </span>
      )}
    </span>
  );
}

/** What partners have together. */
function SideScores({ sides }: { readonly sides: readonly (readonly string[])[] }) {
  const control = useControl();
  const pointsOf = (seat: string) => control.box.summary(control.view, seat, control.names).points;
  return (
    <ul class="side-scores">
      {sides.map((side) => (
        <li key={side[0]}>
          {side.map((seat) => (
            <Icon key={seat} id={`s-${seat.slice(1)}`} class={`seat-${seat.slice(1)}`} />
          ))}
          <span>{listOf(side.map(control.names))}</span>
          <b>{side.reduce((sum, seat) => sum + pointsOf(seat), 0)}</b>
          <Icon id="i-vp" label={t('table.sideScore')} />
        </li>
      ))}
    </ul>
  );
}

const isAway = ({ kind, connected }: SeatInfo): boolean => kind === 'person' && !connected;

function state(info: SeatInfo, viewer: string | null): string {
  if (info.timed_out) return t('table.ranOut');
  if (info.resigned) return t('table.resigned');
  const away = isAway(info) ? t('table.away') : '';
  // Somebody whose bot had less time than it wanted should know why.
  if (!info.waiting) return away || (info.hurried ? t('table.hurried') : '');
  if (info.seat === viewer) return t('table.yourTurn');
  return info.kind === 'bot' ? t('table.thinking') : [t('table.turn'), away].filter(Boolean).join(', ');
}

/**
 * Who sits here, whose turn it is, and the score. When looking back, nobody is thinking and nobody is asked.
 */
export function Seats({ past, shown }: { readonly past: boolean; readonly shown: readonly string[] }) {
  const control = useControl();
  const { watch, box } = control;
  const { seats, watching } = watch.table.value;
  const waiting = watch.position.value.waiting;
  const viewer = control.viewer.value;
  const phone = usePhone();
  const sides = box.sides?.(control.view);
  /** Partners next to each other. */
  const ordered = (
    sides ? sides.flatMap((side) => seats.filter(({ seat }) => side.includes(seat))) : seats
  ).filter(({ seat }) => shown.includes(seat));
  return (
    <section class="seats panel" aria-label={t('table.seats')}>
      {sides && <SideScores sides={sides} />}
      <ul class={sides ? 'by-side' : ''}>
        {ordered.map((info) => {
          const { line } = box.summary(control.view, info.seat, control.names);
          const on = waiting.includes(info.seat);
          const words = (past ? on && t('table.turn') : state({ ...info, waiting: on }, viewer)) || line;
          return (
            <li key={info.seat} class={`seat seat-${info.seat.slice(1)} ${on ? 'on' : ''}`}>
              <Icon id={`s-${info.seat.slice(1)}`} class="shield" />
              <span class="seat-name">
                <span class="seat-line">
                  <span class="seat-who">{control.names(info.seat)}</span>
                  {info.kind === 'bot' && <Icon id="u-robot" label={t('table.bot')} class="robot" />}
                  <span class="seat-level">{levelOf(watch.table.value, info.seat)}</span>
                </span>
                <small>{words}</small>
              </span>
              <Clock seat={info.seat} />
              <Score seat={info.seat} />
            </li>
          );
        })}
      </ul>
      {/* elsewhere the bar shows it */}
      {phone && watching > 0 && <p class="quiet">{t('table.watchers', { n: watching })}</p>}
    </section>
  );
}

/** The same about one of the others, next to their name. */
export function Standing({ seat, past }: { readonly seat: string; readonly past: boolean }) {
  const { watch } = useControl();
  const info = watch.table.value.seats.find((one) => one.seat === seat);
  if (!info) return null;
  // The box says itself who is being waited for.
  const words = past ? '' : state({ ...info, waiting: false }, null);
  return (
    <span class="standing">
      {info.kind === 'bot' && <Icon id="u-robot" label={t('table.bot')} class="robot" />}
      {words && <small>{words}</small>}
      <Clock seat={seat} />
      <Score seat={seat} />
    </span>
  );
}

/** The same for the top bar of a phone. */
export function SeatChips() {
  const control = useControl();
  const { watch, box } = control;
  const waiting = watch.position.value.waiting;
  const clock = box.clockwork(control.view);
  const { seats } = watch.table.value;
  return (
    <div class="seat-chips" role="group" aria-label={t('table.seats')}>
      {seats.map((info) => (
        <span
          key={info.seat}
          class={`seat-chip seat-${info.seat.slice(1)} ${waiting.includes(info.seat) ? 'on' : ''}`}
        >
          <Icon id={`s-${info.seat.slice(1)}`} class="shield" />
          <span class="chip-name">{control.names(info.seat)}</span>
          {isAway(info) && <small class="chip-away">{t('table.away')}</small>}
          <Score seat={info.seat} />
        </span>
      ))}
      <span class="clockwork" aria-label={clock.long} role="img">
        {clock.short}
      </span>
    </div>
  );
}
