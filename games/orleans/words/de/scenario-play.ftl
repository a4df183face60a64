town_support = Hilfsorte
ahead_title = Als Nächstes
ahead_gain = heute +{ $n } { $n ->
    [one] Münze
   *[other] Münzen
}
ahead_nothing = heute nichts
ahead_coins = { $have } von { $n } { $n ->
    [one] Münze
   *[other] Münzen
}
ahead_food = { $have } von { $n } Nahrung
ahead_foodOrCoins = { $have } von { $n } Nahrung oder { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
ahead_cheese = { $have } von { $n } Käse
ahead_worth = { $have } von { $n } Punkten

do_keep = { $structure } in { $town } behalten
do_start = In { $town } beginnen
do_carpenter = Den Zimmermann nach { $town } bewegen
do_carpenter-stay = Bauen, ohne den Zimmermann zu bewegen
do_build-structure = Zwischen { $a } und { $b } bauen
do_supply = { $what } an { $structure } geben
do_supplyCoins = Münzen an { $structure } geben
do_card = { $place }: neue Bauwerkskarten ziehen
do_buyFollower = Kaufe { $follower }
do_buyCitizen = Einen Bürger kaufen
do_return_market = Gib { $follower } aus dem Markt ab
do_return_bag = Gib { $follower } aus dem Beutel ab
do_return_place = { $place }: { $follower } abgeben
do_pilgrims = Gib einen Mönch und { $follower } für einen Bürger
do_swapOne = 1 { $give } gegen 1 { $take } tauschen
do_eventTravel = Nach { $town } reisen
do_draft = Wählen: { $place }
do_house = Bürgerhaus: { $what } erhalten
do_houseTravel = Bürgerhaus: nach { $town } reisen
do_deliver = Liefern: { $objective }
do_pay = Zahlen: { $objective }
do_claim = Werten: { $objective }
do_citizen = Hier einen Bürger hinlegen: { $where }
do_banish = Lege { $follower } in den Beutel zurück
do_to-bag = Lege { $follower } in den Beutel
how_takesHidden = { $place }, mit der verdeckten Ware
how_hidden = mit der verdeckten Ware
how_good = mit { $good }
how_nothing = ohne Ware
how_carpenter = dafür { $follower } verwenden
how_card = eine neue Bauwerkskarte
how_book = 1 Entwicklungspunkt
deed_keep = behalten
deed_start = hier beginnen
deed_draft = wählen
deed_deliver = liefern
deed_pay = zahlen
deed_claim = werten
deed_citizenHere = Bürger hierher
deed_banish = zurücklegen
good_hidden = verdeckte Ware
map_carpenter = der Zimmermann
map_citizen = ein Bürger
map_pin = die Stadt deiner Karte
map_tower = ein Wehrturm
map_site = hier fehlt ein Wehrturm
goals_title = Ziele
goal_before = Deine Spiele dieser Art: { $n }, davon { $won } gewonnen.
goal_best = Dein bestes: { $n } von { $of } Zielen.
goal_bestCitizens = Dein bestes: { $n } von { $of } Bürgern.
goal_done = erreicht
goal_ready = bereit
goal_missing = fehlt: { $list }
goal_count = { $n } von { $of }
goal_of = { $n } von { $of }
goal_do = Erfüllen: { $objective }
goal_button = Erfüllen
goal_citizens = Bürger
goal_citizensMissing = noch { $n } Bürger zum Sieg
goal_where = Wo es noch Bürger gibt
goal_roundsLeft = danach noch { $n } { $n ->
    [one] Runde
   *[other] Runden
}
goal_lastRound = Das ist die letzte Runde.
lack_goods = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
} in Waren
lack_town = deine Händlerfigur in { $town }
lack_coins = { $n } { $n ->
    [one] Münze
   *[other] Münzen
}
lack_status = { $n } { $n ->
    [one] Stufe
   *[other] Stufen
} Entwicklungsstand
lack_stations = { $n } { $n ->
    [one] Kontor
   *[other] Kontore
}
lack_points = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
lack_inland = ein Kontor in einer Stadt ohne Wasserweg
lack_late = vor Runde 9 hätte bezahlt werden müssen
lack_round = in dieser Runde wurde schon eines erreicht
lack_order = ein anderes Ziel kommt zuerst
end_starved = Du hattest nichts zu essen. Du bist verhungert und hast verloren.
end_unpaid = Du konntest nicht zahlen. Du hast verloren.
end_won = Du hast in Runde { $n } gewonnen.
end_lostCitizens = Die Runden sind um. Du hast verloren: { $n } Bürger { $n ->
    [one] fehlte
   *[other] fehlten
}.
end_lostGoals = Die Runden sind um. Du hast verloren: { $n } { $n ->
    [one] Ziel wurde
   *[other] Ziele wurden
} nicht erreicht.
structures_title = Bauwerke
structures_pile = { $n } { $n ->
    [one] Karte
   *[other] Karten
} im Stapel
structures_none = Noch hat niemand gebaut.
structure_hand = auf deiner Hand
structure_carpenterHere = auf deiner Hand, der Zimmermann ist dort
structure_card = { $structure } in { $town }. Braucht { $needs }. { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
structure_done = Fertig: { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
structure_missing = Es fehlt: { $list }.
structure_here = Versorgen: { $structure }
structure_supply = Versorgen
handOver_title = Was du abgeben kannst
handOver_good = du hast { $n }, Wert je { $value }
choice_title = Oder stattdessen
choice_stay = bauen, ohne zu ziehen
draft_title = Ortskarten dieser Partie
draft_yours = Wähle fünf der Kategorie { $stack }. Sie stehen euch beiden zur Verfügung.
draft_theirs = { $name } wählt fünf der Kategorie { $stack }.
draft_done = Zuerst wählen beide Händlerfiguren ihre Startstadt.
draft_count = { $n } von { $of }
draft_by = gewählt von { $name }
draft_picked = gewählt
citizens_title = Wo Bürger warten
citizens_about = Wähle sieben dieser Felder. Sechs weitere Bürger warten in den Städten auf der Karte. Du brauchst insgesamt acht.
button_picked = Auswahl bestätigen
do_picked = Auswahl bestätigen
ask_citizen = Wähle, wo Bürger warten: noch { $n }.
hint_citizen = Sieben von dreizehn Feldern. Ein zweites Mal antippen macht die Wahl rückgängig.
ask_claim = Erfülle ein Ziel, oder passe.
hint_claim = Du hast alles, was du brauchst. Später geht es auch noch.
ask_start = Wo beginnt deine Händlerfigur?
hint_start = Wähle eine beliebige Stadt auf der Karte.
ask_draft = Wähle { $n } { $n ->
    [one] Ortskarte
   *[other] Ortskarten
}.
hint_draft = Kategorie { $stack }. Ein zweites Mal antippen macht die Wahl rückgängig.
ask_meeting = Für 3 Münzen einen Bürger kaufen?
hint_meeting = Bürgerversammlung. Bürger braucht man im Bürgerhaus.
ask_trade = Eine Ware gegen eine andere tauschen?
hint_trade = Wähle eine von deinen, dann eine aus dem Warenmarkt.
ask_journey = Für 1 Münze weiterreisen?
hint_journey = Noch { $n } { $n ->
    [one] Schritt
   *[other] Schritte
}. Waren gibt es dabei nicht.
ask_banish = Lege { $n } der gezogenen Gefolgsleute zurück in den Beutel.
hint_banish = Verbannung. Wähle sie in deinem Markt.
ask_amnesty = Du bekommst { $follower }. Wohin damit?
hint_amnesty = Amnestie: sofort auf ein freies Feld oder in den Beutel.
ask_worth = Zahle noch { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
hint_worth = Wähle Waren. Wechselgeld gibt es nicht.
hint_worthCoins = Wähle Waren, oder zahle den Rest in Münzen. Wechselgeld gibt es nicht.
ask_scrap = Gib { $n } Technikplättchen ab.
hint_scrap = Techniksteuer: Für alle hat das Geld nicht gereicht.
ask_keep = Welche Bauwerkskarte behältst du?
hint_keep = Nur du siehst diese Karten. Die andere kommt unter den Stapel.
ask_carpenter = Den Zimmermann weiterbewegen?
ask_carpenterBuild = Hier bauen oder den Zimmermann weiterbewegen?
hint_carpenter = Wähle einen Weg auf der Karte, oder höre auf.
ask_build-structure = Wohin kommt dein Bauwerk?
hint_build-structure = Wähle einen Weg mit einer Ware, oder höre auf.
hint_free_supply = Du kannst auch deine Bauwerke versorgen.
hint_free_claim = Du kannst auch ein Ziel erfüllen.
ask_supply = Deine Bauwerke versorgen?
hint_supply = Wähle Münzen oder eine Ware, dann ein Bauwerk, oder passe.
ask_indulgence = Für { $n } Münzen einen Mönch kaufen?
hint_indulgence = Ablass. Der Mönch kommt in deinen Beutel.
ask_riots = Gib einen Ritter ab, oder zahle { $n } Münzen.
hint_riots = Unruhen. Der Ritter kommt aus deinem Markt oder deinem Beutel.
ask_bribe = Für { $n } Münzen einen Bürger kaufen?
hint_bribe = Bestechung. Bürger zählen am Ende wie Kontore.
ask_peregrination = Für { $n } Münzen noch einmal reisen?
hint_peregrination = Wähle einen Weg auf der Karte, oder passe.
ask_pilgrims = Ein Mönch und eine weitere Person für einen Bürger?
hint_pilgrims = Pilgertag. Beide kommen aus deinem Markt.
ask_market = Waren kaufen?
hint_market = Höchstens noch { $n }. Wähle aus dem Warenmarkt, oder passe.
hint_giveMore = Noch { $n }. Wähle Getreide, Käse oder Wein.
selecting_carpenter = Zimmerei: wohin?
selecting_carpenterHint = Händler nutzen Landwege, Schiffer Wasserwege.
selecting_house = Bürgerhaus: Was möchtest du?
selecting_houseHint = Eine Ware aus dem Warenmarkt, einen Weg auf der Karte, Münzen oder Entwicklung.
selecting_supply = Welches Bauwerk erhält { $what }?
selecting_supplyHint = Wähle ein Bauwerk.
selecting_structure = Was gibst du?
selecting_structureHint = Wähle Münzen oder eine deiner Waren.
hourglass_foodOr = Du gibst { $food } Nahrung oder { $n } Münzen
hourglass_foodOnly = Du gibst { $n } Nahrung
hourglass_points = Du zahlst Waren und Münzen im Wert von { $n }
hourglass_knight = Du gibst einen Ritter oder { $n } Münzen
hourglass_tiles = { $n } deiner Ortskarten { $n ->
    [one] wird
   *[other] werden
} umgedreht
score_structures = Bauwerke
score_objectives = Ziele
goal_met = { $n } von { $of } Zielen erfüllt
tie_duelGoods = Beide haben gleich viele erfüllt, und die wertvolleren Waren entscheiden: { $more } zu { $less }.
tie_duelCoins = Beide haben gleich viele erfüllt und gleich wertvolle Waren. So entscheiden die Münzen: { $more } zu { $less }.
tie_duelShared = Sie sind in allem gleich.
end_duelWon = { $name } gewinnt mit { $n } von { $of } Zielen gegen { $less }.
end_duelShared = Ihr gewinnt beide mit { $n } von { $of } Zielen: Auch Waren und Münzen sind gleich.
end_duelWhy = Im Duell entscheiden die Ziele, nicht die Punkte.
tab_goals = Ziele
wait_start = { $names } wählt eine Stadt.
wait_draft = { $names } wählt Ortskarten.
wait_keep = { $names } wählt eine Bauwerkskarte.
end_duelUnpaid = { $names } konnte nicht zahlen und hat verloren.
end_duelDraw = Beide konnten nicht zahlen. Das Spiel endet unentschieden.
loss_fallen = verloren
stage_event = Diese Runde: { $event }
known_structure = Was es braucht und wert ist, ist unsere Rekonstruktion.
ahead_rounds = Runden { $from } bis { $to }: { $event }
why_noCitizen = Du hast keinen Bürger
lack_stationIn = ein Kontor in { $town }
lack_cloth = { $n } Wolle oder Brokat
lack_brocade = mindestens 1 Brokat darunter
goal_rounds = insgesamt { $n } Runden
town_turned = Umgedreht: { $places }
map_fromCarpenter = Von { $town }, wo der Zimmermann ist
known_prices = Die Preise sind unsere Rekonstruktion.

event-supplied = { GOOD($good, form: "start") } kommt in den Warenmarkt
event-offered = im Angebot: { PLACE($tile) }
event-supported = zieht { FOLLOWER($follower, form: "a") } für die Unterstützung
event-completed = erreicht ein Ziel: { OBJECTIVE($objective) }
event-falls = { CLAUSE($clause) ->
    [starve] verhungert
   *[other] kann nicht zahlen und verliert
}
event-lays-citizen = hier wartet ein Bürger: { CITIZEN($citizen, or: "deed") }
event-draws-cards = zieht { $count } { $count ->
    [one] Bauwerkskarte
   *[other] Bauwerkskarten
}
event-card = zieht eine Karte: { STRUCTURE($card) }
event-kept = behält eine Karte: { STRUCTURE($card) }
event-under = legt { $count } { $count ->
    [one] Karte
   *[other] Karten
} unter den Stapel
event-carpenter = bewegt den Zimmermann nach { TOWN($town) }
event-structure = baut in { TOWN($town) }: { STRUCTURE($town) }
event-supplies = versorgt ein Bauwerk: { STRUCTURE($town) }
event-completes-structure = vollendet ein Bauwerk: { STRUCTURE($town) }
event-stocked = zurück in den Vorrat: { $count } ({ FOLLOWER($role) })
event-found = deckt auf: { GOOD($good) }
event-bought = kauft { FOLLOWER($role, form: "a") }
event-gives = gibt { FOLLOWER($follower, form: "a") } ab
event-spare-citizen = nimmt einen Bürger aus dem Vorrat
event-turned = dreht eine Ortskarte um: { PLACE($tile) }
event-restored = deckt eine Ortskarte wieder auf: { PLACE($tile) }
event-starts = beginnt in { TOWN($town) }
event-drafts = wählt eine Ortskarte: { PLACE($tile) }
event-buys-citizen = kauft einen Bürger
event-pays-citizen = gibt einen Bürger ab
event-leaves = schickt { FOLLOWER($follower, form: "a") } in den Vorrat
event-goes-home = geht nach Orléans
event-banished = legt { FOLLOWER($follower, form: "a") } zurück in den Beutel
