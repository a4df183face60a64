tie_first = Gleichstand nach Punkten. Dann gewinnt, wer angefangen hat.
tab_own = Kolonie
tab_main = Tisch
suit_suns = Sonnen
suit_moons = Monde
suit_crowns = Kronen
suit_arms = Wappen
resource_suns = Lehm
resource_moons = Erz
resource_crowns = Korn
resource_arms = Holz
amount_suns = { $n } { $n ->
    [one] Sonne
   *[other] Sonnen
}
amount_moons = { $n } { $n ->
    [one] Mond
   *[other] Monde
}
amount_crowns = { $n } { $n ->
    [one] Krone
   *[other] Kronen
}
amount_arms = { $n } Wappen
pile_suns = { $n ->
    [one] Sonne
   *[other] Sonnen
}
pile_moons = { $n ->
    [one] Mond
   *[other] Monde
}
pile_crowns = { $n ->
    [one] Krone
   *[other] Kronen
}
pile_arms = { $n ->
    [one] Wappen
   *[other] Wappen
}
amount_points = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
nothing = nichts
item_road = Straße
item_village = Dorf
item_town = Stadt
item_trader = Händler
item_knight = Ritter
item_scout = Kundschafter
event_harvest = Reiche Ernte
event_advantage = Handelsvorteil
event_tournament = Turnier
event_raid = Überfall
row_above = über
row_below = unter
side_left = links
side_right = rechts
region_suns = Sonnen { $n }
region_moons = Monde { $n }
region_crowns = Kronen { $n }
region_arms = Wappen { $n }
place_road = Straße { $n } { $side }
place_settlement = { $what } { $n } { $side }
place_middle = { $what } in der Mitte
place_above = über { $where }
place_below = unter { $where }

colony_yours = Deine Kolonie
colony_of = Kolonie von { $name }
label_region = Gebiet { $region }, { $where }, { $n } von { $most } Münzen
label_guarded = bewacht
label_settlement = { $where }, { $n } von { $most } Einheiten
label_trader = mit einem Händler
label_roadOpen = führt weiter
label_knight = Ritter { $where }
label_knightSpace = Platz { $where }, für einen Ritter
label_end = nächster Platz { $side }
label_slot = leerer Platz { $row } der Reihe
label_corner = hierhin kommt das nächste Gebiet
label_purse = deine { $suit }: { $n }
label_theirs = { $suit } von { $name }: { $n }
label_pool = Vorrat: { $amount }
label_die = Würfel { $suit }, zeigt { $face }
label_dieEvent = Würfel { $suit }: { $event }
label_tile = Gebietsplättchen { $region }
label_set = Würfelgruppe: { $dice }
label_setEmpty = leere Würfelgruppe
label_cost = { $item }, kostet { $cost }

part_dice = Würfel
part_pool = Vorrat
part_supply = Stapel
part_purse = Deine Münzen
part_theirs = Münzen von { $name }
part_build = Bauen
part_offer = Angebot
part_choose = Gebiete zur Auswahl
part_stack = Gebietsstapel: { $n }
part_stackOpen = Im Stapel: { $regions }
part_villages = { $n } { $n ->
    [one] Dorfplättchen
   *[other] Dorfplättchen
}
part_towns = { $n } { $n ->
    [one] Stadtplättchen
   *[other] Stadtplättchen
}
part_roadTiles = Eine offene Straße ist ein verdecktes Dorf- oder Stadtplättchen.
part_pawns = { $n } { $n ->
    [one] Figur
   *[other] Figuren
}
part_setUp = Aufbau
part_to = bis { $n } Punkte
part_last = letzter Zug

dice_none = Noch wurde nicht gewürfelt.
dice_rolled = Gewürfelt
dice_mine = Deine Würfel
dice_of = Würfel von { $name }
dice_rest = Beiseitegelegt oder erledigt
dice_set = Gruppe { $n }
dice_aside = Beiseitegelegt
dice_empty = keine Würfel
dice_move = { $die }, in { $from }. Drücken, um ihn nach { $to } zu verschieben
dice_send = Würfel so aufteilen
dice_yield = { $name } bekäme { $coins }

