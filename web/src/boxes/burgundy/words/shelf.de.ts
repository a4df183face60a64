import type { burgundyShelfEn } from './shelf.en';

/** What the house says about The Castles of Burgundy: its name, options, chapters and lesson. */
export const burgundyShelfDe: Readonly<Record<keyof typeof burgundyShelfEn, string>> = {
  'title.burgundy': 'Die Burgen von Burgund',
  'setup.boards': 'Herzogtümer',
  'setup.boardsHint': 'Alle auf demselben Herzogtum, jeder auf einem anderen, oder ausgeteilt.',
  'setup.boardsWho': 'Wer welches Herzogtum hat',
  'setup.boardsAll': 'Herzogtum für alle',
  'setup.boardsSame': 'Dasselbe für alle',
  'setup.boardsEach': 'Eines je Platz',
  'setup.boardsExpert': 'Ausgeteilt und gewählt (Experten)',
  'setup.boardsExpertHint':
    'Jeder Platz bekommt Herzogtümer zugeteilt, wählt eines davon und den Ort der ersten Burg.',
  'setup.board': 'Herzogtum {n}',
  'setup.boardMap': 'Karte von Herzogtum {n}',
  'setup.boardFor': 'Herzogtum für {seat}',
  'setup.boardData': 'Wie sicher dieser Plan ist: {standing}',
  'setup.boardNote': 'Quelle: {source}',
  'edition.burgundy.2019': '2019',
  'edition.burgundy.2019.about':
    'Zehn Herzogtümer; aus dem schwarzen Depot darfst du in jedem Augenblick deines Zuges kaufen.',
  'edition.burgundy.2011': '2011',
  'edition.burgundy.2011.about': 'Die erste Ausgabe mit neun Herzogtümern.',

  'option.start-castle': 'Erste Burg',
  'option.start-castle.about':
    'Auf Herzogtum 1, und auf Herzogtum 2 von 2019, steht die erste Burg in der Mitte. Oder jeder Platz wählt, wie auf allen anderen.',
  'option.start-castle.standard': 'in der Mitte',
  'option.start-castle.choose': 'jeder Platz wählt',
  'option.tie.empty': 'Gleichstand',
  'option.tie.empty.about':
    'Wer bei Gleichstand gewinnt: wer die wenigsten oder wer die meisten leeren Felder im Herzogtum hat.',
  'option.tie.empty.fewest': 'wenigste leere Felder',
  'option.tie.empty.most': 'meiste leere Felder',
  'option.m6.payment': 'Kloster 6',
  'option.m6.payment.about':
    'Ob der Kauf auch mit einem Silber und einem Arbeiter bezahlt werden darf (2019).',
  'option.m6.payment.pure': 'zwei von einer Sorte',
  'option.m6.payment.mixed': 'auch gemischt',
  'option.storage.discard': 'Volles Lager',
  'option.storage.discard.about':
    'Ob für jedes gewonnene Plättchen eines abgeworfen werden darf oder nur beim Nehmen mit einem Würfel.',
  'option.storage.discard.any-gain': 'bei jedem Gewinn',
  'option.storage.discard.take-action-only': 'nur beim Nehmen',
  'option.dice.free-step.combine': 'Freier Schritt und Arbeiter',
  'option.dice.free-step.combine.about':
    'Ob der freie Schritt der Klöster 9 bis 12 zu bezahlten Arbeitern hinzukommt.',
  'option.dice.free-step.combine.on': 'beides zusammen',
  'option.dice.free-step.combine.off': 'eines von beiden',
  'option.dice.free-step.m8': 'Freier Schritt und Kloster 8',
  'option.dice.free-step.m8.about':
    'Ob Kloster 8 den freien Schritt der Klöster 9 bis 12 auf bis zu 2 erweitert.',
  'option.dice.free-step.m8.off': 'nein',
  'option.dice.free-step.m8.on': 'ja',
  'option.purchase.window': 'Der Kauf',
  'option.purchase.window.about': 'Wann du in deinem Zug aus dem schwarzen Depot kaufen darfst.',
  'option.purchase.window.edition': 'wie in der Ausgabe',
  'option.purchase.window.any-decision': 'jederzeit',
  'option.purchase.window.between-actions': 'zwischen Handlungen',
  'option.expert.pairs': 'Ausgeteilte Herzogtümer',
  'option.expert.pairs.about': 'Aus welchen Herzogtümern ein Platz wählen darf, wenn sie ausgeteilt werden.',
  'option.expert.pairs.two-random': 'zwei zufällige',
  'option.expert.pairs.one-random': 'ein zufälliges',
  'option.expert.pairs.free-choice': 'beliebige',
  'option.expert.reveal': 'Wahl beim Aufbau',
  'option.expert.reveal.about': 'Ob offen der Reihe nach oder geheim zugleich gewählt wird.',
  'option.expert.reveal.open': 'offen',
  'option.expert.reveal.secret': 'geheim',

  'learn.burgundyLead':
    'Setz dich an einen echten Tisch gegen einen sanften Bot. Wir erklären, während du deine ersten Züge spielst; danach spielst du einfach weiter.',
  'learn.what1':
    'Du bist Herzog im Tal der Loire und füllst dein Land mit Plättchen: Burgen, Bergwerken, Schiffen, Städten, Weiden, Klöstern.',
  'learn.what2':
    'In jedem Zug wirfst du zwei Würfel. Ein Würfel nimmt ein Plättchen seiner Zahl, legt ein Plättchen auf seine Zahl, verkauft Waren seiner Zahl oder bringt zwei Arbeiter, die Würfel verändern.',
  'learn.what3':
    'Fertige Gebiete geben Punkte, frühe mehr. Nach fünf Phasen zu fünf Runden gewinnen die meisten Punkte.',
};
