/**
 * What an action costs and gives, for previews only: the server decides. It follows the clauses named beside each
 * step and leaves out what a later choice decides.
 */
import { parse, type Action, type Means } from './actions';
import { areas } from './geometry';
import { AREA_POINTS, PHASE_BONUS, animalsOf, bonusPoints, goodNumber, kindOf, salePoints } from './pieces';
import type { BurgundyView, Kind, PlayerView, SpaceName, TileName } from './view';

export interface Part {
  readonly what: 'points' | 'silver' | 'workers' | 'goods';
  readonly by: number;
  /** Message key of the reason, with its number. */
  readonly why: string;
  readonly n?: number;
}

export interface Estimate {
  /** The die that is used, as it shows and as it is used. */
  readonly die?: { readonly shown: number; readonly used: number };
  readonly workers: number;
  readonly silver: number;
  readonly gains: readonly Part[];
}

const owns = (player: PlayerView, monastery: number) =>
  player.duchy.some((space) => space.tile === `monastery${monastery}`);

/** r[burgundy.dice.formula] with the table's usual options. */
export function workersFor(player: PlayerView, shown: number, wanted: number, freeStep: boolean): number {
  const around = Math.abs(shown - wanted);
  const distance = Math.min(around, 6 - around);
  const step = owns(player, 8) ? 2 : 1;
  return Math.ceil(Math.max(0, distance - (freeStep ? 1 : 0)) / step);
}

/** The monastery that gives a free step to dice that place this kind. */
const STEP: Readonly<Record<Kind, number>> = { building: 9, ship: 10, livestock: 10, castle: 11, mine: 11, monastery: 11 };

function dieUse(player: PlayerView, means: Means, used: number, freeStep: boolean): Pick<Estimate, 'die' | 'workers'> {
  const shown = means === 'd1' ? player.dice[0] : means === 'd2' ? player.dice[1] : null;
  if (!shown) return { workers: 0 };
  return { die: { shown, used }, workers: workersFor(player, shown, used, freeStep) };
}

/** What placing a tile gives at once. */
export function placing(view: BurgundyView, player: PlayerView, tile: TileName, space: SpaceName): readonly Part[] {
  const gains: Part[] = [];
  const area = areas(player.duchy);
  const here = area.get(space);
  const inArea = player.duchy.filter((other) => area.get(other.space) === here);
  const animals = animalsOf(tile);
  if (animals) {
    // r[burgundy.livestock.score]
    const more = owns(player, 7) ? 1 : 0;
    const herd = inArea.map((other) => (other.tile ? animalsOf(other.tile) : undefined))
      .filter((other) => other?.species === animals.species);
    const by = animals.count + more + herd.reduce((sum, other) => sum + (other?.count ?? 0) + more, 0);
    gains.push({ what: 'points', by, why: 'gain.livestock' });
  }
  if (tile === 'watchtower') gains.push({ what: 'points', by: 4, why: 'gain.watchtower' });
  if (tile === 'bank') gains.push({ what: 'silver', by: 2, why: 'gain.bank' });
  if (tile === 'boarding-house') gains.push({ what: 'workers', by: 4, why: 'gain.boarding-house' });
  const open = inArea.filter((other) => !other.tile && other.space !== space);
  if (open.length === 0) {
    // r[burgundy.area.score]
    gains.push({ what: 'points', by: AREA_POINTS[inArea.length] ?? 0, why: 'gain.area', n: inArea.length });
    gains.push({ what: 'points', by: PHASE_BONUS[view.phase] ?? 0, why: 'gain.phase' });
  }
  const kind = kindOf(tile);
  if (player.duchy.every((other) => other.kind !== kind || other.tile || other.space === space)) {
    // r[burgundy.colour.first] r[burgundy.colour.second]
    const bonus = view.bonus.find((one) => one.kind === kind);
    const seats = view.players.length;
    if (bonus?.large) gains.push({ what: 'points', by: bonusPoints(seats, true), why: 'gain.bonus' });
    else if (bonus?.small) gains.push({ what: 'points', by: bonusPoints(seats, false), why: 'gain.bonus' });
  }
  return gains;
}

function selling(view: BurgundyView, player: PlayerView, count: number): readonly Part[] {
  const gains: Part[] = [
    { what: 'points', by: count * salePoints(view.players.length), why: 'gain.sale', n: count },
    { what: 'silver', by: owns(player, 3) ? 2 : 1, why: 'gain.sale-silver' },
  ];
  if (owns(player, 4)) gains.push({ what: 'workers', by: 1, why: 'gain.sale-worker' });
  return gains;
}

export function estimate(text: string, view: BurgundyView, player: PlayerView): Estimate {
  const action: Action | undefined = parse(text);
  const nothing: Estimate = { workers: 0, silver: 0, gains: [] };
  switch (action?.verb) {
    case 'take':
      return { ...nothing, ...dieUse(player, action.means, Number(action.depot), owns(player, 12)) };
    case 'place': {
      const value = player.duchy.find((space) => space.space === action.space)?.value ?? 0;
      const kind = kindOf(action.tile);
      const use = dieUse(player, action.means, value, owns(player, STEP[kind]));
      return { ...nothing, ...use, gains: placing(view, player, action.tile, action.space) };
    }
    case 'sell': {
      const count = player.goods.find((goods) => goods.good === action.good)?.count ?? 0;
      return { ...nothing, ...dieUse(player, action.means, goodNumber(action.good), false), gains: selling(view, player, count) };
    }
    case 'workers': {
      const gains: Part[] = [{ what: 'workers', by: owns(player, 14) ? 4 : 2, why: 'gain.workers' }];
      if (owns(player, 13)) gains.push({ what: 'silver', by: 1, why: 'gain.monastery-13' });
      const shown = action.means === 'd1' ? player.dice[0] : action.means === 'd2' ? player.dice[1] : null;
      return { ...nothing, gains, ...(shown ? { die: { shown, used: shown } } : {}) };
    }
    case 'buy': {
      const [silver, workers] = { silver: [2, 0], workers: [0, 2], mixed: [1, 1] }[action.payment] as [number, number];
      return { ...nothing, silver, workers };
    }
    case 'ship': {
      const goods = view.depots.filter((depot) => action.depots.includes(depot.depot)).flatMap((depot) => depot.goods);
      return goods.length > 0
        ? { ...nothing, gains: [{ what: 'goods', by: goods.length, why: 'gain.goods' }] }
        : nothing;
    }
    default:
      return nothing;
  }
}