ask_region = Wähle das Gebiet { $corner } deines ersten Dorfs
corner_1 = links oberhalb
corner_2 = links unterhalb
corner_3 = rechts oberhalb
corner_4 = rechts unterhalb
hint_region = Alle vier brauchen verschiedene Zahlen und verschiedene Farben.
ask_first-road = Wähle die Seite für deine erste Straße
hint_first-road = Berühre den Platz links oder rechts von deinem Dorf.
ask_divide = Teile die Würfel in zwei Gruppen auf
hint_divide = Berühre einen Würfel, um ihn zu verschieben. Dein Gegenüber behält eine Gruppe und gibt dir die andere.
ask_keep = Behalte eine Würfelgruppe
hint_keep = Die andere Gruppe bekommt dein Gegenüber.
ask_event = Führe deine Ereignisse aus: { $events }
hint_event = Die Reihenfolge bestimmst du. Berühre ein markiertes Gebiet oder zuerst ein Ereignis.
ask_give = Gib eine Münze zurück für das, was du genommen hast ({ $suit })
hint_give = Berühre eines deiner Gebiete.
ask_discard = Räuber! Wirf { $n } { $n ->
    [one] Münze
   *[other] Münzen
} ab
hint_discard = Berühre die Gebiete, die eine Münze verlieren.
ask_collect = Im Vorrat sind nur noch { $amount }: Wähle, wohin sie kommen
hint_collect = Berühre ein Gebiet.
ask_turn = Handle und baue, oder beende deinen Zug
hint_turn = Zum Handeln berühre deine Münzen, dann den Vorrat ({ $n } für 1) oder die Münzen der anderen Kolonie (Angebot).
ask_offer = Dein Angebot: { $offer }
hint_offer = Berühre deine Münzen, um etwas zu bieten, und die der anderen Kolonie, um etwas zu verlangen.
ask_accept = Dir wird angeboten: { $offer }
hint_accept = Du gibst den zweiten Teil und bekommst den ersten.
ask_pay = Zahle { $amount }: Wähle ein Gebiet
ask_store = Lagere { $amount }: Wähle ein Gebiet
hint_pay = Berühre eines deiner Gebiete.
hint_store = Berühre ein Gebiet, auf dem noch Platz ist.
ask_scout = Du bekommst ein Gebiet: Zieh eines oder schick einen Kundschafter
hint_scout = Ein Kundschafter kostet 1 Krone. Dafür suchst du das Gebiet selbst aus.
ask_put = Lege { $region } über oder unter die Reihe
hint_put = Berühre einen der beiden markierten Plätze.
hint_last = Das ist der letzte Zug.
offer_text = { $give } für { $take }

selecting_item = Bauen: { $item }
selecting_itemHint = Wähle einen der markierten Plätze.
selecting_purse = Du gibst { $suit }
selecting_purseHint = Berühre den Vorrat ({ $n } für 1), oder die Münzen der anderen Kolonie für ein Angebot.
selecting_pool = Du nimmst { $suit } aus dem Vorrat
selecting_poolHint = Tippe an, was du abgibst: deine Münzen oder ein Gebiet neben einem Händler.
selecting_theirs = Du verlangst { $suit }
selecting_theirsHint = Berühre die Münzen, die du bietest.
selecting_barter = Ein Händler tauscht Münzen von { $region }
selecting_barterHint = Berühre, was du aus dem Vorrat nimmst.
selecting_eventHint = Wähle ein Gebiet.

wait_over = Die Partie ist zu Ende
wait_turn = { $name } ist am Zug
wait_chance = Es wird gewürfelt
wait_hint = Du kannst dir inzwischen alles ansehen.

button_draw = Gebiet ziehen
button_raid = Überfall ausführen
button_skip = { $event } auslassen
button_deal = Größeres Angebot
button_propose = Angebot machen
button_withdraw = Zurückziehen
button_accept = Annehmen
button_decline = Ablehnen

do_region = { $region } legen
do_scout = Einen Kundschafter nach { $region } schicken
do_draw = Ein Gebiet vom Stapel ziehen
do_divide = Würfel aufteilen: { $one } | { $other }
do_aside = { $dice } beiseitelegen
do_keep = { $dice } behalten
do_harvest = Reiche Ernte: eine Münze auf { $region }
do_advantage = Handelsvorteil: von { $region } nehmen
do_tournament = Turnier: von { $region } nehmen
do_raid = Die Räuber kommen lassen
do_skip = { $event } nicht nutzen
do_give = Eine Münze von { $region } abgeben
do_discard = Eine Münze von { $region } abwerfen
do_collect = Eine Münze auf { $region } legen
do_pay = Von { $region } zahlen
do_store = Auf { $region } lagern
do_bank = Beim Vorrat { $give } gegen { $take } tauschen
do_barter = Beim Händler { $region } gegen { $take } tauschen
do_offer = { $give } für { $take } anbieten
do_deal = Ein größeres Angebot beginnen
do_add = { $amount } dazulegen
do_ask = { $amount } verlangen
do_propose = Das Angebot machen
do_withdraw = Das Angebot zurückziehen
do_accept = Das Angebot annehmen
do_decline = Das Angebot ablehnen
do_road = Straße { $side } bauen
do_village = Dorf { $side } bauen
do_town = Zur Stadt machen: { $where }
do_trader = Händler anwerben: { $where }
do_knight = Ritter anwerben { $where }
do_put = Das Gebiet { $row } die Reihe legen
do_end = Zug beenden

