gives_ship = Wasserweg fahren
gives_wagon = Landweg fahren
gives_coach = beide Wege, 3 Münzen
gives_deeds = zu Werken schicken
gives_tower = Markt oder zu Werken
gives_bath = 2 mehr ziehen, 1 behalten
gives_bath-later = 3 ziehen, 2 einsetzen
gives_pharmacy = bis zu 3 für Münzen
gives_market = 2 Käufe oder Verkäufe
gives_swap = 2 gegen 1 tauschen
gives_tavern = neben anderen bauen
gives_well = beliebigen Ort nutzen
gives_sacristy = wehrt ein Ereignis ab
gives_herbs = Schiffer springen ein
gives_school = Gelehrte springen ein
gives_vineyard = Wein für 1 Münze
gives_depot = 5 Punkte je Satz
gives_draw = { $n } ziehen
why_event = { $event }: nicht in dieser Runde
why_stock = Keine { $followers } mehr
why_track = Die Leiste ist zu Ende
why_noStations = Kein Kontor mehr
why_station = { $town } hat ein Kontor
why_way = Kein Weg ab { $town }
why_coins = Zu wenig Münzen
why_supply = Kein Vorrat: { $good }
why_technology = Keine Technik mehr
why_own = Niemand kann gehen
why_now = Jetzt nicht möglich
why_fresh = Ab der nächsten Runde
why_fits = Dieses Feld ist für: { $follower }.
why_stays = Diese Person ist seit einer früheren Runde da und bleibt.
why_wheel = Diese Arbeit erledigt ein Technikplättchen.
why_empty = Nimm zuerst eine Person aus deinem Markt.
why_planFirst = Plane zuerst deine Gefolgsleute. Orte werden genutzt, wenn alle bereit sind.
why_other = Danach wird gerade nicht gefragt.

ask_plan = Plane deine Runde.
hint_plan = { $n } { $n ->
    [one] Person ist
   *[other] Personen sind
} noch in deinem Markt. Dort dürfen sie bleiben.
hint_planFull = Alle deine Gefolgsleute haben einen Platz.
hint_planEmpty = Dein Plan ist leer. Drücke noch einmal „Bereit“, wenn du das so willst.
hint_planIdle = Du lässt { $follower } im Markt, der einen Ort vervollständigen würde: { $place }. Drücke noch einmal „Bereit“, wenn du das so willst.
hint_planNoRoom = Diesmal kein Platz: { $list }.
hint_planFor = { $follower } ({ $place })
hint_planMissing = Diesmal nicht in deinem Markt: { $followers }.
ask_confirm = Deinen Plan behalten?
hint_confirm = Alle Pläne sind jetzt offen. Du darfst noch einmal planen, höchstens { $n } Mal.
ask_half = Beende deinen Plan.
hint_half = Ein Teil davon ist schon gesendet. „Zurück“ nimmt ihn zurück.
ask_draw = Ziehe { $n } { $n ->
    [one] Person
   *[other] Personen
} aus deinem Beutel.
hint_draw = Du darfst bis zu { $n } ziehen. Wenn du weniger ziehst, darfst du andere von deinen Orten zurückholen.
ask_recall = Hole bis zu { $n } { $n ->
    [one] Person
   *[other] Personen
} in deinen Markt zurück.
hint_recall = Wähle sie auf deinen Orten, oder höre auf.
ask_act = Nutze einen Ort, oder passe.
hint_act = { $n } deiner Orte { $n ->
    [one] ist
   *[other] sind
} bereit. Wer passt, ist für diese Runde fertig.
ask_actNone = Du kannst keinen deiner Orte nutzen.
hint_actNone = Passe. Deine Gefolgsleute bleiben, wo sie sind.
ask_well = Nutze einen beliebigen deiner Orte.
hint_well = Er braucht diesmal keine eigenen Gefolgsleute.
ask_send = Noch eine Person zu einem Werk schicken?
hint_send = Wähle ein Werk, oder höre auf. Die Person kann auch später gehen.
ask_deal = Noch eine Ware kaufen oder verkaufen?
hint_deal = Wähle eine deiner Waren oder eine aus dem Warenmarkt, oder höre auf.
ask_fit = Lege dein Technikplättchen.
hint_fit = Wähle das Feld, das es ersetzt. Ein Ort kann nur eines haben.
hint_fitFirst = Dein erstes muss einen Bauern ersetzen.
ask_open = Wähle eine Ortskarte.
ask_openFirst = Wähle eine Ortskarte der Kategorie I.
hint_open = Du kannst sie ab der nächsten Runde nutzen.
ask_wine = Einen Wein für 1 Münze kaufen?
hint_wine = Dein Weinberg bietet ihn an, weil du an einem Fluss gebaut hast.
ask_bathe = Setze { $n } der gezogenen Personen ein.
hint_bathe = Wähle eine Person, dann einen Ort.
ask_keep-one = Behalte eine der beiden Personen.
hint_keep-one = Wähle, wer in deinem Markt bleibt. Die andere geht in den Beutel zurück.
ask_ward = Das Ereignis abwehren: { $event }?
hint_ward = Der Mönch in deiner Sakristei käme zurück in den Beutel.
ask_give = Versorge deine Leute.
hint_give = Wähle Getreide, Käse oder Wein.
hint_giveCoins = Wähle Getreide, Käse oder Wein, oder zahle { $n } Münzen.
ask_lose = Dir { $n ->
    [one] fehlt
   *[other] fehlen
} { $n } { $n ->
    [one] Münze
   *[other] Münzen
}. Gib etwas ab.
hint_lose = Alles zählt 1 Münze: eine Ware, ein Kontor, eine Person, ein Schritt Entwicklung, eine Karte.
selecting_market = Setze { $follower } ein.
selecting_fits = Passt auf { $n } { $n ->
    [one] Feld
   *[other] Felder
}.
selecting_fitsNowhere = Dafür ist kein Feld frei.
selecting_completes = Damit vollständig: { $places }.
selecting_held = Diese Person versetzen.
selecting_heldHint = Lege sie auf ein anderes Feld oder in den Markt.
selecting_hole = Wer geht dorthin?
selecting_holeHint = Wähle eine Person aus deinem Markt.
selecting_placeHint = Wähle, wie.
selecting_travel = { $place }: wohin?
selecting_travelHint = Wähle einen Weg auf der Karte oder eine Ware, die dort liegt.
selecting_send = { $place }: zu welchem Werk?
selecting_sendHint = Wähle ein freies Feld eines Werks.
selecting_deal = { $place }: kaufen oder verkaufen?
selecting_dealHint = Wähle eine Ware aus dem Warenmarkt oder eine eigene.
selecting_swap = { $place }: welche Waren?
selecting_swapHint = Wähle zwei gleiche eigene Waren, dann eine aus dem Warenmarkt.
selecting_edge = Eine Ware mitnehmen?
selecting_edgeHint = Wähle, was deine Händlerfigur mitnimmt.
selecting_give = Abgeben: { $good }.
selecting_giveHint = Wähle eine Ware aus dem Warenmarkt.
selecting_bathHint = Wähle einen Ort mit einem freien Feld.
wait_over = Das Spiel ist zu Ende.
wait_planning = Warten auf { $names }.
wait_planningHint = Die Pläne werden gezeigt, wenn alle bereit sind.
wait_setUp = Aufbau.
wait_acting = { $names } am Zug.

