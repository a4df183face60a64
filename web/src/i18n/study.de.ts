/** Levels, review and hints. */
import type { studyEn } from './study.en';

export const studyDe: Readonly<Record<keyof typeof studyEn, string>> = {
  'bot.novice': 'Neuling',
  'bot.novice.person': 'Colin, der Page',
  'bot.novice.about':
    'Spielt, was auf den ersten Blick am besten aussieht, entscheidet aber drei von zehn Mal ohne nachzudenken.',
  'bot.easy': 'Leicht',
  'bot.easy.person': 'Mahaut, die Müllerin',
  'bot.easy.about':
    'Spielt, was auf den ersten Blick am besten aussieht, entscheidet aber etwa jedes zwölfte Mal ohne nachzudenken.',
  'bot.medium': 'Mittel',
  'bot.medium.person': 'Hugues, der Flussschiffer',
  'bot.medium.about': 'Nimmt immer, was auf den ersten Blick am besten aussieht. Weiter denkt er nicht.',
  'bot.hard': 'Schwer',
  'bot.hard.person': 'Odile, die Äbtissin',
  'bot.hard.about': 'Vergleicht ganze Züge, bevor sie einen spielt.',
  'bot.expert': 'Experte',
  'bot.expert.person': 'Renaud, der Kanzler',
  'bot.expert.about':
    'Spielt die besten Züge viele Male im Kopf weiter und nimmt den, der am besten abschneidet.',

  'level.who': 'Wer sitzt dir gegenüber?',
  'level.hint':
    'Eine Stufe für alle Bots. Wenn du mischen willst, wähl oben Platz für Platz. Kein Bot sieht verdeckte Plättchen oder künftige Würfe, und keine zwei spielen gleich.',
  'level.measured':
    'Gemessen in Partien zu zweit mit den üblichen Regeln, jede Stufe gegen alle anderen. Eine Wertung von 0 ist unser Maßstab. Was nicht gemessen ist, fehlt.',
  'level.score': 'Punkte im Mittel',
  'level.below': 'schlägt die Stufe darunter',
  'level.rating': 'Wertung',
  'level.thinks': 'Bedenkzeit',
  'level.atOnce': 'keine',
  'level.seconds': '{n} s pro Zug',
  'level.percent': '{n} %',
};