log_uses = nutzt { $event }
log_collects = bekommt Rohstoffe
log_gains = bekommt Münzen
log_loses = gibt Münzen ab
log_moves = tauscht Münzen
log_acts = macht weiter

summary = { $n } { $n ->
    [one] Münze
   *[other] Münzen
}, { $unguarded } unbewacht
clock = Z{ $n }
clockLong = Zug { $n }
clockSetUp = Aufbau

note_short = Text unvollständig: Werte mit * sind rekonstruiert
note_title = Was über diese Regeln bekannt ist
note_text = The Colonists of Natick stammt von Gary Pressler (Version 0.6, 2007). Nur ein Teil seines Textes war lesbar. Bei jeder Regel steht hier, ob sie gedruckt, erschlossen oder rekonstruiert ist.
note_list = Rekonstruiert und vielleicht nicht so vom Autor: alle Baukosten außer denen des Kundschafters; welche Farbe welches Ereignis auslöst; was Händler tauschen und Ritter bewachen; wer wählt, was Räuber nehmen; wie viele Angebote du pro Zug machen darfst; Gleichstand und das Ende nach 20 Zügen ohne Bau.
note_link = Alle Regeln mit ihren Quellen
note_mark = rekonstruiert

rule_region = Produziert und lagert bis zu drei { $suit } ({ $resource }). Zeigt ein Würfel die { $n }, kommt eine Münze dazu.
rule_suit = { $suit } sind { $resource }. Von jeder Farbe gibt es sechs Münzen, im Vorrat oder auf Gebieten.
rule_road = Ein verdecktes Plättchen. Es führt zum nächsten Dorf und ist selbst nichts wert.
rule_village = 1 Punkt. Daneben ist Platz für eine Einheit. Du bekommst ein neues Gebiet.
rule_town = Ersetzt ein Dorf. 2 Punkte, daneben ist Platz für zwei Einheiten.
rule_trader = 1 Punkt. Steht auf einer Straße. Für { $n } { $n ->
    [one] Münze
   *[other] Münzen
} eines Gebiets daneben bekommst du eine andere.
rule_knight = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}. Steht über oder unter einer Siedlung und bewacht die Gebiete links und rechts von sich.
rule_scout = Wenn du ein Gebiet bekommst: Zahle 1 Krone, sieh den Stapel durch und such dir eines aus.
rule_harvest = Lege eine Münze deiner Wahl aus dem Vorrat auf eines deiner Gebiete, auf dem noch Platz ist.
rule_advantage = Wenn du mindestens einen Händler hast und nicht weniger als dein Gegenüber: Nimm eine Münze und gib eine zurück.
rule_tournament = Wenn du mindestens einen Ritter hast und nicht weniger als dein Gegenüber: Nimm eine Münze.
rule_raid = Wer sechs oder mehr unbewachte Münzen hat, verliert die Hälfte aller eigenen Münzen, abgerundet.
rule_stack = Diese Gebiete sind noch im verdeckten Stapel, in unbekannter Reihenfolge.
rule_pawns = Ihr teilt euch vier Figuren. Auf einer Straße ist eine Figur ein Händler, über oder unter einer Siedlung ein Ritter.
rule_tiles = Beide Kolonien teilen sich vier Dorf- und vier Stadtplättchen. Eine neue Straße ist eines davon, verdeckt. Es kommt zurück, sobald an beiden Enden der Straße eine Siedlung steht.

