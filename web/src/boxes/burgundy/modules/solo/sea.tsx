import { hexagon, round } from '../../../../art/hex';
import { ensureSymbol } from '../../../../art/sprite';
import { channel, type DuchyLayout } from '../../map';
import type { SpaceView } from '../../view';
import { say } from '../../words';
import { SignAt } from '../symbols';

type RiverState = 'far' | 'near' | 'joined';

const riverState = (covered: number): RiverState =>
  covered === 0 ? 'far' : covered === 1 ? 'near' : 'joined';

interface SeaProps {
  readonly layout: DuchyLayout;
  readonly duchy: readonly SpaceView[];
  readonly small?: boolean;
}

/** Open water with islands, and the rivers that lead from one to another. It lies under the spaces. */
export function Sea({ layout, duchy, small = false }: SeaProps) {
  const { rivers, spots } = layout.map;
  if (rivers.length === 0) return null;
  const R = layout.radius;
  const waves = ensureSymbol(
    'pt-waves',
    () =>
      '<pattern id="pt-waves" width="44" height="22" patternUnits="userSpaceOnUse"><path fill="none" stroke="var(--river-2)" stroke-width="1.4" stroke-linecap="round" d="M4 8q5-4 10 0t10 0M26 19q4-3 8 0t8 0"/></pattern>',
  );
  const lands = (radius: number) =>
    spots.map(({ name }) => {
      const { x, y } = layout.at(name);
      return <polygon key={name} points={hexagon(R * radius, x, y)} />;
    });
  const covered = new Set(duchy.filter(({ tile }) => tile).map(({ space }) => space));
  return (
    <g class={`sea ${small ? 'small' : ''}`}>
      <rect class="sea-water" width={round(layout.width)} height={round(layout.height)} rx="8" />
      <rect width={round(layout.width)} height={round(layout.height)} rx="8" fill={`url(${waves})`} />
      <g class="shore">{lands(1.2)}</g>
      <g class="sand">{lands(1.13)}</g>
      {rivers.map((river) => {
        const [one, other] = river.ends;
        const state = riverState(river.ends.filter((end) => covered.has(end)).length);
        const { path } = channel(river, layout);
        return (
          <g
            key={river.ends.join()}
            class={`river-link is-${state}`}
            role="img"
            aria-label={say('river', { one, other, state: say(`river.${state}`) })}
          >
            <path class="river-bed" d={path} stroke-width={round(R * 0.5)} />
            <path class="river-rope" d={path} />
          </g>
        );
      })}
    </g>
  );
}

/** The moorings and ferries, above the spaces. */
export function Ferries({ layout }: Pick<SeaProps, 'layout'>) {
  const R = layout.radius;
  return (
    <g class="ferries" aria-hidden="true">
      {layout.map.rivers.map((river) => {
        const { ends, middle } = channel(river, layout);
        const short = Math.hypot(ends[1].x - ends[0].x, ends[1].y - ends[0].y) < R;
        return (
          <g key={river.ends.join()}>
            {ends.map(({ x, y }, n) => (
              <circle key={n} class="mooring" cx={round(x)} cy={round(y)} r={round(R * 0.13)} />
            ))}
            {/* On a short river it would hide the rope. */}
            {!short && <SignAt id="m-ferry" x={middle.x} y={middle.y - R * 0.1} size={R * 0.92} />}
          </g>
        );
      })}
    </g>
  );
}
