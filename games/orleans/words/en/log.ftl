### The log of Orléans. A phrase follows the player’s name.

many = { $n } { $followers }
amount_development = { $n } development { $n ->
    [one] point
   *[other] points
}
loss_station = the trading station in { $town }
loss_stock = an unbuilt trading station
loss_follower = a follower from the bag
loss_book = 1 step of development
loss_good = 1 { $good }
loss_place = the { $place }
loss_technology = the technology of the { $place }
log_draws = draws { $followers }
log_drawsNone = draws nobody
log_readyWith = is ready: { $plan }
log_planThis = Plan { $plan }
log_planNothing = Plan nothing, and say that you are ready
log_planned = { $place } ({ $followers })
log_censusMost = has the most farmers
log_censusLeast = has the fewest farmers
log_suffers = pays for the event: { $event }
log_enjoys = profits from the event: { $event }
log_pays = pays
log_gains = gains
log_scores = scores
