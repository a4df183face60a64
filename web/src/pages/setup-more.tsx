import { botName } from '../boxes/box-words';
import type { BotInfo, ClockRule, OutOfTime, SeatPlan } from '../generated/protocol';
import { lengthOf, t } from '../i18n';
import { Field, Pick, Tick } from '../ui/controls';

export const CLOCKS: Readonly<Record<string, ClockRule>> = {
  fast: { per_move_s: 30, reserve_s: 180 },
  live: { per_move_s: 60, reserve_s: 600 },
  days: { per_move_s: 3 * 86_400, reserve_s: 0 },
};

/** A table's clock in words. */
export function clockWords(clock: ClockRule | null): string {
  if (!clock) return t('setup.clockNone');
  const each = lengthOf(clock.per_move_s);
  return clock.reserve_s > 0
    ? t('clock.withReserve', { each, reserve: lengthOf(clock.reserve_s) })
    : t('clock.each', { each });
}

/** Settings that have nothing to do with the rules. */
export interface Extras {
  readonly name: string;
  readonly public: boolean;
  /** A key of `CLOCKS`, or `none`. */
  readonly clock: string;
  /** Whether players may ask for hints, if somebody chose. Otherwise only who plays alone with bots may. */
  readonly hints?: boolean;
  /** A bot, or `none`. */
  readonly takeover: string;
  /** The usual if nobody has chosen. */
  readonly outOfTime?: OutOfTime;
  readonly whenFull: boolean;
}

export const NOTHING_MORE: Extras = {
  name: '',
  public: true,
  clock: 'none',
  takeover: 'none',
  whenFull: true,
};

interface MoreProps {
  readonly value: Extras;
  /** Whether a seat is open. */
  readonly open: boolean;
  readonly seats: readonly SeatPlan[];
  readonly bots: readonly BotInfo[];
  readonly onChange: (value: Extras) => void;
}

export function More({ value, open, seats, bots, onChange }: MoreProps) {
  const set = (changed: Partial<Extras>) => onChange({ ...value, ...changed });
  const people = seats.filter(({ kind }) => kind !== 'bot').length;
  // What the server does if nobody chooses. A game of three or more always goes on for the others.
  const usual = people > 1 || value.takeover !== 'none' ? 'bot' : 'end';
  const ticks = [
    // If a seat is open, this is next to the seats. A game with bots can be watched.
    ...(open ? [] : [['public', 'setup.public', value.public] as const]),
    ['whenFull', 'setup.startWhenFull', value.whenFull],
    ['hints', 'setup.hints', value.hints ?? people === 1],
  ] as const;
  const asksOutOfTime = value.clock !== 'none' && (people === 1 || seats.length === 2);
  return (
    <details class="sheet more">
      <summary>
        <h2>{t('setup.more')}</h2>
        <span class="hint">{[t('setup.clock'), t('setup.name'), t('setup.takeover')].join(' · ')}</span>
      </summary>
      <div class="more-grid">
        <Field
          label={t('setup.name')}
          hint={t('setup.nameHint')}
          value={value.name}
          maxLength={60}
          onInput={(name) => set({ name })}
        />
        <Pick
          label={t('setup.clock')}
          value={value.clock}
          onChange={(clock) => set({ clock })}
          choices={[
            ['none', t('setup.clockNone')],
            ['live', t('setup.clockLive')],
            ['fast', t('setup.clockFast')],
            ['days', t('setup.clockDays')],
          ]}
        />
        {asksOutOfTime ? (
          <Pick
            label={t('setup.outOfTime')}
            value={value.outOfTime ?? usual}
            onChange={(outOfTime) => set({ outOfTime: outOfTime as OutOfTime })}
            choices={[
              ['bot', t('setup.outOfTimeBot')],
              ['end', t('setup.outOfTimeEnd')],
            ]}
          />
        ) : null}
        <Pick
          label={t('setup.takeover')}
          value={value.takeover}
          onChange={(takeover) => set({ takeover })}
          choices={[
            ['none', t('setup.takeoverNone')],
            ...bots.map((bot) => [bot.name, t('setup.takeoverBot', { name: botName(bot.name) })] as const),
          ]}
        />
        <div>
          {ticks.map(([key, label, checked]) => (
            <Tick key={key} label={t(label)} checked={checked} onChange={(on) => set({ [key]: on })} />
          ))}
        </div>
      </div>
    </details>
  );
}
