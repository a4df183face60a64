event-white = le dé blanc montre { $value }
event-copied = a utilisé { TILE($by, form: "the") } ainsi : { TILE($tile) }
event-copied-nothing = n’a pas pu utiliser { TILE($by, form: "the") }
event-lifted = reste en haut de la pile sur le pont
event-stacked = { $tile ->
    [inn] un relais s’ajoute à la pile : { $count } maintenant
   *[other] sur la pile : { TILE($tile) }, { $count } maintenant
}
event-joined = a relié deux postes-frontières : { POST($posts1) } et { POST($posts2) }
event-award = { $first ->
    [true] a relié en premier tous les postes-frontières
   *[false] a relié en deuxième tous les postes-frontières
}
event-card-dealt = { $seat } reçoit la carte de route { $card }
event-laid = a posé { GOOD($good) } sur une case { GOOD($colour) }
event-route-bonus = bonus de route : { BONUS($bonus) }
event-route-full = n’avait plus de place sur la route pour { $count } × { GOOD($good) }
event-goods-gone = { $count } × { GOOD($good) } du dépôt { $depot } quittent le jeu
event-exchanged = a échangé des marchandises contre { TILE($tile, form: "the") }, face cachée
event-gave = a rendu 1 × { GOOD($good) }
event-colour-completed = a couvert toutes les cases d’une sorte : { KIND($kind) }
event-target-reached = { $lost ->
    [0] a atteint l’objectif : le suivant est { $target }
   *[other] a atteint l’objectif, { $lost } { $lost ->
        [one] point perdu
       *[other] points perdus
    } : le suivant est { $target }
}
event-verdict = { $won ->
    [true] a couvert les { $covered } cases et gagné
   *[false] a couvert { $covered } cases et perdu
}
event-shield-laid = le bouclier { $shield } arrive { TO($depot) }
event-shield-taken = a pris le bouclier { $shield } { FROM($depot) } pour le château sur { $space }
event-shield-lost = a rendu le bouclier { $shield }
event-die-set = a changé un dé en { $value }
event-named = a désigné { $other }
source_border = postes-frontières
source_route = route commerciale
source_shields = boucliers
source_bought = points achetés
source_tribute = tribut
tie_team_fewer = Les équipes sont à égalité de points. { $name } ont moins de cases vides : { $n } contre { $other }.
tie_team_more = Les équipes sont à égalité de points. { $name } ont plus de cases vides : { $n } contre { $other }.
stage_shields = boucliers
stage_shields_note = 12, 8 ou 4 points
tie_team_shared = Les équipes sont à égalité de points et de cases vides. Elles partagent la victoire.
log_scored = a marqué des points : { $sources }
log_boughtPoints = a acheté des points
log_earned = a reçu de l’argent
log_hired = a acheté des ouvriers
