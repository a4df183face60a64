import './art.css';
import { FollowerAt, GoodAt, SeatPieceAt } from './pieces';
import { SignAt } from './symbols';
import { TownPicture } from './town';

/** The Loire in its bend. */
const RIVER = 'M-8 196C70 176 96 118 176 112S300 168 372 150 456 84 512 78';

const FOLLOWERS = [
  ['farmer', 132, 60],
  ['own-boatman', 190, 34],
  ['craftsman', 250, 56],
  ['trader', 310, 30],
  ['knight', 368, 58],
  ['scholar', 426, 34],
  ['monk', 472, 110],
] as const;

/** A bag, the people who come out of it, and a river with goods on it. */
export function Cover() {
  return (
    <svg class="box-art o-cover" viewBox="0 0 500 208" aria-hidden="true" focusable="false">
      <path class="o-bank" d={RIVER} />
      <path class="o-water" d={RIVER} />
      <path class="o-ripple" d={RIVER} />
      <g transform="translate(176 116) scale(1.25)">
        <TownPicture river large />
      </g>
      <SeatPieceAt piece="station" seat={2} x={238} y={140} size={44} />
      <SeatPieceAt piece="merchant" seat={1} x={374} y={128} size={58} />
      <GoodAt good="wine" x={292} y={168} size={46} value />
      <GoodAt good="grain" x={108} y={160} size={46} value />
      <GoodAt good="brocade" x={436} y={172} size={46} value />
      <SignAt id="oi-bag" x={50} y={84} size={112} />
      {FOLLOWERS.map(([kind, x, y]) => (
        <FollowerAt key={kind} kind={kind} seat={1} x={x} y={y} size={54} />
      ))}
    </svg>
  );
}
