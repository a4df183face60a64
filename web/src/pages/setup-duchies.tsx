import type { BoxInfo, OptionInfo } from '../generated/protocol';
import { t } from '../i18n';
import { Choices } from '../ui/controls';
import { certainty } from './box-words';

interface DuchiesProps {
  readonly box: BoxInfo;
  readonly option: OptionInfo;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One duchy for everyone, where boards have letters; each with how well it is known. */
export function Duchies({ box, option, value, onChange }: DuchiesProps) {
  const usual = option.values[0] ?? '';
  const rowOf = (letter: string) => box.provenance.find((row) => row.row === `duchy ${letter}`);
  return (
    <Choices legend={<h2>{t('setup.duchy')}</h2>} look="cards" value={value ?? usual}
      choices={option.values.map((letter) => {
        const row = rowOf(letter);
        const unsure = row && certainty(row) === 'one';
        return {
          value: letter, label: t('setup.duchyOf', { letter }),
          about: unsure ? <span class="board-note" title={row.source}><span class="mark-note">{t('common.oneSource')}</span></span> : undefined,
        };
      })}
      onChange={onChange} />
  );
}
