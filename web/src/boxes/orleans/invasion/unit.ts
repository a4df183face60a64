/** What may go into a proposal for an event, and how it is written. */

import { type Demanded, type Hour, type ItemKind, TABLES, type TallyView } from '../../../generated/orleans';
import { GOODS, type Good } from '../pieces';
import type { OrleansView, PlayerView } from '../view';

/** Something that a proposal may contain once or several times. Its id is the beginning of its line in the record. */
export interface Unit {
  readonly id: string;
  readonly kind: ItemKind;
  /** Who gives it up or gets it. Nobody for common things. */
  readonly seat: string | null;
  /** How often it is there. */
  readonly most: number;
  /** A place, an edge, a citizen, a good or a whole journey. */
  readonly what: string;
}

/** How many of each unit. */
export type Draft = Readonly<Record<string, number>>;

/** The order of the record, and the coins that one line of it can hold. */
const { items: ORDER, purse } = TABLES.team;

/** Monks are in one group, whatever place they are in. */
export const MONKS: readonly ItemKind[] = ['monk-market', 'monk-bag', 'monk'];

const isTile = (place: string): boolean =>
  TABLES.places.some((row) => row.place === place && row.stack !== null);

const unit = (id: string, kind: ItemKind, seat: string | null, most: number, what = ''): Unit => ({
  id,
  kind,
  seat,
  most,
  what,
});

const coinUnits = ({ seat, coins }: PlayerView): Unit =>
  unit(`offer ${seat} coins`, 'coins', seat, coins, 'coins');

function monkUnits({ seat, market, bag, places }: PlayerView): readonly Unit[] {
  const monks = (piles: PlayerView['market']) =>
    piles.find(({ follower }) => follower === 'monk')?.count ?? 0;
  return [
    unit(`offer ${seat} monk market`, 'monk-market', seat, monks(market)),
    unit(`offer ${seat} monk bag`, 'monk-bag', seat, monks(bag)),
    ...places.map(({ place, spaces }) =>
      unit(
        `offer ${seat} monk ${place}`,
        'monk',
        seat,
        spaces.filter(({ follower }) => follower === 'monk').length,
        place,
      ),
    ),
  ];
}

export const neededOf = (tallies: readonly TallyView[], measure: Demanded): number =>
  tallies.find((tally) => tally.measure === measure)?.needed ?? 0;

function seatUnits(hour: Hour, player: PlayerView, demand: readonly TallyView[]): readonly Unit[] {
  const { seat, places, goods, development } = player;
  switch (hour) {
    case 'demolition':
      return [
        ...places
          .filter(({ spaces }) => spaces.some(({ technology }) => technology))
          .map(({ place }) => unit(`offer ${seat} technology ${place}`, 'technology', seat, 1, place)),
        coinUnits(player),
      ];
    case 'arson':
      return [
        ...places
          .filter(({ place }) => isTile(place))
          .map(({ place }) => unit(`offer ${seat} place ${place}`, 'tile', seat, 1, place)),
        coinUnits(player),
      ];
    case 'good-trade':
      return [coinUnits(player)];
    case 'donation':
      return [
        unit(`grant ${seat} wine`, 'grant-wine', seat, neededOf(demand, 'wine'), 'wine'),
        unit(`grant ${seat} coins`, 'grant-coins', seat, neededOf(demand, 'payout'), 'coins'),
        unit(`grant ${seat} books`, 'grant-books', seat, TABLES.development.last - development, 'books'),
      ];
    case 'wool-market':
      return [
        ...(['wool', 'brocade'] as const).flatMap((good) => [
          unit(`sell ${good} ${seat}`, 'sell', seat, goods[GOODS.indexOf(good)] ?? 0, good),
          unit(`buy ${good} ${seat}`, 'buy', seat, Number.POSITIVE_INFINITY, good),
        ]),
        unit(`grant ${seat} coins`, 'grant-coins', seat, Number.POSITIVE_INFINITY, 'coins'),
        // What somebody is paid can be spent again.
        { ...coinUnits(player), most: Number.POSITIVE_INFINITY },
      ];
    case 'witch-hunt':
      return [unit(`offer ${seat} books`, 'books', seat, development, 'books'), ...monkUnits(player)];
    case 'rome-calling':
      return monkUnits(player);
    default:
      return [];
  }
}

function commonUnits(hour: Hour, view: OrleansView, legal: readonly string[]): readonly Unit[] {
  switch (hour) {
    case 'drought':
      return TABLES.edges.map(({ edge }) => {
        const grain = view.map.filter((space) => space.edge === edge && space.good === 'grain').length;
        return unit(`offer grain ${edge}`, 'grain', null, grain, edge);
      });
    case 'earthquake':
      return view.tiles.map((tile) => unit(`offer place ${tile}`, 'place', null, 1, tile));
    case 'rome-calling':
      return view.citizens.map((citizen) => unit(`offer citizen ${citizen}`, 'citizen', null, 1, citizen));
    case 'good-winds':
      return legal
        .filter((line) => /^offer p\d travel /.test(line))
        .map((line) =>
          unit(line, 'travel', line.split(' ')[1] ?? null, 1, line.split(' ').slice(4).join(' ')),
        );
    default:
      return [];
  }
}

/** Everything that may go into a proposal for this event, seat by seat and then what belongs to nobody. */
export function unitsOf(
  hour: Hour,
  view: OrleansView,
  demand: readonly TallyView[],
  legal: readonly string[],
): readonly Unit[] {
  return [
    ...view.players.flatMap((player) => seatUnits(hour, player, demand)),
    ...commonUnits(hour, view, legal),
  ].filter(({ most }) => most > 0);
}

const indexIn = (list: readonly string[], word: string): number => {
  const at = list.indexOf(word);
  return at < 0 ? list.length : at;
};
const PLACES = TABLES.places.map(({ place }) => place as string);
const EDGES = TABLES.edges.map(({ edge }) => edge as string);
const CITIZENS = TABLES.citizens as readonly string[];

/** The order of the record: by kind, then by seat or good, then by what it is. */
function rankOf({ kind, seat, what }: Unit): readonly number[] {
  const number = Number(seat?.slice(1) ?? 0);
  const group = MONKS.includes(kind) ? ORDER.indexOf('monk-market') : ORDER.indexOf(kind);
  switch (kind) {
    case 'sell':
    case 'buy':
      return [group, GOODS.indexOf(what as Good), number];
    case 'monk-market':
    case 'monk-bag':
    case 'monk':
      return [group, number, ORDER.indexOf(kind), indexIn(PLACES, what)];
    case 'grain':
      return [group, indexIn(EDGES, what)];
    case 'citizen':
      return [group, indexIn(CITIZENS, what)];
    default:
      return [group, number, indexIn(PLACES, what)];
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [n, one] of a.entries()) {
    const by = one - (b[n] ?? 0);
    if (by !== 0) return by;
  }
  return 0;
}

/** A number is part of the line. Too many coins for one line go on another one. */
const COUNTED: readonly ItemKind[] = ['coins', 'grant-coins', 'books', 'grant-books'];

/** The lines of a draft, in the order of the record. */
export function linesOf(units: readonly Unit[], draft: Draft): readonly string[] {
  return [...units]
    .sort((a, b) => compare(rankOf(a), rankOf(b)))
    .flatMap(({ id, kind }) => {
      const n = draft[id] ?? 0;
      if (!COUNTED.includes(kind)) return Array.from({ length: n }, () => id);
      const lines: string[] = [];
      for (let left = n; left > 0; left -= purse) lines.push(`${id} ${Math.min(left, purse)}`);
      return lines;
    });
}
