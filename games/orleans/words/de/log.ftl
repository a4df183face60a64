track_the_farmer = der Bauernleiste
track_the_boatman = der Schifferleiste
track_the_craftsman = der Handwerkerleiste
track_the_trader = der Händlerleiste
track_the_knight = der Ritterleiste
track_the_scholar = der Gelehrtenleiste
many = { $n } { $followers }
amount_development = { $n } { $n ->
    [one] Entwicklungspunkt
   *[other] Entwicklungspunkte
}
loss_station = das Kontor in { $town }
loss_stock = ein nicht gebautes Kontor
loss_follower = eine Person aus dem Beutel
loss_book = 1 Schritt Entwicklung
loss_good = 1 { $good }
loss_place = die Ortskarte { $place }
loss_technology = das Technikplättchen ({ $place })
log_round = Runde { $n }
log_first = { $name } beginnt die erste Runde
log_hour = Das Ereignis dieser Runde: { $event }
log_removed = { $good } kommt zurück in die Schachtel
log_laid = { $good } zwischen { $a } und { $b }
log_revealed = Alle sind bereit, die Pläne sind offen
log_over = Das Spiel ist zu Ende
log_draws = zieht { $followers }
log_drawsNone = zieht niemanden
log_recalled = holt { $follower } vom Ort { $place } in den Markt zurück
log_replans = plant noch einmal
log_ready = ist bereit
log_readyWith = plant { $plan } und ist bereit
log_planThis = Plane { $plan }
log_planNothing = Plane nichts, und sage, dass du bereit bist
log_planned = { $place } ({ $followers })
log_placed = setzt { $follower } ein ({ $place })
log_bathed = zieht { $follower } für das Badehaus
log_keepsOne = behält { $follower } im Markt
log_acts = nutzt den Ort { $place }
log_passed = passt
log_recruited = wirbt { $follower } an
log_advanced = zieht auf Feld { $n } { $track }
log_sailed = fährt zu Wasser nach { $town }
log_drove = fährt über Land nach { $town }
log_built = baut ein Kontor in { $town }
log_sent = schickt { $follower } zum Werk { $deed }
log_fitted = { $place }: ersetzt { $follower } durch Technik
log_opened = nimmt die Ortskarte { $place }
log_noneLeft = geht leer aus, es ist nichts mehr da
log_noSpace = hat kein Feld für ein Technikplättchen
log_warded = wehrt das Ereignis mit der Sakristei ab
log_spared = hat einen leeren Beutel, die Pest holt niemanden
log_survives = zieht { $follower }, der die Pest überlebt
log_dies = verliert { $follower }
log_unpaid = hat { $n } { $n ->
    [one] Münze
   *[other] Münzen
} zu wenig und muss etwas abgeben
log_waived = hat für { $n } { $n ->
    [one] Münze
   *[other] Münzen
} nichts mehr abzugeben
log_loses = gibt ab: { $what }
log_censusMost = hat die meisten Bauern
log_censusLeast = hat die wenigsten Bauern
log_suffers = zahlt für das Ereignis: { $event }
log_enjoys = gewinnt durch das Ereignis: { $event }
log_pays = zahlt
log_gains = erhält
log_scores = punktet
