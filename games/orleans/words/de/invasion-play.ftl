ask_character = Wähle deinen Charakter.
hint_character = Alle sehen ihn. Am Ende muss jeder Charakter haben, was er braucht.
ask_load = Belade das Fuhrwerk. Ziel: { $to }.
hint_load = Wähle eine deiner Waren. Es { $n ->
    [one] passt
   *[other] passen
} noch { $n }.
ask_lodger = Du bekommst { $follower } geschickt.
hint_lodger = Wähle einen deiner Orte, oder behalte die Person im Markt.
ask_palatinate = Nutze einen Ort von { $name }.
hint_palatinate = Du erhältst die Aktion. Die Personen gehen in den Beutel von { $name } zurück.
ask_due = Zahle die Pacht dieser Runde: { $due }.
hint_due = Wähle, was du abgibst.
hint_fitCatapult = Wähle das Feld, das es ersetzt, oder schicke das Plättchen zum Katapult.
ask_send = Noch eine Person in die Stadt schicken?
hint_send = Wähle ein freies Feld der Stadt, oder höre auf. Die Person kann auch später gehen.
ask_train = Ausbildung: ein Schritt auf einer Leiste.
hint_train = Du erhältst die Belohnung der Leiste, aber keine Person.
ask_progress = Fortschritt: in { $town } für 4 Münzen bauen?
hint_progress = Nur du zahlst. Du darfst auch passen.
ask_voyage = Gute Reise: für 2 Münzen noch einmal reisen?
hint_voyage = Wähle einen Weg auf der Karte, oder passe.
ask_famine = Hungersnot: gib noch { $n } neutrale { $n ->
    [one] Person
   *[other] Personen
} zurück.
hint_famine = Wähle sie im Markt, auf deinen Orten oder im Beutel.
ask_rob = Raubüberfall: gib Waren im Wert von { $n } { $n ->
    [one] Punkt
   *[other] Punkten
} ab.
ask_robMore = Raubüberfall: Es fehlen noch Waren im Wert von { $n } { $n ->
    [one] Punkt
   *[other] Punkten
}.
ask_robTower = Raubüberfall: zerstöre einen deiner Wehrtürme.
hint_rob = Wähle Waren, oder zerstöre einen deiner Wehrtürme.
hint_robBegun = Wähle Waren.
hint_robTower = Deine Waren sind nicht genug wert.
ask_summon = Vorladung: geht deine Händlerfigur nach Orléans?
hint_summon = Wenn du 5 Münzen zahlst, bleibt sie in { $town }.
ask_confirm = Alle Pläne sind offen. Behältst du deinen?
hint_confirm = Sieh dir die Pläne der anderen an und redet im Chat. Du darfst noch { $n } Mal neu planen.
hint_confirmLast = Sieh dir die Pläne der anderen an. Neu planen darfst du nicht mehr.
ask_draft = Schlag dem Team etwas vor: { $event }.
ask_draftLast = Entscheide für das Team: { $event }.
hint_draft = Lege fest, wer was gibt. Gefragt wird, wer etwas gibt.
hint_draftCommon = Wählt gemeinsam. Alle werden gefragt.
hint_draftLast = Niemand wird mehr gefragt. Was du vorschlägst, geschieht.
ask_consent = Nimmst du diesen Vorschlag an?
hint_consent = Er gilt nur, wenn alle Betroffenen annehmen.
wait_draft = { $name } entwirft einen Vorschlag: { $event }.
wait_draftHint = Sag im Chat, was du geben kannst.
wait_consent = Warten auf die Antwort von { $names }.
wait_planningOpen = Ein Plan ist offen, sobald jemand bereit ist.
wait_lodger = { $names } darf die geschickte Person einsetzen.

button_keep = Plan behalten
button_replan = Neu planen
button_propose = So vorschlagen
button_decide = So entscheiden
button_skip = Darauf verzichten
button_accept = Annehmen
button_decline = Ablehnen
button_home = Nach Orléans gehen
button_stay5 = 5 Münzen zahlen
button_build4 = Für 4 Münzen bauen
button_catapult = Zum Katapult

