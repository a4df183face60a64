import { hexagon, hexagonSide, ROOT3 } from '../../../art/hex';
import { t } from '../../../i18n';
import { areas, neighbours, SPOTS } from '../geometry';
import { KINDS, letterOf } from '../pieces';
import type { SpaceView } from '../view';
import { kindName } from '../words';
import './duchy-preview.css';

const RADIUS = 20;

interface PreviewProps {
  readonly spaces: readonly SpaceView[];
  /** Left out where the words beside it already name it. */
  readonly label?: string;
}

/** A duchy as printed, small: kinds by colour and pattern, values as digits, areas by a heavy line. */
export function DuchyPreview({ spaces, label }: PreviewProps) {
  const byName = new Map(spaces.map((space) => [space.space, space]));
  const area = areas(spaces);
  const at = SPOTS.map((spot) => ({
    spot,
    space: byName.get(spot.name),
    x: (spot.q + spot.r / 2) * ROOT3 * RADIUS,
    y: spot.r * 1.5 * RADIUS,
  }));
  const border = at
    .flatMap(({ spot, x, y }) =>
      neighbours(spot).map((next, side) =>
        next && area.get(next.name) === area.get(spot.name) ? '' : hexagonSide(RADIUS, x, y, side),
      ),
    )
    .join('');
  return (
    <span class="duchy-preview-frame">
      <svg
        class="duchy-preview"
        viewBox="-126 -114 252 228"
        {...(label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true })}
        focusable="false"
      >
        {at.map(({ spot, space, x, y }) => {
          if (!space) return null;
          return (
            <g key={spot.name}>
              <Ground letter={letterOf(space.kind)} x={x} y={y} />
              <text x={x} y={y + 5.5} text-anchor="middle">
                {space.value}
              </text>
            </g>
          );
        })}
        <path class="duchy-border" d={border} />
      </svg>
    </span>
  );
}

/** What the colours and patterns of the duchies stand for. */
export function KindLegend() {
  return (
    <ul class="kind-legend" aria-label={t('setup.kinds')}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <svg viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
            <Ground letter={letterOf(kind)} x={0} y={0} />
          </svg>
          {kindName(kind)}
        </li>
      ))}
    </ul>
  );
}

function Ground({ letter, x, y }: { readonly letter: string; readonly x: number; readonly y: number }) {
  return (
    <>
      <polygon
        points={hexagon(RADIUS, x, y)}
        style={{ fill: `color-mix(in oklab, var(--k-${letter}) 55%, var(--paper))` }}
      />
      <polygon points={hexagon(RADIUS, x, y)} style={{ fill: `url(#ps-${letter})`, opacity: 0.35 }} />
    </>
  );
}
