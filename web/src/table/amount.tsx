import { Icon } from '../art/icon';
import { t } from '../i18n';
import type { ActionText, Amount, BoxTable, Part } from './box';

/** "minus 1 worker": screen readers do not always read signs. */
export function amountWords({ text, label }: Amount): string {
  const what = label.replace(/^[-−]/, '');
  return t(/^[-−]/.test(text) ? 'amount.minus' : 'amount.plus', { what });
}

/** "−1" with its symbol for the eye, whole words for the ear. */
export function AmountChip({ amount, class: extra }: { readonly amount: Amount; readonly class: string }) {
  const words = amountWords(amount);
  return (
    <>
      {' '}
      <span class={extra} title={words}>
        <span aria-hidden="true">{amount.text}</span>
        <Icon id={amount.icon} label={words} />
      </span>
    </>
  );
}

/** "plus 5 points": amounts with several reasons are added up. */
export function gainsInWords(box: BoxTable, gains: readonly Part[]): readonly string[] {
  const sums = new Map<string, number>();
  for (const { what, by } of gains) sums.set(what, (sums.get(what) ?? 0) + by);
  return [...sums].map(([what, by]) => t('amount.plus', { what: box.amount(what, by).label }));
}

/** Costs that the text does not already mention, as "for 2 silver" does. */
export const furtherCosts = ({ how, costs }: ActionText): readonly Part[] =>
  costs.filter(({ label }) => !how.includes(label));
