/** What a mark would give, as the sheet shows it before anything is played. */
import { parse, type Action } from './actions';
import { areaOf, areaPoints, AREA_BONUS } from './sheet';
import type { BonusKind, Colour, DiceGameView, HexView, PlayerView } from './view';

export type Gain =
  | { readonly what: 'points'; readonly by: number; readonly why: 'area' | 'pasture' | 'castle' | 'colour'; readonly colour: Colour; readonly size: number }
  | { readonly what: 'bonus'; readonly bonus: BonusKind };

/** What completing the last vacant hex of an area gives. */
function areaGains(hex: HexView, hexes: readonly HexView[], phase: string): readonly Gain[] {
  const area = areaOf(hex.hex, hexes);
  if (area.some((one) => !one.marked)) return [];
  const { colour, square } = hex;
  const size = area.length;
  const by = areaPoints(size, phase) * (colour === 'yellow' ? 2 : 1);
  const why = colour === 'yellow' ? 'pasture' : colour === 'green' ? 'castle' : 'area';
  const bonus = square ?? AREA_BONUS[colour];
  const points: Gain = { what: 'points', by, why, colour, size };
  return bonus ? [points, { what: 'bonus', bonus }] : [points];
}

/** The points of a colour can be counted on: who completes it in the same round gets as much. */
function colourGains(colour: Colour, hexes: readonly HexView[], view: DiceGameView): readonly Gain[] {
  const all = hexes.filter((hex) => hex.colour === colour);
  if (all.some((hex) => !hex.marked)) return [];
  const left = view.colours.find((one) => one.colour === colour);
  const by = left?.first ?? left?.second ?? 0;
  return by > 0 ? [{ what: 'points', by, why: 'colour', colour, size: all.length }] : [];
}

function hexesOf(action: Action): readonly string[] {
  if (action.verb === 'castle') return [action.hex];
  return action.verb === 'mark' ? [action.first.hex, ...(action.second ? [action.second.hex] : [])] : [];
}

export function estimate(text: string, view: DiceGameView, player: PlayerView): readonly Gain[] {
  const action = parse(text);
  if (!action) return [];
  if (action.verb === 'pass') return [{ what: 'bonus', bonus: 'worker' }];
  let hexes = player.hexes;
  const gains: Gain[] = [];
  for (const name of hexesOf(action)) {
    const before = hexes.find((hex) => hex.hex === name);
    if (!before) continue;
    hexes = hexes.map((hex) => (hex.hex === name ? { ...hex, marked: true } : hex));
    gains.push(...areaGains(before, hexes, view.phase), ...colourGains(before.colour, hexes, view));
  }
  return gains;
}
