import type { startEn } from './start.en';

export const startFr: Readonly<Record<keyof typeof startEn, string>> = {
  'app.loading': 'Un instant…',
  'app.failed': 'Cette page n’a pas pu être chargée.',
  'app.again': 'Réessayer',
  'list.colon': ' : ',
  'list.aside': '{name} ({aside})',
  'puzzle.today': 'Problème du jour',
  'end.wantsAgain': '{name} veut rejouer.',
  'box.players': '{seats} joueurs',
  'box.toRules': 'Lire les règles',
  'bot.random': 'Hasard',
  'bot.random.about': 'joue n’importe quel coup permis',
  'bot.greedy': 'Régulier',
  'bot.greedy.about': 'prend ce qui paraît le mieux sur le moment',
  'bot.steady': 'Régulier',
  'bot.steady.about': 'joue bien, chacun à son goût',
  'box.minutes': '{range} minutes',
  'box.timeFrom': 'Durée d’une partie autour d’une table, d’après l’éditeur',
  'bot.slips':
    'Joue ce qui semble le meilleur au premier coup d’œil, mais prend {percent} % de ses décisions au hasard.',
  'bot.novice': 'Novice',
  'bot.novice.person': 'Colin, le page',
  'bot.easy': 'Facile',
  'bot.easy.person': 'Mahaut, la meunière',
  'bot.medium': 'Moyen',
  'bot.medium.person': 'Hugues, le batelier',
  'bot.firstSight':
    'Prend toujours ce qui semble le meilleur au premier coup d’œil, sans regarder plus loin.',
  'bot.hard': 'Difficile',
  'bot.hard.person': 'Odile, l’abbesse',
  'bot.hard.about': 'Compare des tours entiers et prend celui après lequel sa position paraît la meilleure.',
  'bot.hard.games': 'Compare des tours entiers par {n} parties simulées.',
  'bot.expert': 'Expert',
  'bot.expert.person': 'Renaud, le chancelier',
  'bot.expert.about':
    'Prévoit deux lancers à l’avance et fait les marques qui lui laissent les meilleures chances.',
  'bot.expert.games':
    'Joue la suite des meilleurs tours dans {n} parties simulées et prend celui qui réussit le mieux.',
  'level.who': 'Qui s’assied en face ?',
  'level.hint':
    'Un niveau pour tous les robots. Pour les mélanger, choisissez place par place ci-dessus. Aucun robot ne voit les tuiles cachées ni les dés à venir, et il n’y en a pas deux qui jouent pareil.',
  'level.measured':
    'Mesuré dans des parties à deux avec les règles habituelles. Une cote de 0 correspond à notre étalon. Ce qui n’a pas été mesuré est omis.',
  'level.notMeasured':
    'Les cotes et les scores moyens sont connus pour les parties à deux avec les règles habituelles. Ils ne sont pas indiqués ici, car ils ne valent pas pour cette table.',
  'level.score': 'score moyen',
  'level.below': 'bat le niveau inférieur',
  'level.rating': 'cote',
  'level.thinks': 'réflexion',
  'level.atOnce': 'aucune',
  'level.wait':
    'Avant votre prochain tour, comptez environ {n} s pour {bots} {bots|robot|robots}, davantage si la machine est chargée.',
  'level.seconds': '{n} s par tour',
  'level.percent': '{n} %',
  'setup.hints': 'On peut demander des conseils',
};
