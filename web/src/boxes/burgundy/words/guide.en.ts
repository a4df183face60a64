/** The rules page of The Castles of Burgundy: topics, captions and answers. */
export const burgundyGuideEn = {
  turn: 'Your turn',
  'turn.about': 'two dice, four actions',
  'turn.1':
    'At the start of a round everyone rolls two dice. On your turn you use them, one after the other. Each die is one action: take a tile, place a tile, sell goods or take two workers.',
  'turn.2':
    'The number on the die says where: it takes a tile from the depot with its number, places a tile on a space with its number, or sells goods with its number. Each worker you spend moves a die by one, and 6 and 1 are neighbours. Once in your turn you may also buy a tile from the black depot for two silver. That uses no die.',
  'action.take': 'Take a tile',
  'action.take.text':
    'From the depot with the number of your die, into your storage. Storage holds three tiles.',
  'action.place': 'Place a tile',
  'action.place.text':
    'From your storage onto a space of its colour with the number of your die, next to a tile you already have.',
  'action.sell': 'Sell goods',
  'action.sell.text':
    'All your goods with the number of your die. You get one silver for the sale, and points for each goods tile.',
  'action.workers': 'Take workers',
  'action.workers.text': 'Any die gives you two workers.',
  'figure.place':
    'With a 3 you may place a tile on a marked space: it touches a tile, it shows a 3, and it has the colour of the tile.',
  tiles: 'Tiles and spaces',
  'tiles.about': 'six colours, six jobs',
  'tiles.1':
    'Each space of your duchy takes tiles of one colour only. When you place a tile, its effect happens straight away. Then you score if it completes an area.',
  'tiles.title': 'What each colour does',
  buildings: 'Buildings',
  'buildings.about': 'each kind has one effect',
  'buildings.1':
    'A building has its effect once, as soon as you place it. A town may hold each kind of building only once, unless you have monastery 1.',
  monasteries: 'Monasteries',
  'monasteries.about': 'what each one does',
  'monasteries.1':
    'There is one of each. It bends a rule for you from the moment you place it, or it scores at the end of the game.',
  'group.selling': 'Selling and ships',
  'group.dice': 'Dice and workers',
  'group.tiles': 'Tiles and income',
  'group.endBuildings': 'At the end, for buildings',
  'group.end': 'At the end, for the rest',
  goods: 'Goods and ships',
  'goods.about': 'load, sell, turn order',
  'goods.1':
    'When you place a ship, you take all the goods from one depot and move your marker one space along the turn-order track. The player furthest along goes first in the next round. If two are on the same space, the one who arrived last is on top and goes first.',
  'goods.2':
    'You can hold three kinds of goods at a time. A sale sells all your goods of one kind. For each tile you score as many points as there are players, and you get one silver for the sale.',
  'goods.title': 'Which die sells what',
  'goods.row': 'Sold with a {n}',
  livestock: 'Livestock',
  'livestock.about': 'pastures score again',
  'livestock.1':
    'A livestock tile scores one point for each animal on it. Other tiles with the same animal in the same pasture score again, so fill a pasture with one species, largest tiles first.',
  'figure.livestock':
    'Placing the 3 sheep scores 3 for them and 2 for the sheep already there. The pigs score nothing.',
  areas: 'Areas and bonuses',
  'areas.about': 'size, phase, colours',
  'areas.1':
    'When you fill the last space of an area, you score for its size, plus a bonus for the phase. Early is better.',
  'areas.2':
    'The first player to fill every space of one colour takes the large bonus tile of that colour, the second takes the small one.',
  'areas.size': 'Size of the area',
  'areas.points': 'Points',
  'areas.phase': 'Phase',
  'areas.bonus': 'Bonus',
  silver: 'Silver, mines and the black depot',
  'silver.about': 'money and how to spend it',
  'silver.1':
    'Mines pay one silver each at the end of every phase. Two silver buy a tile from the black depot, once in each of your turns. Silver and workers left at the end are worth a little: one point for each silver, and one for every two workers.',
  phases: 'Phases and rounds',
  'phases.about': 'five times five',
  'phases.1':
    'The game has five phases, A to E, of five rounds each. Before each phase the depots are cleared and filled again. In each round all players roll together, the white die sends a goods tile to a depot, and everyone takes a turn.',
  end: 'The end',
  'end.about': 'final scoring and ties',
  'end.1':
    'The game ends after phase E. You score one point for each unsold goods tile and each silver, one for every two workers, and what your monasteries give. The most points win.',
  'end.2':
    'If players are tied, the one with fewer empty spaces wins; if that is equal too, the one further behind on the turn-order track.',
  setup: 'Set-up',
  'setup.about': 'duchies, supplies, expert play',
  'setup.1':
    'Each player takes a duchy, a castle to start with and some supplies. Loire sets the table up for you; these clauses say how.',
  modules: 'Modules',
  'modules.about': 'what a table can add to the game',
  'modules.1':
    'The 2019 box holds eight modules. You choose them when you set up a table. Most of them can be combined, and the base game stays as it is.',
  extra: 'Extra tiles',
  'extra.about': 'a bridge, hired workers, a crane and geese',
  'extra.1':
    'Four more tiles. Monastery 27 keeps your piece on top on the turn-order track, and monastery 28 sells you two workers for one silver.',
  'extra.2':
    'The crane works like any building you choose. The geese score with another species in their pasture, and again whenever you add livestock there.',
  border: 'Border posts',
  'border.about': 'join the posts of your duchy',
  'border.1':
    'You play on duchies 11a to 11f, which have three border posts at the edge. A chain of tiles that joins two posts scores the points of the phase. The first and the second player to join all three score extra.',
  white: 'White castles',
  'white.about': 'an action with the white die',
  'white.1':
    'White castles are buildings. When you place one, you take an action with the number on the white die. Your workers may change that number for you.',
  inns: 'Inns',
  'inns.about': 'fit anywhere, and an area counts one more',
  'inns.1':
    'An inn costs two silver, lies next to the black depot and fits on a space of any colour. It does nothing itself, but its area counts one space more. Each area may have one inn.',
  routes: 'Trade routes',
  'routes.about': 'bonuses for the goods you sell',
  'routes.1':
    'Goods you sell are laid on your route from left to right. If a goods tile has the colour of its space, you receive the bonus of that space straight away.',
  team: 'The team game',
  'team.about': 'two against two',
  'team.1':
    'Two teams of two play on a double duchy each. Partners share workers, silver, goods and two storage spaces. Each has their own dice and two private spaces. The points of both partners are added up.',
  solo: 'The solo game',
  'solo.about': '37 spaces in 25 rounds',
  'solo.1': 'You play alone on a group of islands and win if you cover all 37 spaces in 25 rounds.',
  'solo.2':
    'Points are not the goal, only a help. Each time your counter reaches the target, you may take a free action, and the next target is five points lower.',
  shields: 'Shields',
  'shields.about': 'powers for your castles',
  'shields.1':
    'With two equal dice you may take a shield from the depot with that number instead of your two actions. It goes on one of your castles and works as long as you keep it.',
  'shields.2':
    'At the end of each phase every shield costs you one silver. Those you still have at the end of the game give points.',
  more: 'The small print',
  'more.about': 'what is open, and what we decided',
  'more.1':
    'What everyone may see, how we decide where the rulebooks are silent, and what this table does for you.',
  'q.win': 'How do I win?',
  'a.win':
    'Have the most points after phase E and the final scoring. If players are tied, the one with the fewest empty spaces wins.',
  'w.win': 'win wins winner winning victory most points score',
  'q.sellTwice': 'May I sell twice in one turn?',
  'a.sellTwice':
    'Yes. Each die may sell once, and a warehouse or a castle lets you sell once more. Each sale is all the goods of one kind.',
  'w.sellTwice': 'sell twice again two sales',
  'q.partSale': 'May I sell only some of my goods?',
  'a.partSale': 'No. A sale always takes all your goods of that kind.',
  'w.partSale': 'part some keep half',
  'q.sameBuilding': 'May a town have two of the same building?',
  'a.sameBuilding': 'No, each kind only once in a town, unless you have monastery 1.',
  'w.sameBuilding': 'same duplicate double twice building town',
  'q.storageFull': 'What if my storage is full?',
  'a.storageFull': 'You may still take a tile, but you must discard one of the tiles in your storage first.',
  'w.storageFull': 'storage full discard fourth space',
  'q.gameEnd': 'When does the game end?',
  'a.gameEnd':
    'After phase E. There are five phases of five rounds, so you take 25 turns. Then the final scoring follows.',
  'w.gameEnd': 'over end finish finished last round phase turns long game',
  'q.goodsFull': 'What if I already hold three kinds of goods?',
  'a.goodsFull': 'You keep goods of the kinds you have. Others stay in the depot.',
  'w.goodsFull': 'goods full three kinds load ship fourth',
  'q.six': 'Can a worker turn a 6 into a 1?',
  'a.six': 'Yes. 6 and 1 are neighbours, so one worker is enough.',
  'w.six': 'worker die wrap around change one six',
  'q.first': 'Who goes first?',
  'a.first':
    'The player furthest along the turn-order track. If two are on the same space, the one who arrived last is on top and goes first.',
  'w.first': 'turn order first start player track bridge',
  'q.castle': 'What does a castle do?',
  'a.castle': 'It gives you one more action straight away, as with a die of any number.',
  'w.castle': 'castle extra action free',
  'q.mine': 'When do mines pay?',
  'a.mine': 'At the end of each phase: one silver for each mine in your duchy.',
  'w.mine': 'mine income end of phase silver money',
  'q.buy': 'Does buying from the black depot use a die?',
  'a.buy': 'No. It costs two silver, and you may do it once in each of your turns, at any time in it.',
  'w.buy': 'buy purchase black depot silver die once',
} as const;

export type GuideKey = keyof typeof burgundyGuideEn;
