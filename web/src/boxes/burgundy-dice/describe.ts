/** What an action does and costs, in words. */
import type { ActionText, Amount } from '../../table/box';
import { parse, type Entry } from './actions';
import { drawSymbols } from './art/symbols';
import { estimate, type Gain } from './estimate';
import { BONUS_ICON, BONUSES } from './sheet';
import { playerOf, type BonusKind, type DiceGameView, type PlayerView } from './view';
import { areaName, bonusCount, bonusName, colourName, placeOf, say } from './words';

const reason = (part: Gain & { what: 'points' }): string => part.why === 'colour'
  ? say('gain.colour', { colour: colourName(part.colour) })
  : say('gain.area', { area: areaName(part.colour), n: part.size });

/** Gains of two hexes are added up, so that what would happen stays one line. */
function amounts(gains: readonly Gain[]): readonly Amount[] {
  const scored = gains.filter((part) => part.what === 'points');
  const points = scored.reduce((sum, part) => sum + part.by, 0);
  const list: Amount[] = [];
  if (points > 0) list.push({ icon: 'i-vp', text: `+${points}`, label: `${say('points', { n: points })} (${scored.map(reason).join(', ')})` });
  for (const bonus of BONUSES) {
    const n = gains.filter((part) => part.what === 'bonus' && part.bonus === bonus).length;
    if (n > 0) list.push({ icon: BONUS_ICON[bonus], text: `+${n}`, label: bonusCount(bonus, n) });
  }
  return list;
}

const cost = (bonus: BonusKind): Amount => ({ icon: BONUS_ICON[bonus], text: '−1', label: bonusCount(bonus, 1) });

function written({ hex, number }: Entry, player: PlayerView): string {
  const found = player.hexes.find((one) => one.hex === hex);
  return say('do.write', { n: number, area: found ? areaName(found.colour) : '' });
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
      return say('do.mark', { area: found ? areaName(found.colour) : '', hex: first.hex });
    }
    case 'pass': return say('do.pass');
    default: return action;
  }
}

function howOf(action: string): string {
  const parsed = parse(action);
  if (parsed?.verb !== 'mark') return '';
  // A monk or a worker stands in the cost.
  return parsed.second ? say('by.silver') : say('by.dice', { n: parsed.first.number });
}

export function describe(action: string, view: DiceGameView, seat: string): ActionText {
  drawSymbols();
  const player = playerOf(view, seat);
  if (!player) return { title: action, how: '', gains: [], costs: [] };
  const parsed = parse(action);
  const costs = parsed?.verb === 'mark' && parsed.means !== 'dice' ? [cost(parsed.means)] : [];
  return { title: titleOf(action, player), how: howOf(action), gains: amounts(estimate(action, view, player)), costs };
}
