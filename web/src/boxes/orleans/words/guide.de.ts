import type { GuideKey } from './guide.en';

/** The rules page of Orléans: topics and answers. */
export const orleansGuideDe: Readonly<Record<GuideKey, string>> = {
  round: 'Eine Runde',
  'round.about': 'sieben Phasen, achtzehnmal',
  'round.1':
    'Das Stundenglas zeigt das Ereignis, das die Runde abschließt. Bei der Volkszählung bekommt eine Münze, wer auf der Bauernleiste vorn liegt, und wer hinten liegt, zahlt eine.',
  'round.2':
    'Dann ziehen alle Gefolgsleute, planen und handeln reihum, bis alle gepasst haben. Nach dem Ereignis wechselt der Startspieler.',
  plan: 'Ziehen und Planen',
  'plan.about': 'vom Beutel auf den Markt und an die Orte',
  'plan.1':
    'Du ziehst so viele Gefolgsleute, wie deine Ritterleiste erlaubt, und setzt sie auf Felder, die ihren Beruf zeigen. Ein Mönch passt überall. Wen du nicht einsetzt, der bleibt auf dem Markt.',
  'plan.2':
    'Alle planen gleichzeitig und geheim. Wer auf einem Feld steht, bleibt dort, bis du den Ort benutzt. Ziehst du weniger Gefolgsleute als erlaubt, kannst du dafür eingesetzte zurückholen.',
  places: 'Orte und Aktionen',
  'places.about': 'was die zehn Orte bewirken',
  'places.1':
    'Ein Ort ist bereit, wenn alle seine Felder besetzt sind. Wenn du dran bist, benutzt du einen solchen Ort oder passt für den Rest der Runde. Seine Gefolgsleute kommen zurück in deinen Beutel, zusammen mit der Person, die du anwirbst.',
  'places.title': 'Die zehn Orte deines Tableaus',
  tracks: 'Leisten und Entwicklung',
  'tracks.about': 'eine Belohnung für jede angeworbene Person',
  'tracks.1':
    'Wen du anwirbst, der bringt dich auf einer Leiste eine Stufe weiter. Bauern bringen Waren, Schiffer Münzen, Handwerker Technikplättchen, Händler Ortskarten; mit Rittern ziehst du mehr Gefolgsleute, und Gelehrte bringen Entwicklungspunkte.',
  'tracks.2':
    'Die Entwicklungsleiste gibt Münzen, Bürger und Sterne. Am Ende multiplizieren deine Sterne deine Kontore und Bürger.',
  'tracks.title': 'Die sechs Leisten',
  tiles: 'Ortskarten und Technik',
  'tiles.about': 'neue Orte, weniger Gefolgsleute',
  'tiles.1':
    'Eine Ortskarte ist ein Ort, den nur du hast. Du suchst sie aus, wenn du einen Händler anwirbst: beim ersten Mal aus Kategorie I, später aus beiden.',
  'tiles.2':
    'Ein Technikplättchen deckt ein Feld bis zum Spielende ab. Das erste muss einen Bauern abdecken. Einen Mönch oder das einzige Feld eines Ortes kann es nicht abdecken, und kein Ort bekommt zwei.',
  'tiles.title': 'Die Ortskarten',
  'tiles.invasion': 'Die Ortskarten von Invasion',
  map: 'Die Karte',
  'map.about': 'reisen, Waren sammeln, bauen',
  'map.1':
    'Das Schiff bringt deine Händlerfigur über einen Wasserweg, der Wagen über einen Landweg. Eine der Waren, die dort liegen, darfst du nehmen. Mit dem Gildenhaus baust du ein Kontor, wo deine Händlerfigur steht.',
  'map.2': 'In einer Stadt steht nur ein Kontor, aber in Orléans dürfen alle je eines haben.',
  deeds: 'Segensreiche Werke',
  'deeds.about': 'Gefolgsleute für die Stadt',
  'deeds.1':
    'Das Rathaus schickt eine oder zwei Personen zu Werken. Sie kommen nie zurück, dein Beutel wird also schlanker, und für jede wirst du belohnt. Wer das letzte Feld eines Werks besetzt, nimmt dessen Bürger.',
  'deeds.title': 'Die acht Werke',
  events: 'Ereignisse und Folter',
  'events.about': 'was das Stundenglas bringt und was geschieht, wenn du nicht zahlen kannst',
  'events.1':
    'Das Ereignis kennst du schon zu Beginn der Runde. Bei der Wallfahrt gibt es in dieser Runde keine neuen Mönche. Die anderen Ereignisse kommen nach den Aktionen.',
  'events.2': 'Für jede Münze, die du nicht zahlen kannst, gibst du etwas anderes ab. Das heißt Folter.',
  'events.title': 'Die sechs Ereignisse',
  end: 'Das Ende',
  'end.about': 'nach achtzehn Runden',
  'end.1':
    'Es zählen deine Münzen und der Wert deiner Waren. Dazu zählst du Kontore und Bürger zusammen und multiplizierst sie mit deinem Entwicklungsstand.',
  setup: 'Spielaufbau',
  'setup.about': 'fünf Münzen, vier Gefolgsleute, zehn Kontore',
  'setup.1':
    'Du beginnst mit Bauer, Schiffer, Handwerker und Händler in deiner Farbe. Sie kannst du nie verlieren. Wie viele Waren und andere Personen es gibt, hängt davon ab, wie viele mitspielen.',
  more: 'Das Kleingedruckte',
  'more.about': 'was geheim ist und was der Tisch berichtigen darf',
  'more.1':
    'Das Regelheft des Grundspiels konnten wir nicht lesen. Jede Klausel sagt, wie sicher sie ist, und unsichere Werte lassen sich berichtigen.',
  scenarios: 'Szenarien von Invasion',
  'scenarios.about': 'sechs weitere Spielweisen',
  'scenarios.1':
    'Ein Szenario verändert das Grundspiel für einen Tisch: gemeinsam, zu zweit, allein oder mit Bauwerken. Wo es nichts anderes sagt, gelten die Regeln des Grundspiels.',
  'scenarios.2': 'In allen Szenarien außer Invasion kennt man das Ereignis jeder Runde von Anfang an.',
  'scenarios.title': 'Ereignisse mehrerer Szenarien',
  prosperity: 'Wohlstand',
  'prosperity.about': 'zwei bis fünf Personen, Bauwerke und ein Zimmermann',
  'prosperity.1':
    'Bewege den Zimmermann in die Stadt auf deiner geheimen Karte und baue dort ihr Bauwerk. Dann versorge es mit Gefolgsleuten, Münzen und Waren. Ein fertiges Bauwerk bringt Punkte.',
  'prosperity.title': 'Die Ereignisse von Wohlstand',
  invasion: 'Invasion',
  'invasion.about': 'zwei bis fünf Personen, alle gemeinsam',
  'invasion.1':
    'Befestigt Orléans, füllt die Lager, baut Türme und gewinnt Bürger, bevor die letzte Runde endet. Alle haben einen Charakter mit einem eigenen Ziel. Ihr gewinnt oder verliert gemeinsam.',
  'invasion.title': 'Die Ereignisse von Invasion',
  duel: 'Das Duell',
  'duel.about': 'zwei Personen, vier Ziele',
  'duel.1':
    'Beide wählen eine Startstadt und die Ortskarten der Partie. Wer zuerst vier Ziele erreicht, gewinnt. Wer nicht zahlen kann, was ein Ereignis verlangt, verliert sofort.',
  'duel.title': 'Die Ereignisse des Duells',
  'duel.goals': 'Die vier Ziele',
  dignitary: 'Der Würdenträger',
  'dignitary.about': 'eine Person, acht Bürger',
  'dignitary.1':
    'Wähle, wo sieben Bürger warten. Sechs weitere sind in Städten auf der Karte. Gewinne in sechzehn Runden acht davon. Waren gibt es nicht.',
  'dignitary.title': 'Die Ereignisse des Würdenträgers',
  vierzon: 'Hauptstadt Vierzon',
  'vierzon.about': 'eine Person, fünf Ziele',
  'vierzon.1':
    'Erreiche in vierzehn Runden fünf Ziele: Zahle 10 und 25 Münzen, baue in Loches, komme auf 28 Punkte und bringe Baumaterial nach Vierzon.',
  'vierzon.title': 'Die Ereignisse von Hauptstadt Vierzon',
  'vierzon.goals': 'Die fünf Ziele',
  salesman: 'Der Handelsreisende',
  'salesman.about': 'eine Person, fünf Lieferungen',
  'salesman.1':
    'Liefere in fünfzehn Runden Waren in fünf Städte. Nach jeder Runde musst du essen: Nahrung oder Münzen. Kannst du das nicht, verhungerst du.',
  'salesman.title': 'Die Ereignisse des Handelsreisenden',
  'salesman.goals': 'Die fünf Lieferungen',
  'q.win': 'Wie gewinne ich?',
  'a.win':
    'Mit den meisten Punkten: Münzen, Waren sowie Kontore und Bürger mal Entwicklungsstand. Bei Gleichstand gewinnt, wer auf der Entwicklungsleiste weiter ist.',
  'w.win': 'gewinnen Sieg Sieger Punkte meisten Gleichstand',
  'q.back': 'Kann ich Gefolgsleute zurückholen?',
  'a.back':
    'Nur beim Ziehen. Für jede Person, die du ziehen könntest und nicht ziehst, darfst du eine von einem Ort auf den Markt zurückholen.',
  'w.back': 'zurückholen zurücknehmen Gefolgsleute festsitzen Markt versetzen',
  'q.monk': 'Was kann ein Mönch?',
  'a.monk':
    'Ein Mönch passt auf jedes Feld deiner Orte. Bei Werken ersetzt er niemanden, und auf ein Mönchsfeld passt nur ein Mönch.',
  'w.monk': 'Mönch Joker ersetzen beliebig',
  'q.pay': 'Was, wenn ich nicht zahlen kann?',
  'a.pay':
    'Du zahlst, was du hast. Für jede fehlende Münze gibst du ein Kontor, eine Ware, eine Ortskarte, ein Technikplättchen, einen Schritt auf der Entwicklungsleiste oder eine zufällige Person aus dem Beutel ab.',
  'w.pay': 'zahlen Geld Münzen Folter Schulden Abgaben Ernte pleite',
  'q.technology': 'Wohin darf ein Technikplättchen?',
  'a.technology':
    'Auf ein Feld eines Ortes, der mindestens zwei Personen braucht und noch keine Technik hat, aber nicht auf einen Mönch und nicht ins Rathaus. Das erste von der Leiste muss einen Bauern abdecken.',
  'w.technology': 'Technikplättchen Technik Zahnrad Feld erstes Bauer',
  'q.build': 'Wo darf ich ein Kontor bauen?',
  'a.build':
    'In der Stadt, in der deine Händlerfigur steht, wenn dort noch kein Kontor ist. In Orléans dürfen alle je eines haben.',
  'w.build': 'bauen Kontor Stadt Gildenhaus Haus',
};
