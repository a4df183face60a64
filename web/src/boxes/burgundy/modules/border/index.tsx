import { round } from '../../../../art/hex';
import { say } from '../../words';
import type { BurgundyModule, LayerProps } from '../part';
import { Picture, tileAt } from '../picture';
import { Sign, SignAt } from '../symbols';
import { chainOf } from './chain';
import { BorderPosts, BorderRim } from './rim';

const Rim = ({ place, extras: { pairs = [], soon = [] } = {}, small }: LayerProps) =>
  pairs.length > 0 ? <BorderRim layout={place} pairs={pairs} soon={soon} small={small} /> : null;

/** The chain of tiles that joins two posts. */
function Beads({ place, duchy, extras, small }: LayerProps) {
  const joined = extras?.pairs?.findLast((pair) => pair.joined);
  if (!joined || small) return null;
  return (
    <g class="beads" aria-hidden="true">
      {chainOf(joined.posts, duchy, place.map).map(([one, other]) => {
        const a = place.at(one);
        const b = place.at(other);
        return (
          <circle
            key={`${one} ${other}`}
            cx={round((a.x + b.x) / 2)}
            cy={round((a.y + b.y) / 2)}
            r={round(place.radius * 0.115)}
          />
        );
      })}
    </g>
  );
}

const Posts = ({ place, extras: { pairs = [], soon = [], pairPoints = 0 } = {}, small }: LayerProps) =>
  pairs.length > 0 ? (
    <BorderPosts layout={place} pairs={pairs} points={pairPoints} soon={soon} small={small} />
  ) : null;

const ARC = 'M24 52C40 10 150 10 176 52';

export const border: BurgundyModule = {
  id: 'border',
  Picture: () => (
    <Picture>
      <g class="rim is-joined">
        <path class="rim-edge" d={ARC} />
        <path class="rim-line" d={ARC} />
      </g>
      {tileAt('ship', 66, 56, 28)}
      {tileAt('market', 114, 56, 28)}
      <g class="beads">
        <circle cx="90" cy="56" r="5" />
      </g>
      <SignAt id="m-post-on" x={24} y={56} size={44} />
      <SignAt id="m-post-on" x={176} y={56} size={44} />
    </Picture>
  ),
  guide: { picture: () => <Sign id="m-post" />, chapters: ['border'] },
  info: {
    posts: () => ({
      title: say('posts'),
      text: say('rule.posts'),
      clause: 'burgundy.border.pair',
      picture: <Sign id="m-post" />,
    }),
    awards: (_, { border_points: [first = 5, second = 2] = [] }) => ({
      title: say('awards'),
      text: say('rule.awards', { first, second }),
      clause: 'burgundy.border.all',
      picture: <Sign id="m-post-on" />,
    }),
  },
  presets: ['full'],
  layers: { beneath: Rim, between: Beads, around: Posts },
};
