import { ROOT3, round } from '../../../../art/hex';
import { Use } from '../../../../art/icon';
import { listOf } from '../../../../i18n';
import type { Names } from '../../../../table/box';
import type { DuchyLayout } from '../../map';
import { say, sayAny } from '../../words';
import { Sign, SignAt } from '../symbols';
import type { BorderView, PairView, PostName } from '../view';
import './border.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the posts stand: in the notches of the rim, each leaning on two spaces. */
export function postsOf(layout: DuchyLayout): Readonly<Record<PostName, Point>> {
  const R = layout.radius;
  const out = ROOT3 * R * 0.78;
  const west = layout.at('r2c1');
  const east = layout.at('r2c5');
  return {
    west: { x: west.x - out, y: west.y + R * 0.06 },
    east: { x: east.x + out, y: east.y + R * 0.06 },
    south: { x: layout.width / 2, y: layout.at('r7c2').y + R * 1.08 },
  };
}

/** The arc that ties two posts around the duchy, and where its pill is. */
function arcOf(pair: string, layout: DuchyLayout, gap: number): { path: string; pill: Point } {
  const R = layout.radius;
  const half = (ROOT3 * R) / 2;
  const posts = postsOf(layout);
  const at = (...numbers: readonly number[]) => numbers.map(round).join(' ');
  if (pair === 'west east') {
    const left = layout.at('r1c1');
    const right = layout.at('r1c4');
    const top = left.y - R - gap;
    const shoulder = left.y - R * 0.5 - gap * 0.4;
    return {
      path:
        `M${at(posts.west.x, posts.west.y)}L${at(left.x - half - gap, shoulder)}` +
        `Q${at(left.x - half + gap, top, left.x, top)}H${round(right.x)}` +
        `Q${at(right.x + half - gap, top, right.x + half + gap, shoulder)}L${at(posts.east.x, posts.east.y)}`,
      pill: { x: layout.width / 2, y: top },
    };
  }
  // The two lower arcs are mirror images.
  const east = pair.includes('east');
  const [from, side] = east ? [posts.east, 1] : [posts.west, -1];
  const widest = layout.at(east ? 'r4c7' : 'r4c1');
  const last = layout.at(east ? 'r7c4' : 'r7c1');
  const bottom = last.y + R + gap;
  return {
    path:
      `M${at(from.x, from.y)}L${at(widest.x + side * (half + gap), widest.y - R * 0.6)}` +
      `V${round(widest.y + R * 0.55)}L${at(last.x + side * (half + gap * 0.8), last.y + R * 0.6)}` +
      `Q${at(last.x + side * half, bottom, last.x, bottom)}H${round(posts.south.x)}`,
    pill: {
      x: last.x + side * (half * 2 * 1.32 + gap * 0.7),
      y: layout.at(east ? 'r6c5' : 'r6c1').y + R * 0.06,
    },
  };
}

const ORDER: readonly PostName[] = ['west', 'east', 'south'];
const keyOf = ({ posts }: PairView): string =>
  ORDER.filter((post) => posts.includes(post)).join(' ') || posts.join(' ');

interface RimProps {
  readonly layout: DuchyLayout;
  readonly pairs: readonly PairView[];
  /** What joining a pair scores in this phase. */
  readonly points: number;
  /** Pairs that the placement under the pointer would join. */
  readonly soon?: readonly PairView[];
  /** Rivals have no pills. */
  readonly small?: boolean;
}

type RimState = 'open' | 'soon' | 'joined';

const stateOf = (pair: PairView, soon: readonly PairView[]): RimState =>
  pair.joined ? 'joined' : soon.some((other) => keyOf(other) === keyOf(pair)) ? 'soon' : 'open';

/** The line around the duchy, which lies under its spaces. */
export function BorderRim({ layout, pairs, soon = [], small = false }: Omit<RimProps, 'points'>) {
  return (
    <g class={`border-rim ${small ? 'small' : ''}`} aria-hidden="true">
      {pairs.map((pair) => {
        const { path } = arcOf(keyOf(pair), layout, small ? 3.5 : 9);
        const state = stateOf(pair, soon);
        return (
          <g key={keyOf(pair)} class={`rim is-${state}`}>
            <path class="rim-edge" d={path} />
            {state !== 'open' && <path class="rim-line" d={path} />}
          </g>
        );
      })}
    </g>
  );
}

const STATE_WORDS = { open: 'pairOpen', soon: 'pairSoon', joined: 'pairJoined' } as const;

/** The posts and the pills on the rim, above the spaces. */
export function BorderPosts({ layout, pairs, points, soon = [], small = false }: RimProps) {
  const places = postsOf(layout);
  const size = layout.radius * (small ? 1.15 : 0.98);
  const joined = (post: PostName) => pairs.some((pair) => pair.joined && pair.posts.includes(post));
  return (
    <g class={`border-posts ${small ? 'small' : ''}`} data-info="posts">
      {!small &&
        pairs.map((pair) => {
          const state = stateOf(pair, soon);
          const { pill } = arcOf(keyOf(pair), layout, 9);
          const [one, other] = pair.posts.map((post) => sayAny(`post.${post}`));
          const label = say(STATE_WORDS[state], { one: one ?? '', other: other ?? '', n: points });
          return (
            <g
              key={keyOf(pair)}
              class={`rim-pill is-${state}`}
              transform={`translate(${round(pill.x)} ${round(pill.y)})`}
              role="img"
              aria-label={label}
            >
              <rect x="-22" y="-11" width="44" height="22" rx="11" />
              {state === 'joined' ? (
                <path class="rim-tick" d="M-7 0l5 5 9-10" />
              ) : (
                <>
                  <text x="-6" y="5.5" text-anchor="middle" font-size="15">
                    {points}
                  </text>
                  <Use id="fleur" x={11} y={0} size={12} />
                </>
              )}
            </g>
          );
        })}
      {pairs.length > 0 &&
        ORDER.map((post) => (
          <g key={post} class="post">
            <SignAt
              id={joined(post) ? 'm-post-on' : 'm-post'}
              x={places[post].x}
              y={places[post].y - size * 0.08}
              size={size}
            />
          </g>
        ))}
    </g>
  );
}

/** The pairs in words, for people who do not see the picture. */
export const pairsInWords = (pairs: readonly PairView[], points: number): string =>
  listOf(
    pairs.map(({ posts: [one, other], joined }) =>
      say(joined ? 'pairJoined' : 'pairOpen', {
        one: sayAny(`post.${one}`),
        other: sayAny(`post.${other}`),
        n: points,
      }),
    ),
  );

/** The two awards for joining all posts, which lie after the bonus tiles. */
export function BorderAwards({ border, border_points, names }: BorderView & { readonly names: Names }) {
  if (border_points.length === 0) return null;
  return (
    <span class="border-awards" data-info="awards">
      {border_points.map((points, n) => {
        const seat = border[n];
        const label = seat
          ? say('awardTaken', { n: points, name: names(seat) })
          : say('awardLeft', { n: points, n2: n + 1 });
        return (
          <span
            key={n}
            class={`border-award ${seat ? 'taken' : ''}`}
            role="img"
            aria-label={label}
            title={label}
          >
            {seat ? <Sign id={`s-${seat.slice(1)}`} class={`seat-${seat.slice(1)}`} /> : <Sign id="m-post" />}
            <b>{points}</b>
          </span>
        );
      })}
    </span>
  );
}
