import { say } from '../../words';
import type { BurgundyModule } from '../part';
import { Picture } from '../picture';
import { Sign, SignAt } from '../symbols';
import './team.css';

export const team: BurgundyModule = {
  id: 'team',
  Picture: () => (
    <Picture>
      <SignAt id="m-team" x={46} y={46} size={62} />
      <SignAt id="m-store-own" x={104} y={46} size={36} />
      <SignAt id="m-store-shared" x={154} y={46} size={54} />
    </Picture>
  ),
  guide: { picture: () => <Sign id="m-team" />, chapters: ['team'] },
  info: {
    shared: () => ({
      title: say('tray.sharedLabel'),
      text: say('rule.shared'),
      clause: 'burgundy.team.shared',
      picture: <Sign id="m-store-shared" />,
    }),
    partner: () => ({
      title: say('tray.partnerTitle'),
      text: say('rule.partner'),
      clause: 'burgundy.team.own',
      picture: <Sign id="m-team" />,
    }),
  },
  presets: ['team'],
};