coach_welcome = Eine Kolonie aus Plättchen
coach_welcome_text = Auf diesem Tisch wachsen zwei Kolonien, deine und die von { $name }. Dörfer und Städte stehen in einer Reihe, dazwischen liegen Straßen, über und unter den Straßen Gebiete. Sobald jemand { $n } Punkte hat, endet das Spiel.
coach_advice = Mein Rat: { $deed }.
coach_regions = Wähle deine Gebiete
coach_regions_text = Um dein erstes Dorf liegen vier Gebiete. Jedes zeigt, was es produziert, und die Zahl, die es auslöst. Wähle vier verschiedene Farben und vier verschiedene Zahlen: Klick ein Plättchen für die markierte Ecke an.
coach_road = Deine erste Straße
coach_road_text = Ein verdecktes Plättchen führt zu deinem nächsten Dorf. Klick die Seite an, auf der du zuerst wachsen willst. Die andere bleibt für später frei.
coach_dice = Vier Würfel für zwei
coach_dice_text = In jedem Zug werden vier Würfel geworfen. Einer von euch teilt sie in zwei Gruppen auf, der andere wählt eine. Dann bekommt jedes deiner Gebiete, dessen Zahl ein Würfel deiner Gruppe zeigt, eine Münze, bis es drei hat. Die Farbe eines Würfels zählt nur für Ereignisse.
coach_divide = Teile die Würfel auf
coach_divide_text = { $name } ist am Zug, also teilst du auf. Klick einen Würfel an, um ihn in die andere Gruppe zu legen, und schick die Gruppen dann ab. { $name } behält eine, du bekommst die andere. Unter jeder Gruppe steht, was sie euch beiden bringen würde.
coach_keep = Wähle eine Gruppe
coach_keep_text = { $name } hat die Würfel aufgeteilt. Klick die Gruppe an, die du willst. Die andere bekommt { $name }. Unter jeder Gruppe steht, was sie euch beiden bringen würde.
coach_event = Ein Ereignis
coach_event_text = Du hast einen Würfel mit einem Stern. Klick ihn an oder etwas, das er markiert. Bei mehreren bestimmst du die Reihenfolge.
coach_coins = Münze für Münze
coach_coins_text = Münzen liegen auf Gebieten. Klick das Gebiet an, das zahlt oder etwas bekommt.
coach_region = Ein neues Gebiet
coach_region_text = Deine Kolonie bekommt ein Gebiet. Zieh eines vom Stapel, oder zahl eine Krone für einen Kundschafter und such dir eines aus. Dann leg es an eine markierte Stelle.
coach_offer = Ein Angebot
coach_offer_text = Ihr könnt Münzen gegen Münzen tauschen. Nimm an, wenn es dir mehr hilft als { $name }. Lehnst du ab, passiert nichts.
coach_events = Sterne sind Ereignisse
coach_events_text = Eine Reiche Ernte bringt dir eine Münze. Mit Händlern tauschst du beim Handelsvorteil eine mit der anderen Kolonie, mit Rittern nimmst du beim Turnier eine. Ein Überfall kostet die Hälfte deiner Münzen, wenn sechs oder mehr unbewacht sind. Horte also nicht.
coach_end = Dein eigener Zug
coach_end_text = Noch kannst du nichts bauen. Für drei gleiche Münzen bekommst du eine andere aus dem Vorrat: Klick deine Münzen an, dann den Vorrat. Oder beende deinen Zug und sammle weiter.
coach_build = Du kannst bauen
coach_build_text = Klick unter „Bauen“ etwas Markiertes an, dann den Platz dafür. Straßen führen zu Dörfern. Dörfer, Städte, Händler und Ritter bringen Punkte. Kosten mit * sind rekonstruiert. Wenn du fertig bist, beende deinen Zug.
coach_watch = { $name } ist am Zug
coach_watch_text = Der Bot ist dran. Im Protokoll steht, was passiert, und bei Punkten auch, warum.
coach_trade = Miteinander handeln
coach_trade_text = In deinem Zug kannst du { $name } auch ein Angebot machen: Klick deine Münzen an, dann Münzen der anderen Kolonie. Ein Gebiet fasst nur drei Münzen, also ist Handeln besser als Warten.
coach_units = Händler und Ritter
coach_units_text = Jede Figur ist einen Punkt wert, und es gibt nur vier für euch beide. Auf einer Straße ist sie ein Händler und tauscht mit den Gebieten daneben zwei gegen eins. Über oder unter einer Siedlung ist sie ein Ritter und bewacht die Gebiete daneben.
coach_again = Dein nächster Zug
coach_again_text = Noch kannst du nichts bauen. Tausche mit dem Vorrat, mach ein Angebot oder beende deinen Zug.
coach_done = Du kannst spielen
coach_done_text = Mehr brauchst du nicht zu wissen. Spiel von hier aus weiter. Zeig auf etwas oder halte es gedrückt, um zu sehen, was es bewirkt. Die Punkte im Protokoll führen zu ihrer Regel, und bei jeder Regel steht, woher wir sie kennen.

stage_final = Schlusswertung
stage_first = Erstes Dorf
stage_village = Weitere Dörfer
stage_town = Städte
stage_trader = Händler
stage_knight = Ritter
