import { type Path, to } from '../address';
import * as api from '../api';
import { canDraw } from '../boxes/registry';
import type { PuzzleInfo, PuzzleList, PuzzleRef } from '../generated/study';
import { boxTitle, counted, t } from '../i18n';
import { puzzleKey, solvedPuzzles } from '../study/puzzle';
import { Frame } from '../ui/frame';
import { useLoad, Wait } from '../ui/load';
import './puzzle.css';

export const puzzlePath = (box: string, n: number): Path => `/puzzles/${box}/${n}`;

/** All puzzles, the one of the day first. */
export default function Puzzles() {
  const list = useLoad(api.puzzles, []);
  return (
    <Frame title={t('puzzle.title')} page="puzzles">
      <div class="leaf">
        <h1>{t('puzzle.title')}</h1>
        <p>{t('puzzle.lead')}</p>
        <Wait for={list}>{(found) => <All list={found} />}</Wait>
      </div>
    </Frame>
  );
}

function All({ list }: { readonly list: PuzzleList }) {
  const solved = solvedPuzzles();
  const shown = list.puzzles.filter((one) => canDraw(one.box));
  const boxes = [...new Set(shown.map((one) => one.box))];
  if (shown.length === 0) return <p>{t('puzzle.none')}</p>;
  return (
    <>
      {list.today ? <Today today={list.today} solved={solved} /> : null}
      {boxes.map((box) => {
        const own = shown.filter((one) => one.box === box);
        const done = own.filter((one) => solved.has(puzzleKey(box, one.number))).length;
        return (
          <section key={box} class="puzzle-set" aria-labelledby={`puzzles-${box}`}>
            <h2 id={`puzzles-${box}`}>{boxTitle(box, box)}</h2>
            <p class="hint">{t('puzzle.solvedOf', { n: done, all: own.length })}</p>
            <ul>
              {own.map((one) => (
                <li key={one.number}>
                  <PuzzleLink puzzle={one} isSolved={solved.has(puzzleKey(box, one.number))} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function Today({ today, solved }: { readonly today: PuzzleRef; readonly solved: ReadonlySet<string> }) {
  const isSolved = solved.has(puzzleKey(today.box, today.number));
  return (
    <p class="puzzle-today">
      <a class="btn prim big" href={to(puzzlePath(today.box, today.number))}>
        {t('puzzle.today')}
      </a>
      <span>
        {boxTitle(today.box, today.box)}, {t('puzzle.number', { n: today.number })}
        {isSolved ? ` · ${t('puzzle.solved')}` : ''}
      </span>
    </p>
  );
}

function PuzzleLink({ puzzle, isSolved }: { readonly puzzle: PuzzleInfo; readonly isSolved: boolean }) {
  const { box, number: n, seats, lead, points } = puzzle;
  const by = t(points ? 'puzzle.leadPoints' : 'puzzle.leadChance', counted(lead, points ? 1 : 0));
  return (
    <a class={`btn ${isSolved ? 'solved' : ''}`} href={to(puzzlePath(box, n))}>
      <b>
        {t('puzzle.number', { n })}
        {isSolved ? <span class="done"> ✓ {t('puzzle.solved')}</span> : null}
      </b>
      <small>
        {t('table.players', { n: seats })} · {by}
      </small>
    </a>
  );
}
