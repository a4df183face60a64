import type { Choice, TurnReview } from '../generated/study';
import { number, t } from '../i18n';
import type { BoxTable } from '../table/box';
import { RuleLink } from '../ui/clause-link';
import { broughtBy } from './review';

interface BroughtProps {
  readonly box: BoxTable;
  readonly boxId: string;
  readonly choice: Pick<Choice, 'events'>;
  readonly seat: string;
  /** The turn that it is compared with, if there is one. */
  readonly turn?: TurnReview;
  /** Above the list, if there is one. */
  readonly title?: string;
}

/** What a turn costs and gains straight away, each with a link to the rule behind it. */
export function BroughtList({ box, boxId, choice, seat, turn, title }: BroughtProps) {
  const rows = broughtBy(choice, seat, turn);
  if (rows.length === 0) return null;
  return (
    <>
      {title ? <h3>{title}</h3> : null}
      <ul class="study-brought">
        {rows.map(({ what, by, clause }) => (
          <li key={`${what} ${clause}`}>
            {by > 0 ? '+' : '−'}
            {number(Math.abs(by))} {box.amount(what, Math.abs(by)).label.replace(/^\d+ /, '')} (
            <RuleLink box={boxId} id={clause}>
              {box.reason(clause) || t('review.rule')}
            </RuleLink>
            )
          </li>
        ))}
      </ul>
    </>
  );
}
