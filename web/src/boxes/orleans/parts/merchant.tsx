import { useLayoutEffect, useRef } from 'preact/hooks';
import { mayMove } from '../../../settings';
import { SeatPieceAt } from '../art/pieces';
import { across, edgesFrom, journey, type Town, town, WIDTH } from '../map/geometry';
import { seatNumber } from '../pieces';

const TRAVEL_MS = 700;
const SIZE = 44;

/** Where up to five merchants stand: on both sides of a town, or on the side where its name is not. */
const BOTH_SIDES = [
  [-42, -8],
  [42, -8],
  [-70, 2],
  [70, 2],
  [-98, 6],
] as const;
const ONE_SIDE = [
  [-42, -8],
  [-70, 0],
  [-56, -36],
  [-28, -44],
  [-98, 4],
] as const;

function beside({ x, label }: Town, place: number): readonly [number, number] {
  const free = label[2] === 'middle' && x > 90 && x < WIDTH - 90;
  const slots = free ? BOTH_SIDES : ONE_SIDE;
  const [dx, dy] = slots[place % slots.length] ?? slots[0];
  const eastward = label[2] === 'end' || x < 90;
  return [!free && eastward ? -dx : dx, dy];
}

interface MerchantProps {
  readonly seat: string;
  readonly town: string;
  /** The edge it came over. Needed only where two edges join the same towns. */
  readonly edge?: string | undefined;
  /** Which of the merchants in this town it is. */
  readonly place: number;
}

/** A merchant next to its town. When it moves on, it goes along the road or the river. */
export function Merchant({ seat, town: here, edge, place }: MerchantProps) {
  const root = useRef<SVGGElement>(null);
  const before = useRef(here);
  const { x, y, id } = town(here);
  const [dx, dy] = beside(town(here), place);
  const far = id === 'orleans' ? 1.3 : 1;
  useLayoutEffect(() => {
    const from = before.current;
    before.current = here;
    const over = edge ?? edgesFrom(from).find((one) => across(one, from) === here)?.id;
    if (from === here || !over || !mayMove()) return;
    const keyframes = journey(over, from).map(([px, py]) => ({
      transform: `translate(${px - x}px, ${py - y}px)`,
    }));
    root.current?.animate(keyframes, { duration: TRAVEL_MS, easing: 'ease-in-out' });
  }, [here]);
  return (
    <g ref={root} class="o-merchant" data-at={`merchant:${seat}`}>
      <SeatPieceAt piece="merchant" seat={seatNumber(seat)} x={x + dx * far} y={y + dy * far} size={SIZE} />
    </g>
  );
}
