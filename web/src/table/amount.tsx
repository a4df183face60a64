import { Icon } from '../art/icon';
import { t } from '../i18n';
import type { ActionText, Amount, Part } from './box';

/** "minus 1 worker": signs are not always read out. */
export function amountWords({ text, label }: Amount): string {
  const what = label.replace(/^[-−]/, '');
  return t(/^[-−]/.test(text) ? 'amount.minus' : 'amount.plus', { what });
}

/** "−1" with its drawing for eyes, whole words for ears. */
export function AmountChip({ amount, class: extra }: { readonly amount: Amount; readonly class: string }) {
  const words = amountWords(amount);
  return <>{' '}<span class={extra} title={words}><span aria-hidden="true">{amount.text}</span><Icon id={amount.icon} label={words} /></span></>;
}

/** Costs that the words do not name already, as "for 2 silver" does. */
export const furtherCosts = ({ how, costs }: ActionText): readonly Part[] => costs.filter(({ label }) => !how.includes(label));
