import './burgundy-dice.css';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { Choices } from '../../ui/controls';
import { certainty } from '../box-words';
import type { BoardsProps, BoxHouse } from '../shelf';
import { drawSymbols } from './art/symbols';
import { DuchyPicture } from './parts/duchy';
import { sheets } from './sheets';
import type { HexView } from './view';

/** The sheets once they have loaded. A choice without pictures is still a choice. */
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
function Boards({ box, value, onChange }: BoardsProps) {
  const letters = box.options.find((option) => option.id === 'boards')?.values ?? [];
  const usual = letters[0] ?? '';
  const drawn = useSheets();
  drawSymbols();
  const rowOf = (letter: string) => box.provenance.find((row) => row.row === `duchy ${letter}`);
  return (
    <section class="sheet boards">
      <Choices
        legend={<h2>{t('option.burgundy-dice.boards')}</h2>}
        look="cards"
        value={value ?? usual}
        choices={letters.map((letter) => {
          const row = rowOf(letter);
          const unsure = row && certainty(row) === 'one';
          const hexes = drawn.get(letter);
          return {
            value: letter,
            label: t('setup.duchyOf', { letter }),
            about: (
              <>
                {/* The card's text already names it. */}
                {hexes && (
                  <span class="duchy-picture" aria-hidden="true">
                    <DuchyPicture small player={{ seat: '', hexes }} label={t('setup.duchyOf', { letter })} />
                  </span>
                )}
                {unsure && (
                  <span class="board-note">
                    <span class="mark-note">{t('common.oneSource')}</span>
                  </span>
                )}
              </>
            ),
          };
        })}
        onChange={onChange}
      />
    </section>
  );
}

export const house: BoxHouse = { Boards };
