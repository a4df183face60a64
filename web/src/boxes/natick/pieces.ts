/** What a piecepack contains, and where things are in a colony. */
import { TABLES } from '../../generated/natick';
import type { ColonyView, DieView, Item, RegionName, Suit } from './view';

export const SUITS = TABLES.suits.map(({ suit }) => suit);

/** The dice are named by letters: `sm` is the set of suns and moons, `-` the empty one. */
export const letterOf = (suit: Suit): string => TABLES.suits.find((one) => one.suit === suit)?.letter ?? '';
export const setName = (suits: readonly Suit[]): string =>
  SUITS.filter((suit) => suits.includes(suit))
    .map(letterOf)
    .join('') || '-';
export const setOf = (name: string): readonly Suit[] => SUITS.filter((suit) => name.includes(letterOf(suit)));

const REGIONS = new Map(TABLES.regions.map((region) => [region.region, region]));
export const suitOf = (region: RegionName): Suit => REGIONS.get(region)?.suit ?? 'suns';
export const numberOf = (region: RegionName): number => REGIONS.get(region)?.number ?? 0;

/** What can be built separately. A scout comes with a region. */
export const ITEMS: readonly Item[] = TABLES.items.filter((item) => item !== 'scout');

/** What a seat collects with some dice, as far as its regions have room. The pool may have less. */
export function yieldOf(
  colony: ColonyView | undefined,
  dice: readonly DieView[],
  capacity: number,
): Readonly<Record<Suit, number>> {
  const sum: Record<Suit, number> = { suns: 0, moons: 0, crowns: 0, arms: 0 };
  for (const { region, coins } of colony?.regions ?? []) {
    const hits = dice.filter((die) => die.face === String(numberOf(region))).length;
    sum[suitOf(region)] += Math.min(hits, capacity - coins);
  }
  return sum;
}

/** The columns a colony needs: everything it has, and room to grow at both ends. */
export function spanOf(colony: ColonyView): { readonly from: number; readonly to: number } {
  const line = [...colony.settlements, ...colony.roads].map((one) => one.place);
  const regions = colony.regions.map((one) => one.place);
  return {
    from: Math.min(-2, ...line.map((x) => x - 1), ...regions),
    to: Math.max(2, ...line.map((x) => x + 1), ...regions),
  };
}

/** Where the next road or village goes at an end. */
export function endOf(colony: ColonyView, side: 'left' | 'right'): number {
  const line = [...colony.settlements, ...colony.roads].map((one) => one.place);
  return side === 'left' ? Math.min(0, ...line) - 1 : Math.max(0, ...line) + 1;
}

export interface Deal {
  readonly give: readonly (readonly [Suit, number])[];
  readonly take: readonly (readonly [Suit, number])[];
}

/** Parses `2 suns and 1 arms for nothing`. */
export function readOffer(text: string): Deal {
  const side = (part = '') =>
    part.split(' and ').flatMap((one): [Suit, number][] => {
      const [count, suit] = one.trim().split(' ');
      return SUITS.includes(suit as Suit) ? [[suit as Suit, Number(count)]] : [];
    });
  const [give, take] = text.split(' for ');
  return { give: side(give), take: side(take) };
}