button_fewer = eine Person weniger ziehen
button_more = eine Person mehr ziehen
button_last = Letzter Plan
button_clear = Leeren
button_ready = Bereit
button_change = Plan ändern
button_replan = Neu planen
button_stop = Aufhören
button_pass = Passen
button_coins = Münzen zahlen
button_ward = Sakristei nutzen
button_endure = Geschehen lassen
button_stay = Im Markt behalten
button_lose-follower = Eine Person aus dem Beutel

do_draw = { $n } ziehen
do_recall = { $place }: { $follower } zurückholen
do_bathe = { $place }: { $follower } einsetzen
do_plan = { $place }: { $follower } einsetzen
do_bathe-bag = Lege { $follower } in den Beutel zurück
do_bathe-keep = Behalte { $follower }
do_stay = Lass { $follower } im Markt
do_man = { $place } besetzen
do_leave = { $place } auslassen
do_build = { $place }: Kontor bauen
do_open = { $place } nehmen
do_recruit = { $place }: anwerben
do_recruitRole = { $place }: { $follower } anwerben
do_travel = { $place }: nach { $town } reisen
do_send = Schicke { $follower } zum Werk { $deed }
do_work = { $place } nutzen
do_buy = 1 { $good } kaufen
do_sell = 1 { $good } verkaufen
do_swap = 2 { $give } gegen 1 { $take } tauschen
do_fit = { $place }: { $follower } durch Technik ersetzen
do_give = 1 { $good } abgeben
do_lose = Abgeben: { $what }
do_put = { $place }: { $follower } einsetzen
do_move = Von { $from } nach { $place } versetzen
do_take = { $place }: zurücknehmen
do_replan = Noch einmal planen
do_stop = Aufhören
do_ready = Bereit
do_pass = Passen
do_well = Brunnen nutzen
do_ward = Ereignis mit der Sakristei abwehren
do_endure = Ereignis geschehen lassen
do_coins = Münzen zahlen
do_last = Letzten Plan wiederholen
do_clear = Plan leeren
do_change = Plan ändern
do_fewer = Eine Person weniger ziehen
do_more = Eine Person mehr ziehen
how_recruit = { $follower }: { $reward }
how_takes = { $place }, mit { $good }
how_takesNothing = { $place }, ohne Ware
how_coins = für Münzen
how_as = als { $follower }
deed_take = zurücknehmen
deed_use = nutzen
deed_give = abgeben

tab_own = Mein Ort
tab_main = Karte
tab_tracks = Leisten
tab_deeds = Werke
clock = { $n }/{ $most }
clockLong = Runde { $n } von { $most }
clockSetUp = Aufbau
summary = Stand { $status }, { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
census_title = Volkszählung
census_gains = { $name } erhält 1 Münze
census_pays = { $name } zahlt 1 Münze
census_nobody = niemand
hours_left = Noch offen
hours_count = { $n } × { $event }
score_coins = Münzen
score_goods = Waren
score_development = Kontore und Bürger × Entwicklungsstand
score_depot = Lager
stage_final = Schlusswertung
stage_round = Runde { $n } beginnt: { $event }
stage_census = Volkszählung.
stage_censusNobody = Volkszählung: niemand erhält oder zahlt etwas.
stage_roundOver = Runde { $n } ist zu Ende
tie_development = weiter auf der Entwicklungsleiste
reason_track = Leiste
bath_title = Für das Badehaus gezogen
bath_piece = { $piece } aus dem Badehaus
