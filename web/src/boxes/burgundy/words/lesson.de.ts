import type { lessonEn } from './lesson.en';

export const lessonDe: Readonly<Record<keyof typeof lessonEn, string>> = {
  yourDice: 'Deine Würfel zeigen {dice}.',
  yourDie: 'Dein Würfel zeigt {die}.',
  advice: 'Mein Rat: {title}, {how}.',
  adviceShort: 'Mein Rat: {title}.',
  welcome: 'Willkommen in deinem Herzogtum',
  'welcome.text':
    'Dieses Land gehört dir. Die Burg ist dein erstes Plättchen, und jedes neue muss an ein Plättchen grenzen, das schon liegt. Du hast 25 Züge: fünf Phasen mit je fünf Runden. Wer am Ende die meisten Punkte hat, gewinnt.',
  market: 'Der Markt am Fluss',
  'market.text':
    'Es gibt sechs Depots, eines für jede Zahl auf dem Würfel. Zu Beginn jeder Phase werden sie neu gefüllt. Die dunkle Insel in der Mitte ist das schwarze Depot. Dort kaufst du Plättchen mit Silber.',
  dice: 'Deine zwei Würfel',
  'dice.text':
    '{dice} Jeder Würfel ist eine Aktion: ein Plättchen aus dem Depot mit seiner Zahl nehmen, ein gelagertes auf ein Feld mit seiner Zahl legen, Waren mit seiner Zahl verkaufen oder zwei Arbeiter nehmen. Du darfst auch zweimal dasselbe tun.',
  workers: 'Arbeiter verändern Würfel',
  'workers.text':
    'Du hast {n} Arbeiter. Jeder, den du ausgibst, verändert einen Würfel um 1 nach oben oder unten, und 6 und 1 sind Nachbarn. So passt fast jeder Wurf. Ein Würfel, den du nicht brauchen kannst, bringt dir zwei neue.',
  take: 'Nimm ein Plättchen',
  'take.text':
    '{dice} Genommene Plättchen kommen in dein Lager. Es fasst drei. Ist es voll, musst du eines davon aus dem Spiel werfen. {advice} {rule}',
  nothing: 'Wenn nichts passt',
  'nothing.text':
    '{dice} Gerade kannst du kein Plättchen nehmen. Mach aus einem Würfel zwei Arbeiter. {advice}',
  place: 'Leg es an',
  'place.text':
    '{dice} Ein gelagertes Plättchen kommt auf ein leeres Feld seiner Farbe mit der Zahl des Würfels, neben ein Plättchen, das schon liegt. {advice} {rule}',
  other: 'Dein anderer Würfel',
  'other.text':
    '{dice} Damit kannst du nichts aus deinem Lager anlegen. Nutze ihn für etwas anderes. {advice}',
  'answer.text': '{hint} {advice}',
  end: 'Beende deinen Zug',
  'end.text': 'Beide Würfel sind benutzt. Bis du deinen Zug beendest, kannst du alles rückgängig machen.',
  watch: 'Jetzt ist {name} dran',
  'watch.text':
    'Das Protokoll erzählt, was passiert. Wo es Punkte gibt, nennt „Warum?“ den Grund und die Regel.',
  order: 'Wer zuerst dran ist',
  'order.first':
    'Auf der Brücke liegst du gerade vorn. Wer zu Beginn einer Runde vorn liegt, ist zuerst dran, auf demselben Feld, wer oben liegt. Jedes Schiff, das du anlegst, bringt dich ein Feld voran. Das zählt ab der nächsten Runde.',
  'order.second':
    'Auf der Brücke liegt gerade {name} vorn. Wer zu Beginn einer Runde vorn liegt, ist zuerst dran, auf demselben Feld, wer oben liegt. Jedes Schiff, das du anlegst, bringt dich ein Feld voran. Das zählt ab der nächsten Runde.',
  sell: 'Waren verkaufen',
  'sell.text':
    'Du hast {goods}. Ein Würfel mit der Zahl der Ware verkauft alle Waren dieser Farbe auf einmal, für 1 Silber und {points} Punkte je Warenplättchen. {now}',
  'sell.none':
    'Du hast gerade keine Waren, Schiffe bringen welche. Ein Würfel mit der Zahl der Ware verkauft alle Waren dieser Farbe auf einmal, für 1 Silber und {points} Punkte je Warenplättchen.',
  'sell.later': 'Mit deinen Würfeln kannst du gerade keine davon verkaufen.',
  goodOf: '{n}-mal {good} (verkauft mit einer {value})',
  ship: 'Schiffe',
  'ship.text':
    'Ein angelegtes Schiff lädt alle Waren aus einem Depot deiner Wahl, insgesamt höchstens drei Farben. Außerdem rückst du in der Zugreihenfolge vor. Der weiße Würfel bringt in jeder Runde eine neue Ware in ein Depot.',
  livestock: 'Tiere',
  'livestock.text':
    'Tiere zählen sofort so viele Punkte, wie auf dem Plättchen sind. Jedes Plättchen derselben Tierart, das schon auf derselben Weide liegt, zählt noch einmal. Sammle also auf jeder Weide eine Tierart.',
  building: 'Gebäude',
  'building.text':
    'Jedes der acht Gebäude bewirkt beim Anlegen einmal etwas: ein weiteres Plättchen nehmen oder anlegen, Waren verkaufen, Arbeiter, Silber oder Punkte bekommen. In jeder Stadt darf jedes Gebäude nur einmal stehen. Zeig auf eines, um zu sehen, was es tut.',
  castle: 'Burgen',
  'castle.text':
    'Eine Burg gibt dir sofort eine weitere Aktion, wie mit einem Würfel beliebiger Zahl. Arbeiter brauchst du dafür nicht.',
  mine: 'Bergwerke',
  'mine.text':
    'Beim Anlegen bewirkt ein Bergwerk nichts. Am Ende jeder Phase zahlt jedes deiner Bergwerke 1 Silber. Je früher es liegt, desto mehr bringt es.',
  monastery: 'Klöster',
  'monastery.text':
    'Alle 26 Klöster sind verschieden. Manche ändern von da an eine Regel für dich, andere zählen am Ende der Partie. Sie gelten erst, wenn sie angelegt sind.',
  now: 'Das geht jetzt gerade.',
  later: 'Mit deinen Würfeln geht das gerade nicht. Merk es dir für später.',
  meanwhile: 'Mit deinen Würfeln geht das gerade nicht. Nutze diesen Zug für etwas anderes. {advice}',
  areas: 'Fertige Gebiete',
  'areas.text':
    'Bedeckst du das letzte Feld eines Gebiets, zählt es sofort: 1, 3, 6, 10, 15, 21, 28 oder 36 Punkte für 1 bis 8 Felder. Dazu kommen in Phase A 10 Punkte, in B 8, in C 6, in D 4 und in E 2. Kleine Gebiete bringen früh also viel. {near}',
  'areas.near': 'Am weitesten bist du hier: {land}, {n} Felder, noch {left} leer.',
  bonus: 'Bonusplättchen',
  'bonus.text':
    'Wer zuerst alle Felder einer Farbe bedeckt, bekommt das große Bonusplättchen dieser Farbe. Wer als Zweites fertig ist, bekommt das kleine. Achte darauf, welche Farben die anderen bald fertig haben.',
  black: 'Das schwarze Depot',
  'black.text':
    'Einmal in jedem deiner Züge darfst du für 2 Silber ein Plättchen aus dem schwarzen Depot kaufen. Das kostet keinen Würfel. {now}',
  'black.now': 'Du hast genug Silber. {advice}',
  'black.later': 'Du hast gerade {n} Silber. Das reicht nicht, oder du hast in diesem Zug schon gekauft.',
  phase: 'Runden und Phasen',
  'phase.text':
    'Das ist Phase {phase}, Runde {round} von 5. Nach Runde 5 zahlen die Bergwerke, alle übrigen Plättchen in den Depots kommen aus dem Spiel, und der Markt wird neu gefüllt. Waren in den Depots bleiben. Ein Plättchen, das du haben willst, ist in der nächsten Phase weg.',
  final: 'Das Ende der Partie',
  'final.text':
    'Nach Phase E bekommst du 1 Punkt für jede unverkaufte Ware, 1 für jedes Silber und 1 für je zwei Arbeiter. Dann zählen deine Klöster. Bei Gleichstand gewinnt, wer weniger leere Felder hat.',
  done: 'Du kannst spielen',
  'done.text':
    'Das war das ganze Spiel. Spiel von hier aus weiter, es ist ein echter Tisch. Zeig auf etwas oder halte es gedrückt, um zu sehen, was es tut.',
};
