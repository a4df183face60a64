import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import { ClauseLink } from '../../../ui/clause-link';
import { Choices, Pick } from '../../../ui/controls';
import { useLoad, Wait } from '../../../ui/load';
import { certaintyWords } from '../../box-words';
import type { BoardsProps } from '../../shelf';
import { type Board, boardsOf } from './catalog';
import {
  areDealt,
  type BoardChoice,
  boardsOption,
  duchiesFor,
  eachSeat,
  usualChoice,
  type Way,
  waysFor,
} from './choice';
import { DuchyPicture } from './duchy-picture';
import { KindLegend } from './kind-legend';
import { strengthWords } from './strength';

/** What the box itself plays on. */
const FIRST = '1';

/** Who gets which duchy, each drawn, with how well it is known. */
export function Boards({ box, edition, seats, usual = FIRST, onChange }: BoardsProps) {
  const loaded = useLoad(() => boardsOf(box.id, box.provenance), [box.id]);
  return (
    <section class="sheet" aria-labelledby="boards">
      <h2 id="boards">{t('option.burgundy.boards')}</h2>
      {areDealt(usual) ? (
        <p class="hint">{strengthWords()}</p>
      ) : waysFor(usual).length > 1 ? (
        <p class="hint">{t('option.burgundy.boards.about')}</p>
      ) : null}
      <Wait for={loaded}>
        {(boards) => {
          const there = boards.filter((one) => one.edition === edition);
          const names = duchiesFor(
            there.map(({ duchy }) => duchy),
            usual,
          );
          // Each edition and each module has its own duchies, so another choice begins.
          return (
            <Choice
              key={`${edition} ${names.join()}`}
              boards={there.filter(({ duchy }) => names.includes(duchy))}
              names={names}
              seats={seats}
              usual={usual}
              onChange={onChange}
            />
          );
        }}
      </Wait>
      <KindLegend />
    </section>
  );
}

interface ChoiceProps extends Pick<BoardsProps, 'seats' | 'onChange'> {
  readonly boards: readonly Board[];
  readonly names: readonly string[];
  readonly usual: string;
}

function Choice({ boards, names, seats, usual, onChange }: ChoiceProps) {
  const [choice, setChoice] = useState<BoardChoice>(() => usualChoice(usual));
  const wanted = boardsOption(choice, seats, names);
  // The usual value is left out, so that the table shows only what was decided.
  const told = wanted === usual ? '' : wanted;
  useEffect(() => onChange(told), [told]);
  const guessed = boards.find(
    ({ duchy, sure }) => sure === 'reconstructed' && wanted.split(' ').includes(duchy),
  );
  const large = boards.find((one) => one.duchy === choice.names[0] && one.spaces.length > 0);
  return (
    <>
      <Ways boards={boards} choice={choice} seats={seats} ways={waysFor(usual)} onChange={setChoice} />
      {choice.way === 'same' && large ? (
        <div class="board-large">
          <DuchyPicture spaces={large.spaces} label={t('setup.boardMap', { n: large.duchy })} />
        </div>
      ) : null}
      {guessed ? (
        <p class="hint">
          {t('setup.burgundy.reconstructed', { n: guessed.duchy })}{' '}
          <ClauseLink box="burgundy" id="burgundy.team.board" />
        </p>
      ) : null}
    </>
  );
}

interface WaysProps {
  readonly boards: readonly Board[];
  readonly choice: BoardChoice;
  readonly seats: number;
  readonly ways: readonly Way[];
  readonly onChange: (choice: BoardChoice) => void;
}

const WAY_LABEL = {
  same: 'setup.boardsSame',
  each: 'setup.boardsEach',
  dealt: 'setup.boardsDealt',
  expert: 'setup.boardsExpert',
} as const;

/** The same duchy for all, one for each seat, dealt, or chosen at the table. */
function Ways({ boards, choice, seats, ways, onChange }: WaysProps) {
  const names = boards.map(({ duchy }) => duchy);
  const each = eachSeat(choice.names, seats, names);
  const set = (index: number, name: string) =>
    onChange({ ...choice, names: each.map((old, n) => (n === index ? name : old)) });
  return (
    <div class="boards">
      {ways.length > 1 ? (
        <Choices
          legend={<span class="unseen">{t('setup.boardsWho')}</span>}
          value={choice.way}
          look="slips"
          choices={ways.map((value) => ({ value, label: t(WAY_LABEL[value]) }))}
          onChange={(way) =>
            // People who ask for one each want them to be different.
            onChange({
              way,
              names: way === 'each' ? [] : choice.names.length > 0 ? choice.names : names.slice(0, 1),
            })
          }
        />
      ) : null}
      {choice.way === 'same' ? (
        <BoardCards
          boards={boards}
          chosen={each[0] ?? ''}
          onChange={(name) => onChange({ ...choice, names: [name] })}
        />
      ) : null}
      {choice.way === 'dealt' ? <p class="hint">{t('setup.boardsDealtHint')}</p> : null}
      {choice.way === 'expert' ? <p class="hint">{t('setup.boardsExpertHint')}</p> : null}
      {choice.way === 'each' ? (
        <div class="board-each">
          {each.map((name, n) => {
            const board = boards.find((one) => one.duchy === name);
            return (
              <div key={n}>
                <Pick
                  label={t('setup.boardFor', { seat: t('common.seat', { n: n + 1 }) })}
                  value={name}
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

interface BoardCardsProps {
  boards: readonly Board[];
  chosen: string;
  onChange: (duchy: string) => void;
}

function BoardCards({ boards, chosen, onChange }: BoardCardsProps) {
  return (
    <Choices
      legend={<span class="unseen">{t('setup.boardsAll')}</span>}
      look="cards"
      value={chosen}
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
    <span class="board-note">
      <span class="mark-note">
        {board.sure === 'one' ? t('common.oneSource') : t('common.reconstructed')}
      </span>
      <span class="unseen">{t('setup.boardData', { standing: certaintyWords(board.sure) })}</span>
    </span>
  );
}
