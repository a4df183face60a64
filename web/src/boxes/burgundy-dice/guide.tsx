/** The rules of the Dice Game as people read them. */
import bundle from 'words:burgundy-dice';
import { Icon } from '../../art/icon';
import { capital } from '../../i18n';
import { guideOf, type Row, type RulesGuide } from '../guide';
import { ColourDie, HourglassDie, PipDie } from './art/dice';
import { drawSymbols } from './art/symbols';
import { BONUS_ICON, BONUSES, COLOURS } from './sheet';
import type { BonusKind, Colour } from './view';
import { areaName, bonusName, say as tell } from './words';
import './burgundy-dice.css';

drawSymbols();

const { topic, answer } = guideOf('burgundy-dice', bundle, 'burgundy-dice/guide');

const COLOUR_CLAUSE: Readonly<Record<Colour, string>> = {
  purple: 'mark.purple',
  gray: 'mark.gray',
  blue: 'mark.blue',
  orange: 'mark.city',
  green: 'mark.castle',
  yellow: 'mark.pasture',
};

const colourRow = (colour: Colour): Row => ({
  picture: <ColourDie colour={colour} />,
  name: capital(areaName(colour)),
  text: tell(`rule.${colour}`),
  clause: `burgundy-dice.${COLOUR_CLAUSE[colour]}`,
});

const bonusRow = (bonus: BonusKind): Row => ({
  picture: <Icon id={BONUS_ICON[bonus]} />,
  name: capital(bonusName(bonus)),
  text: tell(`rule.${bonus}`),
  clause: bonus === 'commodity' ? 'burgundy-dice.sale.income' : `burgundy-dice.bonus.${bonus}`,
});

export const guide: RulesGuide = {
  topics: [
    topic('round', () => <PipDie value={5} />, ['round']),
    topic('numbers', () => <ColourDie colour="orange" />, ['mark'], {
      tables: () => [{ title: '', rows: COLOURS.map(colourRow) }],
    }),
    topic('areas', () => <Icon id="i-vp" />, ['area', 'colour']),
    topic('bonuses', () => <Icon id="bd-monk" />, ['bonus', 'sale'], {
      tables: () => [{ title: '', rows: BONUSES.map(bonusRow) }],
    }),
    topic('time', () => <HourglassDie count={1} />, ['time', 'end']),
    topic('solo', () => <Icon id="i-bonus" />, ['solo']),
    topic('setup', () => <Icon id="k-C" />, ['setup', 'variant']),
    topic('more', () => <Icon id="u-book" />, ['policy']),
  ],
  answers: [
    answer('win', 'end.total', 'end.tie-bonuses'),
    answer('pass', 'round.worker', 'round.pass', 'round.worker-later'),
    answer('two', 'bonus.silver', 'bonus.other-die'),
    answer('sell', 'sale.double', 'sale.income'),
  ],
};
