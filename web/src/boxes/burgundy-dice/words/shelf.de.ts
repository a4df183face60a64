import type { burgundyDiceShelfEn } from './shelf.en';

/** What the pages around the table say about the Dice Game: its name, options, chapters and tutorial. */
export const burgundyDiceShelfDe: Readonly<Record<keyof typeof burgundyDiceShelfEn, string>> = {
  'title.burgundy-dice': 'Die Burgen von Burgund: Das Würfelspiel',
  'known.burgundy-dice.short':
    'Herzogtum A ist gesichert. Bei den anderen Herzogtümern und den Punkten beruht vieles auf einer einzigen Quelle.',
  'known.burgundy-dice':
    'Nicht alles ließ sich am Gedruckten prüfen. Die Herzogtümer B, C und D, die Punkte von fünf Farben (alle außer Gelb) und die Seiten des Sanduhrwürfels beruhen auf einer einzigen Quelle.',
  'setup.duchyOf': 'Herzogtum {letter}',
  'edition.burgundy-dice.2017.about': 'die einzige Ausgabe: Herzogtümer A bis D, für eine bis fünf Personen',
  'option.castles': 'Startburgen',
  'option.castles.about':
    'Wie sie gewählt werden: geheim und gleichzeitig, offen der Reihe nach ohne doppelte Burg, oder eine für alle durch Platz 1.',
  'option.castles.secret': 'geheim',
  'option.castles.all-different': 'alle verschieden',
  'option.castles.all-the-same': 'alle gleich',
  'option.pass': 'Den Arbeiter nehmen',
  'option.pass.about':
    'Ob man passen und einen Arbeiter nehmen darf, obwohl man mit dem Wurf ein Feld füllen könnte.',
  'option.pass.only-if-none': 'nur wenn nichts passt',
  'option.pass.free': 'immer',
  'option.silver.just-earned': 'Gerade verdienter Silberling',
  'option.silver.just-earned.about':
    'Ob ein Silberling aus dem ersten Feld einer Runde schon das zweite bezahlen darf.',
  'option.silver.just-earned.allowed': 'darf benutzt werden',
  'option.silver.just-earned.forbidden': 'erst ab der nächsten Runde',
  'option.circles.monk': 'Kreise für Mönche',
  'option.circles.monk.about':
    'Wie viele Kreise die Reihe hat. Was keinen findet, verfällt. Die gedruckte Zahl ist nicht bekannt.',
  'option.circles.monk.none': 'unbegrenzt',
  'option.circles.silver': 'Kreise für Silberlinge',
  'option.circles.silver.about':
    'Wie viele Kreise die Reihe hat. Was keinen findet, verfällt. Die gedruckte Zahl ist nicht bekannt.',
  'option.circles.silver.none': 'unbegrenzt',
  'option.circles.commodity': 'Kreise für Waren',
  'option.circles.commodity.about':
    'Wie viele Kreise die Reihe hat. Was keinen findet, verfällt. Die gedruckte Zahl ist nicht bekannt.',
  'option.circles.commodity.none': 'unbegrenzt',
  'option.circles.worker': 'Kreise für Arbeiter',
  'option.circles.worker.about':
    'Wie viele Kreise die Reihe hat. Was keinen findet, verfällt. Die gedruckte Zahl ist nicht bekannt.',
  'option.circles.worker.none': 'unbegrenzt',
  'source.burgundy-dice.sale': 'Verkaufte Waren',

  'learn.diceLead':
    'Spiel auf einem Blatt gegen einen leichten Bot. Wir erklären, während du deine ersten Felder füllst. Danach spielst du einfach weiter.',
  'learn.dice1':
    'Alle haben dasselbe Herzogtum auf einem Blatt. In jeder Runde werden für alle fünf Würfel geworfen: zwei Zahlen, zwei Farben und eine Sanduhr.',
  'learn.dice2':
    'Du wählst eine Zahl und eine Farbe und schreibst die Zahl in ein Feld dieser Farbe. Alle wählen gleichzeitig.',
  'learn.dice3':
    'Fertige Gebiete bringen Punkte und Hilfe für spätere Runden. Wer nach drei Phasen die meisten Punkte hat, gewinnt. Du kannst auch allein spielen.',
  'source.burgundy-dice.castle': 'Burgen',
  'source.burgundy-dice.area': 'Fertige Gebiete',
  'source.burgundy-dice.pasture': 'Weiden, doppelt',
  'source.burgundy-dice.colour': 'Fertige Farben',
  'option.burgundy-dice.boards': 'Herzogtum',
  'option.burgundy-dice.boards.about': 'Das Herzogtum, auf dem alle spielen: A, B, C oder D.',
  'grade.burgundy-dice.well-done': 'Gut gemacht',
  'grade.burgundy-dice.excellent': 'Ausgezeichnet',
  'grade.burgundy-dice.incredible': 'Unglaublich',
  'grade.burgundy-dice.none': 'Unter der ersten Stufe',
  'option.dice.squares': 'Burgfelder des Herzogtums {letter}',
  'option.overlay.colour.purple': 'Punkte für Lila',
  'option.overlay.colour.purple.about':
    'Für die Ersten und die Zweiten, die die Farbe vollenden, zum Beispiel 3 2.',
  'option.overlay.colour.gray': 'Punkte für Grau',
  'option.overlay.colour.gray.about':
    'Für die Ersten und die Zweiten, die die Farbe vollenden, zum Beispiel 3 2.',
  'option.overlay.colour.blue': 'Punkte für Blau',
  'option.overlay.colour.blue.about':
    'Für die Ersten und die Zweiten, die die Farbe vollenden, zum Beispiel 3 2.',
  'option.overlay.colour.orange': 'Punkte für Orange',
  'option.overlay.colour.orange.about':
    'Für die Ersten und die Zweiten, die die Farbe vollenden, zum Beispiel 3 2.',
  'option.overlay.colour.green': 'Punkte für Grün',
  'option.overlay.colour.green.about':
    'Für die Ersten und die Zweiten, die die Farbe vollenden, zum Beispiel 3 2.',
};
