import { useEffect, useRef, useState } from 'preact/hooks';
import { hexagon, round } from '../../../../art/hex';
import { useControl } from '../../../../table/control';
import { type DuchyLayout, type Half, layoutOf, mapOf, viewBox } from '../../map';
import { isOfNoKind, kindOf, letterOf } from '../../pieces';
import type { SpaceName, SpaceView } from '../../view';
import { say } from '../../words';

const OTHER: Readonly<Record<Half, Half>> = { west: 'east', east: 'west' };
/** For messages, which choose their words by number. */
const numberOf = (half: Half): number => (half === 'west' ? 1 : 2);

/** How far a finger moves before it is a swipe. */
const SWIPE = 60;

interface HalfProps {
  /** Nothing if the whole duchy is shown. */
  readonly half: Half | undefined;
  readonly show: (half: Half) => void;
  readonly swipe: Record<string, unknown>;
}

/** On a phone a team's duchy is shown one half at a time. The focus takes the picture with it. */
export function useHalf(place: DuchyLayout, phone: boolean, focused: SpaceName | null): HalfProps {
  const [half, show] = useState<Half>('west');
  const start = useRef<number | null>(null);
  const split = phone && place.map.halves !== undefined;
  useEffect(() => {
    if (!split || !focused) return;
    const { x } = place.at(focused);
    show(x < place.width / 2 ? 'west' : 'east');
  }, [split, focused]);
  if (!split) return { half: undefined, show, swipe: {} };
  return {
    half,
    show,
    swipe: {
      onTouchStart: (event: TouchEvent) => void (start.current = event.touches[0]?.clientX ?? null),
      onTouchEnd: (event: TouchEvent) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - (start.current ?? 0);
        if (start.current !== null && Math.abs(moved) > SWIPE) show(moved < 0 ? 'east' : 'west');
        start.current = null;
      },
    },
  };
}

interface OverviewProps {
  readonly duchy: readonly SpaceView[];
  readonly half: Half;
  readonly onShow: (half: Half) => void;
}

/** The whole duchy as a small map. It shows which half is in view and where else something can be done. */
export function Overview({ duchy, half, onShow }: OverviewProps) {
  const control = useControl();
  const open = new Set(
    duchy.filter(({ space }) => control.stateOf(`space:${space}`) === 'open').map(({ space }) => space),
  );
  return <OverviewMap duchy={duchy} half={half} open={open} onShow={onShow} />;
}

const SMALL = 7;

/** The map itself, for which it is enough to know what is open. */
export function OverviewMap({
  duchy,
  half,
  open,
  onShow,
}: OverviewProps & { readonly open: ReadonlySet<SpaceName> }) {
  const place = layoutOf(mapOf(duchy), SMALL, 3);
  const [left = 0, , wide = 0] = viewBox(place, half).split(' ').map(Number);
  const outside = [...open].filter((space) => {
    const { x } = place.at(space);
    return x < left || x > left + wide;
  }).length;
  const other = OTHER[half];
  return (
    <>
      {outside > 0 && (
        <button type="button" class={`half-more to-${other}`} onClick={() => onShow(other)}>
          {half === 'east' ? '‹ ' : ''}
          {say('halfMore', { n: outside })}
          {half === 'west' ? ' ›' : ''}
        </button>
      )}
      <button
        type="button"
        class={`half-map on-${half}`}
        aria-label={`${say('overview', { half: numberOf(half), n: outside })} ${say('halfShow', { half: numberOf(other) })}`}
        onClick={() => onShow(other)}
      >
        <svg viewBox={viewBox(place)} aria-hidden="true" focusable="false">
          {duchy.map(({ space, kind, tile }) => {
            const { x, y } = place.at(space);
            const shown = tile && !isOfNoKind(tile) ? kindOf(tile) : kind;
            return (
              <g key={space}>
                <polygon
                  class={tile ? 'covered' : ''}
                  points={hexagon(SMALL - 0.3, x, y)}
                  style={{ '--kind': `var(--k-${letterOf(shown)})` }}
                />
                {open.has(space) && <circle cx={round(x)} cy={round(y)} r="3.6" />}
              </g>
            );
          })}
          <rect x={left + 1} y="1.5" width={wide - 2} height={round(place.height - 3)} rx="5" />
        </svg>
      </button>
    </>
  );
}
