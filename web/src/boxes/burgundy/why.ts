/** Why a thing that was touched does nothing: said in the prompt, in ink. */

import { areas, neighbours, spotOf } from './geometry';
import { kindOf } from './pieces';
import type { BurgundyView, PlayerView, SpaceView } from './view';
import { landName, say } from './words';

/** With a die, or with a castle, which is a die of any value. */
const WITH_A_DIE = / (d1|d2|castle)( |$)/;

export function whyNot(thing: string, view: BurgundyView, legal: readonly string[]): string | undefined {
  const player = view.players.find((one) => view.asked.includes(one.seat));
  if (legal.length === 0 || !player) return undefined;
  const [what, which = ''] = thing.split(':');
  const depot = view.depots.find((one) => one.depot === which);
  if (what === 'depot' && legal.some((action) => action.startsWith('ship ')) && depot?.goods.length === 0)
    return say('why.noGoods');
  if (!legal.some((action) => action === 'end' || WITH_A_DIE.test(action))) return say('why.asked');
  const space = what === 'space' ? player.duchy.find((one) => one.space === which) : undefined;
  if (space) return whyNotHere(space, player, legal);
  if (what === 'depot' && !depot?.tiles.some(Boolean)) return say('why.empty');
  if (what === 'pay' && which === 'workers') return say('why.workers');
  if (what === 'pay' || which === 'black') {
    if (player.bought) return say('why.bought');
    return player.silver < 2 || which === 'black' ? say('why.black') : say('why.silver');
  }
  if (diceAreUsed(player, legal)) return say('why.dice');
  switch (what) {
    case 'tile':
    case 'depot':
      return say('why.take');
    case 'store':
      return say('why.store');
    case 'good':
      return say('why.good');
    default:
      return undefined;
  }
}

const diceAreUsed = (player: PlayerView, legal: readonly string[]): boolean =>
  player.dice.every((value) => value === null) && legal.includes('end');

/** Why nothing can be placed on a space: the first rule that stands in the way. */
function whyNotHere(space: SpaceView, player: PlayerView, legal: readonly string[]): string {
  if (space.tile) return say('why.spaceFull');
  if (player.storage.length === 0) return say('why.storageEmpty');
  const fitting = player.storage.filter((tile) => kindOf(tile) === space.kind);
  if (fitting.length === 0) return say('why.kind', { land: landName(space.kind) });
  const tiles = new Map(player.duchy.map((one) => [one.space, one.tile]));
  const spot = spotOf(space.space);
  if (spot && !neighbours(spot).some((next) => next && tiles.get(next.name))) return say('why.touch');
  if (diceAreUsed(player, legal)) return say('why.dice');
  const area = areas(player.duchy);
  const town = player.duchy
    .filter((one) => one.kind === 'building' && area.get(one.space) === area.get(space.space))
    .map((one) => one.tile);
  const twins = space.kind === 'building' && !player.duchy.some((one) => one.tile === 'monastery1');
  if (twins && fitting.every((tile) => town.includes(tile))) return say('why.twin');
  return say('why.value', { value: space.value });
}
