rule_farm-house = Wirb einen Bauern an. Die Bauernleiste gibt dir eine Ware.
rule_village = Wirb einen Schiffer, einen Handwerker oder einen Händler an.
rule_university = Wirb einen Gelehrten an. Die Gelehrtenleiste gibt dir Entwicklungspunkte.
rule_castle = Wirb einen Ritter an. Mit der Ritterleiste ziehst du mehr Gefolgsleute.
rule_monastery = Wirb einen Mönch an. Mönche passen auf jedes Feld.
rule_ship = Bewege deine Händlerfigur über einen Wasserweg. Du darfst eine Ware nehmen, die dort liegt.
rule_wagon = Bewege deine Händlerfigur über einen Landweg. Du darfst eine Ware nehmen, die dort liegt.
rule_guildhall = Baue ein Kontor, wo deine Händlerfigur ist, wenn dort noch keines steht. In Orléans darf jeder eines haben.
rule_scriptorium = Du erhältst 1 Entwicklungspunkt.
rule_town-hall = Schicke eine oder zwei Personen zu segensreichen Werken. Sie kommen nicht zurück. Personen in deiner Farbe dürfen nicht gehen.
rule_hayrick = Du erhältst 1 Getreide.
rule_cheese-factory = Du erhältst 1 Käse.
rule_winery = Du erhältst 1 Wein.
rule_wool-manufacturer = Du erhältst 1 Wolle.
rule_tailor-shop = Du erhältst 1 Brokat.
rule_brewery = Du erhältst 2 Münzen.
rule_windmill = Du erhältst 2 Münzen und 1 Entwicklungspunkt.
rule_library = Du erhältst 2 Entwicklungspunkte.
rule_hospital = Du erhältst so viele Münzen wie dein Entwicklungsstand.
rule_sacristy = Mit einem Mönch hier darfst du ein schädliches Ereignis auslassen. Der Mönch geht dann zurück in den Beutel.
rule_herb-garden = Deine Schiffer dürfen für Bauern, Handwerker und Händler einspringen.
rule_bathhouse = Nach jedem Ziehen ziehst du 2 weitere Personen, wenn im Markt Platz ist, und behältst 1 davon.
rule_bathhouse-later = Ziehe 3 Personen aus deinem Beutel und setze 2 davon auf deine Orte.
rule_gunpowder-tower = Zwei weitere Felder für deinen Markt. Auch von hier können Personen zu Werken geschickt werden.
rule_cellar = Du erhältst 4 Münzen.
rule_office = Du erhältst 1 Münze für jedes deiner Kontore.
rule_school = Deine Gelehrten dürfen für alle außer Mönchen einspringen.
rule_pharmacy = Kaufe bis zu 3 Entwicklungspunkte für je 1 Münze.
rule_horse-wagon = Bewege deine Händlerfigur über einen Landweg. Du darfst eine Ware nehmen, die dort liegt.
rule_shipping-line = Du erhältst 1 Entwicklungspunkt.
rule_laboratory = Du erhältst ein Technikplättchen.
rule_stage-coach = Zahle 3 Münzen und bewege deine Händlerfigur über einen Land- oder Wasserweg.
rule_market-stand = Kaufe oder verkaufe bis zu 2 Waren zu ihrem Wert.
rule_black-market = Tausche 2 gleiche Waren gegen eine andere.
rule_tavern = Zusammen mit dem Gildenhaus: Baue, wo schon jemand anders ein Kontor hat.
rule_vineyard = Wenn du in einer Stadt am Fluss baust, darfst du einen Wein für 1 Münze kaufen.
rule_well = Nutze einen beliebigen deiner Orte ohne dessen Gefolgsleute.
rule_depot = Am Ende 5 Punkte für jeden Satz aus allen fünf Waren.
rule_needs = Braucht: { $list }.
rule_pilgrimage = In dieser Runde können keine Mönche angeworben werden.
rule_plague = Jeder zieht eine Person aus dem Beutel und verliert sie, wenn sie nicht die eigene Farbe hat.
rule_taxes = Jeder zahlt 1 Münze für je 3 Waren.
rule_trading-day = Jeder erhält 1 Münze für jedes Kontor.
rule_income = Jeder erhält so viele Münzen wie der eigene Entwicklungsstand.
rule_harvest = Jeder gibt { $harvest_food } Getreide, Käse oder Wein ab oder zahlt { $harvest_coins } { $harvest_coins ->
    [one] Münze
   *[other] Münzen
}.
rule_census = Zu Beginn einer Runde erhält 1 Münze, wer allein vorn auf der Bauernleiste ist. Ab drei Personen zahlt 1 Münze, wer allein hinten ist.
rule_track_farmer = Jeder Schritt gibt die abgebildete Ware.
rule_track_boatman = Jeder Schritt gibt Münzen. Wer zuerst am Ende ist, nimmt einen Bürger.
rule_track_craftsman = Jeder Schritt gibt ein Technikplättchen. Das erste muss einen Bauern ersetzen.
rule_track_trader = Jeder Schritt gibt eine Ortskarte. Die erste muss Kategorie I haben.
rule_track_knight = Sie zeigt, wie viele Gefolgsleute du ziehen darfst. Wer zuerst auf ihrem fünften Feld ist, nimmt einen Bürger.
rule_track_scholar = Jeder Schritt gibt so viele Entwicklungspunkte, wie abgebildet sind.
rule_track_development = Dein Entwicklungsstand, 1 bis 6, vervielfacht am Ende deine Kontore und Bürger. Unterwegs gibt es Münzen, und Bürger für die Ersten.
rule_follower = Passt auf die Felder, die diese Person zeigen. Ein Mönch passt auf jedes Feld.
rule_monk = Passt auf jedes Feld deiner Orte. Bei Werken passt er nur auf Felder für Mönche.
rule_good = Am Ende { $n } { $n ->
    [one] Punkt
   *[other] Punkte
} wert.
rule_goodFood = Am Ende { $n } { $n ->
    [one] Punkt
   *[other] Punkte
} wert. Nahrung für eine Ernte.
rule_deed = Jede Person hier bringt: { $what }. Wer das letzte Feld füllt, nimmt den Bürger.
rule_bag = Im Beutel: { $list }.
rule_bagEmpty = Der Beutel ist leer.
rule_citizen = Bürger zählen am Ende wie Kontore.
known_one-source = Die Felder dieser Karte sind nur aus einer Quelle bekannt.
known_reconstructed = Die Felder dieser Karte haben wir rekonstruiert.
known_inferred = Die Felder dieser Karte sind aus ihrem Text erschlossen.
