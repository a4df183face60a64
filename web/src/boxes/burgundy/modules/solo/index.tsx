import { say } from '../../words';
import type { BurgundyModule, LayerProps } from '../part';
import { Picture, tileAt } from '../picture';
import { Sign, SignAt } from '../symbols';
import { Ferries, Sea } from './sea';
import './solo.css';

const Rivers = ({ place }: LayerProps) => (place.map.rivers.length > 0 ? <Ferries layout={place} /> : null);

export const solo: BurgundyModule = {
  id: 'solo',
  Picture: () => (
    <Picture>
      <g class="sea">
        <rect class="sea-water" x="4" y="6" width="192" height="80" rx="10" />
        <g class="river-link is-joined">
          <path class="river-bed" d="M74 46H126" stroke-width="12" />
          <path class="river-rope" d="M74 46H126" />
        </g>
      </g>
      {tileAt('ship', 50, 46, 29)}
      {tileAt('blank', 148, 46, 29)}
      <SignAt id="m-ferry" x={100} y={40} size={36} />
    </Picture>
  ),
  guide: { picture: () => <Sign id="m-target" />, chapters: ['solo'] },
  info: {
    target: () => ({
      title: say('target'),
      text: say('rule.target'),
      clause: 'burgundy.solo.target',
      picture: <Sign id="m-target" />,
    }),
  },
  presets: ['solo'],
  layers: {
    beneath: ({ place, duchy, small }) => <Sea layout={place} duchy={duchy} small={small} />,
    between: Rivers,
  },
};
