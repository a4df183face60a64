import type { GameResult, TableInfo } from '../generated/protocol';
import { listOf, t } from '../i18n';
import { seatNumber } from './box-words';
import { Laurel } from './result-laurel';
import { nameOf } from './seats';
import './result.css';

/** How it ended, in one sentence. */
export function resultSentence(table: TableInfo, result: GameResult | null): string {
  if (!result) return '';
  const [alone, another] = result.ranks;
  // Who plays alone wins or loses with nobody: the points are what counts.
  if (alone && !another && result.ending === 'rules') {
    const points = alone.score ?? 0;
    return alone.seat === table.you ? t('end.aloneYou', { points }) : t('end.alone', { name: nameOf(table, alone.seat), points });
  }
  if (result.ending === 'unfinished') return t('end.unfinished');
  const why = gaveUpSentence(table, result);
  if (why) {
    const seat = winnerOf(result);
    return seat ? `${why} ${seat === table.you ? t('end.youWin') : t('end.wins', { name: nameOf(table, seat) })}` : why;
  }
  if (result.verdict === 'won') return t('end.wonTogether');
  if (result.verdict === 'lost') return t('end.lostTogether');
  const winners = result.ranks.filter((rank) => rank.rank === 1);
  const points = winners[0]?.score ?? 0;
  if (winners.length > 1) return t('end.shared', { names: listOf(winners.map((rank) => nameOf(table, rank.seat))), points });
  const winner = winners[0];
  if (winner && winner.seat === table.you) return t('end.youWon', { points });
  return t('end.won', { name: winner ? nameOf(table, winner.seat) : '', points });
}

/** Who gave up or ran out of time, if that ended the game: the one who is not first. */
export function gaveUpSentence(table: Pick<TableInfo, 'seats' | 'status' | 'you'>, result: GameResult | null): string {
  if (result?.ending !== 'resigned' && result?.ending !== 'time') return '';
  const seat = result.ranks.find(({ rank }) => rank > 1)?.seat ?? 'p1';
  if (seat === table.you) return t(result.ending === 'time' ? 'end.youTime' : 'end.youResigned');
  return t(result.ending === 'time' ? 'end.time' : 'end.resigned', { name: nameOf(table, seat) });
}

/** Who has a wreath at the end: the only one in the first place, of several, by the rules or because the others gave up. */
export function winnerOf(result: GameResult | null): string | undefined {
  if (!result || result.verdict !== 'ranked' || result.ending === 'unfinished' || result.ranks.length < 2) return undefined;
  const [first, another] = result.ranks.filter((rank) => rank.rank === 1);
  return another ? undefined : first?.seat;
}

/** Laid over the table when the game has just ended: the position stays to be looked at. */
export function ResultBanner({ table, onOpen }: { readonly table: TableInfo; readonly onOpen: () => void }) {
  const winner = winnerOf(table.result);
  return (
    <div class="house result-banner sheet" role="status">
      {winner ? <Laurel seat={seatNumber(winner)} /> : null}
      <div>
        <strong>{t('end.title')}</strong>
        <p>{resultSentence(table, table.result)}</p>
      </div>
      <button type="button" class="btn prim" onClick={onOpen}>{t('end.see')}</button>
    </div>
  );
}
