import '../burgundy-dice.css';
import { SPOTS } from '../../burgundy/geometry';
import { BIG, PrintedHex, Written } from '../parts/duchy';
import type { Colour, HexView } from '../view';
import { ColourDie, HourglassDie, PipDie } from './dice';
import { drawSymbols } from './symbols';

/** A strip of a sheet that somebody has started, with the dice on it. */
const ROW: readonly (readonly [Colour, number | null, boolean])[] = [
  ['orange', 4, true],
  ['orange', 2, true],
  ['green', null, true],
  ['yellow', 5, true],
  ['yellow', null, false],
  ['blue', null, false],
  ['gray', null, false],
];

export function Cover() {
  drawSymbols();
  const spots = SPOTS.filter((spot) => spot.row === 4);
  const [first] = spots;
  if (!first) return null;
  const { x, y } = BIG.at(first);
  return (
    <svg
      class="box-art bd-cover"
      viewBox={`${x - 46} ${y - 46} 532 222`}
      aria-hidden="true"
      focusable="false"
    >
      {spots.map((spot, n) => {
        const [colour, number, marked] = ROW[n] ?? ['gray', null, false];
        const hex: HexView = { hex: spot.name, colour, area: n, square: null, marked, number };
        return (
          <g key={spot.name}>
            <PrintedHex hex={hex} spot={spot} place={BIG} />
            <Written hex={hex} spot={spot} place={BIG} seat="p1" />
          </g>
        );
      })}
      {[
        <PipDie value={4} />,
        <PipDie value={2} />,
        <ColourDie colour="orange" />,
        <ColourDie colour="yellow" />,
        <HourglassDie count={2} />,
      ].map((die, n) => (
        <g
          key={n}
          transform={`translate(${x + n * 92 - 6} ${y + 66 + (n % 2) * 8}) rotate(${[-8, 5, -4, 9, -6][n] ?? 0} 40 40)`}
        >
          <svg width="84" height="88" viewBox="0 0 64 66">
            {die}
          </svg>
        </g>
      ))}
    </svg>
  );
}
