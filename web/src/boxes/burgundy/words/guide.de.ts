import type { GuideKey } from './guide.en';

export const burgundyGuideDe: Readonly<Record<GuideKey, string>> = {
  turn: 'Dein Zug',
  'turn.about': 'zwei Würfel, vier Aktionen',
  'turn.1':
    'Zu Beginn einer Runde würfeln alle mit ihren zwei Würfeln. Wenn du am Zug bist, setzt du sie nacheinander ein. Jeder Würfel ist eine Aktion: ein Plättchen nehmen, ein Plättchen legen, Waren verkaufen oder zwei Arbeiter nehmen.',
  'turn.2':
    'Die Zahl sagt, wo: Der Würfel nimmt ein Plättchen aus dem Depot mit seiner Zahl, legt ein Plättchen auf ein Feld mit seiner Zahl oder verkauft die Waren mit seiner Zahl. Jeder Arbeiter, den du abgibst, verändert einen Würfel um eins; 6 und 1 sind Nachbarn. Einmal pro Zug darfst du außerdem für zwei Silberlinge ein Plättchen aus dem schwarzen Depot kaufen. Das kostet keinen Würfel.',
  'action.take': 'Plättchen nehmen',
  'action.take.text':
    'Aus dem Depot mit der Zahl deines Würfels in dein Lager. Dort ist Platz für drei Plättchen.',
  'action.place': 'Plättchen legen',
  'action.place.text':
    'Aus deinem Lager auf ein Feld derselben Farbe mit der Zahl deines Würfels, neben ein Plättchen, das schon liegt.',
  'action.sell': 'Waren verkaufen',
  'action.sell.text':
    'Alle Waren mit der Zahl deines Würfels. Du bekommst einen Silberling für den Verkauf und Punkte für jedes Warenplättchen.',
  'action.workers': 'Arbeiter nehmen',
  'action.workers.text': 'Jeder Würfel bringt dir zwei Arbeiter.',
  'figure.place':
    'Mit einer 3 darfst du ein Plättchen auf ein markiertes Feld legen: Es liegt neben einem Plättchen, zeigt eine 3 und hat die Farbe des Plättchens.',
  tiles: 'Plättchen und Felder',
  'tiles.about': 'sechs Farben, sechs Aufgaben',
  'tiles.1':
    'Auf jedes Feld deines Herzogtums passt nur eine Farbe. Legst du ein Plättchen, wirkt es sofort. Danach punktest du, wenn es ein Gebiet vollendet.',
  'tiles.title': 'Was die Farben tun',
  buildings: 'Gebäude',
  'buildings.about': 'jede Art mit ihrer Wirkung',
  'buildings.1':
    'Ein Gebäude wirkt einmal, sobald du es legst. Jede Art darf in einer Stadt nur einmal stehen, außer du hast Kloster 1.',
  monasteries: 'Klöster',
  'monasteries.about': 'was jedes bewirkt',
  'monasteries.1':
    'Jedes gibt es nur einmal. Es ändert für dich eine Regel, sobald es liegt, oder es bringt am Spielende Punkte.',
  'group.selling': 'Verkauf und Schiffe',
  'group.dice': 'Würfel und Arbeiter',
  'group.tiles': 'Plättchen und Einkommen',
  'group.endBuildings': 'Am Ende, für Gebäude',
  'group.end': 'Am Ende, für alles andere',
  goods: 'Waren und Schiffe',
  'goods.about': 'laden, verkaufen, Zugreihenfolge',
  'goods.1':
    'Legst du ein Schiff, nimmst du alle Waren eines Depots und ziehst deinen Stein auf der Brücke ein Feld vor. Wer am weitesten vorn ist, beginnt die nächste Runde. Auf demselben Feld liegt oben, wer zuletzt kam.',
  'goods.2':
    'Du kannst drei Sorten Waren zugleich haben. Beim Verkauf gibst du alle Waren einer Sorte ab: Jedes Plättchen bringt so viele Punkte, wie Leute mitspielen, der Verkauf selbst einen Silberling.',
  'goods.title': 'Welcher Würfel was verkauft',
  'goods.row': 'Verkauf mit einer {n}',
  livestock: 'Tiere',
  'livestock.about': 'Weiden punkten mehrmals',
  'livestock.1':
    'Ein Tierplättchen bringt einen Punkt für jedes Tier darauf. Andere Plättchen mit demselben Tier auf derselben Weide zählen dabei noch einmal. Am besten füllst du eine Weide mit einer Tierart und legst die größten Plättchen zuerst.',
  'figure.livestock':
    'Wer die 3 Schafe legt, bekommt 3 Punkte für sie und 2 für die Schafe, die schon da sind. Die Schweine zählen nicht.',
  areas: 'Gebiete und Bonus',
  'areas.about': 'Größe, Phase, Farben',
  'areas.1':
    'Füllst du das letzte Feld eines Gebiets, bekommst du Punkte für seine Größe und dazu einen Bonus für die Phase. Früh ist besser.',
  'areas.2':
    'Wer als Erster alle Felder einer Farbe belegt hat, bekommt das große Bonusplättchen dieser Farbe, der Zweite das kleine.',
  'areas.size': 'Größe des Gebiets',
  'areas.points': 'Punkte',
  'areas.phase': 'Phase',
  'areas.bonus': 'Bonus',
  silver: 'Silber, Bergwerke, schwarzes Depot',
  'silver.about': 'Geld und was man damit macht',
  'silver.1':
    'Jedes Bergwerk bringt am Ende jeder Phase einen Silberling. Für zwei Silberlinge kaufst du ein Plättchen aus dem schwarzen Depot, einmal in jedem deiner Züge. Was am Ende übrig ist, zählt ein wenig: ein Punkt je Silberling und einer für je zwei Arbeiter.',
  phases: 'Phasen und Runden',
  'phases.about': 'fünf mal fünf',
  'phases.1':
    'Das Spiel hat fünf Phasen, A bis E, mit je fünf Runden. Vor jeder Phase werden die Depots geleert und neu gefüllt. In jeder Runde würfeln alle zugleich, der weiße Würfel schickt eine Ware in ein Depot, und alle sind einmal am Zug.',
  end: 'Spielende',
  'end.about': 'Schlusswertung und Gleichstand',
  'end.1':
    'Das Spiel endet nach Phase E. Du bekommst einen Punkt für jede unverkaufte Ware und jeden Silberling, einen für je zwei Arbeiter und die Punkte deiner Klöster. Wer die meisten Punkte hat, gewinnt.',
  'end.2':
    'Bei Gleichstand gewinnt, wer weniger leere Felder hat; ist auch das gleich, wer auf der Brücke weiter hinten steht.',
  setup: 'Spielaufbau',
  'setup.about': 'Herzogtümer, Vorräte, Expertenspiel',
  'setup.1':
    'Alle bekommen ein Herzogtum, eine Startburg und einen kleinen Vorrat. Loire baut den Tisch für dich auf; hier steht, wie.',
  modules: 'Module',
  'modules.about': 'was ein Tisch zum Spiel dazunehmen kann',
  'modules.1':
    'In der Schachtel von 2019 stecken acht Module. Du wählst sie, wenn du einen Tisch aufmachst. Die meisten lassen sich kombinieren, und das Grundspiel bleibt, wie es ist.',
  extra: 'Zusatzplättchen',
  'extra.about': 'Brücke, Arbeiter, Kran und Gänse',
  'extra.1':
    'Vier Plättchen mehr. Mit Kloster 27 liegt dein Stein auf der Brücke immer oben, mit Kloster 28 kaufst du zwei Arbeiter für einen Silberling.',
  'extra.2':
    'Der Kran wirkt wie ein Gebäude deiner Wahl. Die Gänse zählen mit einer anderen Tierart auf ihrer Weide und noch einmal, sooft du dort Tiere legst.',
  border: 'Grenzposten',
  'border.about': 'die Posten im Herzogtum verbinden',
  'border.1':
    'Gespielt wird auf den Herzogtümern 11a bis 11f, an deren Rand drei Grenzposten stehen. Eine Kette von Plättchen, die zwei Posten verbindet, bringt die Punkte der Phase. Wer als Erster oder Zweiter alle drei verbindet, bekommt noch mehr.',
  white: 'Weiße Burgen',
  'white.about': 'eine Aktion mit dem weißen Würfel',
  'white.1':
    'Weiße Burgen sind Gebäude. Legst du eine, hast du eine Aktion mit der Zahl des weißen Würfels. Deine Arbeiter dürfen diese Zahl für dich verändern.',
  inns: 'Gasthäuser',
  'inns.about': 'passen überall und vergrößern ein Gebiet',
  'inns.1':
    'Ein Gasthaus kostet zwei Silberlinge, liegt neben dem schwarzen Depot und passt auf jede Farbe. Selbst bewirkt es nichts, aber sein Gebiet zählt ein Feld mehr. In jedem Gebiet darf eines stehen.',
  routes: 'Handelsrouten',
  'routes.about': 'Boni für verkaufte Waren',
  'routes.1':
    'Verkaufte Waren legst du von links nach rechts auf deine Route. Hat eine Ware die Farbe ihres Feldes, bekommst du sofort den Bonus dieses Feldes.',
  team: 'Das Teamspiel',
  'team.about': 'zwei gegen zwei',
  'team.1':
    'Zwei Zweierteams spielen auf je einem doppelten Herzogtum. Partner teilen sich Arbeiter, Silber, Waren und zwei Lagerplätze. Eigene Würfel und zwei private Lagerplätze hat jeder für sich. Die Punkte beider werden zusammengezählt.',
  solo: 'Das Solospiel',
  'solo.about': '37 Felder in 25 Runden',
  'solo.1':
    'Du spielst allein auf einer Inselgruppe und gewinnst, wenn du in 25 Runden alle 37 Felder bedeckst.',
  'solo.2':
    'Punkte sind dabei nicht das Ziel, sondern eine Hilfe. Sooft dein Zähler die Zielmarke erreicht, darfst du eine freie Aktion machen, und die nächste Marke liegt fünf Punkte tiefer.',
  shields: 'Schilde',
  'shields.about': 'Kräfte für deine Burgen',
  'shields.1':
    'Mit einem Pasch darfst du statt deiner zwei Aktionen einen Schild aus dem Depot mit dieser Zahl nehmen. Er kommt auf eine deiner Burgen und wirkt, solange du ihn hast.',
  'shields.2':
    'Am Ende jeder Phase kostet dich jeder Schild einen Silberling. Wer am Spielende noch Schilde hat, bekommt Punkte dafür.',
  more: 'Kleingedrucktes',
  'more.about': 'was offen ist und wie wir entscheiden',
  'more.1':
    'Was alle sehen dürfen, wie wir entscheiden, wo die Regelhefte schweigen, und was dieser Tisch für dich erledigt.',
  'q.win': 'Wie gewinne ich?',
  'a.win':
    'Du brauchst nach Phase E und der Schlusswertung die meisten Punkte. Bei Gleichstand gewinnt, wer die wenigsten leeren Felder hat.',
  'w.win': 'gewinn gewinnen gewinnt sieg siegen sieger meiste punkte',
  'q.sellTwice': 'Darf ich in einem Zug zweimal verkaufen?',
  'a.sellTwice':
    'Ja. Jeder Würfel darf einmal verkaufen, und mit einem Lagerhaus oder einer Burg verkaufst du noch einmal. Jeder Verkauf umfasst alle Waren einer Sorte.',
  'w.sellTwice': 'zweimal verkaufen mehrmals Verkauf',
  'q.partSale': 'Darf ich nur einen Teil meiner Waren verkaufen?',
  'a.partSale': 'Nein. Ein Verkauf umfasst immer alle Waren dieser Sorte.',
  'w.partSale': 'Teil behalten einzelne Hälfte',
  'q.sameBuilding': 'Darf eine Stadt zwei gleiche Gebäude haben?',
  'a.sameBuilding': 'Nein, jede Art nur einmal je Stadt, außer du hast Kloster 1.',
  'w.sameBuilding': 'gleich doppelt zweimal Gebäude Stadt',
  'q.storageFull': 'Was, wenn mein Lager voll ist?',
  'a.storageFull':
    'Du darfst trotzdem ein Plättchen nehmen, musst aber vorher eines aus deinem Lager abwerfen.',
  'w.storageFull': 'Lager voll abwerfen vierter Platz',
  'q.gameEnd': 'Wann ist das Spiel zu Ende?',
  'a.gameEnd':
    'Nach Phase E. Es gibt fünf Phasen mit je fünf Runden, also hast du 25 Züge. Dann folgt die Schlusswertung.',
  'w.gameEnd': 'Ende endet vorbei fertig aus letzte Runde Phase Züge dauert Spiel',
  'q.goodsFull': 'Was, wenn ich schon drei Sorten Waren habe?',
  'a.goodsFull': 'Du nimmst nur Waren der Sorten, die du schon hast. Die anderen bleiben im Depot.',
  'w.goodsFull': 'Waren voll drei Sorten laden Schiff vierte',
  'q.six': 'Macht ein Arbeiter aus einer 6 eine 1?',
  'a.six': 'Ja. 6 und 1 sind Nachbarn, ein Arbeiter genügt.',
  'w.six': 'Arbeiter Würfel ändern eins sechs',
  'q.first': 'Wer fängt an?',
  'a.first':
    'Wer auf der Brücke am weitesten vorn ist. Auf demselben Feld, wer zuletzt kam und deshalb oben liegt.',
  'w.first': 'Zugreihenfolge Anfang Startspieler Brücke zuerst',
  'q.castle': 'Was macht eine Burg?',
  'a.castle': 'Sie gibt dir sofort eine weitere Aktion, wie mit einem Würfel beliebiger Zahl.',
  'w.castle': 'Burg Zusatzaktion extra',
  'q.mine': 'Wann zahlen Bergwerke?',
  'a.mine': 'Am Ende jeder Phase: ein Silberling für jedes Bergwerk in deinem Herzogtum.',
  'w.mine': 'Bergwerk Mine Einkommen Phasenende Silber Geld',
  'q.buy': 'Kostet ein Kauf aus dem schwarzen Depot einen Würfel?',
  'a.buy':
    'Nein. Er kostet zwei Silberlinge, und du darfst in jedem deiner Züge einmal kaufen, wann du willst.',
  'w.buy': 'kaufen Kauf schwarzes Depot Silber Würfel einmal',
};
