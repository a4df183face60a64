/** The rules page of the Dice Game: topics and answers. */
export const burgundyDiceGuideEn = {
  round: 'A round',
  'round.about': 'five dice for everyone',
  'round.1':
    'Five dice are rolled for everyone: two with numbers, two with colours and one with hourglasses. Choose one number and one colour, and write the number into a hex of that colour. The hex must be next to one you have already marked.',
  'round.2': 'Everyone chooses at the same time and in secret. If nothing fits, you gain a worker instead.',
  numbers: 'Which number fits where',
  'numbers.about': 'six colours',
  'numbers.1': 'Each colour has its own rule for the numbers in it.',
  areas: 'Areas',
  'areas.about': 'points and bonuses',
  'areas.1':
    'When you fill the last hex of an area, you score for its size. The earlier the phase, the more it is worth. Most areas give a bonus too. Pastures score double instead.',
  'areas.2':
    'The first player to fill every hex of a colour scores the larger value of that colour, the second the smaller one.',
  bonuses: 'Bonuses',
  'bonuses.about': 'monks, workers, silver, commodities',
  'bonuses.1':
    'You may use one bonus in each round. Commodities are different: they are sold for you whenever a double hourglass is rolled.',
  time: 'Time',
  'time.about': 'three phases, ten boxes each',
  'time.1':
    'Each roll crosses off one or two boxes in the time column. When a column is full, the next phase begins. After the third phase the game ends. The player with the most points wins, and unused bonuses break a tie.',
  solo: 'Solo',
  'solo.about': 'eight rounds a phase, three grades',
  'solo.1':
    'In the solo game you play eight rounds in each phase and try to reach a grade: over 50 points is well done, over 60 excellent, 70 or more incredible.',
  setup: 'Set-up and variants',
  'setup.about': 'duchies, start castles',
  'setup.1': 'Everyone plays on the same duchy, A to D, and marks one castle to start from.',
  more: 'The small print',
  'more.about': 'what is open, and what we decided',
  'more.1': 'How we decide where the rulebook is silent.',
  'q.win': 'How do I win?',
  'a.win':
    'Have the most points after the third phase. If players are tied, the one with the most unused bonuses wins.',
  'w.win': 'win wins winner winning victory most points score',
  'q.pass': 'What if no number fits?',
  'a.pass': 'You pass and gain a worker. You cannot use it in the same round.',
  'w.pass': 'pass nothing worker',
  'q.two': 'Can I mark two hexes in one round?',
  'a.two': 'Yes, with a silver. The second pair needs at least one die that the first did not use.',
  'w.two': 'two second silver twice',
  'q.sell': 'When are commodities sold?',
  'a.sell':
    'Whenever a double hourglass is rolled, before anyone marks. Each one gives a silver and 2 points.',
  'w.sell': 'sell sale commodity goods double hourglass',
} as const;

export type GuideKey = keyof typeof burgundyDiceGuideEn;
