import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import { certaintyWords } from '../../../pages/box-words';
import { Choices, Pick } from '../../../ui/controls';
import { useLoad, Wait } from '../../../ui/load';
import type { BoardsProps } from '../../shelf';
import { type Board, boardsOf } from './catalog';
import { DuchyPicture } from './duchy-picture';
import { KindLegend } from './kind-legend';

/** The value of the option `boards`: `3`, `1 4`, or `expert`. */
interface BoardChoice {
  readonly way: 'same' | 'each' | 'expert';
  readonly duchies: readonly string[];
}

/** A duchy for each seat. Seats that nobody has chosen for get the lowest number that is left. */
export function eachSeat(chosen: readonly string[], seats: number): readonly string[] {
  const duchies = chosen.slice(0, seats);
  for (let next = 1; duchies.length < seats; next++) {
    if (!duchies.includes(String(next))) duchies.push(String(next));
  }
  return duchies;
}

function boardsOption(choice: BoardChoice, seats: number): string {
  if (choice.way === 'expert') return 'expert';
  if (choice.way === 'same') return choice.duchies[0] ?? '1';
  return eachSeat(choice.duchies, seats).join(' ');
}

/** Who gets which duchy, each drawn, with how well it is known. */
export function Boards({ box, edition, seats, onChange }: BoardsProps) {
  const loaded = useLoad(() => boardsOf(box.id, box.provenance), [box.id]);
  const [choice, setChoice] = useState<BoardChoice>({ way: 'same', duchies: ['1'] });
  const wanted = boardsOption(choice, seats);
  useEffect(() => onChange(wanted), [wanted]);
  // Each edition numbers its duchies separately.
  useEffect(() => setChoice({ way: choice.way, duchies: ['1'] }), [edition]);
  return (
    <section class="sheet" aria-labelledby="boards">
      <h2 id="boards">{t('option.burgundy.boards')}</h2>
      <p class="hint">{t('option.burgundy.boards.about')}</p>
      <Wait for={loaded}>
        {(boards) => {
          const shown = boards.filter((one) => one.edition === edition);
          const large = shown.find((one) => one.duchy === choice.duchies[0] && one.spaces.length > 0);
          return (
            <>
              <Ways boards={shown} choice={choice} seats={seats} onChange={setChoice} />
              {choice.way === 'same' && large ? (
                <div class="board-large">
                  <DuchyPicture spaces={large.spaces} label={t('setup.boardMap', { n: large.duchy })} />
                </div>
              ) : null}
            </>
          );
        }}
      </Wait>
      <KindLegend />
    </section>
  );
}

interface WaysProps {
  readonly boards: readonly Board[];
  readonly choice: BoardChoice;
  readonly seats: number;
  readonly onChange: (choice: BoardChoice) => void;
}

/** The same duchy for all, one for each seat, or chosen at the table. */
function Ways({ boards, choice, seats, onChange }: WaysProps) {
  const each = eachSeat(choice.duchies, seats);
  const set = (index: number, duchy: string) =>
    onChange({ ...choice, duchies: each.map((old, n) => (n === index ? duchy : old)) });
  return (
    <div class="boards">
      <Choices
        legend={<span class="unseen">{t('setup.boardsWho')}</span>}
        value={choice.way}
        look="slips"
        choices={[
          { value: 'same', label: t('setup.boardsSame') },
          { value: 'each', label: t('setup.boardsEach') },
          { value: 'expert', label: t('setup.boardsExpert') },
        ]}
        onChange={(way) =>
          // People who ask for one each want them to be different.
          onChange({ way, duchies: way === 'each' ? [] : choice.duchies })
        }
      />
      {choice.way === 'same' ? (
        <BoardCards boards={boards} duchy={choice.duchies[0] ?? '1'} onChange={(n) => set(0, n)} />
      ) : null}
      {choice.way === 'expert' ? <p class="hint">{t('setup.boardsExpertHint')}</p> : null}
      {choice.way === 'each' ? (
        <div class="board-each">
          {each.map((duchy, n) => {
            const board = boards.find((one) => one.duchy === duchy);
            return (
              <div key={n}>
                <Pick
                  label={t('setup.boardFor', { seat: t('common.seat', { n: n + 1 }) })}
                  value={duchy}
                  choices={boards.map((one) => [one.duchy, t('setup.board', { n: one.duchy })] as const)}
                  onChange={(value) => set(n, value)}
                />
                {board && board.spaces.length > 0 ? <DuchyPicture spaces={board.spaces} /> : null}
                {board ? <BoardNote board={board} /> : null}
              </div>
            );
          })}
        </div>
      ) : null}
    </div>
  );
}

function BoardCards({
  boards,
  duchy,
  onChange,
}: {
  boards: readonly Board[];
  duchy: string;
  onChange: (duchy: string) => void;
}) {
  return (
    <Choices
      legend={<span class="unseen">{t('setup.boardsAll')}</span>}
      look="cards"
      value={duchy}
      choices={boards.map((board) => ({
        value: board.duchy,
        label: t('setup.board', { n: board.duchy }),
        about: (
          <>
            {board.spaces.length > 0 ? <DuchyPicture spaces={board.spaces} /> : null}
            <BoardNote board={board} />
          </>
        ),
      }))}
      onChange={onChange}
    />
  );
}

/** Shown only if the board is not certain, so that the mark means something. */
export function BoardNote({ board }: { readonly board: Board }) {
  if (board.sure === 'printed' || board.sure === 'two') return null;
  return (
    <span class="board-note" title={t('setup.boardNote', { source: board.source })}>
      <span class="mark-note">
        {board.sure === 'one' ? t('common.oneSource') : t('common.reconstructed')}
      </span>
      <span class="unseen">{t('setup.boardData', { standing: certaintyWords(board.sure) })}</span>
    </span>
  );
}
