import { useEffect, useRef } from 'preact/hooks';
import { seatNumber } from '../boxes/box-words';
import { shelfOf } from '../boxes/registry';
import type { GameResult, Rank, TableInfo } from '../generated/protocol';
import { listOf, t } from '../i18n';
import type { EndText } from '../table/box';
import { useControl } from '../table/control';
import { gaveUpSentence } from '../table/gave-up';
import { byKeys } from '../table/hand';
import { nameOf } from '../table/names';
import { Laurel } from './result-laurel';
import './result.css';

/** How it ended, and who had a bot playing for them to the end. */
export function resultSentence(table: TableInfo, result: GameResult | null): string {
  const absent = table.seats.filter((seat) => seat.taken_over);
  const names = listOf(absent.map((seat) => nameOf(table, seat.seat)));
  const bots = result?.ending === 'rules' && names ? t('end.botFor', { names }) : '';
  return [endSentence(table, result), bots].filter(Boolean).join(' ');
}

function endSentence(table: TableInfo, result: GameResult | null): string {
  if (!result) return '';
  const [alone, another] = result.ranks;
  // In a solo game there is nobody to beat, so only the points count, unless the rules say who won.
  if (alone && !another && result.ending === 'rules') {
    if (result.verdict !== 'ranked') {
      const key = result.verdict === 'won' ? 'Won' : 'Lost';
      return alone.seat === table.you
        ? t(`end.alone${key}You`)
        : t(`end.alone${key}`, { name: nameOf(table, alone.seat) });
    }
    const points = alone.score ?? 0;
    return alone.seat === table.you
      ? t('end.aloneYou', { points })
      : t('end.alone', { name: nameOf(table, alone.seat), points });
  }
  if (result.ending === 'unfinished') return t('end.unfinished');
  const why = gaveUpSentence(table, result);
  if (why) {
    const side = winningSide(result);
    return side ? `${why} ${winSentence(table, side)}` : why;
  }
  if (result.verdict === 'won') return t('end.wonTogether');
  if (result.verdict === 'lost') return t('end.lostTogether');
  const winners = result.ranks.filter((rank) => rank.rank === 1);
  const side = winningSide(result);
  const points = winners[0]?.side?.score ?? winners[0]?.score ?? 0;
  if (side?.[1]) return t('end.sideWon', { names: namesOf(table, side), points });
  if (isPointless(table))
    return winners.length > 1
      ? t('end.sharedVictory', { names: namesOf(table, winners) })
      : winSentence(table, winners);
  if (winners.length > 1) return t('end.shared', { names: namesOf(table, winners), points });
  const winner = winners[0];
  if (winner && winner.seat === table.you) return t('end.youWon', { points });
  return t('end.won', { name: winner ? nameOf(table, winner.seat) : '', points });
}

/** Whether something other than points decides. */
export const isPointless = (table: TableInfo): boolean =>
  (shelfOf(table.box)?.pointless ?? []).some((module) => table.modules.includes(module));

const namesOf = (table: TableInfo, ranks: readonly Rank[]): string =>
  listOf(ranks.map((rank) => nameOf(table, rank.seat)));

/** Who wins because the others gave up. */
function winSentence(table: TableInfo, [first, ...partners]: readonly Rank[]): string {
  if (!first) return '';
  if (partners.length > 0) return t('end.sideWins', { names: namesOf(table, [first, ...partners]) });
  return first.seat === table.you ? t('end.youWin') : t('end.wins', { name: nameOf(table, first.seat) });
}

/** The player or the partners who won alone, if the seats played against each other. */
function winningSide(result: GameResult | null): readonly Rank[] | undefined {
  if (result?.verdict !== 'ranked' || result.ending === 'unfinished' || result.ranks.length < 2)
    return undefined;
  const winners = result.ranks.filter((rank) => rank.rank === 1);
  const sides = new Set(winners.map((rank) => rank.side?.of ?? rank.seat));
  return sides.size === 1 ? winners : undefined;
}

/**
 * Who gets a wreath at the end: a sole winner among several players, or the first of the partners who won, by
 * the rules or because the others resigned.
 */
export const winnerOf = (result: GameResult | null): string | undefined => winningSide(result)?.[0]?.seat;

/** Whether nobody gets the gold of a first place: all lost together, or the box says that nobody won. */
export const isWonByNobody = ({ verdict }: GameResult, end: EndText | undefined): boolean =>
  verdict === 'lost' || end?.nobody === true;

/** A player, or partners who share a result. */
export interface Side {
  readonly ranks: readonly Rank[];
  /** Partners share a place, and the next side has the next one. */
  readonly place: number;
  /** What they scored together. */
  readonly score: number | null;
}

/** Everyone in order of rank, partners together. */
export function sidesOf({ ranks }: Pick<GameResult, 'ranks'>): readonly Side[] {
  const of = (rank: Rank): string => rank.side?.of ?? rank.seat;
  const firsts = ranks.filter((rank) => ranks.find((other) => of(other) === of(rank)) === rank);
  return firsts
    .map((first) => ({
      ranks: ranks.filter((rank) => of(rank) === of(first)),
      place: 1 + firsts.filter(({ rank }) => rank < first.rank).length,
      score: first.side?.score ?? first.score,
    }))
    .sort((a, b) => a.place - b.place);
}

/**
 * The first seat of the best side among the others, if that side has as many points as the winner. Teams that
 * share the victory are tied too, and the rules say why.
 */
export function tiedWithWinner(result: GameResult | null): string | undefined {
  const [first, second] = result?.ending === 'rules' ? sidesOf(result) : [];
  const isTied = first && second && first.score !== null && first.score === second.score;
  const isBroken = isTied && first.place < second.place;
  return isBroken || (isTied && first.ranks.length > 1) ? second.ranks[0]?.seat : undefined;
}

/** Laid over the table when the game has just ended. The position stays visible. */
export function ResultBanner({ table, onOpen }: { readonly table: TableInfo; readonly onOpen: () => void }) {
  const winner = winnerOf(table.result);
  const { box, view, names, watch } = useControl();
  // Where the ranks do not say how it ended, the box does.
  const told =
    table.result?.ending === 'rules' ? box.ended?.(view, names, watch.events.value)?.title : undefined;
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
        <strong>{t('end.title')}</strong> <span>{told || resultSentence(table, table.result)}</span>
      </h2>
      <button type="button" class="btn prim" onClick={onOpen}>
        {t('end.see')}
      </button>
    </section>
  );
}
