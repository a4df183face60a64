import type { lessonEn } from './lesson.en';

export const lessonDe: Readonly<Record<keyof typeof lessonEn, string>> = {
  yourDice: 'Deine Würfel zeigen {dice}.',
  yourDie: 'Dein Würfel zeigt {die}.',
  advice: 'Mein Rat: {deed}, {how}.',
  adviceShort: 'Mein Rat: {deed}.',
  costs: 'Das kostet dich {list}.',
  gains: 'Das bringt dir {list}.',

  welcome: 'Willkommen in deinem Herzogtum',
  'welcome.text':
    'Dieses Herzogtum gehört dir. Die Burg in der Mitte ist dein erstes Plättchen, und jedes neue muss an eines grenzen, das schon liegt. Gespielt werden fünf Phasen mit je fünf Runden, also hast du 25 Züge. Wer am Ende die meisten Punkte hat, gewinnt.',
  market: 'Der Markt am Fluss',
  'market.text':
    'Es gibt sechs Depots, eines für jede Zahl auf dem Würfel. Zu Beginn jeder Phase werden sie neu gefüllt. Die dunkle Insel in der Mitte ist das schwarze Depot. Dort kaufst du Plättchen mit Silber.',
  dice: 'Deine zwei Würfel',
  'dice.text':
    '{dice} Jeder Würfel ist eine Aktion: ein Plättchen aus dem Depot mit seiner Zahl nehmen, ein gelagertes auf ein Feld mit seiner Zahl legen, Waren mit seiner Zahl verkaufen oder zwei Arbeiter nehmen. Du darfst auch zweimal dasselbe tun.',
  workers: 'Arbeiter verändern Würfel',
  'workers.text':
    'Du hast {n} Arbeiter. Jeder, den du ausgibst, verändert einen Würfel um 1 nach oben oder unten, und 6 und 1 sind Nachbarn. Ein Würfel, den du nicht brauchen kannst, bringt dir zwei neue Arbeiter.',

  take: 'Nimm ein Plättchen',
  'take.text':
    '{dice} Was du nimmst, kommt zuerst in dein Lager. Dort ist Platz für drei Plättchen. Ist es voll, musst du für jedes neue eines wegwerfen. Leg deine Plättchen also bald an.',
  place: 'Leg ein Plättchen an',
  'place.text':
    '{dice} Ein gelagertes Plättchen kommt auf ein leeres Feld seiner Farbe mit der Zahl des Würfels, neben ein Plättchen, das schon liegt.',
  end: 'Beende deinen Zug',
  'end.text': 'Beide Würfel sind benutzt. Bis du deinen Zug beendest, kannst du alles rückgängig machen.',
  'end.again': 'Beide Würfel sind benutzt.',
  watch: 'Jetzt ist {name} dran',
  'watch.text':
    'Das Protokoll erzählt, was passiert. Wo es Punkte gibt, nennt „Warum?“ den Grund und die Regel.',

  turn: 'Du bist dran',
  'turn.take': '{dice} Du hast noch Platz für ein Plättchen.',
  'turn.place': '{dice} Leg an, was du hast, sobald ein Würfel passt.',
  'turn.sell': '{dice} Waren zu verkaufen lohnt sich, wenn ein Würfel passt.',
  'turn.workers': '{dice} Für diesen Würfel gibt es gerade nichts Gutes. Nimm dafür Arbeiter.',
  'turn.buy': 'Dein Silber reicht für ein weiteres Plättchen.',
  'answer.text': '{hint}',

  round: 'Eine neue Runde',
  'round.text':
    'Alle haben neu gewürfelt, auch der weiße Würfel. Er zeigt {white}. Darum liegt die neue Ware dieser Runde in Depot {white}: {good}. Waren bleiben dort, bis ein Schiff sie holt.',
  order: 'Wer zuerst dran ist',
  'order.first':
    'Auf der Brücke bist du vorn, also beginnst du. Stehen zwei auf demselben Feld, beginnt, wer oben liegt. Jedes Schiff, das du anlegst, bringt dich ein Feld voran. Das zählt ab der nächsten Runde.',
  'order.second':
    'Auf der Brücke ist {name} vorn und beginnt. Stehen zwei auf demselben Feld, beginnt, wer oben liegt. Jedes Schiff, das du anlegst, bringt dich ein Feld voran. Das zählt ab der nächsten Runde.',
  phase: 'Eine neue Phase',
  'phase.text':
    'Phase {before} ist vorbei. Jedes Bergwerk hat 1 Silber gezahlt. {mines} Die Plättchen, die niemand genommen hat, sind aus dem Spiel, und der Markt ist neu gefüllt. Nur die Waren sind geblieben. Warte also nicht zu lange auf ein Plättchen, das du haben willst.',
  'phase.mines': 'Dir hat das {n} Silber gebracht.',

  castle: 'Burgen',
  'castle.take': 'Eine Burg gibt dir beim Anlegen eine Aktion dazu. {more}',
  'castle.text':
    'Legst du eine Burg an, hast du sofort noch eine Aktion, wie mit einem Würfel beliebiger Zahl. Arbeiter brauchst du dafür nicht. {more}',
  mine: 'Bergwerke',
  'mine.take': 'Bergwerke zahlen am Ende jeder Phase Silber. Es ist gut, früh eines zu haben. {more}',
  'mine.text':
    'Beim Anlegen bewirkt ein Bergwerk nichts. Am Ende jeder Phase zahlt dir jedes deiner Bergwerke 1 Silber. {more}',
  monastery: 'Klöster',
  'monastery.take': 'Jedes Kloster ist anders. {more}',
  'monastery.text':
    'Alle 26 Klöster sind verschieden. Manche ändern von nun an eine Regel für dich, andere zählen am Ende der Partie. Sie gelten erst, wenn sie angelegt sind. {more}',
  ship: 'Schiffe',
  'ship.take': 'Ein Schiff holt dir Waren und bringt dich in der Zugreihenfolge nach vorn. {more}',
  'ship.text':
    'Legst du ein Schiff an, lädt es alle Waren aus einem Depot deiner Wahl. Du hast Platz für drei Sorten. Außerdem rückst du auf der Brücke ein Feld vor und bist so ab der nächsten Runde vielleicht früher dran. {more}',
  livestock: 'Tiere',
  'livestock.take': 'Tiere bringen Punkte, sobald du sie anlegst. {more}',
  'livestock.text':
    'Jedes Tier auf dem Plättchen ist einen Punkt wert. Jedes Plättchen mit derselben Tierart auf derselben Weide zählt noch einmal. Sammle also auf jeder Weide eine Tierart. {more}',
  building: 'Gebäude',
  'building.take': 'Es gibt acht Arten von Gebäuden. Jedes bewirkt einmal etwas, wenn du es anlegst. {more}',
  'building.text':
    'Es gibt acht Arten von Gebäuden, und jedes bewirkt einmal etwas, wenn du es anlegst. In einer Stadt darf jede Art nur einmal stehen. {more}',
  'building.this': 'Dieses Gebäude heißt {name}. {rule}',
  'monastery.this': 'Das hier ist {name}. {rule}',
  'kind.later': 'In deiner Partie kam das noch nicht vor. Achte in den nächsten Zügen darauf.',

  sell: 'Waren verkaufen',
  'sell.text':
    'Du hast {goods}. Ein Würfel verkauft alle Waren einer Sorte auf einmal, wenn er ihre Zahl zeigt. Für den Verkauf bekommst du 1 Silber und für jede Ware {points} Punkte.',
  'sell.done':
    'Du hast gerade Waren verkauft. Ein Würfel verkauft alle Waren einer Sorte auf einmal, wenn er ihre Zahl zeigt. Für den Verkauf bekommst du 1 Silber und für jede Ware {points} Punkte.',
  'sell.later':
    'Du hast noch keine Waren verkauft. Ein Würfel verkauft alle Waren einer Sorte auf einmal, wenn er ihre Zahl zeigt. Für den Verkauf bekommst du 1 Silber und für jede Ware {points} Punkte.',
  goodOf: '{n}-mal {good} (Zahl {value})',
  black: 'Das schwarze Depot',
  'black.text':
    'Einmal in jedem deiner Züge darfst du für 2 Silber ein Plättchen aus dem schwarzen Depot kaufen. Das kostet keinen Würfel. {more}',
  'black.later': 'Du hast gerade {n} Silber. Denk daran, wenn du welches übrig hast.',
  'black.done': 'Genau das hast du gerade getan.',

  areas: 'Fertige Gebiete',
  'areas.text':
    '{more} Bedeckst du das letzte Feld eines Gebiets, zählt es sofort. Gebiete mit 1 bis 8 Feldern bringen {sizes} Punkte. Dazu kommt ein Bonus: {phases}. Kleine Gebiete bringen früh also viel.',
  'areas.done': 'Gut gemacht! Du hast ein Gebiet fertig und dafür {points} Punkte bekommen.',
  'areas.near': 'Am weitesten bist du hier: {land}, {n} Felder, noch {left} leer.',
  phaseBonus: '{bonus} in Phase {phase}',
  bonus: 'Bonusplättchen',
  'bonus.text':
    'Wer zuerst alle Felder einer Farbe bedeckt, bekommt das große Bonusplättchen dieser Farbe und {large} Punkte. Wer als Zweiter fertig ist, bekommt das kleine und {small} Punkte. Achte darauf, welche Farben die anderen bald fertig haben.',
  clear: 'Räum dein Lager',
  'clear.text': 'Noch eins: Leg an, was du noch im Lager hast. {dice}',
  final: 'Das Ende der Partie',
  'final.text':
    'Nach Phase E bekommst du 1 Punkt für jede unverkaufte Ware, 1 für jedes Silber und 1 für je zwei Arbeiter. Dann zählen deine Klöster. {more} Bei Gleichstand gewinnt, wer weniger leere Felder hat.',
  'final.now': 'Wäre jetzt Schluss, hättest du {points} Punkte.',
  done: 'Du kannst spielen',
  'done.text':
    'Das war das ganze Spiel. Spiel von hier aus weiter, es ist ein echter Tisch. Zeig auf etwas oder halte es gedrückt, um zu sehen, was es tut.',
  'solo.welcome': 'Allein am Fluss',
  'solo.welcome.text':
    'Du gewinnst, wenn du in 25 Runden alle {of} Felder deines Herzogtums belegst. Sonst spielt niemand mit, und Punkte helfen dir nur auf dem Weg dorthin.',
  'solo.islands': 'Inseln',
  'solo.islands.text':
    'Dein Herzogtum liegt auf Inseln. Ein Flussarm macht die Felder an seinen beiden Enden zu Nachbarn: So kommst du von einer Insel zur nächsten.',
  'solo.castle': 'Deine erste Burg',
  'solo.castle.text':
    'Wähle das Burgfeld, auf dem du beginnst. Wo mehrere Landarten angrenzen, hast du mehr Auswahl.',
  'solo.white': 'Der weiße Würfel nimmt ein Plättchen',
  'solo.white.text':
    'In jeder Runde entfernt der weiße Würfel ein Plättchen aus seinem Depot. Ein Kreuz markiert die Lücke. Was du brauchst, sollte dort nicht lange liegen.',
  'solo.first': 'Deine ersten Plättchen',
  'solo.first.text': 'Du nimmst und legst Plättchen wie im Spiel zu mehreren. {dice}',
  'solo.target': 'Das Ziel',
  'solo.target.text':
    'Alle deine Punkte bewegen den Zähler. Erreicht er {target}, geht er auf 0 zurück, das nächste Ziel ist {next}, und du bekommst eine freie Aktion.',
  'solo.points': 'Punkte kaufen',
  'solo.points.text':
    'Immer wenn du Punkte bekommst, darfst du für je 1 Silber weitere dazukaufen. Die Knöpfe unter deinem Herzogtum schlagen vor, was zum Ziel fehlt.',
  'solo.round': 'Spiel weiter',
  'solo.round.text': 'Fülle Gebiete und behalte den nächsten Flussarm im Auge. {dice}',
  'solo.ship': 'Schiffe und der Tausch',
  'solo.ship.text':
    'Dein Schiff lädt aus einem Depot, und die Waren der anderen kommen aus dem Spiel. Danach darfst du fünf Waren gegen ein Plättchen aus dem schwarzen Depot tauschen. Es liegt verdeckt und passt auf jedes Feld.',
  'solo.colour': 'Vollendete Farben',
  'solo.colour.text':
    'Wenn du alle Felder einer Farbe belegt hast, legst du ein Plättchen aus dem schwarzen Depot, ohne zu zahlen.',
  'solo.done': 'Viel Glück',
  'solo.done.text':
    'Mehr Neues gibt es nicht. Spiel weiter, so lange du magst: Verlauf und Regeln erklären den Rest.',
};
