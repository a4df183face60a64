import { t } from '../i18n';
import { roundOf } from './key-moments';
import type { Moment } from './moments';
import type { Round } from './rounds';

interface JumpProps {
  readonly at: number;
  readonly moments: readonly Moment[];
  readonly rounds: readonly Round[];
  readonly names: (seat: string) => string;
  readonly onMove: (entries: number) => void;
}

/** A way to a moment without knowing where it is on the rail. */
export function Jump({ at, moments, rounds, names, onMove }: JumpProps) {
  const parts = rounds.filter((round) => round.part);
  const isListed = parts.some((round) => round.at === at) || moments.some((moment) => moment.at === at);
  return (
    <div class="field replay-jump">
      <select
        aria-label={t('replay.jump')}
        title={t('replay.jump')}
        value={isListed ? String(at) : ''}
        onChange={(event) => event.currentTarget.value && onMove(Number(event.currentTarget.value))}
      >
        <option value="" hidden>
          {t('replay.jump')}…
        </option>
        {moments.length > 0 ? (
          <optgroup label={t('end.moments')}>
            {moments.map((moment) => (
              <option key={`${moment.at} ${moment.seat}`} value={moment.at}>
                {[
                  roundOf(rounds, moment),
                  `${names(moment.seat)} +${moment.points}`,
                  moment.leads ? t('end.leads') : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </option>
            ))}
          </optgroup>
        ) : null}
        <optgroup label={t('replay.jumpParts')}>
          {parts.map((round) => (
            <option key={round.at} value={round.at}>
              {round.label}
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  );
}
