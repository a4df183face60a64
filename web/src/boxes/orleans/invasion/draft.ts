/** A proposal in the making. It stays in this browser until it is put to the team. */

import { type Demanded, type Hour, type ItemKind, TABLES, type TallyView } from '../../../generated/orleans';
import { GOODS, type Good } from '../pieces';
import type { OrleansView } from '../view';
import { type Draft, MONKS, neededOf, type Unit } from './unit';

const countOf = (units: readonly Unit[], draft: Draft, ...kinds: readonly ItemKind[]): number =>
  units.reduce((sum, { id, kind }) => sum + (kinds.includes(kind) ? (draft[id] ?? 0) : 0), 0);

const priceOf = (good: string): number => TABLES.team.wool.find((row) => row.good === good)?.coins ?? 0;

const worthOf = (units: readonly Unit[], draft: Draft, kind: 'sell' | 'buy'): number =>
  units.reduce((sum, one) => sum + (one.kind === kind ? (draft[one.id] ?? 0) * priceOf(one.what) : 0), 0);

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
  const tiles = demand.find((one) => one.measure === 'technology' || one.measure === 'tiles');
  if (measure !== 'coins' || !tiles) return undefined;
  const kept = tiles.needed - countOf(units, draft, 'technology', 'tile');
  return tiles.needed > 0 ? (neededOf(demand, 'coins') / tiles.needed) * kept : 0;
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
