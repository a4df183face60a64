import type { Solution, SolutionTurn } from '../generated/study';
import { number, signed, t } from '../i18n';
import { POSITION } from '../study/review';
import type { BoxTable } from '../table/box';
import { NumberTable } from '../ui/number-table';
import { lossSource } from './review-summary';

/** Where the best turn gains: against the attempt, or against the obvious turn if the attempt was the best. */
interface RowsProps {
  readonly verdict: Solution;
  readonly boxId: string;
  readonly box: BoxTable;
}

export function PuzzleRows({ verdict, boxId, box }: RowsProps) {
  const { best, by_source: rows } = verdict;
  const isYours = verdict.yours !== null && verdict.verdict !== 'best';
  const other = isYours && verdict.yours ? verdict.yours : verdict.obvious;
  const points = (turn: SolutionTurn, source: string) => {
    const found = turn.sources.find(([name]) => name === source);
    return source === POSITION || !found ? '' : number(found[1], 1);
  };
  if (rows.length === 0) return null;
  return (
    <NumberTable
      class="source-rows"
      head={[
        t(verdict.points ? 'review.pointsBy' : 'puzzle.inGames'),
        t('puzzle.colBest'),
        t(isYours ? 'puzzle.colYours' : 'puzzle.colObvious'),
        t('puzzle.colMore'),
      ]}
      rows={rows.map(([source, by]) => ({
        key: source,
        head: lossSource(boxId, source, box),
        cells: [points(best, source), points(other, source), signed(by, 1)],
      }))}
      sum={
        verdict.points
          ? {
              head: t('review.together', { error: number(other.error, 1) }),
              cells: ['', '', signed(other.lost, 1)],
            }
          : undefined
      }
    />
  );
}
