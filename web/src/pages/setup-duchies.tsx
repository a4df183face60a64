import '../boxes/burgundy-dice/burgundy-dice.css';
import { useEffect, useState } from 'preact/hooks';
import { drawSymbols } from '../boxes/burgundy-dice/art/symbols';
import { DuchyPicture } from '../boxes/burgundy-dice/parts/duchy';
import { sheets } from '../boxes/burgundy-dice/sheets';
import type { HexView } from '../boxes/burgundy-dice/view';
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

/** The sheets as soon as they have come; a choice without pictures is still a choice. */
function useSheets(): ReadonlyMap<string, readonly HexView[]> {
  const [drawn, setDrawn] = useState<ReadonlyMap<string, readonly HexView[]>>(new Map());
  useEffect(() => {
    let current = true;
    sheets().then(
      (all) => current && setDrawn(all),
      () => undefined,
    );
    return () => void (current = false);
  }, []);
  return drawn;
}

/** One duchy for everyone, where boards have letters: each drawn, with how well it is known. */
export function Duchies({ box, option, value, onChange }: DuchiesProps) {
  const usual = option.values[0] ?? '';
  const drawn = useSheets();
  drawSymbols();
  const rowOf = (letter: string) => box.provenance.find((row) => row.row === `duchy ${letter}`);
  return (
    <div class="boards">
      <Choices
        legend={<h2>{t('setup.duchy')}</h2>}
        look="cards"
        value={value ?? usual}
        choices={option.values.map((letter) => {
          const row = rowOf(letter);
          const unsure = row && certainty(row) === 'one';
          const hexes = drawn.get(letter);
          return {
            value: letter,
            label: t('setup.duchyOf', { letter }),
            about: (
              <>
                {/* The card's words name it already. */}
                {hexes && (
                  <span class="duchy-picture" aria-hidden="true">
                    <DuchyPicture small player={{ seat: '', hexes }} label={t('setup.duchyOf', { letter })} />
                  </span>
                )}
                {unsure && (
                  <span class="board-note" title={row.source}>
                    <span class="mark-note">{t('common.oneSource')}</span>
                  </span>
                )}
              </>
            ),
          };
        })}
        onChange={onChange}
      />
    </div>
  );
}
