### Ce qui se passe dans le Jeu de dés. Une partie de phrase sans la personne suit son nom.

event-points = marque { $by } { $by ->
    [one] point
   *[other] points
} ({ SOURCE($source) })
event-bonus = { $by_sign ->
    [minus] coche { COUNT($bonus, $by_size) }
   *[plus] entoure { COUNT($bonus, $by_size) }
}
event-no-circle = n’avait plus de cercle pour : { BONUS($bonus) }
event-chose = { $seat } a choisi
event-founded = commence au château en { $hex }
event-phase = La phase { $phase } commence
event-round = Phase { $phase } · manche { $round }
    .notation = la manche { $round } commence
event-rolled = { $dice_hourglasses ->
    [2] les dés montrent { $dice_pips1 }, { $dice_pips2 }, { COLOUR($dice_colours1) }, { COLOUR($dice_colours2) } et le double sablier
   *[1] les dés montrent { $dice_pips1 }, { $dice_pips2 }, { COLOUR($dice_colours1) } et { COLOUR($dice_colours2) }
}
event-ticked = { $count } { $count ->
    [one] case barrée
   *[other] cases barrées
}, { $ticks } sur { $boxes }
    .notation = { $count } { $count ->
        [one] case barrée
       *[other] cases barrées
    }, { $ticks } dans la colonne
event-marked = a écrit { $number } : { AREA($colour) }, { $hex }
event-passed = n’a rien rempli
event-area-completed = a achevé : { AREA($colour) }{ $size ->
    [one] { "" }
   *[other] { " " }de { $size }
}
event-colour-completed = a rempli toutes les cases de couleur { COLOUR($colour) }
event-phase-ended = la phase { $phase } se termine
event-total = finit avec { $points } points
event-graded = mention : { $grade ->
    [well-done] { GRADE($grade) }
    [excellent] { GRADE($grade) }
    [incredible] { GRADE($grade) }
   *[none] sous la première mention
}
