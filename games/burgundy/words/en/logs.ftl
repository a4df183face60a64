### What the expansions add to the log and to the result.

log_stacked = an inn is added to the stack: { $n } now
log_copied = used { $by } as a { $tile }
log_copiedNothing = could not use { $by }
log_lifted = stays on top of the stack on the bridge
log_joined = joined the { $one } and the { $other }
log_awardFirst = was the first to join all border posts
log_awardSecond = was the second to join all border posts
log_cardDealt = { $who } is dealt route card { $card }
log_laid = laid { $good } on a { $colour } space
log_routeBonus = route bonus: { $bonus }
log_routeFull = had no room on the route for { $n } × { $good }
log_goodsGone = { $n } × { $good } in depot { $depot } leave the game
log_exchanged = exchanged goods for { $tile }, face down
log_gave = gave up 1 × { $good }
log_colour = covered every space of a kind: { $kind }
log_target = reached the target: the next one is { $n }
log_targetLost = reached the target and lost { $lost } { $lost ->
    [one] point
   *[other] points
}: the next one is { $n }
log_won = covered all { $n } spaces and won
log_lostSolo = covered { $n } spaces and lost
log_shieldLaid = shield { $n } goes { $to }
log_shieldTaken = took shield { $n } { $from } for the castle on { $space }
log_shieldLost = gave up shield { $n }
log_dieSet = set a die to { $n }
log_named = named { $other }
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
