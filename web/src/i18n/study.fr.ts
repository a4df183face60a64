/** Levels, review and hints. */
import type { studyEn } from './study.en';

export const studyFr: Readonly<Record<keyof typeof studyEn, string>> = {
  'bot.novice': 'Novice',
  'bot.novice.person': 'Colin, le page',
  'bot.novice.about':
    'Joue ce qui paraît le mieux au premier coup d’œil, mais prend trois décisions sur dix sans réfléchir.',
  'bot.easy': 'Facile',
  'bot.easy.person': 'Mahaut, la meunière',
  'bot.easy.about':
    'Joue ce qui paraît le mieux au premier coup d’œil, mais prend une décision sur douze sans réfléchir.',
  'bot.medium': 'Moyen',
  'bot.medium.person': 'Hugues, le batelier',
  'bot.medium.about': 'Prend toujours ce qui paraît le mieux au premier coup d’œil, sans regarder plus loin.',
  'bot.hard': 'Difficile',
  'bot.hard.person': 'Odile, l’abbesse',
  'bot.hard.about': 'Compare des tours entiers avant d’en jouer un.',
  'bot.expert': 'Expert',
  'bot.expert.person': 'Renaud, le chancelier',
  'bot.expert.about':
    'Joue de tête la suite des meilleurs tours, de nombreuses fois, et prend celui qui réussit le mieux.',

  'level.who': 'Qui s’assied en face ?',
  'level.hint':
    'Un niveau pour tous les robots. Pour les mélanger, choisissez place par place ci-dessus. Aucun robot ne voit les tuiles cachées ni les dés à venir, et il n’y en a pas deux qui jouent pareil.',
  'level.measured':
    'Mesuré dans des parties à deux avec les règles habituelles, chaque niveau contre tous les autres. Une cote de 0 correspond à notre étalon. Ce qui n’a pas été mesuré est omis.',
  'level.score': 'score moyen',
  'level.below': 'bat le niveau inférieur',
  'level.rating': 'cote',
  'level.thinks': 'réflexion',
  'level.atOnce': 'aucune',
  'level.seconds': '{n} s par tour',
  'level.percent': '{n} %',
};
