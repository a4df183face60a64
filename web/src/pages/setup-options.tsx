import { optionAbout, optionName, optionValue } from '../boxes/box-words';
import type { BoxHouse } from '../boxes/shelf';
import type { OptionInfo } from '../generated/protocol';
import { ClauseLink } from '../ui/clause-link';
import { Choices, Field, Pick } from '../ui/controls';

interface OptionsProps {
  readonly box: string;
  readonly house: BoxHouse;
  /** Without the boards, which have their own place. */
  readonly options: readonly OptionInfo[];
  readonly chosen: Readonly<Record<string, string>>;
  /** What counts if the table does not choose. A module may have its own. The first value if left out. */
  readonly usual?: (option: OptionInfo) => string | undefined;
  readonly onChange: (chosen: Readonly<Record<string, string>>) => void;
}

/** More answers than fit in a row. */
const FEW = 5;

/** Numbers by size, whatever the usual one is. */
const inOrder = (values: readonly string[]): readonly string[] =>
  values.every((value) => /^\d+$/.test(value)) ? [...values].sort((a, b) => Number(a) - Number(b)) : values;

/** Every question that the rulebook leaves to the table, with its answers, the usual one first. */
export function Options({ box, house, options, chosen, usual: usualOf, onChange }: OptionsProps) {
  const set = (id: string, value: string, usual: string) => {
    // Unchanged options are not written, so that the record shows only what the table decided.
    const rest = Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== id));
    onChange(value === usual ? rest : { ...rest, [id]: value });
  };
  return (
    <div class="options">
      {options.map((option) => {
        const usual = usualOf?.(option) ?? option.values[0] ?? '';
        const Own = house.field?.(option);
        if (Own) {
          return (
            <Own
              key={option.id}
              option={option}
              value={chosen[option.id] ?? ''}
              onChange={(value) => set(option.id, value, '')}
            />
          );
        }
        if (option.values.length === 0) {
          return (
            <Field
              key={option.id}
              label={optionName(box, option.id)}
              hint={optionAbout(box, option)}
              value={chosen[option.id] ?? ''}
              onInput={(value) => set(option.id, value, '')}
            />
          );
        }
        if (option.values.length > FEW) {
          return (
            <div key={option.id}>
              <Pick
                label={optionName(box, option.id)}
                value={chosen[option.id] ?? usual}
                choices={inOrder(option.values).map(
                  (value) => [value, optionValue(option.id, value)] as const,
                )}
                onChange={(value) => set(option.id, value, usual)}
              />
              <p class="hint">{optionAbout(box, option)}</p>
            </div>
          );
        }
        return (
          <Choices
            key={option.id}
            legend={optionName(box, option.id)}
            value={chosen[option.id] ?? usual}
            hint={
              <>
                {optionAbout(box, option)} <ClauseLink box={box} id={option.clause} />
              </>
            }
            choices={option.values.map((value) => ({ value, label: optionValue(option.id, value) }))}
            onChange={(value) => set(option.id, value, usual)}
          />
        );
      })}
    </div>
  );
}
