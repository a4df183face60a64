/** What the options of a table change: costs, and what units are worth. */
import { useControl } from '../../table/control';
import { SUITS, type Cost } from './pieces';
import type { Item, Suit } from './view';

export interface Values {
  readonly costs: Readonly<Record<Item, Cost>>;
  readonly points: Readonly<Record<Item, number>>;
  /** Coins of one region that buy another beside a trader. */
  readonly traderRate: number;
}

/** Only the scout's cost stands in the surviving text. */
const PROPOSED: Values['costs'] = {
  road: { suns: 1, arms: 1 },
  village: { suns: 1, moons: 1, crowns: 1, arms: 1 },
  town: { moons: 2, crowns: 2 },
  trader: { suns: 1, arms: 2 },
  knight: { moons: 2, crowns: 1 },
  scout: { crowns: 1 },
};

const HEAVY: Values['costs'] = {
  ...PROPOSED,
  road: { suns: 2, arms: 1 },
  town: { moons: 3, crowns: 2 },
  trader: { suns: 2, arms: 2 },
  knight: { moons: 2, crowns: 2 },
};

/** Reads `suns 1 arms 2`. */
function readCost(text: string): Cost {
  const cost: Partial<Record<Suit, number>> = {};
  for (const [, suit, n] of text.matchAll(/([a-z]+) (\d)/g)) {
    const known = SUITS.find((one) => one === suit);
    if (known && Number(n) > 0) cost[known] = Number(n);
  }
  return cost;
}

export function valuesOf(options: Readonly<Record<string, string>>): Values {
  const costs: Record<Item, Cost> = { ...(options['costs'] === 'heavy' ? HEAVY : PROPOSED) };
  for (const item of Object.keys(costs) as Item[]) {
    const changed = options[`overlay.cost.${item}`];
    if (changed) costs[item] = readCost(changed);
  }
  return {
    costs,
    // A town replaces a village, so that it is worth one more.
    points: { road: 0, village: 1, town: 1, trader: 1, knight: Number(options['overlay.points.knight'] ?? 1), scout: 0 },
    traderRate: Number(options['overlay.trader.rate'] ?? 2),
  };
}

let current = valuesOf({});
let read: unknown;

/**
 * The values of the table on the page. An action is described from the view alone, which does not tell them, so each
 * part notes them when it is drawn; one page shows one table.
 */
export const values = (): Values => current;

export function useValues(): Values {
  const { options } = useControl().session.table.value;
  if (options !== read) {
    read = options;
    current = valuesOf(options);
  }
  return current;
}
