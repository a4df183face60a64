### Was in Orléans geschieht. Ein Satzteil ohne die Person folgt auf ihren Namen. Was in den Szenarien geschieht, steht bei
### deren Texten.

event-first = { $seat } beginnt die erste Runde
event-laid = { GOOD($good, form: "start") } zwischen { TOWN($edge2) } und { TOWN($edge3) }
event-removed = { GOOD($good) } kommt zurück in die Schachtel
event-round = Runde { $round }
event-hour = Das Ereignis dieser Runde: { EVENT($hour) }
event-draws = zieht { $count } { $count ->
    [one] Person
   *[other] Personen
}
event-drawn = zieht { FOLLOWER($follower, form: "a") }{ CLAUSE($clause) ->
    [random] { "" }
   *[other] { " " }für das Badehaus
}
event-recalled = holt { FOLLOWER($follower, form: "a") } vom Ort { PLACE($place) } in den Markt zurück
event-keeps-one = behält { FOLLOWER($follower, form: "a") } im Markt
event-manned = besetzt den Ort { PLACE($place) }
event-planned = setzt { FOLLOWER($follower, form: "a") } ein ({ PLACE($place) })
event-stays = lässt { FOLLOWER($follower, form: "a") } im Markt
event-ready = ist bereit
event-replans = plant noch einmal
event-revealed = Alle sind bereit, die Pläne sind offen
event-acts = nutzt den Ort { PLACE($place) }
event-passed = passt
event-returned = legt { FOLLOWER($follower, form: "a") } in den Beutel
event-recruited = wirbt { FOLLOWER($role, form: "a") } an
event-advanced = zieht auf Feld { $space } { TRACK($role, form: "the") }
event-developed = { $by_sign ->
    [minus] verliert { $by_size } { $by_size ->
        [one] Entwicklungspunkt
       *[other] Entwicklungspunkte
    }
   *[plus] erhält { $by_size } { $by_size ->
        [one] Entwicklungspunkt
       *[other] Entwicklungspunkte
    }
}
event-coins = { $by_sign ->
    [minus] zahlt { $by_size } { $by_size ->
        [one] Münze
       *[other] Münzen
    }
   *[plus] erhält { $by_size } { $by_size ->
        [one] Münze
       *[other] Münzen
    }
}
event-good = { $by_sign ->
    [minus] gibt { $by_size } { GOOD($good) }
   *[plus] erhält { $by_size } { GOOD($good) }
}
event-citizen = nimmt einen Bürger: { CITIZEN($citizen, or: "deed") }
event-travelled = { $edge1 ->
    [w] fährt zu Wasser nach { TOWN($town) }
   *[r] fährt über Land nach { TOWN($town) }
}
event-built = baut ein Kontor in { TOWN($town) }
event-sent = schickt { FOLLOWER($role, form: "a") } zum Werk { DEED($goal, or: "structure") }
event-fitted = { PLACE($place) }: ersetzt { FOLLOWER($need, form: "the") } durch Technik
event-opened = nimmt die Ortskarte { PLACE($tile) }
event-none-left = geht leer aus, es ist nichts mehr da
event-no-space = hat kein Feld für ein Technikplättchen
event-warded = wehrt das Ereignis mit der Sakristei ab
event-spared = hat einen leeren Beutel, die Pest holt niemanden
event-survives = zieht { FOLLOWER($follower, form: "a") }, der die Pest überlebt
event-dies = verliert { FOLLOWER($follower, form: "a") }
event-unpaid = hat { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} zu wenig und muss etwas abgeben
event-waived = hat für { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} nichts mehr abzugeben
event-loses = gibt ab: { $loss }
event-loses-follower = verliert { FOLLOWER($follower, form: "a") }
event-scored = bekommt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} ({ SCORE($source) })
event-over = Das Spiel ist zu Ende

# What a clause is about, where an event of it is said differently.
clause_orleans_draw_random = random
clause_orleans_salesman_starve = starve
