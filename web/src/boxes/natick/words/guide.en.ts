/** The rules page of The Colonists of Natick: topics and answers. */
export const natickGuideEn = {
  turn: 'A turn',
  'turn.about': 'roll, divide, collect, build',
  'turn.1':
    'The active player rolls four dice. The other player divides them into two sets, and the active player keeps one of them.',
  'turn.2': 'Then both resolve their events and collect resources, and the active player trades and builds.',
  collect: 'Resources',
  'collect.about': 'four kinds, three to a region',
  'collect.1':
    'Each numbered die in your set adds one resource to each of your regions with that number. A region holds three. Resources stay where they are until you spend them.',
  events: 'Events',
  'events.about': 'a null or an ace',
  'events.1':
    'A die that shows a null or an ace is an event for the player who has it. Its suit says which one.',
  build: 'Building',
  'build.about': 'roads, villages, towns',
  'build.1':
    'Your colony grows along one line: settlement, road, settlement. New roads and settlements add regions above and below.',
  units: 'Traders and knights',
  'units.about': 'better trades, guarded regions',
  'units.1':
    'A trader stands on a road and trades two for one. A knight stands above or below a settlement and guards two regions from raiders. Each is worth a point.',
  trade: 'Trading',
  'trade.about': 'with the pool or with each other',
  'trade.1':
    'Three resources of one kind buy any other from the pool. You may also make the other player an offer.',
  end: 'The end',
  'end.about': 'seven points',
  'end.1':
    'The first to seven points has nearly won: both players get the same number of turns, and then the player with the most points wins.',
  setup: 'Set-up',
  'setup.about': 'one village, four regions, one road',
  'setup.1': 'You start with a village, four regions of different suits and numbers around it, and a road.',
  more: 'The small print',
  'more.about': 'what is lost, and what we chose',
  'more.1': 'Part of the author’s text is lost. These clauses say how we decide.',
  costs: 'What you can build',
  'events.title': 'The four events',
  'q.win': 'How do I win?',
  'a.win':
    'Have more points at the end. The end comes when someone has seven, after both players have had the same number of turns.',
  'w.win': 'win wins winner winning victory most points score',
  'q.raid': 'When do raiders rob me?',
  'a.raid':
    'When a raid is rolled and you have six or more resources in regions that no knight guards. You lose half of all your resources, rounded down.',
  'w.raid': 'raid raider robber knight guard lose half',
  'q.village': 'How many villages may there be?',
  'a.village': 'Four in the two colonies together. Turning a village into a town frees its tile.',
  'w.village': 'village limit four tile',
} as const;

export type GuideKey = keyof typeof natickGuideEn;
