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
  'setup.boardsDealt': 'Jedem eines zugeteilt',
  'setup.boardsDealtHint':
    'Jeder Platz bekommt zufällig ein Herzogtum zugeteilt und bestimmt, wo seine erste Burg steht.',
  'setup.boardsExpert': 'Zugeteilt und gewählt (Experten)',
  'setup.boardsExpertHint':
    'Jeder Platz bekommt Herzogtümer zugeteilt, wählt eines aus und bestimmt, wo seine erste Burg steht.',
  'setup.board': 'Herzogtum {n}',
  'setup.boardMap': 'Karte von Herzogtum {n}',
  'setup.boardFor': 'Herzogtum für {seat}',
  'setup.boardData': 'Wie sicher dieser Plan ist: {standing}',
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

  'preset.burgundy.plain': 'Schlicht',
  'preset.burgundy.more': 'Ein wenig mehr',
  'preset.burgundy.full': 'Voller Tisch',
  'preset.burgundy.team': 'Zwei und zwei',
  'preset.burgundy.solo': 'Allein',
  'module.burgundy.extra': 'Zusatzplättchen',
  'module.burgundy.extra.about':
    'Vier Plättchen mehr: eine Brücke, Arbeiter für Silber, ein Kran, der wie jedes Gebäude wirkt, und Gänse.',
  'module.burgundy.border': 'Grenzposten',
  'module.burgundy.border.about':
    'Die Herzogtümer 11a bis 11f: Verbinde ihre drei Grenzposten durch eine Kette von Plättchen.',
  'module.burgundy.white': 'Weiße Burgen',
  'module.burgundy.white.about':
    'Acht Gebäude, die eine Aktion mit dem weißen Würfel geben, und ein Kloster, das sie zählt.',
  'module.burgundy.inns': 'Gasthäuser',
  'module.burgundy.inns.about':
    'Fünf Plättchen, die auf jede Farbe passen und ihr Gebiet um ein Feld größer zählen lassen.',
  'module.burgundy.routes': 'Handelsrouten',
  'module.burgundy.routes.about':
    'Verkaufte Waren kommen auf eine Route aus Karten; passt die Farbe, gibt es einen Bonus.',
  'module.burgundy.team': 'Teamspiel',
  'module.burgundy.team.about':
    'Zwei Zweierteams: Partner teilen sich ein doppeltes Herzogtum, Waren, Silber und Arbeiter.',
  'module.burgundy.solo': 'Solospiel',
  'module.burgundy.solo.about': 'Allein auf einer Inselgruppe: Bedecke alle 37 Felder in 25 Runden.',
  'module.burgundy.shields': 'Schilde',
  'module.burgundy.shields.about':
    'Nimm mit einem Pasch einen Schild, lege ihn auf eine Burg und zahle Tribut für seine Kraft.',

  'option.area.cap': 'Größtes Gebiet',
  'option.area.cap.about':
    'Bis zu welcher Größe ein Gebiet zählt, wenn ein Gasthaus oder Schild 17 es vergrößert.',
  'option.area.cap.8': 'höchstens 8',
  'option.area.cap.none': 'ohne Grenze',
  'option.border.scoring': 'Dritter Grenzposten',
  'option.border.scoring.about': 'Ob jedes Paar von Posten zählt oder erst zwei Posten und dann der dritte.',
  'option.border.scoring.per-pair': 'jedes Paar zählt',
  'option.border.scoring.step': 'zwei Posten, dann der dritte',
  'option.whitecastle.free-steps': 'Weiße Burgen und Klöster 8 bis 12',
  'option.whitecastle.free-steps.about': 'Ob die Klöster 8 bis 12 bei der Aktion einer weißen Burg helfen.',
  'option.whitecastle.free-steps.on': 'sie helfen',
  'option.whitecastle.free-steps.off': 'nur bezahlte Arbeiter',
  'option.crane.white-castle': 'Kran als weiße Burg',
  'option.crane.white-castle.about': 'Ob der Kran eine weiße Burg nachahmen darf.',
  'option.crane.white-castle.on': 'ja',
  'option.crane.white-castle.off': 'nein',
  'option.route.order': 'Reihenfolge der Routenkarten',
  'option.route.order.about':
    'Ob die Karten deiner Handelsroute zufällig liegen oder du ihre Reihenfolge wählst.',
  'option.route.order.random': 'zufällig',
  'option.route.order.chosen': 'selbst gewählt',
  'option.route.nested': 'Verkauf im Verkauf',
  'option.route.nested.about':
    'Ob der Verkaufsbonus sofort kommt oder erst nach den übrigen Waren des Verkaufs. Alle anderen Boni kommen sofort.',
  'option.route.nested.immediate': 'sofort',
  'option.route.nested.queue': 'nach den übrigen Waren',
  'option.team.tie': 'Gleichstand der Teams',
  'option.team.tie.about': 'Ob bei Gleichstand das Team mit mehr oder mit weniger leeren Feldern vorn liegt.',
  'option.team.tie.more': 'mehr leere Felder',
  'option.team.tie.fewest': 'weniger leere Felder',
  'option.solo.target': 'Erstes Ziel',
  'option.solo.target.about': 'Wie viele Punkte das erste Ziel verlangt. Weniger ist leichter.',
  'option.solo.gains': 'Punkte auf einmal',
  'option.solo.gains.about':
    'Ob jede Quelle von Punkten für sich zählt oder alle Punkte für ein gelegtes Plättchen zusammen.',
  'option.solo.gains.separate': 'jede Quelle für sich',
  'option.solo.gains.lump': 'alle zusammen',
  'option.shield.monastery-clash': 'Schild gegen Kloster',
  'option.shield.monastery-clash.about': 'Was zählt, wenn ein Schild und ein Kloster dasselbe verändern.',
  'option.shield.monastery-clash.shield-only': 'nur der Schild',
  'option.shield.monastery-clash.both': 'beides',
  'option.shield1.scope': 'Schild 1',
  'option.shield1.scope.about':
    'Ob Schild 1 die Weiden nur für die Tierpunkte verbindet oder auch beim Vollenden.',
  'option.shield1.scope.livestock': 'nur Tierpunkte',
  'option.shield1.scope.all': 'auch beim Vollenden',
  'option.shield2.amount': 'Schild 2',
  'option.shield2.amount.about':
    'Ob Schild 2 jedes Mal einen Arbeiter gibt, wenn andere welche bekommen, oder für jeden einen.',
  'option.shield2.amount.per-event': 'jedes Mal einer',
  'option.shield2.amount.per-worker': 'für jeden einer',
  'option.shield4.loss': 'Schild 4 verlieren',
  'option.shield4.loss.about': 'Ob du auf drei Plättchen abwirfst, wenn du Schild 4 verlierst.',
  'option.shield4.loss.discard-down': 'auf drei abwerfen',
  'option.shield4.loss.keep': 'Plättchen behalten',
  'option.shield8.m2': 'Schild 8 und Kloster 2',
  'option.shield8.m2.about': 'Ob Schild 8 auch die Arbeiter von Kloster 2 verdoppelt.',
  'option.shield8.m2.off': 'nein',
  'option.shield8.m2.on': 'ja',

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
  'source.burgundy.border': 'Grenzposten',
  'source.burgundy.route': 'Handelsroute',
  'source.burgundy.shields': 'Schilde',
  'source.burgundy.silver.alone': 'Mit Silber gekaufte Punkte',
  'sources.burgundy.alone':
    'Allein zählen Punkte nur für die Ziele. Ob du gewinnst, hängt von den belegten Feldern ab.',
  'option.burgundy.boards': 'Herzogtümer',
  'option.burgundy.boards.about':
    'Alle spielen auf demselben Herzogtum, jeder auf einem anderen, oder sie werden zufällig verteilt.',
  'box.boards': 'Herzogtümer',
  'setup.burgundy.strength':
    'Diese Herzogtümer sind nicht gleich stark. Spielen zwei gleich starke Bots, gewinnt gegen die anderen {shares} der Spiele.',
  'setup.burgundy.share': '{n} {won} %',
  'setup.burgundy.reconstructed':
    'Herzogtum {n} ist ein Plan von uns. Ein Bild des gedruckten haben wir nicht gefunden. Er passt zu allem, was bekannt ist, aber der echte sieht vielleicht anders aus.',
  'option.burgundy.routeCard': 'Handelsstraßenkarte {card}',
};
