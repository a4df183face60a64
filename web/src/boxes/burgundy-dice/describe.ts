/** What an action does and costs, in words. */
import type { ActionText, Amount } from '../../table/box';
import { parse, type Entry } from './actions';
import { drawSymbols } from './art/symbols';
import { estimate, type Gain } from './estimate';
import { BONUS_ICON } from './sheet';
import { playerOf, type BonusKind, type DiceGameView, type PlayerView } from './view';
import { areaName, bonusCount, bonusName, colourName, placeOf, say } from './words';

function gain(part: Gain): Amount {
  if (part.what === 'bonus') return { icon: BONUS_ICON[part.bonus], text: '+1', label: bonusCount(part.bonus, 1) };
  const why = part.why === 'colour'
    ? say('gain.colour', { colour: colourName(part.colour) })
    : say('gain.area', { area: areaName(part.colour), n: part.size });
  return { icon: 'i-vp', text: `+${part.by}`, label: `${say('points', { n: part.by })} (${why})` };
}

const cost = (bonus: BonusKind): Amount => ({ icon: BONUS_ICON[bonus], text: '−1', label: bonusCount(bonus, 1) });

function written({ hex, number }: Entry, player: PlayerView): string {
  const found = player.hexes.find((one) => one.hex === hex);
  return say('do.write', { n: number, area: found ? areaName(found.colour) : '', place: placeOf(hex) });
}

function titleOf(action: string, player: PlayerView): string {
  const parsed = parse(action);
  switch (parsed?.verb) {
    case 'castle': {
      const square = player.hexes.find((hex) => hex.hex === parsed.hex)?.square;
      return say('do.castle', { place: placeOf(parsed.hex), bonus: square ? bonusName(square) : '' });
    }
    case 'mark': {
      // One number is asked for by its way, so the title of all ways of a hex is the same.
      const { first, second } = parsed;
      if (second) return say('do.two', { one: written(first, player), other: written(second, player) });
      const found = player.hexes.find((hex) => hex.hex === first.hex);
      return say('do.mark', { area: found ? areaName(found.colour) : '', place: placeOf(first.hex) });
    }
    case 'pass': return say('do.pass');
    default: return action;
  }
}

function howOf(action: string): string {
  const parsed = parse(action);
  if (parsed?.verb !== 'mark') return '';
  const { means, first, second } = parsed;
  if (second) return say('by.silver', { one: first.number, other: second.number });
  return say(`by.${means === 'silver' ? 'dice' : means}`, { n: first.number });
}

export function describe(action: string, view: DiceGameView, seat: string): ActionText {
  drawSymbols();
  const player = playerOf(view, seat);
  if (!player) return { title: action, how: '', gains: [], costs: [] };
  const parsed = parse(action);
  const costs = parsed?.verb === 'mark' && parsed.means !== 'dice' ? [cost(parsed.means)] : [];
  return { title: titleOf(action, player), how: howOf(action), gains: estimate(action, view, player).map(gain), costs };
}
