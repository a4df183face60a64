/** Levels, review and hints. */
export const studyEn = {
  'bot.novice': 'Novice',
  'bot.novice.person': 'Colin, the page',
  'bot.novice.about':
    'Plays what looks best at first sight, but takes three decisions in ten without thinking.',
  'bot.easy': 'Easy',
  'bot.easy.person': 'Mahaut, the miller',
  'bot.easy.about':
    'Plays what looks best at first sight, but takes one decision in twelve without thinking.',
  'bot.medium': 'Medium',
  'bot.medium.person': 'Hugues, the bargeman',
  'bot.medium.about': 'Always takes what looks best at first sight. Does not look further.',
  'bot.hard': 'Hard',
  'bot.hard.person': 'Odile, the abbess',
  'bot.hard.about': 'Compares whole turns before playing one.',
  'bot.expert': 'Expert',
  'bot.expert.person': 'Renaud, the chancellor',
  'bot.expert.about': 'Plays the best turns on in its head, many times, and takes the one that does best.',

  'level.who': 'Who sits opposite?',
  'level.hint':
    'One level for all bots. For a mixture, choose seat by seat above. No bot sees hidden tiles or dice to come, and no two play alike.',
  'level.measured':
    'Measured in games for two with the usual rules, each level against all others. A rating of 0 is our yardstick. What has not been measured is left out.',
  'level.score': 'mean score',
  'level.below': 'beats the level below',
  'level.rating': 'rating',
  'level.thinks': 'thinks',
  'level.atOnce': 'no time',
  'level.seconds': '{n} s a turn',
  'level.percent': '{n} %',
} as const;
