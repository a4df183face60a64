/** What an event to come would ask of a player today, for display. The rules decide when it comes. */
import type { Hour } from '../../../generated/orleans';
import { GOOD_VALUE, GOODS } from '../pieces';
import { type PlayerView, technologyOf } from '../view';

/** What an event asks for or gives, and how much of it the player has. */
export interface Demand {
  readonly what: 'coins' | 'food' | 'cheese' | 'worth';
  /** How many are asked for. Negative if they are gained. */
  readonly need: number;
  readonly have: number;
  /** Coins that may be paid instead, if any. */
  readonly orCoins?: number;
}

const STATIONS: Readonly<Partial<Record<Hour, number>>> = {
  'trading-day': 1,
  'trading-day-2': 2,
  'trading-day-3': 3,
};
const STATUS: Readonly<Partial<Record<Hour, number>>> = {
  income: 1,
  'income-2': 2,
  'income-3': 3,
  'development-tax': -1,
};
const COINS: Readonly<Partial<Record<Hour, number>>> = {
  tax: 3,
  'toll-5': 5,
  'toll-10': 10,
  'toll-15': 15,
};
/** A coin for this many goods. */
const GOODS_TAX: Readonly<Partial<Record<Hour, number>>> = {
  taxes: 3,
  'goods-tax': 1,
  'goods-tax-half': 2,
};
const TECHNOLOGY: Readonly<Partial<Record<Hour, number>>> = { 'technology-tax': 1, 'technology-tax-2': 2 };
const FOOD: Readonly<Partial<Record<Hour, readonly [food: number, coins?: number]>>> = {
  harvest: [1, 5],
  'harvest-2': [2],
  feeding: [1, 2],
  'great-feast': [2, 4],
};
const WORTH: Readonly<Partial<Record<Hour, number>>> = { 'dues-7': 7, 'dues-4': 4 };

const goodsOf = ({ goods }: PlayerView): number => goods.reduce((sum, n) => sum + n, 0);
const foodOf = ({ goods }: PlayerView): number => goods.slice(0, 3).reduce((sum, n) => sum + n, 0);
const monksOf = ({ market }: PlayerView): number =>
  market.find(({ follower }) => follower === 'monk')?.count ?? 0;

/** Everything a player could pay, in points. */
const worthOf = ({ coins, goods }: PlayerView): number =>
  GOODS.reduce((sum, good, n) => sum + GOOD_VALUE[good] * (goods[n] ?? 0), coins);

/** Nothing if it does not come down to an amount. */
export function demandOf(hour: Hour, player: PlayerView): Demand | undefined {
  const coins = (need: number): Demand => ({ what: 'coins', need, have: player.coins });
  const stations = STATIONS[hour];
  if (stations) return coins(-stations * player.stations.length);
  const status = STATUS[hour];
  if (status) return coins(-status * player.status);
  const tax = GOODS_TAX[hour];
  if (tax) return coins(Math.floor(goodsOf(player) / tax));
  const technology = TECHNOLOGY[hour];
  if (technology) return coins(technology * technologyOf(player));
  const food = FOOD[hour];
  if (food) {
    const [need, orCoins] = food;
    return { what: 'food', need, have: foodOf(player), ...(orCoins ? { orCoins } : {}) };
  }
  const worth = WORTH[hour];
  if (worth) return { what: 'worth', need: worth, have: worthOf(player) };
  if (hour === 'cheese-day') return { what: 'cheese', need: 1, have: player.goods[1] };
  if (hour === 'mass') return coins(-3 * monksOf(player));
  const flat = COINS[hour];
  return flat ? coins(flat) : undefined;
}

/** Whether the player could meet it with what they have today. */
export const isMet = ({ need, have, orCoins }: Demand, player: PlayerView): boolean =>
  have >= need || (orCoins !== undefined && player.coins >= orCoins);
