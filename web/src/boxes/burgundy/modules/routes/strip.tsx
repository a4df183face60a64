import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../../i18n';
import { GoodAt } from '../../art/tile';
import { goodNumber } from '../../pieces';
import type { Good } from '../../view';
import { goodName, say, sayAny } from '../../words';
import { SignAt } from '../symbols';
import type { RouteBonus, RouteView } from '../view';
import './routes.css';

/** The pictogram of each bonus. */
export const SIGN: Readonly<Record<RouteBonus, string>> = {
  silver: 'r-silver2',
  workers: 'r-workers4',
  points: 'r-vp4',
  'take-building': 'r-take-building',
  'take-mine-monastery-castle': 'r-take-mine-monastery-castle',
  'take-ship-livestock': 'r-take-ship-livestock',
  sell: 'r-sell',
  place: 'r-place',
  action: 'r-free',
};

const SIDE = 34;
const BETWEEN = 3;
const CARD_EDGE = 5;
const CARD = 3 * SIDE + 2 * BETWEEN + 2 * CARD_EDGE;
const CARDS_APART = 5;
const HEIGHT = SIDE + 14;

/** Where a space is, from the left. Three of them make a card. */
const leftOf = (index: number): number =>
  Math.floor(index / 3) * (CARD + CARDS_APART) + CARD_EDGE + (index % 3) * (SIDE + BETWEEN);

function labelOf(space: RouteView, next: boolean): string {
  const name = say('routeSpace', { good: goodName(space.good), bonus: sayAny(`bonus.${space.bonus}`) });
  if (space.laid) {
    const paid = say(space.paid ? 'routePaid' : 'routeUnpaid');
    return say('routeLaid', { space: name, good: goodName(space.laid), paid });
  }
  return next ? say('routeNext', { space: name }) : name;
}

interface RouteProps {
  readonly route: readonly RouteView[];
  /** Goods that a sale under the pointer would lay on the next spaces. */
  readonly coming?: readonly Good[];
  /** An interrupted sale that goes on after the bonus. */
  readonly waiting?: { readonly good: Good; readonly count: number };
  /** For rivals: squares without digits. */
  readonly small?: boolean;
}

