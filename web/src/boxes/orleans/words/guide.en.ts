/** The rules page of Orléans: topics and answers. */
export const orleansGuideEn = {
  round: 'A round',
  'round.about': 'seven phases, eighteen times',
  'round.1':
    'The hourglass shows the event that will close the round. In the census the player ahead on the farmers’ track gains a coin and the one behind pays a coin.',
  'round.2':
    'Then everyone draws followers, plans, and acts in turn until all have passed. After the event the next player becomes the start player.',
  plan: 'Drawing and planning',
  'plan.about': 'from the bag to the market to the places',
  'plan.1':
    'You draw as many followers as your knights’ track allows, and put them on spaces that show their kind. A monk fits everywhere. Followers you do not place stay in the market.',
  'plan.2':
    'Everyone plans at the same time and in secret. A follower you have placed stays on its space until you use the place. If you draw fewer followers than you may, you can take placed ones back instead.',
  places: 'Places and actions',
  'places.about': 'what the ten places do',
  'places.1':
    'A place is ready when all its spaces are filled. In your turn you use one place that is ready, or you pass for the round. Its followers go back into your bag, together with the one you recruit.',
  'places.title': 'The ten places of your board',
  tracks: 'Tracks and development',
  'tracks.about': 'a reward for every recruit',
  'tracks.1':
    'Whoever you recruit moves you one step along a track. Farmers bring goods, boatmen coins, craftsmen technology tiles, traders place tiles, knights a larger draw and scholars development points.',
  'tracks.2':
    'The development track gives coins, citizens and stars. At the end your stars multiply your trading stations and citizens.',
  'tracks.title': 'The six tracks',
  tiles: 'Place tiles and technology',
  'tiles.about': 'new places, fewer followers',
  'tiles.1':
    'A place tile is a place that only you have. You choose it when you recruit a trader: the first time from type I, later from both.',
  'tiles.2':
    'A technology tile covers one space for the rest of the game. The first one must cover a farmer. It cannot cover a monk or the only space of a place, and no place can have two.',
  'tiles.title': 'The place tiles',
  'tiles.invasion': 'The place tiles of Invasion',
  map: 'The map',
  'map.about': 'travel, collect goods, build',
  'map.1':
    'The Ship takes your merchant along a waterway, the Wagon along a road. You may take one of the goods that lie there. The Guildhall builds a trading station where your merchant is.',
  'map.2': 'There is one trading station in a town, but in Orléans every player may have one.',
  deeds: 'Beneficial deeds',
  'deeds.about': 'followers for the city',
  'deeds.1':
    'The Town Hall sends one or two followers to deeds. They never come back, so your bag gets thinner, and you are rewarded for each. Whoever fills the last space of a deed takes its citizen.',
  'deeds.title': 'The eight deeds',
  events: 'Events and torture',
  'events.about': 'what the hourglass brings, and what happens if you cannot pay',
  'events.1':
    'You know the event from the start of the round. Pilgrimage forbids new monks during the round. The other events come after the actions.',
  'events.2': 'For every coin you cannot pay you give up something else. That is called torture.',
  'events.title': 'The six events',
  end: 'The end',
  'end.about': 'after eighteen rounds',
  'end.1':
    'You score your coins and the value of your goods. Then add your trading stations and citizens and multiply them by your development status.',
  setup: 'Set-up',
  'setup.about': 'five coins, four followers, ten trading stations',
  'setup.1':
    'You start with a farmer, a boatman, a craftsman and a trader in your colour. You can never lose them. How many goods and other followers there are depends on the number of players.',
  more: 'The small print',
  'more.about': 'what is secret, and what the table may correct',
  'more.1':
    'We could not read the rulebook of the base game. Every clause says how well it is known, and doubtful values can be corrected.',
  scenarios: 'Scenarios of Invasion',
  'scenarios.about': 'six other ways to play',
  'scenarios.1':
    'A scenario changes the base game for one table: together, head to head, alone, or with structures to build. Where it says nothing else, the rules of the base game apply.',
  'scenarios.2': 'In every scenario except Invasion you know the event of each round from the start.',
  'scenarios.title': 'Events that several scenarios have',
  prosperity: 'Prosperity',
  'prosperity.about': 'two to five players, structures and a carpenter',
  'prosperity.1':
    'Move the carpenter to the town on your secret card and build its structure there. Then send it followers, coins and goods. A complete structure scores.',
  'prosperity.title': 'The events of Prosperity',
  invasion: 'Invasion',
  'invasion.about': 'two to five players, all together',
  'invasion.1':
    'Fortify Orléans, fill its stores, build towers and gain citizens before the last round. Everyone has a character with an objective of their own. You win or lose together.',
  'invasion.title': 'The events of Invasion',
  duel: 'The Duel',
  'duel.about': 'two players, four objectives',
  'duel.1':
    'Both choose a starting town and the place tiles of the game. The first to meet four objectives wins. If you cannot pay what an event demands, you lose immediately.',
  'duel.title': 'The events of the Duel',
  'duel.goals': 'The four objectives',
  dignitary: 'The Dignitary',
  'dignitary.about': 'one player, eight citizens',
  'dignitary.1':
    'Choose where seven citizens wait. Six more are in towns on the map. Gain eight within sixteen rounds. There are no goods.',
  'dignitary.title': 'The events of the Dignitary',
  vierzon: 'Capital Vierzon',
  'vierzon.about': 'one player, five objectives',
  'vierzon.1':
    'Meet five objectives within fourteen rounds: pay 10 and 25 coins, build in Loches, reach 28 points and bring building materials to Vierzon.',
  'vierzon.title': 'The events of Capital Vierzon',
  'vierzon.goals': 'The five objectives',
  salesman: 'Travelling Salesman',
  'salesman.about': 'one player, five deliveries',
  'salesman.1':
    'Deliver goods to five towns within fifteen rounds. After each round you must eat: food or coins. If you cannot, you starve.',
  'salesman.title': 'The events of the Travelling Salesman',
  'salesman.goals': 'The five deliveries',
  'q.win': 'How do I win?',
  'a.win':
    'Score the most points: coins, goods, and trading stations and citizens multiplied by your development status. If players are tied, the one further along on the development track wins.',
  'w.win': 'win winner winning victory points score most tie',
  'q.back': 'Can I take followers back?',
  'a.back':
    'Only when you draw. For each follower you could draw but do not, you may take one from a place back to your market.',
  'w.back': 'take back recall return follower stuck market move',
  'q.monk': 'What can a monk do?',
  'a.monk':
    'A monk fits any space of your places. It stands in for nobody at deeds, and only a monk fits a space that shows one.',
  'w.monk': 'monk wild joker replace any',
  'q.pay': 'What if I cannot pay?',
  'a.pay':
    'You pay what you have. For each missing coin you give up a trading station, a good, a tile, a step on the development track or a random follower from your bag.',
  'w.pay': 'pay money coins torture debt taxes harvest broke',
  'q.technology': 'Where can a technology tile go?',
  'a.technology':
    'On a space of a place that needs at least two followers and has no technology yet, but not on a monk and not in the Town Hall. Your first one from the track must cover a farmer.',
  'w.technology': 'technology tile wheel cog space first farmer',
  'q.build': 'Where may I build a trading station?',
  'a.build':
    'In the town where your merchant is, if nobody has a trading station there. In Orléans every player may have one.',
  'w.build': 'build station trading town guildhall house',
} as const;

export type GuideKey = keyof typeof orleansGuideEn;
