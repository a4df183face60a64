import { capital } from '../../../i18n';
import type { InfoCard } from '../../../table/box';
import { TilePicture } from '../art/tile';
import { say, sayAny } from '../words';
import { ShieldPicture, shieldPoints } from './shield';
import { Sign } from './symbols';

/** The cards of what the expansions put on the table: `shield:9`, `route:silver`, `posts`. */
export function moduleInfo(
  what: string,
  which: string,
  view: { readonly edition: number; readonly border_points?: readonly number[] },
): InfoCard | undefined {
  switch (what) {
    case 'shield':
      return {
        title: say('shield', { n: which }),
        text: `${sayAny(`shield.${which}`)} ${say('shieldWorth', { points: shieldPoints(Number(which)) })}`,
        clause: `burgundy.shield.${which.padStart(2, '0')}`,
        picture: <ShieldPicture shield={Number(which)} />,
      };
    case 'route': {
      const bonus = sayAny(`bonus.${which}`);
      return {
        title: capital(bonus),
        text: say('rule.route', { bonus }),
        clause: 'burgundy.route.bonus',
      };
    }
    case 'posts':
      return {
        title: say('posts'),
        text: say('rule.posts'),
        clause: 'burgundy.border.pair',
        picture: <Sign id="m-post" />,
      };
    case 'awards': {
      const [first = 5, second = 2] = view.border_points ?? [];
      return {
        title: say('awards'),
        text: say('rule.awards', { first, second }),
        clause: 'burgundy.border.all',
        picture: <Sign id="m-post-on" />,
      };
    }
    case 'inns':
      return {
        title: capital(say('tile.inn')),
        text: `${say('rule.inn')} ${say('rule.inns')}`,
        clause: 'burgundy.inn.purchase',
        picture: <TilePicture tile="inn" edition={view.edition} />,
      };
    case 'target':
      return {
        title: say('target'),
        text: say('rule.target'),
        clause: 'burgundy.solo.target',
        picture: <Sign id="m-target" />,
      };
    case 'shared':
      return {
        title: say('tray.sharedLabel'),
        text: say('rule.shared'),
        clause: 'burgundy.team.shared',
        picture: <Sign id="m-store-shared" />,
      };
    case 'partner':
      return {
        title: say('tray.partnerTitle'),
        text: say('rule.partner'),
        clause: 'burgundy.team.own',
        picture: <Sign id="m-team" />,
      };
    default:
      return undefined;
  }
}
