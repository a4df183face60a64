import { Icon } from '../../art/icon';
import { capital, t } from '../../i18n';
import type { InfoCard } from '../../table/box';
import { ColourDie } from './art/dice';
import { BONUS_ICON } from './sheet';
import type { BonusKind, Colour, DiceGameView } from './view';
import { areaName, bonusName, say } from './words';

const COLOUR_CLAUSE: Readonly<Record<Colour, string>> = {
  purple: 'mark.purple',
  gray: 'mark.gray',
  blue: 'mark.blue',
  orange: 'mark.city',
  green: 'mark.castle',
  yellow: 'mark.pasture',
};
const BONUS_CLAUSE: Readonly<Record<BonusKind, string>> = {
  monk: 'bonus.monk',
  worker: 'bonus.worker',
  silver: 'bonus.silver',
  commodity: 'sale.double',
};

const card = (title: string, text: string, clause: string, picture?: InfoCard['picture']): InfoCard => ({
  title: capital(title),
  text,
  clause: `burgundy-dice.${clause}`,
  picture,
});
const picture = (bonus: BonusKind) => (
  <span class="bd-info-icon">
    <Icon id={BONUS_ICON[bonus]} />
  </span>
);

/** The card for a `data-info` key: `colour:purple`, `bonus:monk`, `time`. */
export function info(key: string, view: DiceGameView): InfoCard | undefined {
  const [what, which = ''] = key.split(':');
  const solo = view.players.length === 1;
  switch (what) {
    case 'colour': {
      const colour = which as Colour;
      return card(
        areaName(colour),
        say(`rule.${colour}`),
        COLOUR_CLAUSE[colour],
        <ColourDie colour={colour} />,
      );
    }
    case 'castle': {
      const bonus = which as BonusKind;
      return card(
        `${areaName('green')}${t('list.colon')}${bonusName(bonus)}`,
        say('rule.green'),
        'area.castle',
        picture(bonus),
      );
    }
    case 'bonus': {
      const bonus = which as BonusKind;
      const text =
        bonus === 'commodity' ? say('rule.commodity') : `${say(`rule.${bonus}`)} ${say('rule.one')}`;
      return card(bonusName(bonus), text, BONUS_CLAUSE[bonus], picture(bonus));
    }
    case 'pip':
      return card(say('dice'), say('rule.pip'), 'round.combination');
    case 'hourglass':
      return card(
        say('time'),
        say(solo ? 'rule.hourglassSolo' : 'rule.hourglass'),
        solo ? 'solo.hourglass' : 'time.tick',
      );
    case 'time':
      return card(say('time'), say('rule.time'), solo ? 'solo.rounds' : 'time.phases');
    case 'colours':
      return card(
        say('colours'),
        say(solo ? 'rule.coloursSolo' : 'rule.colours'),
        solo ? 'solo.colours' : 'colour.first',
      );
    case 'areas':
      return card(say('areas'), say('rule.areas'), 'area.points');
    case 'grades':
      return card(say('grades'), say('rule.grades'), 'solo.grades');
    default:
      return undefined;
  }
}