/** A trade route: a strip of cards with one road running through. */
export function RouteStrip({ route, coming = [], waiting, small = false }: RouteProps) {
  const strip = useRef<HTMLDivElement>(null);
  const laid = route.filter((space) => space.laid).length;
  const next = route.findIndex((space) => !space.laid);
  // Where it does not fit, it opens at the next space.
  useEffect(() => {
    const box = strip.current;
    if (!box || next < 0 || box.scrollWidth <= box.clientWidth) return;
    const scale = box.scrollWidth / widthOf(route.length);
    box.scrollLeft = leftOf(next) * scale - box.clientWidth / 3;
  }, [next, route.length]);
  if (route.length === 0) return null;
  const wide = widthOf(route.length);
  const label = say('routeOf', { laid, all: route.length });
  return (
    <div class={`route-strip ${small ? 'small' : ''}`}>
      <span class="route-name" aria-hidden="true">
        {say('route')} <small>{say('routeCount', { laid, all: route.length })}</small>
      </span>
      {waiting && <Waiting {...waiting} />}
      {/* It may be wider than its place, so the keyboard can scroll it. */}
      <div
        class="route-scroll"
        ref={strip}
        {...(!small && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        <svg
          class="route"
          viewBox={`-1 -1 ${wide + 2} ${HEIGHT + 2}`}
          style={{ '--route-width': wide + 2 }}
          {...(small ? { role: 'img', 'aria-label': label } : { role: 'presentation' })}
        >
          <path class="road" d={`M0 ${HEIGHT / 2 + 1}H${wide}`} />
          <path class="road-line" d={`M0 ${HEIGHT / 2 + 1}H${wide}`} />
          {Array.from({ length: Math.ceil(route.length / 3) }, (_, card) => (
            <rect
              key={card}
              class="route-card"
              x={card * (CARD + CARDS_APART) + 0.7}
              y="2"
              width={CARD - 1.4}
              height={HEIGHT - 3}
              rx="6"
            />
          ))}
          {route.map((space, index) => (
            <RouteSpace
              key={index}
              space={space}
              x={leftOf(index)}
              next={index === next}
              coming={next >= 0 ? coming[index - next] : undefined}
              small={small}
            />
          ))}
        </svg>
      </div>
    </div>
  );
}

/** A single card, where players choose between several. */
export const RouteCard = ({ spaces }: { readonly spaces: readonly RouteView[] }) => (
  <svg
    class="route one-card"
    viewBox={`-1 6 ${CARD + 2} ${SIDE + 4}`}
    role="img"
    aria-label={spaces.map((space) => labelOf(space, false)).join(t('list.semicolon'))}
  >
    {spaces.map((space, index) => (
      <RouteSpace key={index} space={space} x={leftOf(index)} next={false} coming={undefined} small={false} />
    ))}
  </svg>
);

const widthOf = (spaces: number): number => Math.ceil(spaces / 3) * (CARD + CARDS_APART) - CARDS_APART;

interface SpaceProps {
  readonly space: RouteView;
  readonly x: number;
  readonly next: boolean;
  readonly coming: Good | undefined;
  readonly small: boolean;
}

function RouteSpace({ space, x, next, coming, small }: SpaceProps) {
  const y = 8;
  const shown = space.laid ?? coming;
  const ghost = !space.laid && coming;
  const number = goodNumber(space.good);
  return (
    <g
      class={`route-space ${ghost ? 'coming' : ''}`}
      style={{ '--good': `var(--g-${number})` }}
      data-info={`route:${space.bonus}`}
      {...(!small && { role: 'img', 'aria-label': labelOf(space, next) })}
    >
      <rect class="route-ground" x={x} y={y} width={SIDE} height={SIDE} rx="5" />
      {shown ? (
        <GoodAt good={shown} x={x + 1.5} y={y + 1} size={SIDE - 2} />
      ) : (
        <>
          <SignAt
            id={SIGN[space.bonus] ?? ''}
            x={x + SIDE * (small ? 0.5 : 0.44)}
            y={y + SIDE * (small ? 0.5 : 0.45)}
            size={SIDE * (small ? 0.86 : 0.7)}
          />
          {!small && (
            <>
              <circle class="route-number" cx={x + SIDE * 0.83} cy={y + SIDE * 0.81} r="7.4" />
              <text x={x + SIDE * 0.83} y={y + SIDE * 0.81 + 4.5} font-size="13" text-anchor="middle">
                {number}
              </text>
            </>
          )}
        </>
      )}
      {space.paid && (
        <>
          <circle class="route-paid" cx={x + 3} cy={y + 3} r="6.4" />
          <path class="route-tick" d={`M${x} ${y + 3}l2.5 2.5 4-5`} />
        </>
      )}
      {next && (
        <>
          <rect class="route-next" x={x - 1.5} y={y - 1.5} width={SIDE + 3} height={SIDE + 3} rx="6" />
          <path class="route-wedge" d={`M${x + SIDE / 2 - 6} 0h12l-6 7z`} />
        </>
      )}
    </g>
  );
}

/** The rest of a sale, which waits until a bonus is used. */
function Waiting({ good, count }: { readonly good: Good; readonly count: number }) {
  const label = say('routeWaits', { n: count, good: goodName(good) });
  return (
    <span class="route-waits" role="img" aria-label={label} title={label}>
      <svg viewBox="-1 -1 42 42" aria-hidden="true" focusable="false">
        {count > 1 && <GoodAt good={good} x={4} y={0} size={32} />}
        <GoodAt good={good} x={0} y={5} size={32} />
      </svg>
      <b>×{count}</b>
    </span>
  );
}
