import type { burgundyDiceShelfEn } from './shelf.en';

/** What the house says about the Dice Game: its name, options, chapters and lesson. */
export const burgundyDiceShelfDe: Readonly<Record<keyof typeof burgundyDiceShelfEn, string>> = {
  'title.burgundy-dice': 'Die Burgen von Burgund: Das Würfelspiel',
  'known.burgundy-dice.short':
    'Herzogtum A ist sicher; bei den anderen Herzogtümern und den Punkten stützt sich manches auf eine einzige Quelle.',
  'known.burgundy-dice':
    'Nicht alles ließ sich am Druck prüfen: Die Herzogtümer B, C und D, die Punkte von fünf Farben (alle außer Gelb) und die Seiten des Sanduhrwürfels stützen sich auf eine einzige Quelle.',
  'setup.duchy': 'Herzogtum',
  'setup.duchyOf': 'Herzogtum {letter}',
  'edition.burgundy-dice.2017.about': 'die einzige Ausgabe: Herzogtümer A bis D, allein oder mit bis zu fünf',
  'option.boards.about': 'Das Herzogtum, auf dem alle spielen: A, B, C oder D.',
  'option.castles': 'Startburgen',
  'option.castles.about':
    'Wie sie gewählt werden: geheim zugleich; offen der Reihe nach, keine zweimal; oder eine für alle, von Platz 1.',
  'option.castles.secret': 'geheim',
  'option.castles.all-different': 'alle verschieden',
  'option.castles.all-the-same': 'alle gleich',
  'option.pass': 'Den Arbeiter nehmen',
  'option.pass.about': 'Ob man für einen Arbeiter passen darf, obwohl die Würfel ein Feld füllen könnten.',
  'option.pass.only-if-none': 'nur wenn nichts passt',
  'option.pass.free': 'immer',
  'option.silver.just-earned': 'Eben verdientes Silber',
  'option.silver.just-earned.about': 'Ob Silber, das das erste Feld einer Runde bringt, das zweite bezahlt.',
  'option.silver.just-earned.allowed': 'darf benutzt werden',
  'option.silver.just-earned.forbidden': 'wartet eine Runde',
  'option.circles.monk': 'Kreise für Mönche',
  'option.circles.monk.about':
    'Wie viele Kreise die Reihe hat; was keinen findet, verfällt. Die gedruckte Zahl ist nicht bekannt.',
  'option.circles.monk.none': 'unbegrenzt',
  'option.circles.silver': 'Kreise für Silber',
  'option.circles.silver.about':
    'Wie viele Kreise die Reihe hat; was keinen findet, verfällt. Die gedruckte Zahl ist nicht bekannt.',
  'option.circles.silver.none': 'unbegrenzt',
  'option.circles.commodity': 'Kreise für Waren',
  'option.circles.commodity.about':
    'Wie viele Kreise die Reihe hat; was keinen findet, verfällt. Die gedruckte Zahl ist nicht bekannt.',
  'option.circles.commodity.none': 'unbegrenzt',
  'option.circles.worker': 'Kreise für Arbeiter',
  'option.circles.worker.about':
    'Wie viele Kreise die Reihe hat; was keinen findet, verfällt. Die gedruckte Zahl ist nicht bekannt.',
  'option.circles.worker.none': 'unbegrenzt',
  'source.burgundy-dice.sale': 'Verkaufte Waren',

  'learn.diceLead':
    'Setz dich mit einem Blatt Papier zu einem sanften Bot. Wir erklären, während du deine ersten Felder füllst; danach spielst du einfach weiter.',
  'learn.dice1':
    'Alle haben dasselbe Herzogtum auf einem Blatt. Jede Runde fallen fünf Würfel für alle: zwei Zahlen, zwei Farben, eine Sanduhr.',
  'learn.dice2':
    'Du wählst eine Zahl und eine Farbe und schreibst die Zahl in ein Feld dieser Farbe. Alle wählen zur selben Zeit.',
  'learn.dice3':
    'Fertige Gebiete geben Punkte und Hilfe für spätere Runden. Nach drei Phasen gewinnen die meisten Punkte. Es geht auch allein.',
};
