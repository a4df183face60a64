import { capital } from '../../../../i18n';
import { say, sayAny } from '../../words';
import type { BurgundyModule } from '../part';
import { Sign } from '../symbols';
import type { RouteView } from '../view';
import { RouteStrip } from './strip';

const ROUTE: readonly RouteView[] = (
  [
    ['turquoise', 'silver', 'turquoise'],
    ['orange', 'action', 'orange'],
    ['brown', 'take-building', null],
    ['pink', 'workers', null],
    ['brown', 'take-mine-monastery-castle', null],
    ['violet', 'action', null],
  ] as const
).map(([good, bonus, laid]) => ({ card: '', good, bonus, laid, paid: laid === good }));

export const routes: BurgundyModule = {
  id: 'routes',
  Picture: () => (
    <span class="module-picture module-route" aria-hidden="true">
      <RouteStrip route={ROUTE} small />
    </span>
  ),
  guide: { picture: () => <Sign id="m-route-card" />, chapters: ['route'] },
  info: {
    route: (which) => {
      const bonus = sayAny(`bonus.${which}`);
      return {
        title: capital(bonus),
        text: say('rule.route', { bonus }),
        clause: 'burgundy.route.bonus',
      };
    },
  },
  presets: ['full'],
};
