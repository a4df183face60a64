/**
 * Which of the legal moves the coach suggests. A good one shows something new, or places what was taken
 * before, and saves workers. What a move costs and gains comes from the server. Everything else here is taste
 * and is never stated as a fact: a bad guess makes a weaker tip, not a wrong sentence.
 */

import { isMyTurn } from '../lesson';
import { type Action, type Means, parse } from './actions';
import { mapOf } from './map';
import { isGood, KINDS, kindOf } from './pieces';
import { type Kind, type Moment, type PlayerView, playerOf } from './view';

export const viewOf = (moment: Moment) => moment.position.view;
export const promptOf = (moment: Moment) => moment.position.prompt;
export const own = (moment: Moment) => playerOf(viewOf(moment), moment.you);

type Space = PlayerView['duchy'][number];
type Tiled = Extract<Action, { verb: 'take' | 'buy' | 'place' }>;

/** What the pupil has done in this game, in order. */
export const deeds = (moment: Moment): readonly Action[] =>
  moment.record.filter(({ actor }) => actor === moment.you).flatMap(({ text }) => parse(text) ?? []);

export const hasPlaced = (moment: Moment, kind: Kind): boolean =>
  deeds(moment).some((deed) => deed.verb === 'place' && kindOf(deed.tile) === kind);
export const hasDone = (moment: Moment, verb: Action['verb']): boolean =>
  deeds(moment).some((deed) => deed.verb === verb);

/** How much of something an action gains, or costs if `sign` is -1. */
export function change(moment: Moment, action: string, what: string, sign: 1 | -1 = 1): number {
  return (moment.previews.get(action) ?? [])
    .filter((one) => one.what === what && one.by * sign > 0)
    .reduce((sum, one) => sum + one.by * sign, 0);
}

const STORAGE = 3;

/** The neighbours of a space, also those across a river. */
function around(space: string, duchy: readonly Space[]): readonly string[] {
  const { sides, rivers } = mapOf(duchy);
  const across = rivers.flatMap(({ ends: [one, other] }) =>
    one === space ? [other] : other === space ? [one] : [],
  );
  return [...(sides.get(space) ?? []).flatMap((next) => next ?? []), ...across];
}

/** The empty spaces next to a tile. */
function border({ duchy }: PlayerView): readonly Space[] {
  const settled = new Set(duchy.filter(({ tile }) => tile !== null).map(({ space }) => space));
  return duchy.filter(
    ({ space, tile }) => tile === null && around(space, duchy).some((next) => settled.has(next)),
  );
}

/** The spaces where a tile seems to fit. A town needs no second bank. */
function spotsFor(tile: string, player: PlayerView): readonly Space[] {
  const isTwice = (area: number) => player.duchy.some((one) => one.area === area && one.tile === tile);
  const kind = kindOf(tile);
  return border(player).filter(
    (space) => space.kind === kind && !(kind === 'building' && isTwice(space.area)),
  );
}

/** How many steps lie between two die values. 6 and 1 are neighbours. */
const steps = (from: number, to: number): number => Math.min(Math.abs(from - to), 6 - Math.abs(from - to));

/** One position, with what the coach looks at again and again. */
class Choice {
  private readonly player: PlayerView;
  /** The kinds that the pupil has not placed yet. */
  private readonly fresh: ReadonlySet<Kind>;
  /** Those of them that have nowhere to go yet. */
  private readonly shut: ReadonlySet<Kind>;

  constructor(
    private readonly moment: Moment,
    player: PlayerView,
    private readonly mayTake: boolean,
  ) {
    this.player = player;
    this.fresh = new Set(KINDS.filter((kind) => !hasPlaced(moment, kind)));
    const open = new Set(border(player).map(({ kind }) => kind));
    this.shut = new Set([...this.fresh].filter((kind) => !open.has(kind)));
  }

  /** How many kinds would get their first space if this one were covered. */
  private opens(space: string): number {
    const beside = new Set(around(space, this.player.duchy));
    const kinds = this.player.duchy.filter((one) => beside.has(one.space)).map(({ kind }) => kind);
    return new Set(kinds.filter((kind) => this.shut.has(kind))).size;
  }

