track_the_farmer = la piste des fermiers
track_the_boatman = la piste des bateliers
track_the_craftsman = la piste des artisans
track_the_trader = la piste des commerçants
track_the_knight = la piste des chevaliers
track_the_scholar = la piste des érudits
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
log_round = Manche { $n }
log_first = { $name } commence la première manche
log_hour = L’événement de cette manche : { $event }
log_removed = { $good } retourne dans la boîte
log_laid = { $good } entre { $a } et { $b }
log_revealed = tout le monde est prêt, les plans sont ouverts
log_over = La partie est terminée
log_draws = pioche { $followers }
log_drawsNone = ne pioche personne
log_recalled = ramène { $follower } au marché ({ $place })
log_replans = refait son plan
log_ready = est prêt
log_readyWith = est prêt : { $plan }
log_planThis = Prévoyez { $plan }
log_planNothing = Ne prévoyez rien, et dites que vous êtes prêt
log_planned = { $place } ({ $followers })
log_placed = place { $follower } ({ $place })
log_bathed = pioche { $follower } pour les Étuves
log_keepsOne = garde { $follower } au marché
log_acts = active le lieu { $place }
log_passed = passe
log_recruited = recrute { $follower }
log_advanced = avance à la case { $n } de { $track }
log_sailed = navigue vers { $town }
log_drove = roule vers { $town }
log_built = bâtit un comptoir à { $town }
log_sent = envoie { $follower } à l’acte { $deed }
log_fitted = { $place } : remplace { $follower } par une technologie
log_opened = prend la tuile { $place }
log_noneLeft = ne trouve plus rien à prendre
log_noSpace = n’a pas de case pour une tuile Technologie
log_warded = écarte l’événement avec la Sacristie
log_spared = a un sac vide : la peste ne prend personne
log_survives = pioche { $follower }, qui survit à la peste
log_dies = perd { $follower }
log_unpaid = manque de { $n } { $n ->
    [one] pièce
   *[other] pièces
} et doit céder quelque chose
log_waived = n’a plus rien à céder pour { $n } { $n ->
    [one] pièce
   *[other] pièces
}
log_loses = cède { $what }
log_censusMost = a le plus de fermiers
log_censusLeast = a le moins de fermiers
log_suffers = paie pour l’événement : { $event }
log_enjoys = profite de l’événement : { $event }
log_pays = paie
log_gains = gagne
log_scores = marque
