### What the expansions add to the log and to the result.

event-white = the white die shows { $value }
event-copied = used { TILE($by, form: "the") } as a { TILE($tile) }
event-copied-nothing = could not use { TILE($by, form: "the") }
event-lifted = stays on top of the stack on the bridge
event-stacked = { $tile ->
    [inn] an inn is added to the stack: { $count } now
   *[other] to the stack: { TILE($tile) }, { $count } now
}
event-joined = joined the { POST($posts1) } and the { POST($posts2) }
event-award = { $first ->
    [true] was the first to join all border posts
   *[false] was the second to join all border posts
}
event-card-dealt = { $seat } is dealt route card { $card }
event-laid = laid { GOOD($good) } on a { GOOD($colour) } space
event-route-bonus = route bonus: { BONUS($bonus) }
event-route-full = had no room on the route for { $count } × { GOOD($good) }
event-goods-gone = { $count } × { GOOD($good) } in depot { $depot } leave the game
event-exchanged = exchanged goods for { TILE($tile, form: "the") }, face down
event-gave = gave up 1 × { GOOD($good) }
event-colour-completed = covered every space of a kind: { KIND($kind) }
event-target-reached = { $lost ->
    [0] reached the target: the next one is { $target }
   *[other] reached the target and lost { $lost } { $lost ->
        [one] point
       *[other] points
    }: the next one is { $target }
}
event-verdict = { $won ->
    [true] covered all { $covered } spaces and won
   *[false] covered { $covered } spaces and lost
}
event-shield-laid = shield { $shield } goes { TO($depot) }
event-shield-taken = took shield { $shield } { FROM($depot) } for the castle on { $space }
event-shield-lost = gave up shield { $shield }
event-die-set = set a die to { $value }
    .notation = set { $means } to { $value }
event-named = named { $other }
source_border = border posts
source_route = trade route
source_shields = shields
source_bought = bought points
source_tribute = tribute
tie_team_fewer = The teams are tied on points. { $name } have fewer empty spaces: { $n } against { $other }.
tie_team_more = The teams are tied on points. { $name } have more empty spaces: { $n } against { $other }.
stage_shields = shields
stage_shields_note = 12, 8 or 4 points each
tie_team_shared = The teams are tied on points and on empty spaces. They share the victory.
log_scored = scored: { $sources }
log_boughtPoints = bought points
log_earned = gained silver
log_hired = bought workers
