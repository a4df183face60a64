### What happens in The Castles of Burgundy. A phrase without the seat follows its name. What the expansions add is in `logs.ftl`.

event-points = scored { $by } { $by ->
    [one] point
   *[other] points
} ({ SOURCE($source, or: "kind") })
event-silver = { $by_sign ->
    [minus] paid { $by_size } silver
   *[plus] received { $by_size } silver
}
event-workers = { $by_sign ->
    [minus] paid { $by_size } { $by_size ->
        [one] worker
       *[other] workers
    }
   *[plus] received { $by_size } { $by_size ->
        [one] worker
       *[other] workers
    }
}
event-start-player = { $seat } is the start player
event-roll-off = { $seat } rolled { $value } for the start
event-roll-again = the highest roll is tied, so they roll again
event-dealt = { $seat } is dealt a goods tile: { GOOD($good) }
# The browser says several in one line: $n is their number.
event-board-dealt = { $seat } is dealt { $n ->
   *[one] duchy
    [other] duchies
} { $board }
# The browser says where a space is.
event-founded = founded duchy { $board } on { $space }
event-phase = Phase { $phase } begins
event-removed = { TILE($tile) } { TILE($tile, form: "number") ->
   *[one] leaves
    [many] leave
} the game { FROM($depot) }
event-filled = { TILE($tile) } { TILE($tile, form: "number") ->
   *[one] goes
    [many] go
} { TO($depot) }
event-good-revealed = a goods tile is turned up: { GOOD($good) }
# The browser knows the phase.
event-round = Phase { $phase } · round { $round }
    .notation = round { $round } begins
event-rolled = { $seat } rolled { $dice1 } and { $dice2 }
event-good-placed = a goods tile goes { TO($depot) }: { GOOD($good) }
event-turn = it is { $seat }’s turn
event-took = took { TILE($tile, form: "the") } { FROM($depot) }
event-bought = bought { TILE($tile, form: "the") } { FROM($depot) }
event-discarded = discarded { TILE($tile, form: "the") }
event-placed = placed { TILE($tile, form: "the") } on { $space }
event-sold = sold { $count } × { GOOD($good) }
# The browser says several goods in one line.
event-loaded = loaded { $goods } { FROM($depot) }
    .notation = loaded { $count } × { GOOD($good) } { FROM($depot) }
event-left-behind = left { $count } × { GOOD($good) } in { DEPOT($depot) }
event-sailed = moved to { $space } on the bridge
event-area-completed = completed a { KIND($kind) } area of { $size } { $size ->
    [one] space
   *[other] spaces
}
event-bonus-tile = { $large ->
    [true] won the large { KIND($kind) } bonus
   *[false] won the small { KIND($kind) } bonus
}
event-effect-lost = could not use { MEANS($means, form: "the", or: "tile") }
event-declined = left { MEANS($means, form: "the", or: "tile") } unused
event-turn-ended = ended the turn
event-phase-ended = Phase { $phase } ends
