### What happens in Orléans. A phrase without the seat follows its name. What happens in the scenarios is with their
### texts.

event-first = { $seat } is the first start player
event-laid = { GOOD($good, form: "start") } between { TOWN($edge2) } and { TOWN($edge3) }
event-removed = { GOOD($good) } goes back into the box
event-round = Round { $round }
    .notation = round { $round }: { $first } is the start player
event-hour = The event of this round: { EVENT($hour) }
event-draws = draws { $count } { $count ->
    [one] follower
   *[other] followers
}
event-drawn = draws { FOLLOWER($follower, form: "a") }{ CLAUSE($clause) ->
    [random] { "" }
   *[other] { " " }for the Bathhouse
}
event-recalled = takes { FOLLOWER($follower, form: "a") } from the { PLACE($place) } back to the market
event-keeps-one = keeps { FOLLOWER($follower, form: "a") } in the market
event-manned = fills the { PLACE($place) }
event-planned = puts { FOLLOWER($follower, form: "a") } in the { PLACE($place) }
event-stays = leaves { FOLLOWER($follower, form: "a") } in the market
event-ready = is ready
event-replans = plans again
event-revealed = everybody is ready, and the plans are open
event-acts = uses the { PLACE($place) }
event-passed = passes
event-returned = puts { FOLLOWER($follower, form: "a") } in the bag
event-recruited = recruits { FOLLOWER($role, form: "a") }
event-advanced = goes to space { $space } of { TRACK($role, form: "the") }
event-developed = { $by_sign ->
    [minus] loses { $by_size } development { $by_size ->
        [one] point
       *[other] points
    }
   *[plus] gains { $by_size } development { $by_size ->
        [one] point
       *[other] points
    }
}
event-coins = { $by_sign ->
    [minus] pays { $by_size } { $by_size ->
        [one] coin
       *[other] coins
    }
   *[plus] gains { $by_size } { $by_size ->
        [one] coin
       *[other] coins
    }
}
event-good = { $by_sign ->
    [minus] gives { $by_size } { GOOD($good) }
   *[plus] gains { $by_size } { GOOD($good) }
}
event-citizen = takes a citizen: { CITIZEN($citizen, or: "deed") }
event-travelled = { $edge1 ->
    [w] sails to { TOWN($town) }
   *[r] drives to { TOWN($town) }
}
event-built = builds a trading station in { TOWN($town) }
event-sent = sends { FOLLOWER($role, form: "a") } to { DEED($goal, or: "structure") }
event-fitted = replaces { FOLLOWER($need, form: "the") } of the { PLACE($place) } with technology
event-opened = takes the { PLACE($tile) }
event-none-left = finds nothing left to take
event-no-space = has no space for a technology tile
event-warded = keeps off the event with the Sacristy
event-spared = has an empty bag, so the plague takes nobody
event-survives = draws { FOLLOWER($follower, form: "a") }, who survives the plague
event-dies = loses { FOLLOWER($follower, form: "a") }
event-unpaid = is { $coins } { $coins ->
    [one] coin
   *[other] coins
} short and must hand things in
event-waived = has nothing left to hand in for { $coins } { $coins ->
    [one] coin
   *[other] coins
}
# The browser says the loss in words.
event-loses = hands in { $loss }
event-loses-follower = loses { FOLLOWER($follower, form: "a") }
event-scored = scores { $points } { $points ->
    [one] point
   *[other] points
} ({ SCORE($source) })
event-over = The game is over

# What a clause is about, where an event of it is said differently.
clause_orleans_draw_random = random
clause_orleans_salesman_starve = starve
