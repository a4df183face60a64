### The log of Orléans. A phrase follows the player’s name.

track_the_farmer = the farmers’ track
track_the_boatman = the boatmen’s track
track_the_craftsman = the craftsmen’s track
track_the_trader = the traders’ track
track_the_knight = the knights’ track
track_the_scholar = the scholars’ track
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
log_round = Round { $n }
log_first = { $name } is the first start player
log_hour = The event of this round: { $event }
log_removed = { $good } goes back into the box
log_laid = { $good } between { $a } and { $b }
log_revealed = everybody is ready, and the plans are open
log_over = The game is over
log_draws = draws { $followers }
log_drawsNone = draws nobody
log_recalled = takes { $follower } from the { $place } back to the market
log_replans = plans again
log_ready = is ready
log_readyWith = is ready: { $plan }
log_planThis = Plan { $plan }
log_planNothing = Plan nothing, and say that you are ready
log_planned = { $place } ({ $followers })
log_placed = puts { $follower } in the { $place }
log_bathed = draws { $follower } for the Bathhouse
log_keepsOne = keeps { $follower } in the market
log_acts = uses the { $place }
log_passed = passes
log_recruited = recruits { $follower }
log_advanced = goes to space { $n } of { $track }
log_sailed = sails to { $town }
log_drove = drives to { $town }
log_built = builds a trading station in { $town }
log_sent = sends { $follower } to { $deed }
log_fitted = replaces { $follower } of the { $place } with technology
log_opened = takes the { $place }
log_noneLeft = finds nothing left to take
log_noSpace = has no space for a technology tile
log_warded = keeps off the event with the Sacristy
log_spared = has an empty bag, so the plague takes nobody
log_survives = draws { $follower }, who survives the plague
log_dies = loses { $follower }
log_unpaid = is { $n } { $n ->
    [one] coin
   *[other] coins
} short and must hand things in
log_waived = has nothing left to hand in for { $n } { $n ->
    [one] coin
   *[other] coins
}
log_loses = hands in { $what }
log_censusMost = has the most farmers
log_censusLeast = has the fewest farmers
log_suffers = pays for the event: { $event }
log_enjoys = profits from the event: { $event }
log_pays = pays
log_gains = gains
log_scores = scores
