/** Actions in words. */
import type { ActionWords } from '../../table/box';
import { type Entry, parse } from './actions';
import { drawSymbols } from './art/symbols';
import { type DiceGameView, type PlayerView, playerOf } from './view';
import { areaName, placeOf, say } from './words';

function written({ hex, number }: Entry, player: PlayerView): string {
  const found = player.hexes.find((one) => one.hex === hex);
  return say('do.write', { n: number, area: found ? areaName(found.colour) : '', place: placeOf(hex) });
}

function titleOf(action: string, player: PlayerView): string {
  const parsed = parse(action);
  switch (parsed?.verb) {
    case 'castle':
      return say('do.castle', { place: placeOf(parsed.hex) });
    case 'mark': {
      // The number is asked for as a way, so that all ways for a hex have the same title.
      const { first, second } = parsed;
      if (second) return say('do.two', { one: written(first, player), other: written(second, player) });
      const found = player.hexes.find((hex) => hex.hex === first.hex);
      return say('do.mark', { area: found ? areaName(found.colour) : '', place: placeOf(first.hex) });
    }
    case 'pass':
      return say('do.pass');
    default:
      return action;
  }
}

function howOf(action: string): string {
  const parsed = parse(action);
  if (parsed?.verb !== 'mark') return '';
  // A monk or a worker is shown in the cost.
  return parsed.second ? say('by.silver') : say('by.dice', { n: parsed.first.number });
}

export function describe(action: string, view: DiceGameView, seat: string): ActionWords {
  drawSymbols();
  const player = playerOf(view, seat);
  return player ? { title: titleOf(action, player), how: howOf(action) } : { title: action, how: '' };
}
