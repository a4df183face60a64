import { useId } from 'preact/hooks';
import { t } from '../../i18n';
import { Pick } from '../../ui/controls';
import { optionAbout, optionName } from '../box-words';
import type { BoxHouse, FieldProps } from '../shelf';

const SUITS = ['suns', 'moons', 'crowns', 'arms'] as const;
/** The most coins of one suit. The server refuses more. */
const MOST = 3;

/** What something costs at a Natick table: a number of coins of each suit. */
function Cost({ option, value, onChange }: FieldProps) {
  const id = useId();
  const amount = (suit: string): number => Number(new RegExp(`${suit} (\\d)`).exec(value)?.[1] ?? 0);
  const set = (changed: string, n: number) =>
    onChange(
      SUITS.map((suit) => [suit, suit === changed ? n : amount(suit)] as const)
        .filter(([, count]) => count > 0)
        .map(([suit, count]) => `${suit} ${count}`)
        .join(' '),
    );
  return (
    <fieldset aria-labelledby={id}>
      <legend id={id}>{optionName('natick', option.id)}</legend>
      <p class="hint">{optionAbout('natick', option)}</p>
      <div class="cost">
        {SUITS.map((suit) => (
          <Pick
            key={suit}
            label={t(`cost.${suit}`)}
            value={String(amount(suit))}
            onChange={(n) => set(suit, Number(n))}
            choices={Array.from({ length: MOST + 1 }, (_, n) => [String(n), String(n)] as const)}
          />
        ))}
      </div>
    </fieldset>
  );
}

export const house: BoxHouse = {
  field: (option) => (option.id.startsWith('overlay.cost.') ? Cost : undefined),
};
