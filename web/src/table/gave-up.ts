import type { GameResult, TableInfo } from '../generated/protocol';
import { listOf, t } from '../i18n';
import { nameOf } from './names';

/** The player who resigned or ran out of time, if that ended the game: the one who did not come first. */
export function gaveUpSentence(
  table: Pick<TableInfo, 'seats' | 'status' | 'you'>,
  result: GameResult | null,
): string {
  if (result?.ending !== 'resigned' && result?.ending !== 'time') return '';
  const lost = result.ranks.filter(({ rank }) => rank > 1);
  // Only a whole side gives up a game.
  if (lost[1] && lost[0]?.side) {
    return t('end.sideGaveUp', { names: listOf(lost.map((rank) => nameOf(table, rank.seat))) });
  }
  const seat = lost[0]?.seat ?? 'p1';
  if (seat === table.you) return t(result.ending === 'time' ? 'end.youTime' : 'end.youResigned');
  return t(result.ending === 'time' ? 'end.time' : 'end.resigned', { name: nameOf(table, seat) });
}
