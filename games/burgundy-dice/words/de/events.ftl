### Was im Würfelspiel geschieht. Ein Satzteil ohne die Person folgt auf ihren Namen.

event-points = bekommt { $by } { $by ->
    [one] Punkt
   *[other] Punkte
} ({ SOURCE($source) })
event-bonus = { $by_sign ->
    [minus] streicht ab: { COUNT($bonus, $by_size) }
   *[plus] kreist ein: { COUNT($bonus, $by_size) }
}
event-no-circle = hat keinen Kreis mehr frei für: { BONUS($bonus) }
event-chose = { $seat } hat gewählt
event-founded = beginnt mit der Burg in { $hex }
event-phase = Phase { $phase } beginnt
event-round = Phase { $phase } · Runde { $round }
    .notation = Runde { $round } beginnt
event-rolled = { $dice_hourglasses ->
    [2] die Würfel zeigen { $dice_pips1 }, { $dice_pips2 }, { COLOUR($dice_colours1) }, { COLOUR($dice_colours2) } und die doppelte Sanduhr
   *[1] die Würfel zeigen { $dice_pips1 }, { $dice_pips2 }, { COLOUR($dice_colours1) } und { COLOUR($dice_colours2) }
}
event-ticked = { $count } Kästchen abgestrichen, { $ticks } von { $boxes }
    .notation = { $count } Kästchen abgestrichen, { $ticks } in der Spalte
event-marked = hat eine { $number } eingetragen: { AREA($colour) }, { $hex }
event-passed = hat nichts markiert
event-area-completed = hat vollendet: { AREA($colour) }{ $size ->
    [one] { "" }
   *[other] { " " }mit { $size } Feldern
}
event-colour-completed = hat jedes Feld in { COLOUR($colour) } markiert
event-phase-ended = Phase { $phase } endet
event-total = kommt auf { $points } Punkte
event-graded = bekommt das Urteil: { $grade ->
    [well-done] { GRADE($grade) }
    [excellent] { GRADE($grade) }
    [incredible] { GRADE($grade) }
   *[none] unter der ersten Stufe
}
