import { useId } from 'preact/hooks';
import { Portrait } from '../art/portrait';
import { botAbout, botName } from '../boxes/box-words';
import type { BotInfo, SeatPlan } from '../generated/protocol';
import { number, signed, t, tOr } from '../i18n';
import { Terms } from '../ui/terms';
import './levels.css';

interface BotsProps {
  /** All bots of the box, the weakest first. */
  readonly bots: readonly BotInfo[];
}

interface OneProps extends BotsProps {
  readonly bot: BotInfo;
}

/** Rising bars: how far up the ladder a level is. */
function Bars({ bots, bot }: OneProps) {
  const place = bots.indexOf(bot);
  return (
    <span class="level-bars" aria-hidden="true">
      {bots.map((one, n) => (
        <i key={one.name} class={n <= place ? 'full' : ''} />
      ))}
    </span>
  );
}

/** The level with the person who plays it, and how they play. */
export function LevelWords({ bots, bot }: OneProps) {
  const person = tOr(`bot.${bot.name}.person`, '');
  return (
    <span class="level-words">
      <span class="level-name">
        <b>{botName(bot.name)}</b>
        <Bars bots={bots} bot={bot} />
      </span>
      {person ? <em>{person}</em> : null}
      <small>{botAbout(bot)}</small>
    </span>
  );
}

/** How long a bot thinks, in words. */
function turnTime(ms: number): string {
  if (ms < 10) return t('level.atOnce');
  return t('level.seconds', { n: number(ms / 1000, ms < 100 ? 2 : 1) });
}

/**
 * How long the other players take between your turns, in milliseconds. Turns were measured in games for
 * two. Looking ahead takes longer the more people play.
 */
export function waitOf(bots: readonly BotInfo[], seats: readonly SeatPlan[]): number {
  const each = seats.flatMap((seat) =>
    seat.kind === 'bot' ? (bots.find(({ name }) => name === seat.bot)?.measured.turn_ms ?? []) : [],
  );
  return (each.reduce((sum, ms) => sum + ms, 0) * seats.length) / 2;
}

/** What was measured, one pair for each figure that we have. */
export function figuresOf({ measured }: BotInfo): readonly (readonly [string, string])[] {
  const { score, beats_below, rating, turn_ms } = measured;
  return [
    ...(score === null ? [] : [[t('level.score'), number(score)] as const]),
    ...(beats_below === null ? [] : [[t('level.below'), t('level.percent', { n: beats_below })] as const]),
    ...(rating === null ? [] : [[t('level.rating'), signed(rating)] as const]),
    ...(turn_ms === null ? [] : [[t('level.thinks'), turnTime(turn_ms)] as const]),
  ];
}

function LevelFigures({ bot }: { readonly bot: BotInfo }) {
  const figures = figuresOf(bot);
  return figures.length > 0 ? <Terms class="level-figures" rows={figures} /> : null;
}

interface CardsProps extends BotsProps {
  readonly seats: readonly SeatPlan[];
  readonly modules: readonly string[];
  readonly onChange: (seats: readonly SeatPlan[]) => void;
}

/** The levels as cards: one click for all bots at the table. A single seat is changed in the list of seats. */
export function LevelCards({ bots, seats, modules, onChange }: CardsProps) {
  const name = useId();
  const chosen = seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : []));
  if (chosen.length === 0 || bots.length < 2) return null;
  // The figures say nothing about games for more, for teams or for everybody together.
  const measured = seats.length === 2 && modules.length === 0;
  const choose = (bot: string) =>
    onChange(seats.map((seat) => (seat.kind === 'bot' ? { kind: 'bot', bot } : seat)));
  return (
    <fieldset class="levels">
      <legend>{t('level.who')}</legend>
      <p class="hint">{t('level.hint')}</p>
      <div class="level-cards">
        {bots.map((bot) => (
          <label key={bot.name} class={chosen.includes(bot.name) ? 'on' : ''}>
            <input
              type="radio"
              name={name}
              aria-label={botName(bot.name)}
              aria-describedby={`${name}-${bot.name}`}
              checked={chosen.every((one) => one === bot.name)}
              onChange={() => choose(bot.name)}
            />
            <Portrait bot={bot.name} />
            <span class="level-body" id={`${name}-${bot.name}`}>
              <LevelWords bots={bots} bot={bot} />
              {measured ? <LevelFigures bot={bot} /> : null}
            </span>
          </label>
        ))}
      </div>
      <p class="hint">
        {t(measured ? 'level.measured' : 'level.notMeasured')}{' '}
        {waitOf(bots, seats) >= 1000
          ? t('level.wait', { n: number(waitOf(bots, seats) / 1000, 0), bots: chosen.length })
          : ''}
      </p>
    </fieldset>
  );
}
