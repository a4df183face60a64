import { botName, seatId, seatNumber } from '../boxes/box-words';
import type { BotInfo, SeatPlan, SeatRange } from '../generated/protocol';
import { t } from '../i18n';
import { Choices, Pick } from '../ui/controls';
import { BySide } from './by-side';
import { Shield } from './seats';
import './setup-seats.css';

interface PlanProps {
  readonly box: string;
  readonly modules: readonly string[];
  readonly seats: readonly SeatPlan[];
  readonly bots: readonly BotInfo[];
  readonly onChange: (seats: readonly SeatPlan[]) => void;
}

const word = (plan: SeatPlan): string => (plan.kind === 'bot' ? `bot:${plan.bot}` : plan.kind);

function planOf(value: string): SeatPlan {
  if (value.startsWith('bot:')) return { kind: 'bot', bot: value.slice(4) };
  return value === 'me' ? { kind: 'me' } : { kind: 'open' };
}

/** Who sits where: you, a bot with its level, or anyone who comes. */
export function SeatPlans({ box, modules, seats, bots, onChange }: PlanProps) {
  const me = seats.findIndex((plan) => plan.kind === 'me');
  const choose = (index: number, value: string) => {
    const plan = planOf(value);
    onChange(
      seats.map((old, n) => {
        if (n === index) return plan;
        // There is only one of you, so sitting down here frees your other seat.
        return plan.kind === 'me' && old.kind === 'me' ? { kind: 'open' } : old;
      }),
    );
  };
  const choices = [
    ['me', t('setup.me')] as const,
    ['open', t('setup.openSeat')] as const,
    ...bots.map((bot) => [`bot:${bot.name}`, t('setup.bot', { name: botName(bot.name) })] as const),
  ];
  return (
    <BySide
      box={box}
      modules={modules}
      seats={seats.map((_, n) => seatId(n))}
      you={me < 0 ? undefined : seatId(me)}
      list="seat-plans"
      hint="team.friend"
    >
      {(seat) => {
        const n = seatNumber(seat) - 1;
        return (
          <li key={seat}>
            <Shield seat={seat} />
            <Pick
              label={t('common.seat', { n: n + 1 })}
              value={word(seats[n] ?? { kind: 'open' })}
              choices={choices}
              onChange={(value) => choose(n, value)}
            />
          </li>
        );
      }}
    </BySide>
  );
}

interface CountProps {
  readonly range: SeatRange;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

export function SeatCount({ range, count, onChange }: CountProps) {
  const choices = Array.from({ length: range.most - range.least + 1 }, (_, n) => {
    const value = String(range.least + n);
    return { value, label: value };
  });
  return (
    <Choices
      legend={t('setup.howMany')}
      value={String(count)}
      choices={choices}
      onChange={(value) => onChange(Number(value))}
    />
  );
}

/**
 * Keeps the earlier choices. Extra seats are open if one is open already. Otherwise they get the usual
 * bot.
 */
export function resize(seats: readonly SeatPlan[], count: number, bot: string): readonly SeatPlan[] {
  const last = seats[seats.length - 1];
  // A seat that is added next to a bot gets one of the same level.
  const like = last?.kind === 'bot' ? last.bot : bot;
  const fill: SeatPlan = last?.kind === 'open' ? { kind: 'open' } : { kind: 'bot', bot: like };
  return Array.from({ length: count }, (_, n) => seats[n] ?? fill);
}
