/**
 * What the pages around the table say about The Castles of Burgundy: its name, options, chapters and
 * tutorial.
 */
export const burgundyShelfEn = {
  'title.burgundy': 'The Castles of Burgundy',
  'setup.boardsWho': 'Who has which duchy',
  'setup.boardsAll': 'Duchy for everyone',
  'setup.boardsSame': 'The same for all',
  'setup.boardsEach': 'One for each seat',
  'setup.boardsExpert': 'Dealt and chosen (expert)',
  'setup.boardsExpertHint':
    'Each player is dealt duchies, chooses one of them, and decides where to put the first castle.',
  'setup.board': 'Duchy {n}',
  'setup.boardMap': 'Map of duchy {n}',
  'setup.boardFor': 'Duchy for {seat}',
  'setup.boardData': 'How sure we are of this board: {standing}',
  'setup.boardNote': 'Source: {source}',
  'edition.burgundy.2019': '2019',
  'edition.burgundy.2019.about': 'Ten duchies. You may buy from the black depot at any time in your turn.',
  'edition.burgundy.2011': '2011',
  'edition.burgundy.2011.about': 'The first edition, with nine duchies.',

  'option.start-castle': 'First castle',
  'option.start-castle.about':
    'On duchy 1, and on duchy 2 of 2019, the first castle is in the centre. Otherwise each player chooses, as on all other duchies.',
  'option.start-castle.standard': 'in the centre',
  'option.start-castle.choose': 'each seat chooses',
  'option.tie.empty': 'Ties',
  'option.tie.empty.about':
    'Who wins a tie: the player with the fewest empty spaces in their duchy, or the one with the most.',
  'option.tie.empty.fewest': 'fewest empty spaces',
  'option.tie.empty.most': 'most empty spaces',
  'option.m6.payment': 'Monastery 6',
  'option.m6.payment.about': 'Whether you may also pay with one silver and one worker (2019).',
  'option.m6.payment.pure': 'two of one sort',
  'option.m6.payment.mixed': 'mixed payment too',
  'option.storage.discard': 'Full storage',
  'option.storage.discard.about':
    'Whether you may discard a stored tile for every tile you gain, or only when you take one with a die.',
  'option.storage.discard.any-gain': 'for every gain',
  'option.storage.discard.take-action-only': 'only when taking',
  'option.dice.free-step.combine': 'Free step and workers',
  'option.dice.free-step.combine.about':
    'Whether the free step of monasteries 9 to 12 can be combined with workers you pay.',
  'option.dice.free-step.combine.on': 'they add up',
  'option.dice.free-step.combine.off': 'one or the other',
  'option.dice.free-step.m8': 'Free step and monastery 8',
  'option.dice.free-step.m8.about': 'Whether monastery 8 extends the free step of monasteries 9 to 12 to 2.',
  'option.dice.free-step.m8.off': 'no',
  'option.dice.free-step.m8.on': 'yes',
  'option.purchase.window': 'The purchase',
  'option.purchase.window.about': 'When in your turn you may buy from the black depot.',
  'option.purchase.window.edition': 'as in the edition',
  'option.purchase.window.any-decision': 'at any moment',
  'option.purchase.window.between-actions': 'between actions',
  'option.expert.pairs': 'Dealt duchies',
  'option.expert.pairs.about': 'Which duchies a seat may choose from when they are dealt.',
  'option.expert.pairs.two-random': 'two at random',
  'option.expert.pairs.one-random': 'one at random',
  'option.expert.pairs.free-choice': 'any',
  'option.expert.reveal': 'Set-up choices',
  'option.expert.reveal.about': 'Whether players choose openly in turn order or secretly at the same time.',
  'option.expert.reveal.open': 'openly',
  'option.expert.reveal.secret': 'secretly',

  'learn.burgundyLead':
    'Sit down at a real table against a gentle bot. We explain the whole game while you play your first turns. Then you simply play on.',
  'learn.what1':
    'You are a duke in the Loire valley. You fill your duchy with tiles: castles, mines, ships, towns, pastures and monasteries.',
  'learn.what2':
    'Each turn you have two dice. A die takes a tile with its number, places a tile on its number, sells goods with its number, or gives you two workers. Workers change dice.',
  'learn.what3':
    'Finished areas score points, and early ones score more. After five phases of five rounds, the player with the most points wins.',
  'source.burgundy.livestock': 'Livestock',
  'source.burgundy.watchtower': 'Watchtowers',
  'source.burgundy.area': 'Finished areas',
  'source.burgundy.phase': 'Phase bonus',
  'source.burgundy.colour': 'Finished colours',
  'source.burgundy.sale': 'Goods sold',
  'source.burgundy.goods': 'Goods left',
  'source.burgundy.silver': 'Silver left',
  'source.burgundy.workers': 'Workers left',
  'source.burgundy.monastery': 'Monasteries',
  'option.burgundy.boards': 'Duchies',
  'option.burgundy.boards.about':
    'Everyone plays on the same duchy, each on a different one, or they are dealt at random.',
  'box.boards': 'Duchies',
};
