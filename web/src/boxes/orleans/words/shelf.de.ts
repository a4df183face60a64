import type { orleansShelfEn } from './shelf.en';

/** What the pages around the table say about Orléans: its name, options, chapters and tutorial. */
export const orleansShelfDe: Readonly<Record<keyof typeof orleansShelfEn, string>> = {
  'title.orleans': 'Orléans',
  'known.orleans.short': 'Das Regelheft des Grundspiels konnten wir nicht lesen.',
  'known.orleans':
    'Die Regeln stammen aus Fotos des gedruckten Spiels, aus fremden Programmen und aus Zusammenfassungen. Karte, Leisten, Werke und Spielertableau sind durch mindestens zwei Quellen belegt. Neun Ortskarten beruhen auf einer einzigen Quelle, und die Auflagen haben verschiedene Badehäuser. Jede Regel sagt, wie sicher sie ist. Wer das Regelheft hat, kann unsichere Werte in den Vereinbarungen des Tisches berichtigen, ohne Code anzufassen.',
  'known.orleans.credit':
    'Orléans ist von Reiner Stockhausen und erschien 2014 bei dlp games. Kein Satz und kein Bild des Verlags ist hier wiedergegeben.',
  'edition.orleans.base': 'Grundspiel',
  'edition.orleans.base.about':
    'das Grundspiel für zwei bis fünf Personen, aus öffentlichen Quellen zusammengetragen, weil das Regelheft nicht vorlag',
  'option.places': 'Ortskarten',
  'option.places.about': 'Die zwanzig Karten des Grundspiels oder dazu die sieben der Erweiterung Invasion.',
  'option.places.base': 'Grundspiel',
  'option.places.all': 'mit Invasion',
  'option.bathhouse': 'Badehaus',
  'option.bathhouse.about':
    'Die Karte der ersten Auflage (Typ I) gibt dir nach jedem Ziehen eine Person mehr zur Wahl. Die spätere (Typ II) nutzt ein Schiffer: drei ziehen, zwei einsetzen. Bei der ersten ist stark im Vorteil, wer beginnt und sie gleich eröffnet: Starke Bots gewinnen so zu zweit etwa neun von zehn Partien. Bei der späteren ist der Start ausgeglichen.',
  'option.bathhouse.first': 'erste Auflage',
  'option.bathhouse.later': 'spätere Auflage',
  'option.bathhouse.mixed': 'wie an älteren Tischen',
  'option.events': 'Reihenfolge der Ereignisse',
  'option.events.about':
    'Alle gemischt oder, wie in neueren Auflagen, jedes einmal in je sechs Runden. Runde 1 ist immer die Wallfahrt.',
  'option.events.mixed': 'alle gemischt',
  'option.events.abc': 'jedes einmal in sechs Runden',
  'option.technology.timing': 'Technikplättchen',
  'option.technology.timing.about': 'Wann du ein Technikplättchen legst, das du bekommen hast.',
  'option.technology.timing.at-once': 'sofort',
  'option.technology.timing.after-passing': 'nach dem Passen',
  'option.harvest.choice': 'Bezahlen bei der Ernte',
  'option.harvest.choice.about': 'Ob du Münzen zahlen darfst, obwohl du Nahrung hast.',
  'option.harvest.choice.free': 'Nahrung oder Münzen',
  'option.harvest.choice.food-first': 'Nahrung zuerst',
  'option.farmhouse.empty': 'Bauernhaus ohne Ware',
  'option.farmhouse.empty.about':
    'Ob du das Bauernhaus benutzen darfst, wenn die Ware, die du bekämst, auf dem Warenmarkt fehlt.',
  'option.farmhouse.empty.allowed': 'erlaubt, ohne Ware',
  'option.farmhouse.empty.forbidden': 'nicht erlaubt',
  'option.planning': 'Planung',
  'option.planning.about':
    'Ob Pläne geheim sind, bis alle bereit sind. Bei offener Planung darfst du zweimal je Runde neu planen.',
  'option.planning.hidden': 'geheim',
  'option.planning.open': 'offen',
  'option.first': 'Startspieler',
  'option.first.about': 'Wer in der ersten Runde Startspieler ist.',
  'option.first.random': 'zufällig',
  'option.first.p1': 'der erste Platz',
  'option.recall': 'Gefolgsleute zurückholen',
  'option.recall.about':
    'Ob du Gefolgsleute von deinen Orten auch dann zurückholen darfst, wenn im Beutel zu wenige sind, oder nur anstelle von Gefolgsleuten, die du nicht ziehen willst.',
  'option.recall.always': 'immer',
  'option.recall.declined': 'nur statt zu ziehen',
  'learn.orleansLead':
    'Setz dich an einen echten Tisch, gegen einen leichten Bot. Wir erklären das Spiel, während du spielst, bis du alles einmal gemacht hast. Danach spielst du einfach weiter.',
  'learn.orleans1':
    'Deine Gefolgsleute stecken in einem Beutel. Jede Runde ziehst du eine Handvoll und setzt sie auf die Orte deiner Stadt. Ein Ort funktioniert, wenn alle seine Felder besetzt sind.',
  'learn.orleans2':
    'Dann handeln alle reihum, ein Ort nach dem anderen. Du wirbst neue Gefolgsleute an, reist an der Loire entlang und sammelst Waren, baust Kontore und hilfst der Stadt mit segensreichen Werken.',
  'learn.orleans3':
    'Nach 18 Runden zählen Münzen und Waren. Kontore und Bürger werden damit multipliziert, wie weit du dich entwickelt hast.',
  'source.orleans.coins': 'Münzen',
  'source.orleans.goods': 'Waren',
  'source.orleans.development': 'Kontore und Bürger × Entwicklungsstand',
  'source.orleans.depot': 'Lager',
  'orleans.round': 'Runde {n} von {most}',
  'orleans.scenarios': 'Szenarien',
  'orleans.base': 'Grundspiel',
  'orleans.base.about': 'Achtzehn Runden mit je einem Ereignis. Der reichste Ort gewinnt.',
  'orleans.alone': '1 Person',
  'orleans.boards': 'Karte und Spielertableau',
  'orleans.map':
    'Die Karte: Städte an der Loire und ihren Nebenflüssen. Die Zahlen bezeichnen Warenfelder, die erst ab drei oder vier Personen benutzt werden.',
  'orleans.board': 'Ein Spielertableau: zehn Orte mit den Personen, die jeder braucht.',
  'preset.orleans.plain': 'Grundspiel',
  'preset.orleans.build': 'Mehr bauen',
  'preset.orleans.together': 'Gemeinsam',
  'preset.orleans.two': 'Zu zweit',
  'preset.orleans.alone': 'Allein',
  'module.orleans.prosperity': 'Wohlstand',
  'module.orleans.prosperity.about':
    'Schicke den Zimmermann in die Stadt auf deiner geheimen Karte, baue dort ein Bauwerk und versorge es. Sechzehn bekannte Ereignisse.',
  'module.orleans.invasion': 'Invasion',
  'module.orleans.invasion.about':
    'Alle gemeinsam: Befestigt Orléans, füllt die Lager und erfüllt die Wünsche eurer Charaktere, bevor der Feind kommt.',
  'module.orleans.duel': 'Das Duell',
  'module.orleans.duel.about':
    'Zwei Händler wählen die Ortskarten aus und wetteifern um vier Ziele. Wer ein Ereignis nicht zahlen kann, verliert.',
  'module.orleans.dignitary': 'Der Würdenträger',
  'module.orleans.dignitary.about':
    'Allein: Gewinne in sechzehn Runden acht Bürger, ganz ohne Waren. Leicht bis mittel (I–II).',
  'module.orleans.vierzon': 'Hauptstadt Vierzon',
  'module.orleans.vierzon.about':
    'Allein: Erreiche in vierzehn Runden fünf Ziele und mache Vierzon zur Hauptstadt. Mittel bis schwer (II–III).',
  'module.orleans.salesman': 'Der Handelsreisende',
  'module.orleans.salesman.about':
    'Allein: Liefere in fünfzehn Runden Waren in fünf Städte, und iss in jeder Runde. Mittel bis schwer (II–III).',
  'expect.orleans.invasion.4':
    'Zu viert sehr schwer: In 60 Partien haben vier Bots der Stufe Schwer die Stadt nur zweimal gerettet. Leichter wird es ohne die gemeinen Ereignisse oder mit selbst gewählten Charakteren.',
  'expect.orleans.invasion.5':
    'Zu fünft sehr schwer, auch für Bots der Stufe Schwer. Leichter wird es ohne die gemeinen Ereignisse oder mit selbst gewählten Charakteren.',
  'expect.orleans.vierzon':
    'Mit den Zielen der Reihe nach gewinnt kaum jemand, auch kein Bot der Stufe Schwer.',
  'option.invasion.difficulty': 'Ereignisse',
  'option.invasion.difficulty.about':
    'Welche Ereignisse wegbleiben: keine, die mit Blitzsymbol oder die hilfreichen Unterstützung und Ausbildung.',
  'option.invasion.difficulty.usual': 'üblich',
  'option.invasion.difficulty.milder': 'milder',
  'option.invasion.difficulty.harder': 'härter',
  'option.duel.end': 'Ende des Duells',
  'option.duel.end.about':
    'Ob alle vier Ziele schon vor dem Ereignis der Runde gewinnen oder ob ein unbezahltes Ereignis noch verliert.',
  'option.duel.end.objectives': 'Ziele vor dem Ereignis',
  'option.duel.end.event': 'Ereignis zuerst',
  'option.invasion.characters': 'Charaktere',
  'option.invasion.characters.about':
    'Ob Charaktere ausgeteilt, aus den fünf leichteren ausgeteilt oder der Reihe nach gewählt werden.',
  'option.invasion.characters.random': 'ausgeteilt',
  'option.invasion.characters.easier': 'nur die fünf leichteren',
  'option.invasion.characters.chosen': 'gewählt',
  'option.invasion.team': 'Entscheidungen im Team',
  'option.invasion.team.about':
    'Ob alle Betroffenen zustimmen müssen, was das Team abgibt, oder der Startspieler allein entscheidet.',
  'option.invasion.team.agreement': 'gemeinsam',
  'option.invasion.team.first-seat': 'Startspieler',
  'option.invasion.palatinate': 'Pfalz',
  'option.invasion.palatinate.about': 'Ob die Pfalz auch ein fremdes Rathaus benutzen kann.',
  'option.invasion.palatinate.any-place': 'jeder Ort',
  'option.invasion.palatinate.no-town-hall': 'kein Rathaus',
  'option.invasion.good-trade': 'Guter Handel',
  'option.invasion.good-trade.about':
    'Ob der Gute Handel auch möglich ist, wenn dem Lagerhaus weniger als 3 Getreide fehlen.',
  'option.invasion.good-trade.any-room': 'immer',
  'option.invasion.good-trade.enough-room': 'nur bei genug Platz',
  'option.duel.citizens': 'Bürger auf den Leisten',
  'option.duel.citizens.about':
    'Ob Bürger wie im Grundspiel auf den Leisten liegen oder nur auf den segensreichen Werken.',
  'option.duel.citizens.board': 'wie im Grundspiel',
  'option.duel.citizens.none': 'keine',
  'option.dignitary.goal': 'Nötige Bürger',
  'option.dignitary.goal.about': 'Acht Bürger oder sieben für Einsteiger.',
  'option.dignitary.goal.8': '8',
  'option.dignitary.goal.7': '7, für Einsteiger',
  'option.vierzon.difficulty': 'Ziele',
  'option.vierzon.difficulty.about':
    'Ob du in einer Runde beliebig viele Ziele erreichen darfst, nur eines oder nur eines in der gedruckten Reihenfolge.',
  'option.vierzon.difficulty.usual': 'beliebig viele',
  'option.vierzon.difficulty.one-a-round': 'eins pro Runde',
  'option.vierzon.difficulty.in-order': 'eins pro Runde, der Reihe nach',
  'option.salesman.difficulty': 'Lieferungen',
  'option.salesman.difficulty.about':
    'Ob du in einer Runde beliebig oft liefern darfst, nur einmal oder nur einmal in der gedruckten Reihenfolge.',
  'option.salesman.difficulty.usual': 'beliebig viele',
  'option.salesman.difficulty.one-a-round': 'eine pro Runde',
  'option.salesman.difficulty.in-order': 'eine pro Runde, der Reihe nach',
  'source.orleans.structures': 'Bauwerke',
  'sources.orleans.alone': 'Diese Punkte entscheiden nicht. Das tun die Ziele.',
  'learn.orleansSolo': 'Einführung allein: Der Handelsreisende',
  'learn.orleansTeam': 'Tutorial gemeinsam: Invasion',
};
