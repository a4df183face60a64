import type { Solution, SolutionTurn } from '../generated/study';
import { number, t } from '../i18n';
import { POSITION } from '../study/review';
import type { BoxTable } from '../table/box';
import { lossSource } from './review-summary';

const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${number(Math.abs(value), 1)}`;

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
    <table class="source-rows">
      <thead>
        <tr>
          <th scope="col">{t(verdict.points ? 'review.pointsBy' : 'puzzle.inGames')}</th>
          <th scope="col" class="n">
            {t('puzzle.colBest')}
          </th>
          <th scope="col" class="n">
            {t(isYours ? 'puzzle.colYours' : 'puzzle.colObvious')}
          </th>
          <th scope="col" class="n">
            {t('puzzle.colMore')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([source, by]) => (
          <tr key={source}>
            <th scope="row">{lossSource(boxId, source, box)}</th>
            <td class="n">{points(best, source)}</td>
            <td class="n">{points(other, source)}</td>
            <td class="n">{signed(by)}</td>
          </tr>
        ))}
        {verdict.points ? (
          <tr class="sum">
            <th scope="row">{t('review.together', { error: number(other.error, 1) })}</th>
            <td />
            <td />
            <td class="n">{signed(other.lost)}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}
