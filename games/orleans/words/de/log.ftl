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
log_draws = zieht { $followers }
log_drawsNone = zieht niemanden
log_readyWith = plant { $plan } und ist bereit
log_planThis = Plane { $plan }
log_planNothing = Plane nichts, und sage, dass du bereit bist
log_planned = { $place } ({ $followers })
log_censusMost = hat die meisten Bauern
log_censusLeast = hat die wenigsten Bauern
log_suffers = zahlt für das Ereignis: { $event }
log_enjoys = gewinnt durch das Ereignis: { $event }
log_pays = zahlt
log_gains = erhält
log_scores = punktet
