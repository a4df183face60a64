/** What the pages around the table say about the Dice Game: its name, options, chapters and tutorial. */
export const burgundyDiceShelfEn = {
  'title.burgundy-dice': 'The Castles of Burgundy: The Dice Game',
  'known.burgundy-dice.short':
    'Duchy A is certain. Much of what we know about the other duchies and the points rests on a single source.',
  'known.burgundy-dice':
    'Not everything could be checked in print. Duchies B, C and D, the points of five colours (all but yellow) and the faces of the hourglass die rest on a single source.',
  'setup.duchyOf': 'Duchy {letter}',
  'edition.burgundy-dice.2017.about': 'the only edition: duchies A to D, for one to five players',
  'option.castles': 'Start castles',
  'option.castles.about':
    'How they are chosen: secretly at the same time, openly in turn order with no castle chosen twice, or one for everyone, chosen by seat 1.',
  'option.castles.secret': 'secretly',
  'option.castles.all-different': 'all different',
  'option.castles.all-the-same': 'all the same',
  'option.pass': 'Taking the worker',
  'option.pass.about':
    'Whether you may pass and take a worker even if you could mark a hex with the dice as rolled.',
  'option.pass.only-if-none': 'only if nothing fits',
  'option.pass.free': 'always',
  'option.silver.just-earned': 'Silver just earned',
  'option.silver.just-earned.about':
    'Whether silver earned with the first hex of a round can pay for the second.',
  'option.silver.just-earned.allowed': 'may be used',
  'option.silver.just-earned.forbidden': 'only from the next round',
  'option.circles.monk': 'Circles for monks',
  'option.circles.monk.about':
    'How many circles the row has. A bonus with no free circle is lost. The printed number is not known.',
  'option.circles.monk.none': 'no limit',
  'option.circles.silver': 'Circles for silver',
  'option.circles.silver.about':
    'How many circles the row has. A bonus with no free circle is lost. The printed number is not known.',
  'option.circles.silver.none': 'no limit',
  'option.circles.commodity': 'Circles for commodities',
  'option.circles.commodity.about':
    'How many circles the row has. A bonus with no free circle is lost. The printed number is not known.',
  'option.circles.commodity.none': 'no limit',
  'option.circles.worker': 'Circles for workers',
  'option.circles.worker.about':
    'How many circles the row has. A bonus with no free circle is lost. The printed number is not known.',
  'option.circles.worker.none': 'no limit',
  'source.burgundy-dice.sale': 'Commodities sold',

  'learn.diceLead':
    'Sit down with a sheet of paper and a gentle bot. We explain while you fill your first hexes. Then you simply play on.',
  'learn.dice1':
    'Everyone has the same duchy on a sheet. Each round five dice are rolled for everybody: two numbers, two colours and an hourglass.',
  'learn.dice2':
    'You choose a number and a colour and write the number into a hex of that colour. Everyone chooses at the same time.',
  'learn.dice3':
    'Finished areas give you points, and bonuses for later rounds. After three phases, the player with the most points wins. You can also play solo.',
  'source.burgundy-dice.castle': 'Castles',
  'source.burgundy-dice.area': 'Finished areas',
  'source.burgundy-dice.pasture': 'Pastures, doubled',
  'source.burgundy-dice.colour': 'Finished colours',
  'option.burgundy-dice.boards': 'Duchy',
  'option.burgundy-dice.boards.about': 'The duchy everyone plays on: A, B, C or D.',
  'grade.burgundy-dice.well-done': 'Well done',
  'grade.burgundy-dice.excellent': 'Excellent',
  'grade.burgundy-dice.incredible': 'Incredible',
  'grade.burgundy-dice.none': 'Below the first grade',
  'option.dice.squares': 'Castle squares of duchy {letter}',
  'option.overlay.colour.purple': 'Points for purple',
  'option.overlay.colour.purple.about':
    'How many points the first and the second player get for completing this colour, for example 3 2.',
  'option.overlay.colour.gray': 'Points for grey',
  'option.overlay.colour.gray.about':
    'How many points the first and the second player get for completing this colour, for example 3 2.',
  'option.overlay.colour.blue': 'Points for blue',
  'option.overlay.colour.blue.about':
    'How many points the first and the second player get for completing this colour, for example 3 2.',
  'option.overlay.colour.orange': 'Points for orange',
  'option.overlay.colour.orange.about':
    'How many points the first and the second player get for completing this colour, for example 3 2.',
  'option.overlay.colour.green': 'Points for green',
  'option.overlay.colour.green.about':
    'How many points the first and the second player get for completing this colour, for example 3 2.',
};
