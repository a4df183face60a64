city_title = Die Stadt Orléans
city_tab = Stadt
city_switch = Karte oder Stadt
city_together = Alle gewinnen oder verlieren gemeinsam
city_progress = { $met } von { $all } Zielen erreicht
city_common = Was die Stadt braucht
city_achievements = Errungenschaften
city_achievementsHint = jede bringt dem Team einen Bürger
city_personal = Persönliche Ziele
city_of = { $n } von { $most }
city_part = { $what }: { $n } von { $most }
city_complete = Vollständig.
city_missing = Es fehlt noch: { $list }.
city_walls = Die Wehrmauer: { $n } von { $most } Rittern.
city_reinforced = Verstärkung auf der Brücke: 1 Ritter.
city_reinforcedMissing = Der Verstärkung auf der Brücke fehlt ein Ritter.
city_citizen = Der Bürger ist noch zu gewinnen.
city_citizensFrom = Noch zu gewinnende Bürger
city_citizensOut = Es ist kein Bürger mehr zu gewinnen.
city_towersLeft = Noch zu bauende Wehrtürme
city_space = { $store }: Feld für { $follower }
city_saved = Die Stadt ist gerettet.
city_fallen = Die Stadt ist gefallen.
store_city-walls = Wehrmauer
store_reinforcement = Verstärkung
store_treasury = Stadtkasse
store_warehouse = Lagerhaus
store_citizens = Bürger
store_towers = Wehrtürme
store_infirmary = Krankenstube
store_watch = Stadtwache
store_assembly-hall = Ratssaal
store_city = die Stadt
store_city-walls_about = Schicke Ritter aus dem Rathaus oder dem Pulverturm.
store_reinforcement_about = Ein weiterer Ritter, weil das Ereignis Verstärkung gekommen ist.
store_treasury_about = Schicke Münzen mit dem Zunfthaus.
store_warehouse_about = Schicke Getreide, Käse und Wein mit dem Fuhrwerk.
store_citizens_about = Es zählen die Bürger aller Spieler und der Stadt, aber nicht die ersten zwei des Bürgermeisters.
store_towers_about = Das Gildenhaus baut einen, wo deine Händlerfigur ist. Er verbraucht eines deiner Kontore.
store_catapult_about = Ein neues Technikplättchen darfst du auch hierher schicken.
store_swordsmith_about = Schicke Münzen mit dem Zunfthaus.
store_clothing-store_about = Schicke Wolle und Brokat mit dem Fuhrwerk.
store_infirmary_about = Schicke Gefolgsleute aus dem Rathaus oder dem Pulverturm.
store_watch_about = Schicke Gefolgsleute aus dem Rathaus oder dem Pulverturm.
store_assembly-hall_about = Nur der Ratsherr schickt Gefolgsleute hierher, und nur aus dem Rathaus.
ours = rekonstruiert
ours_title = Rekonstruierte Werte
ours_achievements = Was die Errungenschaften brauchen, kennen wir nicht aus dem Druck. Die Zahlen sind unsere Rekonstruktion, eine Wertedatei kann sie ersetzen.
ours_dues = Nur einige dieser Pachten kennen wir aus dem Druck. Die übrigen sind unsere Rekonstruktion, eine Wertedatei kann sie ersetzen.
ours_assembly-hall = Die Felder des Ratssaals kennen wir nicht aus dem Druck. Sie sind unsere Rekonstruktion, eine Wertedatei kann sie ersetzen.
ours_deeds = Die Felder der Werke dieses Szenarios haben wir rekonstruiert. Eine Wertedatei kann sie ersetzen.
ours_structures = Was die Bauwerke brauchen und wert sind, haben wir rekonstruiert, außer beim Weingarten. Eine Wertedatei kann es ersetzen.
ours_support = Die Felder der Hilfsorte kennen wir nicht aus dem Druck. Sie sind unsere Rekonstruktion, eine Wertedatei kann sie ersetzen.
citizen_of_boatmen = Schifferleiste
citizen_of_knights = Ritterleiste
citizen_of_development = Entwicklung { $n }
citizen_of_supply = Warenmarkt leer: { $good }
citizen_of_farmers = das Ende aller sechs Leisten
citizen_of_le-blanc = Kontor in Le Blanc

measure_towers = { $n } { $n ->
    [one] Wehrturm
   *[other] Wehrtürme
}
measure_tiles = { $n } { $n ->
    [one] Ortskarte
   *[other] Ortskarten
}
measure_status = Entwicklungsstand { $n }
measure_development = letztes Feld der Entwicklung
measure_knights-track = Ende der Ritterleiste
measure_boatmen-track = Ende der Schifferleiste
measure_wealth = { $n } in Münzen, Wolle und Brokat
measure_food = { $n } in Getreide, Käse und Wein
measure_station = Kontor in { $town }
measure_dues = alle Pachten bezahlt
missing_steps = { $n } { $n ->
    [one] Feld
   *[other] Felder
} ({ $what })
missing_worth = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
} in { $what }
missing_status = { $what } (jetzt { $n })
worth_wealth = Münzen, Wolle oder Brokat
worth_food = Getreide, Käse oder Wein

character_title = Charakter
character_yours = Dein Ziel
character_met = Ziel erreicht.
character_librarian = Bibliothekar
character_scholar = Universalgelehrter
character_mayor = Bürgermeister
character_general = General
character_fisherman = Fischer
character_merchant = Kaufmann
character_councilman = Ratsherr
character_innkeeper = Gastwirt
character_estate-manager = Gutsverwalter
character_librarian_about = Braucht am Ende Entwicklungsstand 5, ein Kontor in Loches und 4 Ortskarten.
character_scholar_about = Braucht am Ende das letzte Feld der Entwicklungsleiste und 4 Kontore.
character_mayor_about = Braucht am Ende 10 Münzen und 2 Bürger. Diese beiden zählen nicht für das Team, und niemand kann ihm Bürger abgeben.
character_general_about = Braucht am Ende das Ende der Ritterleiste und 4 Technikplättchen auf Orten.
character_fisherman_about = Braucht am Ende das Ende der Schifferleiste, 2 Wolle und 4 Mönche.
character_merchant_about = Braucht am Ende Wolle, Brokat und Münzen im Wert von zusammen 50 Punkten.
character_councilman_about = Füllt den Ratssaal mit Gefolgsleuten aus dem Rathaus.
character_innkeeper_about = Braucht am Ende Getreide, Käse und Wein im Wert von 16 Punkten und Kontore in Châteaudun und Châteauroux.
character_estate-manager_about = Zahlt am Ende jeder Runde eine Pacht. Geht das auch nur einmal nicht, verlieren alle sofort.
character_easier = leichter
character_harder = schwerer
due_title = Pachten
due_now = Fällig am Ende dieser Runde
due_next = Danach
due_round = Runde { $n }
due_paid = bezahlt
due_cannot = Du kannst sie noch nicht bezahlen. Ohne sie verlieren alle.
due_cannotThey = { $name } kann sie noch nicht bezahlen. Ohne sie verlieren alle.
due_books = { $n } { $n ->
    [one] Feld
   *[other] Felder
} Entwicklung zurück
due_follower = neutrale Person aus dem Markt: { $follower }
due_technology = ein Technikplättchen
due_station = ein Kontor
due_place = eine Ortskarte

why_tower = { $town } hat einen Wehrturm
gives_city = in die Stadt schicken
gives_tower_build = ein Wehrturm in { $town }
