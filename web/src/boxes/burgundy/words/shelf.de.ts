import type { burgundyShelfEn } from './shelf.en';

/**
 * What the pages around the table say about The Castles of Burgundy: its name, options, chapters and
 * tutorial.
 */
export const burgundyShelfDe: Readonly<Record<keyof typeof burgundyShelfEn, string>> = {
  'title.burgundy': 'Die Burgen von Burgund',
  'setup.boardsWho': 'Wer welches Herzogtum hat',
  'setup.boardsAll': 'Herzogtum für alle',
  'setup.boardsSame': 'Dasselbe für alle',
  'setup.boardsEach': 'Für jeden Platz eines',
  'setup.boardsExpert': 'Zugeteilt und gewählt (Experten)',
  'setup.boardsExpertHint':
    'Jeder Platz bekommt Herzogtümer zugeteilt, wählt eines aus und bestimmt, wo seine erste Burg steht.',
  'setup.board': 'Herzogtum {n}',
  'setup.boardMap': 'Karte von Herzogtum {n}',
  'setup.boardFor': 'Herzogtum für {seat}',
  'setup.boardData': 'Wie sicher dieser Plan ist: {standing}',
  'setup.boardNote': 'Quelle: {source}',
  'edition.burgundy.2019': '2019',
  'edition.burgundy.2019.about':
    'Zehn Herzogtümer. Aus dem schwarzen Depot darfst du jederzeit in deinem Zug kaufen.',
  'edition.burgundy.2011': '2011',
  'edition.burgundy.2011.about': 'Die erste Ausgabe mit neun Herzogtümern.',

  'option.start-castle': 'Erste Burg',
  'option.start-castle.about':
    'Auf Herzogtum 1 und auf Herzogtum 2 von 2019 steht die erste Burg in der Mitte. Sonst wählen alle selbst, wie auf allen anderen Herzogtümern.',
  'option.start-castle.standard': 'in der Mitte',
  'option.start-castle.choose': 'alle wählen selbst',
  'option.tie.empty': 'Gleichstand',
  'option.tie.empty.about':
    'Wer bei Gleichstand gewinnt: wer am wenigsten oder wer am meisten leere Felder hat.',
  'option.tie.empty.fewest': 'die wenigsten leeren Felder',
  'option.tie.empty.most': 'die meisten leeren Felder',
  'option.m6.payment': 'Kloster 6',
  'option.m6.payment.about':
    'Ob der Kauf auch mit einem Silber und einem Arbeiter bezahlt werden darf (2019).',
  'option.m6.payment.pure': 'zwei von einer Sorte',
  'option.m6.payment.mixed': 'auch gemischt',
  'option.storage.discard': 'Volles Lager',
  'option.storage.discard.about':
    'Ob du bei vollem Lager für jedes neue Plättchen eines abwerfen darfst oder nur, wenn du mit einem Würfel eines nimmst.',
  'option.storage.discard.any-gain': 'bei jedem neuen Plättchen',
  'option.storage.discard.take-action-only': 'nur beim Nehmen',
  'option.dice.free-step.combine': 'Kostenloser Schritt und Arbeiter',
  'option.dice.free-step.combine.about':
    'Ob sich der kostenlose Schritt der Klöster 9 bis 12 mit bezahlten Arbeitern verbinden lässt.',
  'option.dice.free-step.combine.on': 'beides zusammen',
  'option.dice.free-step.combine.off': 'eines von beiden',
  'option.dice.free-step.m8': 'Kostenloser Schritt und Kloster 8',
  'option.dice.free-step.m8.about':
    'Ob Kloster 8 den kostenlosen Schritt der Klöster 9 bis 12 auf 2 erweitert.',
  'option.dice.free-step.m8.off': 'nein',
  'option.dice.free-step.m8.on': 'ja',
  'option.purchase.window': 'Der Kauf',
  'option.purchase.window.about': 'Wann du in deinem Zug aus dem schwarzen Depot kaufen darfst.',
  'option.purchase.window.edition': 'wie in der Ausgabe',
  'option.purchase.window.any-decision': 'jederzeit',
  'option.purchase.window.between-actions': 'zwischen Aktionen',
  'option.expert.pairs': 'Ausgeteilte Herzogtümer',
  'option.expert.pairs.about': 'Aus welchen Herzogtümern ein Platz wählen darf, wenn sie ausgeteilt werden.',
  'option.expert.pairs.two-random': 'zwei zufällige',
  'option.expert.pairs.one-random': 'ein zufälliges',
  'option.expert.pairs.free-choice': 'beliebige',
  'option.expert.reveal': 'Wahl beim Aufbau',
  'option.expert.reveal.about': 'Ob offen der Reihe nach oder geheim gleichzeitig gewählt wird.',
  'option.expert.reveal.open': 'offen',
  'option.expert.reveal.secret': 'geheim',

  'learn.burgundyLead':
    'Setz dich an einen echten Tisch, gegen einen leichten Bot. Wir erklären das ganze Spiel, während du deine ersten Züge machst. Danach spielst du einfach weiter.',
  'learn.what1':
    'Du bist Herzog im Tal der Loire. Du füllst dein Herzogtum mit Plättchen: Burgen, Bergwerken, Schiffen, Städten, Weiden und Klöstern.',
  'learn.what2':
    'In jedem Zug hast du zwei Würfel. Mit einem Würfel nimmst du ein Plättchen seiner Zahl, legst eines auf seine Zahl, verkaufst Waren seiner Zahl oder bekommst zwei Arbeiter. Arbeiter verändern Würfel.',
  'learn.what3':
    'Fertige Gebiete bringen Punkte, frühe mehr als späte. Wer nach fünf Phasen mit je fünf Runden die meisten Punkte hat, gewinnt.',
  'source.burgundy.livestock': 'Tiere',
  'source.burgundy.watchtower': 'Wachtürme',
  'source.burgundy.area': 'Fertige Gebiete',
  'source.burgundy.phase': 'Phasenbonus',
  'source.burgundy.colour': 'Fertige Farben',
  'source.burgundy.sale': 'Verkaufte Waren',
  'source.burgundy.goods': 'Übrige Waren',
  'source.burgundy.silver': 'Übriges Silber',
  'source.burgundy.workers': 'Übrige Arbeiter',
  'source.burgundy.monastery': 'Klöster',
  'option.burgundy.boards': 'Herzogtümer',
  'option.burgundy.boards.about':
    'Alle spielen auf demselben Herzogtum, jeder auf einem anderen, oder sie werden zufällig verteilt.',
  'box.boards': 'Herzogtümer',
};
