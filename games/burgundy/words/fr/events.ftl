### Ce qui se passe dans Les Châteaux de Bourgogne. Une partie de phrase sans la personne suit son nom. Ce que les extensions ajoutent est dans `logs.ftl`.

event-points = a marqué { $by } { $by ->
    [one] point
   *[other] points
} ({ SOURCE($source, or: "kind") })
event-silver = { $by_sign ->
    [minus] a payé { $by_size } { $by_size ->
        [one] pièce
       *[other] pièces
    } d’argent
   *[plus] a reçu { $by_size } { $by_size ->
        [one] pièce
       *[other] pièces
    } d’argent
}
event-workers = { $by_sign ->
    [minus] a payé { $by_size } { $by_size ->
        [one] ouvrier
       *[other] ouvriers
    }
   *[plus] a reçu { $by_size } { $by_size ->
        [one] ouvrier
       *[other] ouvriers
    }
}
event-start-player = { $seat } commence
event-roll-off = { $seat } a fait { $value } au tirage du premier joueur
event-roll-again = égalité au plus haut jet : on relance
event-dealt = { $seat } reçoit une marchandise : { GOOD($good) }
event-board-dealt = { $seat } reçoit { $n ->
   *[one] le duché
    [other] les duchés
} { $board }
event-founded = a fondé le duché { $board } sur { $space }
event-phase = La phase { $phase } commence
event-removed = { TILE($tile) } { TILE($tile, form: "number") ->
   *[one] quitte
    [many] quittent
} le jeu { FROM($depot) }
event-filled = { TILE($tile) } { TILE($tile, form: "number") ->
   *[one] arrive
    [many] arrivent
} { TO($depot) }
event-good-revealed = une marchandise est dévoilée : { GOOD($good) }
event-round = Phase { $phase } · manche { $round }
    .notation = la manche { $round } commence
event-rolled = { $seat } a fait { $dice1 } et { $dice2 }
event-good-placed = une marchandise arrive { TO($depot) } : { GOOD($good) }
event-turn = c’est au tour de { $seat }
event-took = a pris { TILE($tile, form: "the") } { FROM($depot) }
event-bought = a acheté { TILE($tile, form: "the") } { FROM($depot) }
event-discarded = a défaussé { TILE($tile, form: "the") }
event-placed = a posé { TILE($tile, form: "the") } sur { $space }
event-sold = a vendu { $count } × { GOOD($good) }
event-loaded = a chargé { $goods } { FROM($depot) }
    .notation = a chargé { $count } × { GOOD($good) } { FROM($depot) }
event-left-behind = a laissé { $count } × { GOOD($good) } au { DEPOT($depot) }
event-sailed = a avancé à { $space } sur le pont
event-area-completed = a achevé une zone ({ KIND($kind) }) de { $size } { $size ->
    [one] case
   *[other] cases
}
event-bonus-tile = { $large ->
    [true] a gagné le grand bonus ({ KIND($kind) })
   *[false] a gagné le petit bonus ({ KIND($kind) })
}
event-effect-lost = n’a pas pu utiliser { MEANS($means, form: "the", or: "tile") }
event-declined = n’a pas utilisé { MEANS($means, form: "the", or: "tile") }
event-turn-ended = a terminé son tour
event-phase-ended = La phase { $phase } se termine
