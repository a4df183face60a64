import type { orleansShelfEn } from './shelf.en';

/** What the pages around the table say about Orléans: its name, options, chapters and tutorial. */
export const orleansShelfDe: Readonly<Record<keyof typeof orleansShelfEn, string>> = {
  'title.orleans': 'Orléans',
  'known.orleans.short': 'Das Regelheft des Grundspiels konnten wir nicht lesen.',
  'known.orleans':
    'Die Regeln stammen aus Fotos des gedruckten Spiels, aus fremden Programmen und aus Zusammenfassungen. Karte, Leisten, Werke und Spielertableau sind durch mindestens zwei Quellen belegt. Neun Ortskarten beruhen auf einer einzigen Quelle, und was das Badehaus braucht, ist unser Vorschlag. Jede Regel sagt, wie sicher sie ist. Wer das Regelheft hat, kann unsichere Werte in den Vereinbarungen des Tisches berichtigen, ohne Code anzufassen.',
  'known.orleans.credit':
    'Orléans ist von Reiner Stockhausen und erschien 2014 bei dlp games. Kein Satz und kein Bild des Verlags ist hier wiedergegeben.',
  'edition.orleans.base': 'Grundspiel',
  'edition.orleans.base.about':
    'das Grundspiel für zwei bis fünf Personen, aus öffentlichen Quellen zusammengetragen, weil das Regelheft nicht vorlag',
  'option.places': 'Ortskarten',
  'option.places.about': 'Die zwanzig Karten des Grundspiels oder dazu die sieben der Erweiterung Invasion.',
  'option.places.base': 'Grundspiel',
  'option.places.all': 'mit Invasion',
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
  'option.harvest.choice.about': 'Ob du 5 Münzen zahlen darfst, obwohl du Nahrung hast.',
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
    'Setz dich an einen echten Tisch, gegen einen leichten Bot. Wir erklären das Spiel in deinen ersten beiden Runden. Danach spielst du einfach weiter.',
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
  'orleans.boards': 'Karte und Spielertableau',
  'orleans.map':
    'Die Karte: Städte an der Loire und ihren Nebenflüssen. Die Zahlen bezeichnen Warenfelder, die erst ab drei oder vier Personen benutzt werden.',
  'orleans.board': 'Ein Spielertableau: zehn Orte mit den Personen, die jeder braucht.',
};
