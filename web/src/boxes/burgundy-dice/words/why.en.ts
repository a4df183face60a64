import type { Reasons } from '../why';

/** Why something may not be done. */
export const whyEn: Reasons = {
  'chance-only': 'Chance decides that.',
  'castles-before': 'Start castles are chosen before the first round only.',
  'castle-first': 'Choose your start castle first.',
  'not-a-castle': 'Choose one of the four green castles.',
  'castle-taken': 'That castle is taken, and all start castles differ.',
  'must-mark': 'You can mark a hex with the dice as rolled, so you cannot pass.',
  'second-takes-silver': 'A second hex takes a silver.',
  'one-bonus': 'You may use one bonus in a round.',
  'name-both': 'A silver marks a second hex: choose both.',
  marked: 'A hex is marked only once.',
  'not-adjacent': 'This hex does not touch a marked hex.',
  'neither-rolled':
    'Neither {number} nor {colour} was rolled. A monk and a worker would be two bonuses, and you may use one in a round.',
  'not-both-rolled':
    '{number} and {colour} were not both rolled, and the silver is your one bonus of the round.',
  'needless-bonus': 'The dice show {number} and {colour} as they are: you need no bonus.',
  'colour-lacks-monk': 'No die shows {colour}. A monk would change a colour die, and you have none.',
  'colour-not-rolled': 'No die shows {colour}. A monk would change a colour die.',
  'number-lacks-worker': 'No die shows {number}. A worker would change it, and you have none.',
  'number-not-rolled': 'No die shows {number}. A worker would change it.',
  'no-bonus': 'You have none of this bonus: {bonus}.',
  'wrong-number': 'This hex takes {low} or {high}, not {number}.',
  'city-has-number': 'This city has a {number} already, and its numbers all differ.',
  'pasture-differs': 'This pasture has {numbers}, and its numbers are all equal.',
  'castle-alone': 'There is no number beside this castle yet.',
  'not-beside-castle': 'A castle takes a number beside it: {numbers}.',
  'same-dice': 'Both hexes would use the same two dice. The second needs at least one other die.',
};
