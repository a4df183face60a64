many = { $n } { $followers }
amount_development = { $n } { $n ->
    [one] point
   *[other] points
} de développement
loss_station = le comptoir de { $town }
loss_stock = un comptoir non bâti
loss_follower = un compagnon du sac
loss_book = 1 pas de développement
loss_good = 1 { $good }
loss_place = la tuile { $place }
loss_technology = la technologie ({ $place })
log_draws = pioche { $followers }
log_drawsNone = ne pioche personne
log_readyWith = est prêt : { $plan }
log_planThis = Prévoyez { $plan }
log_planNothing = Ne prévoyez rien, et dites que vous êtes prêt
log_planned = { $place } ({ $followers })
log_censusMost = a le plus de fermiers
log_censusLeast = a le moins de fermiers
log_suffers = paie pour l’événement : { $event }
log_enjoys = profite de l’événement : { $event }
log_pays = paie
log_gains = gagne
log_scores = marque
