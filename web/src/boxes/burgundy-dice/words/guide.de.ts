import type { GuideKey } from './guide.en';

export const burgundyDiceGuideDe: Readonly<Record<GuideKey, string>> = {
  round: 'Eine Runde',
  'round.about': 'fünf Würfel für alle',
  'round.1':
    'Fünf Würfel werden für alle geworfen: zwei mit Zahlen, zwei mit Farben und einer mit Sanduhren. Wähle eine Zahl und eine Farbe und trag die Zahl in ein Sechseck dieser Farbe ein. Es muss neben einem liegen, das du schon gefüllt hast.',
  'round.2': 'Alle wählen gleichzeitig und geheim. Passt nichts, bekommst du stattdessen einen Arbeiter.',
  numbers: 'Welche Zahl wohin passt',
  'numbers.about': 'sechs Farben',
  'numbers.1': 'Jede Farbe hat ihre eigene Regel für die Zahlen darin.',
  areas: 'Gebiete',
  'areas.about': 'Punkte und Boni',
  'areas.1':
    'Füllst du das letzte Sechseck eines Gebiets, bekommst du Punkte für seine Größe, in früheren Phasen mehr. Die meisten Gebiete bringen außerdem einen Bonus; Weiden zählen stattdessen doppelt.',
  'areas.2':
    'Wer als Erster alle Sechsecke einer Farbe gefüllt hat, bekommt den größeren Wert der Farbe, der Zweite den kleineren.',
  bonuses: 'Boni',
  'bonuses.about': 'Mönche, Arbeiter, Silberlinge, Waren',
  'bonuses.1':
    'In jeder Runde darfst du einen Bonus einsetzen. Waren sind anders: Sie werden von selbst verkauft, sobald eine doppelte Sanduhr fällt.',
  time: 'Zeit',
  'time.about': 'drei Phasen zu je zehn Kästchen',
  'time.1':
    'Jeder Wurf hakt ein oder zwei Kästchen der Zeitspalte ab. Ist eine Spalte voll, beginnt die nächste Phase; nach der dritten ist Schluss. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand zählen unbenutzte Boni.',
  solo: 'Allein',
  'solo.about': 'acht Runden je Phase, drei Stufen',
  'solo.1':
    'Allein spielst du acht Runden je Phase und willst eine Stufe erreichen: Über 50 Punkte sind gut gemacht, über 60 ausgezeichnet, ab 70 unglaublich.',
  setup: 'Aufbau und Varianten',
  'setup.about': 'Herzogtümer, Startburgen',
  'setup.1': 'Alle spielen auf demselben Herzogtum, A bis D, und kreuzen eine Burg an, von der sie ausgehen.',
  more: 'Kleingedrucktes',
  'more.about': 'was offen ist und wie wir entscheiden',
  'more.1': 'Wie wir entscheiden, wo das Regelheft schweigt.',
  'q.win': 'Wie gewinne ich?',
  'a.win':
    'Du brauchst nach der dritten Phase die meisten Punkte. Bei Gleichstand gewinnt, wer die meisten ungenutzten Boni hat.',
  'w.win': 'gewinn gewinnen gewinnt sieg siegen sieger meiste punkte',
  'q.pass': 'Was, wenn keine Zahl passt?',
  'a.pass': 'Du passt und bekommst einen Arbeiter. In derselben Runde darfst du ihn noch nicht einsetzen.',
  'w.pass': 'passen nichts Arbeiter',
  'q.two': 'Kann ich in einer Runde zwei Sechsecke füllen?',
  'a.two':
    'Ja, mit einem Silberling. Das zweite Paar braucht mindestens einen Würfel, den das erste nicht benutzt hat.',
  'w.two': 'zwei zweites Silberling Silber zweimal',
  'q.sell': 'Wann werden Waren verkauft?',
  'a.sell':
    'Sobald eine doppelte Sanduhr fällt, bevor jemand etwas einträgt. Jede bringt einen Silberling und 2 Punkte.',
  'w.sell': 'verkaufen Verkauf Ware Sanduhr doppelt',
};
