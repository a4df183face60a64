import './land.css';
import { memo } from '../../../art/memo';
import { curve, HEIGHT, MAP_EDGES, project, WIDTH } from '../map/geometry';
import { AREAS, HILLS, OAKS, PINES, RIVER_NAMES, STREAMS, VINES, WHEAT } from '../map/land';

const OAK = 'M-9-2c-4-7 1-13 4-13 1-6 10-6 11 0 5 1 7 9 3 13-4 3-14 3-18 0z';
const PINE = 'M0-20 8 1H-8z';

const Trees = ({
  at,
  kind,
}: {
  readonly at: readonly (readonly [number, number, number])[];
  readonly kind: 'oak' | 'pine';
}) => (
  <>
    {at.map(([x, y, size]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
        <path class="o-trunk" d="M0 0v8" />
        <path class={`o-${kind}`} d={kind === 'oak' ? OAK : PINE} />
      </g>
    ))}
  </>
);

const marks = (
  spots: readonly (readonly [number, number])[],
  one: (x: number, y: number) => string,
): string => spots.map(([x, y]) => one(x, y)).join('');

/** The country without any pieces. Broad water is trade, thin water is scenery. */
export const Land = memo(() => {
  const lines = (kind: string) =>
    MAP_EDGES.filter((edge) => edge.kind === kind)
      .map(({ d }) => d)
      .join('');
  const [water, roads] = [lines('waterway'), lines('road')];
  return (
    <g aria-hidden="true">
      <rect class="o-land" width={WIDTH} height={HEIGHT} />
      {AREAS.map(([what, x, y, rx, ry, turn]) => (
        <ellipse
          key={`${x} ${y}`}
          class={`o-${what}`}
          cx={x}
          cy={y}
          rx={rx}
          ry={ry}
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
      <path class="o-stream" d={STREAMS.map((points) => curve(points.map(project)).d).join('')} />
      <path class="o-bank" d={water} />
      <path class="o-water" d={water} />
      <path class="o-ripple" d={water} />
      <path class="o-road-edge" d={roads} />
      <path class="o-road" d={roads} />
      <path
        class="o-wheat"
        d={marks(WHEAT, (x, y) => `M${x - 12} ${y}h24M${x - 9} ${y - 5}h18M${x - 12} ${y + 5}h24`)}
      />
      <path
        class="o-vine"
        d={marks(VINES, (x, y) => `M${x - 11} ${y + 5}l7-11M${x - 3} ${y + 5}l7-11M${x + 5} ${y + 5}l7-11`)}
      />
      <path class="o-hill" d={marks(HILLS, (x, y) => `M${x - 14} ${y + 4}q7-14 14-2q5-9 13 2`)} />
      <Trees at={OAKS} kind="oak" />
      <Trees at={PINES} kind="pine" />
      {RIVER_NAMES.map(([name, longitude, latitude, turn]) => {
        const [x, y] = project([longitude, latitude]);
        return (
          <text
            key={`${name}${turn}`}
            class="o-river-name"
            transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})`}
          >
            {name}
          </text>
        );
      })}
    </g>
  );
});

export function Compass({ north }: { readonly north: string }) {
  return (
    <g class="o-compass" transform="translate(70 92)" aria-hidden="true">
      <circle r="34" />
      <circle r="24" />
      <path class="o-rose" d="M0-46 6-6 46 0 6 6 0 46-6 6-46 0-6-6z" />
      <path d="M0-46V46M-46 0H46" />
      <text y="-50" text-anchor="middle">
        {north}
      </text>
    </g>
  );
}
