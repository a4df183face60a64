/** What lies beneath and above the spaces of a duchy: the sea, the rim with its posts, shields. */
import { round } from '../../../art/hex';
import { type DuchyLayout, layoutOf, mapOf } from '../map';
import type { SpaceView } from '../view';
import { BorderPosts, BorderRim } from './border';
import { chainOf } from './chain';
import { Seal } from './marks';
import { Ferries, Sea } from './sea';
import { ShieldAt } from './shield';
import type { PairView, ShieldView } from './view';

/** The fields of a player's view that the expansions draw into the duchy. */
export interface Extras {
  readonly pairs?: readonly PairView[];
  /** What joining a pair scores in this phase. */
  readonly pairPoints?: number;
  /** Pairs that the placement under the pointer would join. */
  readonly soon?: readonly PairView[];
  readonly shields?: readonly ShieldView[];
}

type Duchy = readonly SpaceView[];

const hasRim = (extras: Extras | undefined): boolean => (extras?.pairs?.length ?? 0) > 0;

/** The viewer's own duchy. The rim and the sea need room around the spaces. */
export function largeLayout(duchy: Duchy, extras?: Extras): DuchyLayout {
  const map = mapOf(duchy);
  if (map.rivers.length > 0) return layoutOf(map, 42, { side: 24, top: 22, bottom: 22 });
  return layoutOf(map, 42, hasRim(extras) ? { side: 46, top: 24, bottom: 24 } : 12);
}

/** A rival's. */
export function smallLayout(duchy: Duchy, extras?: Extras): DuchyLayout {
  const map = mapOf(duchy);
  if (map.rivers.length > 0) return layoutOf(map, 16, { side: 8, top: 8, bottom: 8 });
  return layoutOf(map, 16, hasRim(extras) ? { side: 12, top: 9, bottom: 10 } : 3);
}

interface LayerProps {
  readonly place: DuchyLayout;
  readonly duchy: Duchy;
  readonly extras: Extras | undefined;
  readonly small?: boolean;
}

export function Beneath({ place, duchy, extras, small = false }: LayerProps) {
  const { pairs = [], soon = [] } = extras ?? {};
  return (
    <>
      <Sea layout={place} duchy={duchy} small={small} />
      {pairs.length > 0 && <BorderRim layout={place} pairs={pairs} soon={soon} small={small} />}
    </>
  );
}

/** Inns in completed areas, which count one space larger. r[burgundy.inn.area-size] */
function sealed(duchy: Duchy): readonly { readonly space: string; readonly size: number }[] {
  return duchy.flatMap(({ space, tile, area }) => {
    if (tile !== 'inn') return [];
    const spaces = duchy.filter((other) => other.area === area);
    return spaces.every((other) => other.tile) ? [{ space, size: spaces.length }] : [];
  });
}

export function Above({ place, duchy, extras, small = false }: LayerProps) {
  const { pairs = [], soon = [], pairPoints = 0, shields = [] } = extras ?? {};
  const R = place.radius;
  const joined = pairs.findLast((pair) => pair.joined);
  return (
    <>
      {place.map.rivers.length > 0 && <Ferries layout={place} />}
      {joined && !small && (
        <g class="beads" aria-hidden="true">
          {chainOf(joined.posts, duchy, place.map).map(([one, other]) => {
            const a = place.at(one);
            const b = place.at(other);
            return (
              <circle
                key={`${one} ${other}`}
                cx={round((a.x + b.x) / 2)}
                cy={round((a.y + b.y) / 2)}
                r={round(R * 0.115)}
              />
            );
          })}
        </g>
      )}
      {!small &&
        sealed(duchy).map(({ space, size }) => {
          const { x, y } = place.at(space);
          return <Seal key={space} n={size} x={round(x)} y={round(y + R * 0.78)} scale={round(R / 42)} />;
        })}
      {shields.map(({ shield, space }) => {
        const { x, y } = place.at(space);
        return (
          <g key={shield} data-info={`shield:${shield}`}>
            <ShieldAt shield={shield} x={x} y={y + R * (small ? 0.1 : 0.2)} size={R * (small ? 1.3 : 1.06)} />
          </g>
        );
      })}
      {pairs.length > 0 && (
        <BorderPosts layout={place} pairs={pairs} points={pairPoints} soon={soon} small={small} />
      )}
    </>
  );
}
