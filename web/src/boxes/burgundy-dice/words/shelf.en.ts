/** What the house says about the Dice Game: its name, options, chapters and lesson. */
export const burgundyDiceShelfEn = {
  'title.burgundy-dice': 'The Castles of Burgundy: The Dice Game',
  'known.burgundy-dice.short':
    'Duchy A is certain; of the other duchies and the points much rests on one source only.',
  'known.burgundy-dice':
    'Not everything could be checked against print: duchies B, C and D, the points of five colours (all but yellow) and the faces of the hourglass die rest on one source.',
  'setup.duchy': 'Duchy',
  'setup.duchyOf': 'Duchy {letter}',
  'edition.burgundy-dice.2017.about': 'the one edition: duchies A to D, alone or with up to five',
  'option.boards.about': 'The duchy that everyone plays on: A, B, C or D.',
  'option.castles': 'Start castles',
  'option.castles.about':
    'How they are chosen: secretly at once; openly in turn order, none twice; or one for everyone, by seat 1.',
  'option.castles.secret': 'secretly',
  'option.castles.all-different': 'all different',
  'option.castles.all-the-same': 'all the same',
  'option.pass': 'Taking the worker',
  'option.pass.about': 'Whether one may pass for a worker although the dice as rolled would mark a hex.',
  'option.pass.only-if-none': 'only if nothing fits',
  'option.pass.free': 'always',
  'option.silver.just-earned': 'Silver just earned',
  'option.silver.just-earned.about': 'Whether silver earned by the first hex of a round pays for the second.',
  'option.silver.just-earned.allowed': 'may be used',
  'option.silver.just-earned.forbidden': 'waits a round',
  'option.circles.monk': 'Circles for monks',
  'option.circles.monk.about':
    'How many circles the row has; what finds none is lost. The printed number is not known.',
  'option.circles.monk.none': 'no limit',
  'option.circles.silver': 'Circles for silver',
  'option.circles.silver.about':
    'How many circles the row has; what finds none is lost. The printed number is not known.',
  'option.circles.silver.none': 'no limit',
  'option.circles.commodity': 'Circles for commodities',
  'option.circles.commodity.about':
    'How many circles the row has; what finds none is lost. The printed number is not known.',
  'option.circles.commodity.none': 'no limit',
  'option.circles.worker': 'Circles for workers',
  'option.circles.worker.about':
    'How many circles the row has; what finds none is lost. The printed number is not known.',
  'option.circles.worker.none': 'no limit',
  'source.burgundy-dice.sale': 'Commodities sold',

  'learn.diceLead':
    'Sit down with a sheet of paper and a gentle bot. We explain while you mark your first hexes; afterwards you simply play on.',
  'learn.dice1':
    'Everyone has the same duchy on a sheet. Each round five dice are rolled for all: two numbers, two colours, one hourglass.',
  'learn.dice2':
    'You choose a number and a colour and write the number into a hex of that colour. All choose at the same time.',
  'learn.dice3':
    'Completed areas give points and help for later rounds. After three phases the most points win. It can be played alone, too.',
};
