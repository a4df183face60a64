/** A proposal in the making. It stays in this browser until it is put to the team. */

import type { Demanded, ItemKind, TallyView } from '../../../generated/orleans';
import { type Hour, TABLES } from '../../../generated/orleans';
import type { Good } from '../pieces';
import { GOODS } from '../pieces';
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

/** Coins that one line of the record can hold. */
const PURSE = 8;
/** What one deal of the Wool Market costs. */
const WOOL: Readonly<Record<string, number>> = { wool: 2, brocade: 3 };

const KIND_ORDER: readonly ItemKind[] = [
  'technology',
  'tile',
  'sell',
  'grant-wine',
  'grant-coins',
  'grant-books',
  'buy',
  'books',
  'monk-market',
  'monk-bag',
  'monk',
  'coins',
  'grain',
  'place',
  'citizen',
  'travel',
];
/** Monks are in one group, whatever place they are in. */
const MONKS: readonly ItemKind[] = ['monk-market', 'monk-bag', 'monk'];

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

const neededOf = (tallies: readonly TallyView[], measure: Demanded): number =>
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

const countOf = (units: readonly Unit[], draft: Draft, ...kinds: readonly ItemKind[]): number =>
  units.reduce((sum, { id, kind }) => sum + (kinds.includes(kind) ? (draft[id] ?? 0) : 0), 0);

const worthOf = (units: readonly Unit[], draft: Draft, kind: 'sell' | 'buy'): number =>
  units.reduce((sum, one) => sum + (one.kind === kind ? (draft[one.id] ?? 0) * (WOOL[one.what] ?? 0) : 0), 0);

/** What the event asks for and how much of it the draft has. `demand` is what it asks of an empty draft. */
export function talliesOf(
  hour: Hour,
  units: readonly Unit[],
  draft: Draft,
  demand: readonly TallyView[],
): readonly TallyView[] {
  const count = (...kinds: readonly ItemKind[]) => countOf(units, draft, ...kinds);
  const met = (measure: Demanded): number => {
    switch (measure) {
      case 'technology':
        return count('technology');
      case 'tiles':
        return count('tile');
      case 'coins':
        return count('coins');
      case 'points':
        return count('books', ...MONKS);
      case 'monks':
        return count(...MONKS);
      case 'citizens':
        return count('citizen');
      case 'grain':
        return count('grain');
      case 'places':
        return count('place');
      case 'wine':
        return count('grant-wine');
      case 'payout':
        return count('grant-coins');
      case 'books':
        return count('grant-books');
      case 'journey':
        return count('travel');
      case 'deals':
        return count('sell', 'buy');
      case 'worth':
        return 0;
    }
  };
  return demand.map(({ measure, needed }) => ({
    measure,
    needed: dueOf(hour, measure, units, draft, demand) ?? needed,
    met: met(measure),
  }));
}

/** Coins depend on what else is in the draft. */
function dueOf(
  hour: Hour,
  measure: Demanded,
  units: readonly Unit[],
  draft: Draft,
  demand: readonly TallyView[],
): number | undefined {
  if (hour === 'wool-market' && measure === 'payout') return worthOf(units, draft, 'sell');
  if (hour === 'wool-market' && measure === 'coins') return worthOf(units, draft, 'buy');
  if (measure !== 'coins' || (hour !== 'demolition' && hour !== 'arson')) return undefined;
  const all = neededOf(demand, hour === 'demolition' ? 'technology' : 'tiles');
  const kept = all - countOf(units, draft, 'technology', 'tile');
  return all > 0 ? (neededOf(demand, 'coins') / all) * kept : 0;
}

const excess = (tallies: readonly TallyView[]): number =>
  tallies.reduce((sum, { met, needed }) => sum + Math.max(0, met - needed), 0);

/** Whether somebody would pay more coins than they have. */
function overspends(hour: Hour, view: OrleansView, draft: Draft): boolean {
  return view.players.some(({ seat, coins }) => {
    const gained = hour === 'wool-market' ? (draft[`grant ${seat} coins`] ?? 0) : 0;
    return (draft[`offer ${seat} coins`] ?? 0) > coins + gained;
  });
}

export interface Making {
  readonly hour: Hour;
  readonly view: OrleansView;
  readonly units: readonly Unit[];
  readonly demand: readonly TallyView[];
}

/** Whether a unit can be added without giving more than is asked or than is there. */
export function canAdd({ hour, view, units, demand }: Making, draft: Draft, one: Unit): boolean {
  const next = { ...draft, [one.id]: (draft[one.id] ?? 0) + 1 };
  if ((next[one.id] ?? 0) > one.most || overspends(hour, view, next)) return false;
  if (hour === 'rome-calling') return callable(units, next, one);
  if (hour === 'wool-market' && one.kind === 'buy' && !inSupply(view, units, next, one.what as Good))
    return false;
  const before = talliesOf(hour, units, draft, demand);
  const after = talliesOf(hour, units, next, demand);
  return excess(after) <= excess(before);
}

