/** What the tutorial of The Castles of Burgundy says. */
export const lessonEn = {
  yourDice: 'Your dice show {dice}.',
  yourDie: 'Your die shows {die}.',
  advice: 'My advice: {deed} {how}.',
  adviceShort: 'My advice: {deed}.',
  welcome: 'Welcome to your duchy',
  'welcome.text':
    'This land is yours to fill. The castle is your first tile, and every new tile must touch one that is already there. You have 25 turns: five phases of five rounds. The player with the most points at the end wins.',
  market: 'The market on the river',
  'market.text':
    'There are six depots, one for each number on a die. They are refilled at the start of every phase. The dark island in the middle is the black depot. You buy tiles there with silver.',
  dice: 'Your two dice',
  'dice.text':
    '{dice} Each die is one action: take a tile from the depot with its number, place a stored tile on a space with its number, sell goods with its number, or take two workers. You can do the same thing twice.',
  workers: 'Workers change dice',
  'workers.text':
    'You have {n} {n|worker|workers}. Each one you spend changes a die by 1, up or down, and 6 and 1 are neighbours. So almost every roll can be made to fit. If you have no use for a die, turn it into two more workers.',
  take: 'Take a tile',
  'take.text':
    '{dice} A tile you take goes into your storage, which holds three. If it is full, you must first discard one of them from the game. {advice} {rule}',
  nothing: 'When nothing fits',
  'nothing.text': '{dice} No tile can be taken now. Turn a die into two workers. {advice}',
  place: 'Place it',
  'place.text':
    '{dice} A stored tile goes on an empty space of its own colour that shows the number of the die, next to a tile that is already there. {advice} {rule}',
  other: 'Your other die',
  'other.text':
    '{dice} Nothing in your storage can be placed with it, so use it for something else. {advice}',
  'answer.text': '{hint} {advice}',
  end: 'End your turn',
  'end.text': 'Both dice are used. Until you end your turn you can take everything back with Undo.',
  watch: 'Now it is {name}’s turn',
  'watch.text': 'The log says what happens. Where points are scored, “Why?” shows the reason and the rule.',
  order: 'Who goes first',
  'order.first':
    'You are in front on the bridge now. The player in front plays first when a round begins. If two are on the same space, the one on top goes first. Each ship you place moves you one space along. That counts from the next round on.',
  'order.second':
    '{name} is in front on the bridge now. The player in front plays first when a round begins. If two are on the same space, the one on top goes first. Each ship you place moves you one space along. That counts from the next round on.',
  sell: 'Goods and selling',
  'sell.text':
    'You have {goods}. A die with the number of the goods sells all goods of that colour in one go. You get 1 silver for the sale and {points} points for each tile. {now}',
  'sell.none':
    'You have no goods now. You get them with ships. A die with the number of the goods sells all goods of that colour in one go. You get 1 silver for the sale and {points} points for each tile.',
  'sell.later': 'None of your dice can sell them now.',
  goodOf: '{n} {good} (sold with a {value})',
  ship: 'Ships',
  'ship.text':
    'A ship you place loads all goods from one depot of your choice, up to three colours in all. It also moves you ahead in the turn order. Each round the white die sends a new goods tile to one depot.',
  livestock: 'Livestock',
  'livestock.text':
    'Livestock scores the animals on the tile straight away. Every tile with the same animal that is already in the same pasture scores again. So collect one kind of animal in each pasture.',
  building: 'Buildings',
  'building.text':
    'Each of the eight buildings does something once, when you place it: take another tile, place one more, sell goods, or gain workers, silver or points. A town holds each building only once. Point at one to see what it does.',
  castle: 'Castles',
  'castle.text':
    'A castle gives you another action straight away, as if you had a die of any number you like. You need no workers for it.',
  mine: 'Mines',
  'mine.text':
    'A mine does nothing when you place it. At the end of every phase, each of your mines pays 1 silver. The earlier you place it, the more it pays.',
  monastery: 'Monasteries',
  'monastery.text':
    'No two of the 26 monasteries are alike. Some change a rule for you from then on, others score at the end of the game. They only count once they are placed.',
  now: 'Here is one in your deal.',
  later: 'You can neither take nor place one with your dice now, so remember it for later.',
  meanwhile: 'Your dice cannot get you one now, so use this turn for something else. {advice}',
  areas: 'Finished areas',
  'areas.text':
    'When you cover the last space of an area, it scores straight away: 1, 3, 6, 10, 15, 21, 28 or 36 points for 1 to 8 spaces, plus 10 more in phase A, 8 in B, 6 in C, 4 in D and 2 in E. So small areas are worth a lot early on. {near}',
  'areas.near': 'You are closest here: {land}, {n} spaces, {left} still empty.',
  bonus: 'Bonus tiles',
  'bonus.text':
    'The first player to cover all spaces of one colour takes the large bonus tile of that colour. The second takes the small one. Watch which colours the others are about to finish.',
  black: 'The black depot',
  'black.text':
    'Once in each of your turns you may buy a tile from the black depot for 2 silver. It does not use a die. {now}',
  'black.now': 'You have enough. {advice}',
  'black.later': 'You have {n} silver now. That is not enough, or you have already bought a tile this turn.',
  phase: 'Rounds and phases',
  'phase.text':
    'This is phase {phase}, round {round} of 5. After round 5 the mines pay, all tiles left in the depots leave the game, and the market is refilled. Goods in the depots stay. A tile you want will be gone in the next phase.',
  final: 'The end of the game',
  'final.text':
    'After phase E you score 1 point for each unsold goods tile, 1 for each silver and 1 for every two workers. Then your monasteries score. If players are tied, the one with fewer empty spaces wins.',
  done: 'You can play',
  'done.text':
    'That was the whole game. Play on from here: this is a real table. Point at anything, or press and hold it, to see what it does.',
} as const;

export type LessonKey = keyof typeof lessonEn;
