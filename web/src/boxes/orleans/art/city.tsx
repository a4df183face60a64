import './city.css';
import { Use } from '../../../art/icon';
import { memo } from '../../../art/memo';
import {
  type CityPlan,
  gateOf,
  heightOf,
  houses,
  knightSpots,
  PLANS,
  type Spot,
  stonePath,
  WALL_TOP,
  WIDE,
  wallFoot,
  wallPath,
} from './city-plan';
import { drawPlaces } from './places';

interface CityProps {
  /** How many knights stand on the wall. */
  readonly knights: number;
  /** How many the wall needs. */
  readonly needed: number;
  /** The knight of the Reinforcement, on the bridge. Nothing if that event has not come. */
  readonly reinforcement?: 'missing' | 'there' | undefined;
  /** The seat that suggests sending one more knight. */
  readonly suggested?: number | undefined;
  readonly label?: string | undefined;
  /** Where a piece that travels to the wall arrives. */
  readonly at?: string | undefined;
}

/**
 * The city of Orléans behind its wall, with one space for each knight that it needs. Flags go up when nobody is
 * missing. A wide and a narrow drawing are both there, and the style sheet shows the one that fits.
 */
export function CityPicture({ label, at, ...props }: CityProps) {
  drawPlaces();
  return (
    <div
      class="o-city"
      data-at={at}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' })}
    >
      {PLANS.map((plan) => (
        <svg
          key={plan.width}
          class={plan === WIDE ? 'o-city-wide' : 'o-city-narrow'}
          viewBox={`0 0 ${plan.width} ${heightOf(plan)}`}
          aria-hidden="true"
          focusable="false"
        >
          <Town plan={plan} />
          <Defenders plan={plan} {...props} />
        </svg>
      ))}
    </div>
  );
}

type DefendersProps = Omit<CityProps, 'label' | 'at'> & { readonly plan: CityPlan };

function Defenders({ plan, knights, needed, reinforcement, suggested }: DefendersProps) {
  const complete = knights >= needed && reinforcement !== 'missing';
  const bridge: Spot = { x: gateOf(plan), y: wallFoot(plan) + 30, size: 50 };
  return (
    <>
      {complete && <path class="o-city-flags" d={plan.towers.map(flagPath).join('')} />}
      {knightSpots(plan, needed).map((spot, n) => (
        <Knight key={n} spot={spot} there={n < knights} seat={n === knights ? suggested : undefined} />
      ))}
      {reinforcement && <Knight spot={bridge} there={reinforcement === 'there'} />}
    </>
  );
}

interface KnightProps {
  readonly spot: Spot;
  readonly there: boolean;
  readonly seat?: number | undefined;
}

/** A knight, or the space for one. A space is ringed in the colour of the seat that suggests filling it. */
function Knight({ spot, there, seat }: KnightProps) {
  if (there)
    return (
      <g class="o-city-knight">
        <g class="o-follower-edge">
          <Use id="of-knight" {...spot} y={spot.y + 3} />
        </g>
        <Use id="of-knight" {...spot} />
      </g>
    );
  return (
    <g class="o-city-space">
      <Use id="oh-knight" {...spot} />
      {seat && <Use id="or-knight" {...spot} class={`o-city-suggested seat-${seat}`} />}
    </g>
  );
}

const flagPath = (x: number): string => `M${x} ${WALL_TOP - 68}v-26l24 7-24 8`;

/** The town without its defenders. */
const Town = memo(({ plan }: { readonly plan: CityPlan }) => {
  const [foot, gate, { width }] = [wallFoot(plan), gateOf(plan), plan];
  const hills = `M0 150q${width / 8}-44 ${width / 4}-14t${width / 4}-8 ${width / 4} 6 ${width / 4}-10V${foot}H0z`;
  return (
    <g class="o-city-town">
      <rect class="o-city-sky" width={width} height={heightOf(plan)} />
      <path class="o-city-hills" d={hills} />
      <Row plan={plan} row={{ foot: 190, width: 24, height: 44, seed: 11 }} />
      <Row plan={plan} row={{ foot: 216, width: 28, height: 28, seed: 29 }} gap={[gate - 62, gate + 62]} />
      <Cathedral x={gate} />
      <path class="o-city-wall" d={wallPath(plan)} />
      <path class="o-city-stones" d={stonePath(plan)} />
      <path class="o-city-water" d={`M0 ${foot}h${width}V${heightOf(plan)}H0z`} />
      <path class="o-city-shore" d={`M0 ${foot + 1}h${width}`} />
      <path class="o-city-ripples" d={ripples(plan)} />
      {plan.towers.map((x) => (
        <Tower key={x} x={x} foot={foot} />
      ))}
      <Gate x={gate} foot={foot} />
      <Use id="op-ship" x={gate * 0.5} y={foot + 32} size={50} />
      <Use id="op-ship" x={gate * 1.62} y={foot + 30} size={44} />
    </g>
  );
});

const ripples = (plan: CityPlan): string =>
  Array.from({ length: Math.floor(plan.width / 110) }, (_, n) => {
    const y = wallFoot(plan) + 22 + ((n * 17) % 40);
    return `M${30 + n * 112} ${y}q8-6 16 0t16 0`;
  }).join('');

function Row(props: {
  readonly plan: CityPlan;
  readonly row: Parameters<typeof houses>[1];
  readonly gap?: readonly [number, number];
}) {
  const { walls, roofs, windows } = houses(props.plan, props.row, props.gap);
  return (
    <>
      <path class="o-city-house" d={walls} />
      {roofs.map((d, n) => (
        <path key={n} class={`o-city-roof roof-${n + 1}`} d={d} />
      ))}
      <path class="o-city-window" d={windows} />
    </>
  );
}

const Cathedral = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x - 440} 0)`}>
    <path class="o-city-house" d="M395 214V92h34v122zM451 214V92h34v122z" />
    <path class="o-city-slate" d="M391 94l21-62 21 62zM447 94l21-62 21 62z" />
    <path class="o-city-house" d="M429 214V120l11-16 11 16v94z" />
    <circle class="o-city-roof roof-1" cx="440" cy="140" r="9" />
    <path
      class="o-city-window"
      d="M406 112h12v22h-12zM462 112h12v22h-12zM406 150h12v18h-12zM462 150h12v18h-12z"
    />
    <path class="o-city-line" d="M412 32v-14M407 23h10M468 32v-14M463 23h10" />
  </g>
);

const Tower = ({ x, foot }: { readonly x: number; readonly foot: number }) => (
  <>
    <path class="o-city-tower" d={`M${x - 24} ${foot + 4}V${WALL_TOP - 20}h48V${foot + 4}z`} />
    <path class="o-city-slate" d={`M${x - 30} ${WALL_TOP - 18}l30-50 30 50z`} />
    <path class="o-city-window" d={`M${x - 3} ${WALL_TOP + 6}h6v18h-6z`} />
  </>
);

const Gate = ({ x, foot }: { readonly x: number; readonly foot: number }) => (
  <>
    <path class="o-city-arch" d={`M${x - 26} ${foot}v-46a26 26 0 0 1 52 0v46z`} />
    <path
      class="o-city-bars"
      d={`M${x - 18} ${foot}v-46a18 18 0 0 1 36 0v46M${x} ${foot - 62}V${foot}M${x - 18} ${foot - 36}h36M${x - 18} ${foot - 18}h36`}
    />
    <path class="o-city-wall" d={`M${x - 38} ${foot}h76v72h-14c0-16-48-16-48 0h-14z`} />
  </>
);