  /** Points, with silver, workers and goods at a rough price. */
  private profit(action: string): number {
    const of = (what: string) => change(this.moment, action, what);
    // The second worker for one die is a luxury.
    const spent = change(this.moment, action, 'workers', -1);
    const price = spent > 0 ? 16 * spent - 8 : 0;
    return of('points') + 3 * of('silver') + 2 * of('workers') - price;
  }

  /** What the other die could do for a tile that is taken with this one. */
  private follow(means: Means, spots: readonly Space[]): number {
    const [first = null, second = null] = this.player.dice;
    const other = means === 'd1' ? second : means === 'd2' ? first : (first ?? second);
    if (other === null) return 0;
    const far = Math.min(...spots.map(({ value }) => steps(other, value)));
    return far === 0 ? 12 : far <= this.player.workers ? 5 : 0;
  }

  /** How welcome a tile is in the storage. Below zero it is better left alone. */
  private welcome(tile: string): number {
    const stored = this.player.storage.map(kindOf);
    const spots = spotsFor(tile, this.player);
    const kind = kindOf(tile);
    const waiting = stored.filter((one) => one === kind).length;
    if (!this.mayTake || stored.length >= STORAGE || spots.length <= waiting) return -100;
    const isNew = this.fresh.has(kind) && waiting === 0;
    // There is one castle and one mine in each phase, if there are two players.
    const rare = kind === 'castle' || kind === 'mine' ? 12 : 0;
    const way = Math.max(...spots.map(({ space }) => this.opens(space)));
    return (isNew ? 25 + rare : stored.length > 0 ? -20 : 8) + 16 * way - 7 * stored.length;
  }

  private tiled(action: string, read: Tiled): number {
    const welcome = read.verb === 'place' ? 0 : this.welcome(read.tile);
    switch (read.verb) {
      case 'place': {
        const isNew = this.fresh.has(kindOf(read.tile));
        return 50 + this.profit(action) + (isNew ? 25 : 0) + 15 * this.opens(read.space);
      }
      case 'take':
        if (welcome < 0) return welcome;
        return 20 + welcome + this.profit(action) + this.follow(read.means, spotsFor(read.tile, this.player));
      case 'buy': {
        // Once is enough to learn it. After that silver is kept for a tile that shows something new.
        const isWorth = !hasDone(this.moment, 'buy') || this.fresh.has(kindOf(read.tile));
        return isWorth && welcome >= 0 ? 40 + welcome : -100;
      }
    }
  }

  /** A new kind of tile that waits in the storage should not wait for a lucky roll. */
  private needsWorkers(): number {
    const { workers, storage } = this.player;
    if (workers >= 2) return 0;
    return (workers === 0 ? 8 : 0) + (storage.some((tile) => this.fresh.has(kindOf(tile))) ? 12 : 0);
  }

  /** How good an action is. `end` and `pass` are 0: anything below is worse than doing nothing. */
  value(action: string): number {
    const read = parse(action);
    switch (read?.verb) {
      case 'take':
      case 'buy':
      case 'place':
        return this.tiled(action, read);
      case 'sell':
        return 22 + this.profit(action) + (hasDone(this.moment, 'sell') ? 0 : 20);
      case 'workers':
        return 16 + this.needsWorkers();
      case 'discard':
        return -spotsFor(read.tile, this.player).length;
      case 'ship':
      case 'keep':
        return (this.moment.previews.get(action) ?? [])
          .filter(({ what }) => isGood(what))
          .reduce((sum, { by }) => sum + by, 1);
      case 'settle':
        return 50 + this.profit(action);
      case 'exchange':
        return 40;
      case 'points':
        return this.towards(read.silver);
      default:
        return 0;
    }
  }

  /** Points are bought only if they reach the target. */
  private towards(silver: number): number {
    const { solo } = viewOf(this.moment);
    const gain = promptOf(this.moment)?.count ?? 0;
    if (solo && silver > 0 && solo.counter + gain + silver === solo.target) return 30;
    return silver === 0 ? 1 : -silver;
  }
}

/** The move that the coach suggests. With `mayTake` false, nothing new comes into the storage. */
export function plan(moment: Moment, mayTake = true): string | undefined {
  const player = own(moment);
  if (!player || !isMyTurn(moment)) return undefined;
  const choice = new Choice(moment, player, mayTake);
  const rated = moment.position.legal.map((action) => ({ action, value: choice.value(action) }));
  const [first, ...others] = rated;
  return others.reduce((top, one) => (top && one.value > top.value ? one : top), first)?.action;
}
