import { Icon } from '../art/icon';
import { t } from '../i18n';
import type { ActionText, Amount, BoxTable, Part } from './box';

/** "minus 1 worker": signs are not always read out. */
export function amountWords({ text, label }: Amount): string {
  const what = label.replace(/^[-−]/, '');
  return t(/^[-−]/.test(text) ? 'amount.minus' : 'amount.plus', { what });
}

/** "−1" with its drawing for eyes, whole words for ears. */
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

/** "plus 5 points": what comes for several reasons is summed up. */
export function gainsInWords(box: BoxTable, gains: readonly Part[]): readonly string[] {
  const sums = new Map<string, number>();
  for (const { what, by } of gains) sums.set(what, (sums.get(what) ?? 0) + by);
  return [...sums].map(([what, by]) => t('amount.plus', { what: box.amount(what, by).label }));
}

/** Costs that the words do not name already, as "for 2 silver" does. */
export const furtherCosts = ({ how, costs }: ActionText): readonly Part[] =>
  costs.filter(({ label }) => !how.includes(label));
