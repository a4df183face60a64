/** Who is ahead in the Duel, and what decides. */
import type { EndText, Names } from '../../../table/box';
import { goodsOf } from '../gains';
import { GOODS } from '../pieces';
import type { OrleansView, PlayerView } from '../view';
import { say } from '../words';

const doneOf = ({ objectives }: PlayerView): number => objectives.filter(({ done }) => done).length;

/** What the goods of a player are worth. */
export function worthOf(player: PlayerView): number {
  const goods = goodsOf(player.goods);
  return GOODS.reduce((sum, good, n) => sum + goods[good] * (n + 1), 0);
}

/** r[orleans.duel.nobody] Objectives, then goods, then coins. */
const WEIGHTS: readonly ((player: PlayerView) => number)[] = [doneOf, worthOf, ({ coins }) => coins];

const isDuel = (view: OrleansView): boolean => view.scenario === 'duel' && view.players.length === 2;

/** How far somebody is: "2/4". Points do not count in the Duel. */
export function tallyOf(
  view: OrleansView,
  seat: string,
): { readonly text: string; readonly label: string } | undefined {
  const player = view.players.find((one) => one.seat === seat);
  if (!player || !isDuel(view) || player.objectives.length === 0) return undefined;
  const of = player.objectives.length;
  return { text: `${doneOf(player)}/${of}`, label: say('goal.met', { n: doneOf(player), of }) };
}

/** What decided between two players with the same number of objectives. */
export function tieWords(view: OrleansView): string {
  const [one, other] = view.players;
  if (!one || !other) return '';
  if (worthOf(one) !== worthOf(other)) return say('tie.duelGoods', pair(worthOf, one, other));
  if (one.coins !== other.coins)
    return say(
      'tie.duelCoins',
      pair(({ coins }) => coins, one, other),
    );
  return say('tie.duelShared');
}

const pair = (weight: (player: PlayerView) => number, one: PlayerView, other: PlayerView) => ({
  more: Math.max(weight(one), weight(other)),
  less: Math.min(weight(one), weight(other)),
});

/** Who won by how much, and that points do not decide. */
export function duelEnd(view: OrleansView, names: Names): EndText | undefined {
  const [one, other] = view.players;
  if (!isDuel(view) || !one || !other || view.end === 'open') return undefined;
  const deciding = WEIGHTS.map((weight) => weight(one) - weight(other)).find((lead) => lead !== 0) ?? 0;
  const [winner, loser] = deciding >= 0 ? [one, other] : [other, one];
  const of = winner.objectives.length;
  const tie = doneOf(one) === doneOf(other) ? ` ${tieWords(view)}` : '';
  const numbers = { n: doneOf(winner), of, less: doneOf(loser) };
  if (deciding === 0) return { title: say('end.duelShared', numbers), hint: say('end.duelWhy') };
  return {
    title: say('end.duelWon', { name: names(winner.seat), ...numbers }),
    hint: `${say('end.duelWhy')}${tie}`,
  };
}
