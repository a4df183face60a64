/** What the pages around the table say about Orléans: its name, options, chapters and tutorial. */
export const orleansShelfEn = {
  'title.orleans': 'Orléans',
  'known.orleans.short': 'We could not read the rulebook of the base game.',
  'known.orleans':
    'These rules were put together from photos of the printed game, other people’s programs and rule summaries. The map, the tracks, the deeds and the player board are confirmed by at least two sources. Nine place tiles rest on a single source, and the editions have different Bathhouses. Every rule says how well it is known. If you have the rulebook, you can correct doubtful values in the table options, without touching code.',
  'known.orleans.credit':
    'Orléans was designed by Reiner Stockhausen and first published by dlp games in 2014. No sentence and no picture of the publisher is reproduced here.',
  'edition.orleans.base': 'Base game',
  'edition.orleans.base.about':
    'the base game for two to five players, put together from public sources because its rulebook was not available',
  'option.places': 'Place tiles',
  'option.places.about': 'The twenty tiles of the base game, or also the seven of the expansion Invasion.',
  'option.places.base': 'base game',
  'option.places.all': 'with Invasion',
  'option.bathhouse': 'Bathhouse',
  'option.bathhouse.about':
    'The first edition’s tile (type I) lets you choose one more follower after each draw. The later one (type II) is used by a boatman, draws three and places two. With the first, the player who begins can open it straight away and has a big advantage: strong bots win about nine games of ten that way with two players. With the later one the start is even.',
  'option.bathhouse.first': 'first edition',
  'option.bathhouse.later': 'later edition',
  'option.bathhouse.mixed': 'as in older tables',
  'option.events': 'Order of events',
  'option.events.about':
    'All mixed, or each event once in every six rounds as in newer printings. Round 1 is always Pilgrimage.',
  'option.events.mixed': 'all mixed',
  'option.events.abc': 'each once in six rounds',
  'option.technology.timing': 'Technology tiles',
  'option.technology.timing.about': 'When you lay a technology tile that you have gained.',
  'option.technology.timing.at-once': 'straight away',
  'option.technology.timing.after-passing': 'after passing',
  'option.harvest.choice': 'Paying for a Harvest',
  'option.harvest.choice.about': 'Whether you may pay coins although you have food.',
  'option.harvest.choice.free': 'food or coins',
  'option.harvest.choice.food-first': 'food first',
  'option.farmhouse.empty': 'Farm House without goods',
  'option.farmhouse.empty.about':
    'Whether you may use the Farm House when the supply has none of the good it would give you.',
  'option.farmhouse.empty.allowed': 'allowed, without the good',
  'option.farmhouse.empty.forbidden': 'not allowed',
  'option.planning': 'Planning',
  'option.planning.about':
    'Whether plans are secret until everyone is ready. In open planning you may plan again twice a round.',
  'option.planning.hidden': 'secret',
  'option.planning.open': 'open',
  'option.first': 'Start player',
  'option.first.about': 'Who is the start player in the first round.',
  'option.first.random': 'random',
  'option.first.p1': 'first seat',
  'option.recall': 'Recalling followers',
  'option.recall.about':
    'Whether you may take followers back from your places when your bag has too few to draw, or only in exchange for followers you choose not to draw.',
  'option.recall.always': 'always',
  'option.recall.declined': 'only instead of drawing',
  'learn.orleansLead':
    'Sit down at a real table against a gentle bot. We explain the game while you play, until you have tried everything once. Then you simply play on.',
  'learn.orleans1':
    'Your followers are in a bag. Each round you draw a handful of them and put them on the places of your town. A place works when all its spaces are filled.',
  'learn.orleans2':
    'Then everyone acts in turn, one place at a time. You recruit more followers, travel along the Loire to collect goods, build trading stations and help the city with beneficial deeds.',
  'learn.orleans3':
    'After 18 rounds coins and goods count. Trading stations and citizens are multiplied by how far you have developed.',
  'source.orleans.coins': 'Coins',
  'source.orleans.goods': 'Goods',
  'source.orleans.development': 'Stations and citizens × status',
  'source.orleans.depot': 'Depot',
  'orleans.round': 'Round {n} of {most}',
  'orleans.scenarios': 'Scenarios',
  'orleans.base': 'Base game',
  'orleans.base.about': 'Eighteen rounds, one event in each. The richest town wins.',
  'orleans.alone': '1 player',
  'orleans.boards': 'Map and player board',
  'orleans.map':
    'The map: towns on the Loire and its rivers. The numbers mark goods spaces that need at least three or four players.',
  'orleans.board': 'A player board: ten places with the followers that each one needs.',
  'preset.orleans.plain': 'Base game',
  'preset.orleans.build': 'Build more',
  'preset.orleans.together': 'Together',
  'preset.orleans.two': 'Head to head',
  'preset.orleans.alone': 'Alone',
  'module.orleans.prosperity': 'Prosperity',
  'module.orleans.prosperity.about':
    'Send the carpenter to the town on your secret card, build a structure there and supply it. Sixteen known events.',
  'module.orleans.invasion': 'Invasion',
  'module.orleans.invasion.about':
    'All together: fortify Orléans, fill its stores and fulfil your characters’ wishes before the enemy comes.',
  'module.orleans.duel': 'The Duel',
  'module.orleans.duel.about':
    'Two merchants choose the place tiles and race for four objectives. If you cannot pay an event, you lose.',
  'module.orleans.dignitary': 'The Dignitary',
  'module.orleans.dignitary.about':
    'Alone: win over eight citizens within sixteen rounds, without any goods. Easy to medium (I–II).',
  'module.orleans.vierzon': 'Capital Vierzon',
  'module.orleans.vierzon.about':
    'Alone: meet five objectives within fourteen rounds to make Vierzon a capital. Medium to hard (II–III).',
  'module.orleans.salesman': 'Travelling Salesman',
  'module.orleans.salesman.about':
    'Alone: deliver goods to five towns within fifteen rounds, and eat every round. Medium to hard (II–III).',
  'expect.orleans.invasion.4':
    'Very hard with four players: in 60 games four Hard bots saved the city only twice. Leave out the mean events or choose your characters to make it easier.',
  'expect.orleans.invasion.5':
    'Very hard with five players, even for Hard bots. Leave out the mean events or choose your characters to make it easier.',
  'expect.orleans.vierzon': 'Hardly anyone wins when the objectives come in order, not even Hard bots.',
  'option.invasion.difficulty': 'Events',
  'option.invasion.difficulty.about':
    'Which events are left out: none, those with a lightning mark, or the helpful Support and Training.',
  'option.invasion.difficulty.usual': 'usual',
  'option.invasion.difficulty.milder': 'milder',
  'option.invasion.difficulty.harder': 'harder',
  'option.duel.end': 'End of the Duel',
  'option.duel.end.about':
    'Whether all four objectives win before the event of the round, or an event that you cannot pay still loses.',
  'option.duel.end.objectives': 'objectives before the event',
  'option.duel.end.event': 'event first',
  'option.invasion.characters': 'Characters',
  'option.invasion.characters.about':
    'Whether characters are dealt, dealt from the five easier ones or chosen in turn.',
  'option.invasion.characters.random': 'dealt',
  'option.invasion.characters.easier': 'dealt from the five easier ones',
  'option.invasion.characters.chosen': 'chosen',
  'option.invasion.team': 'Decisions of the team',
  'option.invasion.team.about':
    'Whether everyone concerned must accept what the team gives up, or the start player decides alone.',
  'option.invasion.team.agreement': 'by agreement',
  'option.invasion.team.first-seat': 'the start player',
  'option.invasion.palatinate': 'Palatinate',
  'option.invasion.palatinate.about': 'Whether the Palatinate can also use another player’s Town Hall.',
  'option.invasion.palatinate.any-place': 'any place',
  'option.invasion.palatinate.no-town-hall': 'not a Town Hall',
  'option.invasion.good-trade': 'Good Trade',
  'option.invasion.good-trade.about':
    'Whether Good Trade is possible even if the Warehouse needs fewer than 3 grain.',
  'option.invasion.good-trade.any-room': 'always',
  'option.invasion.good-trade.enough-room': 'with enough room',
  'option.duel.citizens': 'Citizens on the tracks',
  'option.duel.citizens.about':
    'Whether citizens lie on the tracks as in the base game, or only on the deeds.',
  'option.duel.citizens.board': 'as in the base game',
  'option.duel.citizens.none': 'none',
  'option.dignitary.goal': 'Citizens you need',
  'option.dignitary.goal.about': 'Eight citizens, or seven for beginners.',
  'option.dignitary.goal.8': '8',
  'option.dignitary.goal.7': '7, for beginners',
  'option.vierzon.difficulty': 'Objectives',
  'option.vierzon.difficulty.about':
    'Whether you may meet any number of objectives in a round, only one, or only one and in the printed order.',
  'option.vierzon.difficulty.usual': 'any number',
  'option.vierzon.difficulty.one-a-round': 'one a round',
  'option.vierzon.difficulty.in-order': 'one a round, in order',
  'option.salesman.difficulty': 'Deliveries',
  'option.salesman.difficulty.about':
    'Whether you may make any number of deliveries in a round, only one, or only one and in the printed order.',
  'option.salesman.difficulty.usual': 'any number',
  'option.salesman.difficulty.one-a-round': 'one a round',
  'option.salesman.difficulty.in-order': 'one a round, in order',
  'source.orleans.structures': 'Structures',
  'sources.orleans.alone': 'These points do not decide. The objectives do.',
  'learn.orleansSolo': 'Tutorial for one: Travelling Salesman',
  'learn.orleansTeam': 'Tutorial together: Invasion',
};