do_character = { $character } sein
do_haul = Fuhrwerk: Waren schicken, Ziel { $to }
do_load = 1 { $good } schicken, Ziel { $to }
do_fund = Zunfthaus: Münzen schicken, Ziel { $to }
do_lodge = Herberge: { $follower } zu { $name } schicken
do_palatinate = Pfalz: einen Ort von { $name } nutzen
do_fit-catapult = Das Technikplättchen zum Katapult schicken
do_train = Vorrücken: { $track }
do_raze = Deinen Wehrturm in { $town } zerstören
do_home = Deine Händlerfigur nach Orléans schicken
do_build-event = Hier für 4 Münzen bauen
do_propose = So vorschlagen
do_skip = Auf das Ereignis verzichten
do_accept = Den Vorschlag annehmen
do_decline = Den Vorschlag ablehnen
do_tower = { $place }: einen Wehrturm bauen
how_coins = { $n } { $n ->
    [one] Münze
   *[other] Münzen
}
how_split = { $n } { $n ->
    [one] Münze
   *[other] Münzen
}, dazu { $more } für { $store }
selecting_city = { $place }: in welchen Teil der Stadt?
selecting_cityHint = Wähle ein freies Feld der Stadt.
selecting_to = { $place }: für wen?
selecting_toHint = Wähle die Stadt oder jemanden aus dem Team.
selecting_lodge = { $place }: wen schickst du zu wem?
selecting_lodgeHint = Wähle eine Person aus deinem Markt und das Ziel.
selecting_owner = { $place }: wessen Ort nutzt du?
selecting_ownerHint = Wähle jemanden aus dem Team.
choose_title = Auswahl
to_city = Die Stadt
to_wants = braucht { $what }
to_has = hat { $n }
to_catapult = Katapult
lodger_piece = { $follower } schicken
train_step = { $track }: { $reward }
borrow_place = { $place }, bereit bei { $name }

demand_title = Dieses Ereignis verlangt
demand_team = Vom Team: { $what }.
demand_gift = Für das Team: { $what }.
demand_each = Von allen Betroffenen: { $what }.
demand_orCoins = { $what }, oder { $n } Münzen für jedes, das bleibt
demand_orCitizen = von allen einen Mönch, oder einen Bürger, den niemand hat
demand_optional = Ihr dürft darauf verzichten.
demand_could = Das könnt ihr jetzt leisten.
demand_couldNot = Das könnt ihr noch nicht leisten.
demand_couldNotDeadly = Das könnt ihr noch nicht leisten. Das Spiel wäre verloren.
demand_short = Noch nicht zahlen: { $names }. Das Spiel wäre verloren.
demand_nothing = Das ist zurzeit nicht möglich.
tally_technology = { $n } Technikplättchen
tally_tiles = { $n } { $n ->
    [one] Ortskarte
   *[other] Ortskarten
} der Spieler
tally_coins = { $n } { $n ->
    [one] Münze
   *[other] Münzen
}
tally_points = { $n } { $n ->
    [one] Entwicklungspunkt
   *[other] Entwicklungspunkte
} oder Mönche
tally_monks = { $n } { $n ->
    [one] Mönch
   *[other] Mönche
}
tally_citizens = { $n } Bürger
tally_grain = { $n } Getreide von der Karte
tally_places = { $n } { $n ->
    [one] Ortskarte
   *[other] Ortskarten
}, die niemand hat
tally_wine = { $n } Wein zu verteilen
tally_payout = { $n } { $n ->
    [one] Münze
   *[other] Münzen
} zu verteilen
tally_books = { $n } { $n ->
    [one] Entwicklungspunkt
   *[other] Entwicklungspunkte
} zu verteilen
tally_journey = { $n } { $n ->
    [one] Reise
   *[other] Reisen
} zu Wasser
tally_deals = bis zu { $n } { $n ->
    [one] Handel
   *[other] Händel
}
tally_worth = Waren im Wert von { $n } oder ein Wehrturm
short_technology = Technik
short_tiles = Ortskarten
short_coins = Münzen zu zahlen
short_points = Punkte oder Mönche
short_monks = Mönche
short_citizens = oder ein Bürger
short_grain = Getreide
short_places = Ortskarten
short_wine = Wein
short_payout = Münzen zu verteilen
short_books = Entwicklungspunkte
short_journey = Reise
short_deals = Geschäfte
short_worth = Punkte

