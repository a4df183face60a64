import { useEffect, useRef, useState } from 'preact/hooks';
import { to } from '../address';
import * as api from '../api';
import type { PuzzleTable } from '../api/puzzle';
import type { Solution, SolutionTurn } from '../generated/study';
import { counted, number, t } from '../i18n';
import { go } from '../router';
import { BroughtList } from '../study/brought';
import { rememberSolved } from '../study/puzzle';
import { stepsIn } from '../study/review';
import { Rings } from '../study/rings';
import type { BoxTable } from '../table/box';
import { nameOf } from '../table/names';
import { GradeMark } from '../ui/grade-mark';
import { Glyph } from '../ui/icons';
import { Refusal } from '../ui/load';
import { useRoom } from './coach';
import { PuzzleRows } from './puzzle-rows';
import { puzzlePath } from './puzzles';
import './learn.css';
import './puzzle.css';

interface CardProps {
  readonly puzzle: PuzzleTable;
  readonly box: BoxTable;
  /** The position that the table shows. */
  readonly shown: number | undefined;
}

/** What a turn loses, in words. */
export const lossOf = (turn: SolutionTurn, points: boolean): string =>
  t(points ? 'puzzle.lossPoints' : 'puzzle.lossChance', {
    ...counted(Math.max(0, turn.lost), points ? 1 : 0),
    error: number(turn.error, points ? 1 : 0),
  });

/** What the server says about the attempt. */
function useVerdict(puzzle: PuzzleTable) {
  const [verdict, setVerdict] = useState<Solution>();
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>();
  const tried = puzzle.tried.value;
  // Somebody who plays on tries again.
  useEffect(() => {
    if (tried.length > 0) setVerdict(undefined);
    setError(undefined);
  }, [tried]);
  const check = async (actions: readonly string[]) => {
    setAsking(true);
    setError(undefined);
    try {
      const { answer: told } = await api.checkPuzzle(puzzle.box, puzzle.number, { actions: [...actions] });
      if (told.yours && told.verdict !== 'worse') rememberSolved(puzzle.box, puzzle.number);
      puzzle.again();
      setVerdict(told);
    } catch (failure) {
      setError(failure);
    } finally {
      setAsking(false);
    }
  };
  const again = () => {
    setVerdict(undefined);
    puzzle.again();
  };
  return { verdict, asking, error, check, again };
}

/** The question, then what there is to say about the attempt. */
export function PuzzleCard({ puzzle, box, shown }: CardProps) {
  const [small, setSmall] = useState(false);
  const { verdict, asking, error, check, again } = useVerdict(puzzle);
  const card = useRoom();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [verdict]);
  const over = puzzle.over.value;
  // Folded or not, somebody who has finished a turn wants to have it checked.
  useEffect(() => {
    if (over) setSmall(false);
  }, [over]);
  return (
    <>
      <section
        class={`house part coach sheet puzzle-card ${verdict ? 'judged' : ''} ${small ? 'folded' : ''}`}
        aria-label={t('puzzle.label')}
        ref={card}
      >
        <header>
          <small>{t('puzzle.numberOf', { n: puzzle.number, all: puzzle.start.puzzles })}</small>
          <button
            type="button"
            class="round"
            aria-label={t(small ? 'puzzle.open' : 'puzzle.fold')}
            aria-expanded={!small}
            onClick={() => setSmall(!small)}
          >
            <Glyph name={small ? 'book' : 'close'} />
          </button>
        </header>
        {small ? null : (
          <>
            <div class="coach-words" aria-live="polite">
              {verdict ? (
                <Judged {...{ puzzle, box, verdict, heading }} />
              ) : (
                <Question puzzle={puzzle} over={over} />
              )}
              {error ? <Refusal error={error} /> : null}
            </div>
            <Buttons
              {...{ puzzle, verdict, asking }}
              onCheck={(actions) => void check(actions)}
              onAgain={again}
            />
          </>
        )}
      </section>
      {verdict ? <Marks {...{ box, verdict, shown }} /> : null}
    </>
  );
}

interface ButtonsProps {
  readonly puzzle: PuzzleTable;
  readonly verdict: Solution | undefined;
  readonly asking: boolean;
  readonly onCheck: (actions: readonly string[]) => void;
  readonly onAgain: () => void;
}

