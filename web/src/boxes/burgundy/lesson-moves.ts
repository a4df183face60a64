/**
 * Which of the legal moves the coach suggests: one that is cheap and easy to understand, not the best there
 * is.
 */

import { legal, type Moment } from '../lesson';
import { type Action, parse } from './actions';
import { neighbours, spotOf } from './geometry';
import { goodNumber, kindOf } from './pieces';
import { type BurgundyPrompt, type BurgundyView, type PlayerView, playerOf } from './view';

const view = (moment: Moment) => moment.position.view as BurgundyView;

/** How many workers lie between two die values. 6 and 1 are neighbours. */
const steps = (from: number, to: number): number => Math.min(Math.abs(from - to), 6 - Math.abs(from - to));

/** The workers it takes to put a tile of this kind somewhere with this die. */
function workersToPlace({ duchy }: PlayerView, tile: string, die: number): number {
  const settled = new Set(duchy.filter((space) => space.tile !== null).map((space) => space.space));
  const touches = (name: string) => {
    const spot = spotOf(name);
    return (
      spot !== undefined && neighbours(spot).some((next) => next !== undefined && settled.has(next.name))
    );
  };
  const places = duchy.filter(
    (space) => space.tile === null && space.kind === kindOf(tile) && touches(space.space),
  );
  return Math.min(4, ...places.map((space) => steps(die, space.value)));
}

/** The weight of a spent worker. Smaller differences are a matter of taste. */
const WORKER = 10;

/** Workers are precious in the first turns: their cost now counts before what the other die could do next. */
export function price(action: string, player: PlayerView): number {
  const read = parse(action);
  if (read?.verb !== 'take' && read?.verb !== 'place' && read?.verb !== 'sell') return 0;
  const [first = null, second = null] = player.dice;
  const [die, other] = read.means === 'd1' ? [first, second] : [second, first];
  // An action from a castle or another tile needs no die.
  if (die === null || (read.means !== 'd1' && read.means !== 'd2')) return 0;
  if (read.verb === 'place')
    return WORKER * steps(die, player.duchy.find((space) => space.space === read.space)?.value ?? die);
  if (read.verb === 'sell') return WORKER * steps(die, goodNumber(read.good));
  return (
    WORKER * steps(die, Number(read.depot)) + (other === null ? 0 : workersToPlace(player, read.tile, other))
  );
}

function sorted(moment: Moment, actions: readonly string[]): readonly string[] {
  const player = playerOf(view(moment), moment.you);
  return player ? [...actions].sort((a, b) => price(a, player) - price(b, player)) : [];
}

/** The cheapest legal action with one of these verbs. The first verb that has a free one, or else any. */
export function cheapest(moment: Moment, ...verbs: readonly string[]): string | undefined {
  const player = playerOf(view(moment), moment.you);
  const offers = verbs.flatMap((verb) => sorted(moment, legal(moment, verb))[0] ?? []);
  return offers.find((one) => player && price(one, player) < WORKER) ?? offers[0];
}

/** The cheapest of those that fit, the first verb before the others. */
export function best(
  moment: Moment,
  fits: (action: Action) => boolean,
  ...verbs: readonly string[]
): string | undefined {
  const wanted = (text: string) => {
    const read = parse(text);
    return read !== undefined && fits(read);
  };
  return verbs.flatMap((verb) => sorted(moment, legal(moment, verb).filter(wanted))[0] ?? [])[0];
}

/** How many goods a ship would find. */
function goodsAt(action: string, { depots }: BurgundyView): number {
  const read = parse(action);
  if (read?.verb !== 'ship') return 0;
  return depots
    .filter(({ depot }) => read.depots.includes(depot))
    .reduce((sum, { goods }) => sum + goods.length, 0);
}

/** A good answer to a tile's question: ships go where there is most, and nothing is left unused. */
export function answerTo(moment: Moment): string | undefined {
  const { ask } = (moment.position.prompt as BurgundyPrompt | null) ?? {};
  if (ask === 'ship')
    return [...moment.position.legal].sort((a, b) => goodsAt(b, view(moment)) - goodsAt(a, view(moment)))[0];
  return (
    cheapest(moment, 'place', 'take', 'sell') ?? moment.position.legal.find((action) => action !== 'pass')
  );
}
