### What happens in the Dice Game. A phrase without the seat follows its name.

event-points = scores { $by } { $by ->
    [one] point
   *[other] points
} ({ SOURCE($source) })
event-bonus = { $by_sign ->
    [minus] checks off { COUNT($bonus, $by_size) }
   *[plus] circles { COUNT($bonus, $by_size) }
}
event-no-circle = had no circle left for a { BONUS($bonus) }
event-chose = { $seat } has chosen
# The browser says where the hex is.
event-founded = starts with the castle in { $hex }
event-phase = Phase { $phase } begins
# The browser knows the phase.
event-round = Phase { $phase } · round { $round }
    .notation = round { $round } begins
event-rolled = { $dice_hourglasses ->
    [2] the dice show { $dice_pips1 }, { $dice_pips2 }, { COLOUR($dice_colours1) }, { COLOUR($dice_colours2) } and the double hourglass
   *[1] the dice show { $dice_pips1 }, { $dice_pips2 }, { COLOUR($dice_colours1) } and { COLOUR($dice_colours2) }
}
# The browser knows how many boxes there are.
event-ticked = { $count } { $count ->
    [one] box
   *[other] boxes
} crossed off, { $ticks } of { $boxes }
    .notation = { $count } { $count ->
        [one] box
       *[other] boxes
    } crossed off; the column has { $ticks }
event-marked = wrote a { $number } in the { AREA($colour) } in { $hex }
event-passed = marked nothing
event-area-completed = completed a { AREA($colour) } area of { $size } { $size ->
    [one] hex
   *[other] hexes
}
event-colour-completed = marked every { COLOUR($colour) } hex
event-phase-ended = phase { $phase } ends
event-total = ends with { $points } points
event-graded = is graded { $grade ->
    [well-done] { GRADE($grade) }
    [excellent] { GRADE($grade) }
    [incredible] { GRADE($grade) }
   *[none] below the first grade
}
