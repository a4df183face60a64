import { type Path, to } from '../address';
import { seatNumber } from '../boxes/box-words';
import { t } from '../i18n';
import type { Moment } from './moments';
import type { Round } from './rounds';

interface KeyMomentsProps {
  readonly moments: readonly Moment[];
  readonly rounds: readonly Round[];
  readonly names: (seat: string) => string;
  /** The link to the moment after this many entries. */
  readonly wayTo: (entries: number) => Path;
}

/** What was done, by whom, in one line. */
const momentWords = ({ seat, text }: Moment, names: (seat: string) => string): string =>
  text ? `${names(seat)} ${text}` : t('end.afterBy', { name: names(seat) });

/** The round it was in. */
export const roundAt = (rounds: readonly Round[], at: number): string =>
  rounds.filter((round) => round.at <= at).pop()?.label ?? '';

/** The same for a moment. The entry that ends it may begin the next round. */
export const roundOf = (rounds: readonly Round[], moment: Moment): string => roundAt(rounds, moment.at - 1);

/** The list next to the chart. Each item links to its moment. The numbers match the discs in the chart. */
export function KeyMoments({ moments, rounds, names, wayTo }: KeyMomentsProps) {
  if (moments.length === 0) return null;
  return (
    <>
      <h3 id="moments">{t('end.moments')}</h3>
      <ol class="moments" aria-labelledby="moments">
        {moments.map((moment, n) => (
          <li key={`${moment.at} ${moment.seat}`}>
            <a class="table-link" href={to(wayTo(moment.at))}>
              <span
                class="moment-disc"
                style={{ borderColor: `var(--p-${seatNumber(moment.seat)})` }}
                aria-hidden="true"
              >
                {n + 1}
              </span>
              <span class="table-words">
                <span>{momentWords(moment, names)}</span>
                <small>
                  {[roundOf(rounds, moment), moment.leads ? t('end.leads') : ''].filter(Boolean).join(' · ')}
                </small>
              </span>
              <b class="moment-points">+{moment.points}</b>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}