proposal_title = Vorschlag
proposal_of = { $name } schlägt vor
proposal_event = Vorschlag: { $event }
proposal_suggest = Aufteilung vorschlagen
proposal_nothing = Noch nichts gewählt.
proposal_ready = Es fehlt nichts.
proposal_ruin = { $name } könnte dann die Pacht dieser Runde nicht zahlen, und alle würden verlieren.
proposal_missing = Es fehlt noch: { $list }.
proposal_tooMuch = Zu viel: { $list }.
proposal_more = eins mehr: { $what }
proposal_fewer = eins weniger: { $what }
proposal_has = hat { $n }
proposal_common = Was niemandem gehört
proposal_gives = { $name } gibt { $what }
proposal_gets = { $name } erhält { $what }
proposal_both = { $name } gibt { $give } und erhält { $get }
proposal_you_gives = Du gibst { $what }
proposal_you_gets = Du erhältst { $what }
proposal_you_both = Du gibst { $give } und erhältst { $get }
proposal_all = Das Team verliert { $what }
proposal_asked = Gefragt
proposal_open = { $name } hat noch nicht geantwortet
proposal_accepted = { $name } nimmt an
proposal_declined = { $name } lehnt ab
proposal_openYou = du hast noch nicht geantwortet
proposal_acceptedYou = du nimmst an
proposal_declinedYou = du lehnst ab
proposal_holds = Dieser Vorschlag braucht keine Zustimmung.
proposal_next = Lehnt jemand ab, entwirft { $name } den nächsten Vorschlag.
proposal_lapses = Lehnt jemand ab, hat das Ereignis keine Wirkung.
proposal_last = Lehnt jemand ab, macht { $name } einen letzten Vorschlag, der keine Zustimmung braucht.
proposal_chat = Darüber reden
proposal_begun = Ein Teil dieses Entwurfs steht schon im Verlauf. „Zurück“ nimmt ihn zurück.
item_technology = das Technikplättchen ({ $place })
item_tile = die Ortskarte { $place }
item_sell = 1 { $good } (verkauft)
item_buy = 1 { $good } (gekauft)
item_books = { $n } { $n ->
    [one] Entwicklungspunkt
   *[other] Entwicklungspunkte
}
item_monk = den Mönch ({ $place })
item_monk-market = einen Mönch aus dem Markt
item_monk-bag = einen Mönch aus dem Beutel
item_grain = das Getreide zwischen { $a } und { $b }
item_place = die Ortskarte { $place }
item_citizen = einen Bürger, den niemand hat ({ $citizen })
item_travel = eine Reise nach { $town }
item_travelWith = eine Reise nach { $town } mit 1 { $good }
unit_sell = { $good } verkaufen
unit_buy = { $good } kaufen
unit_grant-coins = erhält Münzen
unit_grant-books = erhält Punkte
unit_grant-wine = erhält Wein
unit_coins = zahlt Münzen
unit_books = gibt Punkte
unit_monk-market = Mönch aus dem Markt
unit_monk-bag = Mönch aus dem Beutel
unit_monk = Mönch, { $place }

log_proposed = schlägt dem Team vor: { $items }

stage_won = Die Stadt ist gerettet
stage_lost = Die Stadt ist gefallen
stage_wonNote = Alle Ziele sind erreicht.
stage_met = erreicht
stage_reason_unpaid = Eine Forderung war nicht zu bezahlen. Das Ereignis der Runde war { $event }.
stage_reason_event = Nicht zu zahlen: { $event }.
stage_reason_eventWho = { $name } konnte nicht zahlen: { $event }.
stage_reason_due = { $name } konnte die Pacht nicht zahlen.
stage_reason_rounds = Die letzte Runde ist vorbei, und { $n } von { $all } Zielen { $n ->
    [one] ist
   *[other] sind
} nicht erreicht.
summary_team = { $character }, { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
source_objectives = Ziele

event-cast = ist: { CHARACTER($character) }
event-loaded = schickt 1 { GOOD($good) }, Ziel: { STORE($to, form: "the") }
event-funded = schickt { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}, Ziel: { STORE($to, form: "the") }
event-lodged = schickt { FOLLOWER($follower, form: "a") } zu { $other }
event-borrowed = nutzt einen Ort von { $owner }
event-mounted = schickt ein Technikplättchen zum Katapult
event-fortified = baut einen Wehrturm in { TOWN($town) }
event-team-citizen = Das Team gewinnt einen Bürger ({ CITIZEN($citizen, or: "deed") })
event-dismissed = gibt { FOLLOWER($follower, form: "a") } in den Vorrat zurück
event-due-now = schuldet die Pacht dieser Runde: { $due }
event-gives-up = gibt ab: { $loss }
event-saved = Alle Ziele sind erreicht, und die Stadt ist gerettet
event-missed = { $met } von { $all } Zielen sind erreicht, und die Stadt fällt
event-doomed = { $seat_sign ->
    [none] Das Team kann die Forderung nicht erfüllen, und die Stadt fällt
   *[some] kann nicht zahlen, und die Stadt fällt
}
event-drafted = nimmt in den Vorschlag auf: { $item }
event-proposed = legt dem Team einen Vorschlag vor
event-skipped = schlägt vor, auf das Ereignis zu verzichten
event-consents = { $accepts ->
    [true] nimmt den Vorschlag an
   *[false] lehnt den Vorschlag ab
}
event-last-draft = macht den letzten Vorschlag, der keine Zustimmung braucht
event-no-effect = Das Ereignis hat keine Wirkung
event-cleared = { GOOD($good, form: "start") } zwischen { TOWN($edge2) } und { TOWN($edge3) } kommt in den Warenmarkt
event-sealed = Nicht mehr zu haben: { PLACE($tile) }
event-citizen-lost = Ein Bürger verlässt das Spiel ({ CITIZEN($citizen, or: "deed") })
event-stored = { $by_sign ->
    [minus] { $by_size } { GOOD($good) } kommen aus dem Lagerhaus in den Warenmarkt
   *[plus] { $by_size } { GOOD($good) } kommen ins Lagerhaus
}
event-reinforced = Die Wehrmauer braucht einen Ritter mehr
event-razed = zerstört den Wehrturm in { TOWN($town) }
event-summoned = schickt die Händlerfigur nach Orléans
