### Ce qui se passe dans The Colonists of Natick. Une partie de phrase sans la personne suit son nom.

event-first = { $seat } commence
event-founded = place le premier village
event-laid = pose { REGION($region) } { $row ->
    [above] au-dessus ({ $x })
   *[below] au-dessous ({ $x })
}
    .notation = pose { REGION($region) } { $row ->
        [above] au-dessus
       *[below] au-dessous
    } de la route en { $x }
event-turn = Tour { $turn } · { $seat }
event-rolled = { $seat } lance soleils { FACE($faces1) }, lunes { FACE($faces2) }, couronnes { FACE($faces3) } et blasons { FACE($faces4) }
event-divided = partage les dés : { DICESET($first) } | { DICESET($second) }{ DICESET($aside, form: "size") ->
    [none] {""}
   *[some] , { $aside } mis de côté
}
event-kept = garde { DICESET($dice) } et donne { DICESET($given) }
event-no-effect = ne gagne rien avec { EVENT($kind) }
event-skipped = n’utilise pas { EVENT($kind) }
event-raided = perd { $count } { $count ->
    [one] pièce
   *[other] pièces
} à cause des pillards
event-coin = { $by_sign ->
    [minus] perd une pièce de
   *[plus] reçoit une pièce sur
} { REGION($region) }
event-short = reçoit { AMOUNT($suit, $by) } de moins, car la réserve est vide
event-banked = échange avec la réserve : { AMOUNT($give, $paid) } contre { AMOUNT($take, 1) }
event-proposed = propose { $offer }
event-withdrawn = retire l’offre
event-accepted = accepte l’offre
event-declined = refuse l’offre
event-built = { $build1 ->
    [village] construit un village
    [town] transforme un village en ville
    [trader] engage un marchand
    [knight] engage un chevalier
   *[road] construit une route
}
event-points = marque { $by } { $by ->
    [one] point
   *[other] points
} ({ ITEM($item) })
event-swapped = échange la tuile d’une route
event-adds-region = ajoute une région
event-scouted = envoie un éclaireur, qui trouve { REGION($region) }
event-drawn = { REGION($region) } est piochée
event-no-region = n’ajoute pas de région, car la pile est vide
event-turn-ended = termine le tour
event-last-turn = { $seat } joue le dernier tour
event-over = { $stalled ->
    [true] personne n’a rien construit depuis longtemps : la partie est terminée
   *[false] la partie est terminée
}

face_event = ★
diceset_- = rien
    .size = none