/** One monk of each player, or one citizen and no monk. */
function callable(units: readonly Unit[], next: Draft, one: Unit): boolean {
  const monks = countOf(units, next, ...MONKS);
  const citizens = countOf(units, next, 'citizen');
  if (one.kind === 'citizen') return citizens === 1 && monks === 0;
  const own = units.filter(({ seat }) => seat === one.seat);
  return citizens === 0 && countOf(own, next, ...MONKS) === 1;
}

function inSupply(view: OrleansView, units: readonly Unit[], next: Draft, good: Good): boolean {
  const count = (kind: ItemKind) =>
    countOf(
      units.filter(({ what }) => what === good),
      next,
      kind,
    );
  return count('buy') <= (view.supply[GOODS.indexOf(good)] ?? 0) + count('sell');
}

/** Whether the draft can be proposed as it is. */
export function isComplete({ hour, units, demand }: Making, draft: Draft): boolean {
  const tallies = talliesOf(hour, units, draft, demand);
  const done = ({ met, needed }: TallyView) => met === needed;
  switch (hour) {
    case 'demolition':
    case 'arson':
      return tallies.every((one) => (one.measure === 'coins' ? done(one) : one.met <= one.needed));
    case 'rome-calling':
      return tallies.some((one) => done(one));
    case 'wool-market':
      return tallies.every((one) =>
        one.measure === 'deals' ? one.met > 0 && one.met <= one.needed : done(one),
      );
    default:
      return tallies.every(done);
  }
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
  const group = MONKS.includes(kind) ? KIND_ORDER.indexOf('monk-market') : KIND_ORDER.indexOf(kind);
  switch (kind) {
    case 'sell':
    case 'buy':
      return [group, GOODS.indexOf(what as Good), number];
    case 'monk-market':
    case 'monk-bag':
    case 'monk':
      return [group, number, KIND_ORDER.indexOf(kind), indexIn(PLACES, what)];
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
      for (let left = n; left > 0; left -= PURSE) lines.push(`${id} ${Math.min(left, PURSE)}`);
      return lines;
    });
}

/** What a division begins with, the least painful first. */
const PREFERRED: Readonly<Partial<Record<Hour, readonly (readonly ItemKind[])[]>>> = {
  demolition: [['coins'], ['technology', 'coins']],
  arson: [['coins'], ['tile', 'coins']],
  'witch-hunt': [['books'], ['books', ...MONKS]],
  'rome-calling': [MONKS, ['citizen']],
};

/** Adds one of these after the other, the seats in turn, until nothing more fits. */
function shared(making: Making, from: Draft, kinds: readonly ItemKind[]): Draft {
  let draft = from;
  for (let more = true; more && !isComplete(making, draft); ) {
    more = false;
    for (const unit of making.units.filter(({ kind }) => kinds.includes(kind)))
      if (!isComplete(making, draft) && canAdd(making, draft, unit)) {
        draft = { ...draft, [unit.id]: (draft[unit.id] ?? 0) + 1 };
        more = true;
      }
  }
  return draft;
}

/** Coins that the Estate Manager owes after the event of this round. */
const owedBy = ({ round, players }: OrleansView, seat: string | null): number => {
  const character = players.find((player) => player.seat === seat)?.character;
  const now = character?.dues.find((due) => due.round === round && !due.paid);
  const [what, n] = now?.due.split(' ') ?? [];
  return what === 'coins' ? Number(n) : 0;
};

/** Who could not pay a due any more after giving these coins. */
export const ruined = (view: OrleansView, given: (seat: string) => number): readonly string[] =>
  view.players
    .filter(({ seat, coins }) => given(seat) > 0 && coins - given(seat) < owedBy(view, seat))
    .map(({ seat }) => seat);

/** A division that meets the demand, if there is an obvious one. If possible, a due can still be paid. */
export function suggested(making: Making): Draft {
  const { view, units } = making;
  const careful = units.map((one) =>
    one.kind === 'coins' ? { ...one, most: one.most - owedBy(view, one.seat) } : one,
  );
  const draft = divided({ ...making, units: careful });
  return isComplete(making, draft) ? draft : divided(making);
}

function divided(making: Making): Draft {
  if (making.hour === 'wool-market') return {};
  const every = making.units.map(({ kind }) => kind);
  for (const kinds of PREFERRED[making.hour] ?? []) {
    const draft = kinds.reduce<Draft>((so, kind) => shared(making, so, [kind]), {});
    if (isComplete(making, draft)) return draft;
  }
  return shared(making, {}, every);
}
