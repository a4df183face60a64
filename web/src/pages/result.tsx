import type { GameResult, TableInfo } from '../generated/protocol';
import { listOf, t } from '../i18n';
import { nameOf } from './seats';

/** How it ended, in one sentence. */
export function resultSentence(table: TableInfo, result: GameResult | null): string {
  if (!result) return '';
  if (result.verdict === 'won') return t('end.wonTogether');
  if (result.verdict === 'lost') return t('end.lostTogether');
  const winners = result.ranks.filter((rank) => rank.rank === 1);
  const last = result.ranks.reduce((worst, rank) => (rank.rank > worst.rank ? rank : worst), result.ranks[0] ?? { seat: 'p1', rank: 0, score: null });
  if (result.ending === 'unfinished') return t('end.unfinished');
  if (result.ending === 'resigned') return t('end.resigned', { name: nameOf(table, last.seat) });
  if (result.ending === 'time') return t('end.time', { name: nameOf(table, last.seat) });
  const points = winners[0]?.score ?? 0;
  if (winners.length > 1) return t('end.shared', { names: listOf(winners.map((rank) => nameOf(table, rank.seat))), points });
  const winner = winners[0];
  if (winner && winner.seat === table.you) return t('end.youWon', { points });
  return t('end.won', { name: winner ? nameOf(table, winner.seat) : '', points });
}

/** Laid over the table when the game has just ended: the position stays to be looked at. */
export function ResultBanner({ table, onOpen }: { readonly table: TableInfo; readonly onOpen: () => void }) {
  return (
    <div class="house result-banner sheet" role="status">
      <div>
        <strong>{t('end.title')}</strong>
        <p>{resultSentence(table, table.result)}</p>
      </div>
      <button type="button" class="btn prim" onClick={onOpen}>{t('end.see')}</button>
    </div>
  );
}
