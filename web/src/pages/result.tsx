import { useEffect, useRef } from 'preact/hooks';
import type { GameResult, TableInfo } from '../generated/protocol';
import { listOf, t } from '../i18n';
import { gaveUpSentence } from '../table/gave-up';
import { byKeys } from '../table/hand';
import { nameOf } from '../table/names';
import { seatNumber } from './box-words';
import { Laurel } from './result-laurel';
import './result.css';

/** How it ended, and for whom a bot played to the end. */
export function resultSentence(table: TableInfo, result: GameResult | null): string {
  const absent = table.seats.filter((seat) => seat.taken_over);
  const names = listOf(absent.map((seat) => nameOf(table, seat.seat)));
  const bots = result?.ending === 'rules' && names ? t('end.botFor', { names }) : '';
  return [endSentence(table, result), bots].filter(Boolean).join(' ');
}

function endSentence(table: TableInfo, result: GameResult | null): string {
  if (!result) return '';
  const [alone, another] = result.ranks;
  // In a solo game there is nobody to beat, so only the points count.
  if (alone && !another && result.ending === 'rules') {
    const points = alone.score ?? 0;
    return alone.seat === table.you
      ? t('end.aloneYou', { points })
      : t('end.alone', { name: nameOf(table, alone.seat), points });
  }
  if (result.ending === 'unfinished') return t('end.unfinished');
  const why = gaveUpSentence(table, result);
  if (why) {
    const seat = winnerOf(result);
    return seat
      ? `${why} ${seat === table.you ? t('end.youWin') : t('end.wins', { name: nameOf(table, seat) })}`
      : why;
  }
  if (result.verdict === 'won') return t('end.wonTogether');
  if (result.verdict === 'lost') return t('end.lostTogether');
  const winners = result.ranks.filter((rank) => rank.rank === 1);
  const points = winners[0]?.score ?? 0;
  if (winners.length > 1)
    return t('end.shared', { names: listOf(winners.map((rank) => nameOf(table, rank.seat))), points });
  const winner = winners[0];
  if (winner && winner.seat === table.you) return t('end.youWon', { points });
  return t('end.won', { name: winner ? nameOf(table, winner.seat) : '', points });
}

/**
 * Who gets a wreath at the end: a sole winner among several players, by the rules or because the others
 * resigned.
 */
export function winnerOf(result: GameResult | null): string | undefined {
  if (result?.verdict !== 'ranked' || result.ending === 'unfinished' || result.ranks.length < 2)
    return undefined;
  const [first, another] = result.ranks.filter((rank) => rank.rank === 1);
  return another ? undefined : first?.seat;
}

/** Laid over the table when the game has just ended. The position stays visible. */
export function ResultBanner({ table, onOpen }: { readonly table: TableInfo; readonly onOpen: () => void }) {
  const winner = winnerOf(table.result);
  const root = useRef<HTMLElement>(null);
  // Keyboard players have just lost their focus. A focused button could be pressed by a key that was meant
  // for the game.
  useEffect(() => {
    if (byKeys()) root.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section class="house result-banner sheet" role="dialog" aria-labelledby="ended" ref={root} tabIndex={-1}>
      {winner ? <Laurel seat={seatNumber(winner)} /> : null}
      <h2 id="ended">
        <strong>{t('end.title')}</strong> <span>{resultSentence(table, table.result)}</span>
      </h2>
      <button type="button" class="btn prim" onClick={onOpen}>
        {t('end.see')}
      </button>
    </section>
  );
}
