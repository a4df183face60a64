do_store_own = Mettre dans votre réserve
do_store_shared = Mettre dans la réserve commune
do_hire = Acheter { $workers } ouvriers pour { $silver } { $silver ->
    [one] pièce
   *[other] pièces
} d’argent
do_copy = Utiliser l’effet : { $tile }
do_graze = Compter avec : { $species }
do_card = Poser ensuite la carte { $card }
do_shield = Poser le bouclier { $n } sur le château : { $space }
do_set = Passer le { $n } à { $as }
do_name = Désigner { $name }
do_pay = Payer 1 pièce pour le bouclier { $n }
do_payWorker = Payer 1 ouvrier pour le bouclier { $n }
do_giveUp = Rendre le bouclier { $n }
do_load = Charger aussi { $good } de tous les dépôts
do_points = Acheter { $n } { $n ->
    [one] point
   *[other] points
} de plus
do_pointsNone = N’acheter aucun point
do_first = { $part } d’abord
do_exchange = Échanger cinq marchandises contre { $tile }, face cachée
nothing_exchange = Vous choisirez ensuite les marchandises
do_give = Rendre 1 × { $good }
how_hire = { $workers } ouvriers pour { $silver } { $silver ->
    [one] pièce
   *[other] pièces
}
how_set = dé { $n } comme { $as }
how_points = { $n } { $n ->
    [one] point
   *[other] points
} pour { $n } { $n ->
    [one] pièce
   *[other] pièces
}
deed_settle = poser
deed_store = ranger
deed_hire = acheter des ouvriers
deed_copy = utiliser
deed_graze = compter
deed_card = poser
deed_shield = prendre
deed_set = changer
deed_name = désigner
deed_pay = payer
deed_give-up = rendre
deed_load = charger
deed_points = acheter des points
deed_first = d’abord
deed_exchange = échanger
deed_give = rendre
by_white = avec le dé blanc
by_route = avec la route commerciale
by_target = avec l’action libre
by_double = avec votre double { $n }
by_doubleAs = avec { $one } et { $other }, comptés comme un double { $n }
by_shield14 = avec le bouclier 14
by_shield15 = avec le bouclier 15
by_reward = pour la couleur achevée
button_hire = Acheter des ouvriers
button_set = Changer un dé
button_points = Acheter des points
button_pointsNone = Aucun point
button_storeOwn = Ma réserve
button_storeShared = Réserve commune
part_own = Les points de la tuile
part_more = Les points du monastère
part_size = Les points de la zone
part_phase = Le bonus de phase
part_colour = La couleur achevée
part_posts = Les postes-frontières
part_scoring = Le monastère
part_effect = L’effet de la tuile
part_points = Les points
part_income = L’argent
part_lay = La route commerciale
species_cow = vaches
species_sheep = moutons
species_pig = cochons
species_goat = chèvres
species_geese = oies
