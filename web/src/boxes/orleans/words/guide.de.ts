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
