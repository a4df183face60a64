### What happens in The Colonists of Natick. A phrase without the seat follows its name.

event-first = { $seat } goes first
event-founded = places the first village
# The browser says where the road is.
event-laid = lays { REGION($region) } { $row ->
    [above] above { $x }
   *[below] below { $x }
}
    .notation = lays { REGION($region) } { $row } the road at { $x }
event-turn = Turn { $turn } · { $seat }
event-rolled = { $seat } rolls suns { FACE($faces1) }, moons { FACE($faces2) }, crowns { FACE($faces3) } and arms { FACE($faces4) }
# The browser names the dice.
event-divided = divides the dice: { DICESET($first) } | { DICESET($second) }{ DICESET($aside, form: "size") ->
    [none] {""}
   *[some] , { $aside } set aside
}
event-kept = keeps { DICESET($dice) } and gives { DICESET($given) }
event-no-effect = gets nothing from { EVENT($kind) }
event-skipped = does not use { EVENT($kind) }
event-raided = loses { $count } { $count ->
    [one] coin
   *[other] coins
} to raiders
event-coin = { $by_sign ->
    [minus] loses a coin from
   *[plus] gains a coin on
} { REGION($region) }
event-short = gets { AMOUNT($suit, $by) } less because the pool is empty
event-banked = trades with the pool: { AMOUNT($give, $paid) } for { AMOUNT($take, 1) }
# The browser says the offer in words.
event-proposed = offers { $offer }
event-withdrawn = withdraws the offer
event-accepted = accepts the offer
event-declined = declines the offer
event-built = { $build1 ->
    [village] builds a village
    [town] turns a village into a town
    [trader] hires a trader
    [knight] hires a knight
   *[road] builds a road
}
    .notation = builds: { $build }
event-points = scores { $by } { $by ->
    [one] point
   *[other] points
} ({ ITEM($item) })
event-swapped = swaps the tile of a road
event-adds-region = adds a region
event-scouted = sends a scout, who finds { REGION($region) }
event-drawn = { REGION($region) } is drawn
event-no-region = adds no region: the stack is empty
event-turn-ended = ends the turn
event-last-turn = { $seat } takes the last turn
event-over = { $stalled ->
    [true] nobody has built anything for a long time: the game is over
   *[false] the game is over
}

face_event = ★
diceset_- = nothing
    .size = none