/** Check, try again, go on. */
function Buttons({ puzzle, verdict, asking, onCheck, onAgain }: ButtonsProps) {
  const last = puzzle.number >= puzzle.start.puzzles;
  const next = () => go(last ? '/puzzles' : puzzlePath(puzzle.box, puzzle.number + 1));
  const over = puzzle.over.value;
  const tried = puzzle.tried.value;
  return (
    <div class="row">
      {verdict ? (
        <button type="button" class="btn prim" onClick={next}>
          {t(last ? 'puzzle.all' : 'puzzle.next')}
        </button>
      ) : (
        <button
          type="button"
          class={`btn ${over ? 'prim' : ''}`}
          disabled={!over || asking}
          onClick={() => onCheck(tried)}
        >
          {t(asking ? 'puzzle.checking' : 'puzzle.check')}
        </button>
      )}
      {tried.length > 0 || verdict ? (
        <button type="button" class="btn" onClick={onAgain}>
          {t('puzzle.again')}
        </button>
      ) : null}
      {verdict ? null : (
        <button type="button" class="btn plain" disabled={asking} onClick={() => onCheck([])}>
          {t('puzzle.show')}
        </button>
      )}
      {verdict && last ? null : (
        <a class="btn plain" href={to('/puzzles')}>
          {t('puzzle.all')}
        </a>
      )}
    </div>
  );
}

function Question({ puzzle, over }: { readonly puzzle: PuzzleTable; readonly over: boolean }) {
  const { lead, points } = puzzle.start;
  return (
    <>
      <h2>{t(over ? 'puzzle.yourTurn' : 'puzzle.question')}</h2>
      <p>
        {over
          ? t('puzzle.whenOver')
          : t(points ? 'puzzle.askPoints' : 'puzzle.askChance', counted(lead, points ? 1 : 0))}
      </p>
    </>
  );
}

interface MarksProps {
  readonly box: BoxTable;
  readonly verdict: Solution;
  readonly shown: number | undefined;
}

/** Gold rings for the best turn, dotted ones for the attempt. */
function Marks({ box, verdict, shown }: MarksProps) {
  const yours = verdict.yours && verdict.verdict !== 'best' ? verdict.yours.actions : [];
  return (
    <Rings
      key={shown}
      box={box}
      marked={[
        { look: 'best', actions: verdict.best.actions },
        { look: 'played', actions: yours },
      ]}
    />
  );
}

interface JudgedProps {
  readonly puzzle: PuzzleTable;
  readonly box: BoxTable;
  readonly verdict: Solution;
  readonly heading: { current: HTMLHeadingElement | null };
}

function Judged({ puzzle, box, verdict, heading }: JudgedProps) {
  const { yours, best, obvious, points, seat } = verdict;
  const table = puzzle.table.value;
  const { position, events } = puzzle.start.snapshot;
  const words = (turn: SolutionTurn) =>
    stepsIn(box, turn, position.view, seat, (one) => nameOf(table, one), events).map(({ text }) => text);
  const percent = (share: number) => t('level.percent', { n: number(Math.round(100 * share)) });
  const solved = yours !== null && verdict.verdict === 'best';
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {yours ? <GradeMark grade={verdict.grade} /> : null} {t(titleOf(verdict))}
      </h2>
      {yours && !solved ? <p>{t('puzzle.yours', { loss: lossOf(yours, points) })}</p> : null}
      <h3>{t('puzzle.best')}</h3>
      <ol class="choice-steps">
        {words(best).map((text, n) => (
          <li key={n}>{text}</li>
        ))}
      </ol>
      <p class="hint">
        {t('puzzle.bestWins', {
          chance: percent(best.chance),
          loss: lossOf(verdict.second, points),
        })}
      </p>
      <PuzzleRows verdict={verdict} boxId={puzzle.box} box={box} />
      <BroughtList box={box} boxId={puzzle.box} choice={best} seat={seat} title={t('review.atOnce')} />
      <h3>{t('puzzle.obvious')}</h3>
      <p>
        {words(obvious).join(t('list.semicolon'))}.{' '}
        {t('puzzle.obviousLoses', { chance: percent(obvious.chance), loss: lossOf(obvious, points) })}
      </p>
    </>
  );
}

function titleOf({ yours, verdict }: Solution) {
  if (!yours) return 'puzzle.answer' as const;
  return ({ best: 'puzzle.isBest', close: 'puzzle.isClose', worse: 'puzzle.isWorse' } as const)[verdict];
}
