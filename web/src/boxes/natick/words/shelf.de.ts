import type { natickShelfEn } from './shelf.en';

/**
 * What the pages around the table say about The Colonists of Natick: its name, options, chapters and
 * tutorial.
 */
export const natickShelfDe: Readonly<Record<keyof typeof natickShelfEn, string>> = {
  'title.natick': 'The Colonists of Natick',
  'known.natick.short': 'Dies ist eine Rekonstruktion. Nur ein Teil der Regeln war lesbar.',
  'known.natick':
    'Die Kostentabelle und das meiste über Händler, Ritter und das Spielende sind verloren. Jede Regel sagt, ob sie gedruckt, erschlossen oder rekonstruiert ist. Rekonstruierte Werte stammen nicht unbedingt vom Autor. Wer den Text hat, kann sie in den Vereinbarungen des Tisches berichtigen, ohne Code anzufassen.',
  'known.natick.credit':
    'The Colonists of Natick ist von Gary Pressler (Version 0.6, 22. März 2007) und gewann den siebten Piecepack-Wettbewerb. Sein Text steht unter der GNU Free Documentation License 1.2; nichts davon ist hier wiedergegeben. Das Piecepack ist gemeinfrei.',
  'edition.natick.0.6': 'Version 0.6',
  'edition.natick.0.6.about':
    'die einzige Version (2007), von Gary Pressler; Kosten und andere verlorene Werte sind hier rekonstruiert und vielleicht nicht von ihm',
  'option.costs': 'Kostentabelle',
  'option.costs.about':
    'Zwei Rekonstruktionen. Die teure führt zu längeren Partien. Einzelne Zeilen lassen sich unten ändern.',
  'option.costs.proposed': 'üblich',
  'option.costs.heavy': 'teuer',
  'option.overlay.cost.road': 'Kosten einer Straße',
  'option.overlay.cost.road.about': 'Alles auf 0 heißt: wie in der Kostentabelle.',
  'option.overlay.cost.village': 'Kosten eines Dorfs',
  'option.overlay.cost.village.about': 'Alles auf 0 heißt: wie in der Kostentabelle.',
  'option.overlay.cost.town': 'Kosten einer Stadt',
  'option.overlay.cost.town.about': 'Alles auf 0 heißt: wie in der Kostentabelle.',
  'option.overlay.cost.trader': 'Kosten eines Händlers',
  'option.overlay.cost.trader.about': 'Alles auf 0 heißt: wie in der Kostentabelle.',
  'option.overlay.cost.knight': 'Kosten eines Ritters',
  'option.overlay.cost.knight.about': 'Alles auf 0 heißt: wie in der Kostentabelle.',
  'cost.suns': 'Sonnen',
  'cost.moons': 'Monde',
  'cost.crowns': 'Kronen',
  'cost.arms': 'Wappen',
  'option.overlay.event.suns': 'Ereignis: Sonnen',
  'option.overlay.event.suns.about':
    'Jede Zuordnung ergibt dasselbe Spiel, solange alle vier verschieden sind.',
  'option.overlay.event.suns.harvest': 'Reiche Ernte',
  'option.overlay.event.suns.advantage': 'Handelsvorteil',
  'option.overlay.event.suns.tournament': 'Turnier',
  'option.overlay.event.suns.raid': 'Überfall',
  'option.overlay.event.moons': 'Ereignis: Monde',
  'option.overlay.event.moons.about':
    'Jede Zuordnung ergibt dasselbe Spiel, solange alle vier verschieden sind.',
  'option.overlay.event.moons.harvest': 'Reiche Ernte',
  'option.overlay.event.moons.advantage': 'Handelsvorteil',
  'option.overlay.event.moons.tournament': 'Turnier',
  'option.overlay.event.moons.raid': 'Überfall',
  'option.overlay.event.crowns': 'Ereignis: Kronen',
  'option.overlay.event.crowns.about':
    'Jede Zuordnung ergibt dasselbe Spiel, solange alle vier verschieden sind.',
  'option.overlay.event.crowns.harvest': 'Reiche Ernte',
  'option.overlay.event.crowns.advantage': 'Handelsvorteil',
  'option.overlay.event.crowns.tournament': 'Turnier',
  'option.overlay.event.crowns.raid': 'Überfall',
  'option.overlay.event.arms': 'Ereignis: Wappen',
  'option.overlay.event.arms.about':
    'Jede Zuordnung ergibt dasselbe Spiel, solange alle vier verschieden sind.',
  'option.overlay.event.arms.harvest': 'Reiche Ernte',
  'option.overlay.event.arms.advantage': 'Handelsvorteil',
  'option.overlay.event.arms.tournament': 'Turnier',
  'option.overlay.event.arms.raid': 'Überfall',
  'option.overlay.raid.chooser': 'Räuber',
  'option.overlay.raid.chooser.about': 'Wer auswählt, welche Münzen ein Überfall kostet.',
  'option.overlay.raid.chooser.owner': 'ihr Besitzer',
  'option.overlay.raid.chooser.opponent': 'die Gegenseite',
  'option.overlay.knight.guard': 'Was ein Ritter bewacht',
  'option.overlay.knight.guard.about': 'Die Gebiete links und rechts von ihm, oder alle um seine Siedlung.',
  'option.overlay.knight.guard.beside': 'neben ihm',
  'option.overlay.knight.guard.around': 'alle ringsum',
  'option.overlay.points.knight': 'Punkte eines Ritters',
  'option.overlay.points.knight.about': 'Eine Rezension nennt einen Punkt. Der Text ist verloren.',
  'option.overlay.trader.rate': 'Kurs eines Händlers',
  'option.overlay.trader.rate.about':
    'Wie viele Münzen eines Gebiets neben dem Händler eine aus dem Vorrat kosten. 0 heißt: kein solcher Tausch.',
  'option.overlay.limit.offers': 'Angebote je Zug',
  'option.overlay.limit.offers.about': '0 bis 9; üblich ist 1.',
  'option.overlay.road.tile': 'Plättchen für Straßen',
  'option.overlay.road.tile.about': 'Ob eine Straße ein freies Dorf- oder Stadtplättchen braucht.',
  'option.overlay.road.tile.needed': 'nötig',
  'option.overlay.road.tile.not-needed': 'nicht nötig',
  'option.overlay.end.turns': 'Letzter Zug',
  'option.overlay.end.turns.about': 'Ob beide gleich viele Züge bekommen.',
  'option.overlay.end.turns.equal': 'gleich viele',
  'option.overlay.end.turns.unequal': 'sofort Schluss',
  'option.overlay.end.tie': 'Gleichstand',
  'option.overlay.end.tie.about': 'Wer dann gewinnt.',
  'option.overlay.end.tie.first': 'wer begonnen hat',
  'option.overlay.end.tie.second': 'wer nicht begonnen hat',
  'option.overlay.end.tie.shared': 'beide',
  'option.overlay.end.stall': 'Stillstand',
  'option.overlay.end.stall.about':
    'Nach so vielen Zügen ohne Bau endet die Partie: 4 bis 100, üblich sind 20.',
  'learn.natickLead':
    'Setz dich mit einem Piecepack an den Tisch, gegen einen leichten Bot. Wir erklären den Aufbau und deine ersten Züge. Danach spielst du einfach weiter.',
  'learn.natick1':
    'Zwei Kolonien aus Plättchen wachsen nebeneinander. Vier Würfel bestimmen den Ertrag. Einer teilt sie in zwei Gruppen, der andere wählt eine.',
  'learn.natick2':
    'Gebiete mit der Zahl eines deiner Würfel bekommen Münzen. Mit Münzen baust du Straßen, Dörfer und Städte und wirbst Händler und Ritter an.',
  'learn.natick3':
    'Sieben Punkte beenden die Partie. Nur ein Teil des Textes ist erhalten. Was rekonstruiert ist, ist gekennzeichnet.',
  'source.natick.villages': 'Dörfer',
  'source.natick.towns': 'Städte',
  'source.natick.traders': 'Händler',
  'source.natick.knights': 'Ritter',
};
