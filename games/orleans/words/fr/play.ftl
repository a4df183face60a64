gives_ship = suivre une voie d’eau
gives_wagon = suivre une route
gives_coach = au choix, 3 pièces
gives_deeds = envoyer aux actes
gives_tower = marché, ou aux actes
gives_bath = 2 de plus, en garder 1
gives_bath-later = piocher 3, placer 2
gives_pharmacy = jusqu’à 3 contre pièces
gives_market = 2 achats ou ventes
gives_swap = échanger 2 contre 1
gives_tavern = bâtir chez les autres
gives_well = un lieu au choix
gives_sacristy = écarte un événement
gives_herbs = bateliers remplaçants
gives_school = érudits remplaçants
gives_vineyard = vin pour 1 pièce
gives_depot = 5 points par série
gives_draw = piocher { $n }
why_event = { $event } : pas cette manche
why_stock = Plus de { $followers }
why_track = La piste est finie
why_noStations = Plus de comptoir
why_station = { $town } a un comptoir
why_way = Pas de voie : { $town }
why_coins = Trop peu de pièces
why_supply = Stock épuisé : { $good }
why_technology = Plus de technologie
why_own = Personne ne peut partir
why_now = Impossible maintenant
why_fresh = Dès la prochaine manche
why_fits = Cette case est réservée : { $follower }.
why_stays = Ce compagnon est là depuis une manche précédente et y reste.
why_wheel = Une tuile Technologie fait ce travail.
why_empty = Prenez d’abord un compagnon de votre marché.
why_planFirst = Placez d’abord vos compagnons. Les lieux s’activent quand tout le monde est prêt.
why_other = Ce n’est pas ce qui est demandé maintenant.

ask_plan = Préparez votre manche.
hint_plan = { $n } { $n ->
    [one] compagnon est
   *[other] compagnons sont
} encore au marché. Ils peuvent y rester.
hint_planFull = Tous vos compagnons ont une place.
hint_planEmpty = Votre plan est vide. Appuyez encore sur « Prêt » si c’est voulu.
hint_planIdle = Vous laissez au marché { $follower } qui compléterait « { $place } ». Appuyez encore sur « Prêt » si c’est voulu.
hint_planNoRoom = Pas de place cette fois : { $list }.
hint_planFor = { $follower } ({ $place })
hint_planMissing = Absents du marché cette fois : { $followers }.
ask_confirm = Garder votre plan ?
hint_confirm = Tous les plans sont ouverts. Vous pouvez recommencer, { $n } fois au plus.
ask_half = Terminez votre plan.
hint_half = Une partie est déjà envoyée. « Annuler » la reprend.
ask_draw = Piochez { $n } { $n ->
    [one] compagnon
   *[other] compagnons
} dans votre sac.
hint_draw = Vous pouvez en piocher jusqu’à { $n }. Si vous en piochez moins, vous pouvez en ramener de vos lieux.
ask_recall = Ramenez jusqu’à { $n } { $n ->
    [one] compagnon
   *[other] compagnons
} au marché.
hint_recall = Choisissez-les sur vos lieux, ou arrêtez.
ask_act = Activez un lieu, ou passez.
hint_act = { $n } de vos lieux { $n ->
    [one] est prêt
   *[other] sont prêts
}. Passer met fin à votre manche.
ask_actNone = Vous ne pouvez activer aucun lieu.
hint_actNone = Passez. Vos compagnons restent où ils sont.
ask_well = Activez un de vos lieux au choix.
hint_well = Cette fois, il n’a pas besoin de ses compagnons.
ask_send = Envoyer un autre compagnon à un acte ?
hint_send = Choisissez un acte, ou arrêtez. Le compagnon peut aussi partir plus tard.
ask_deal = Acheter ou vendre encore une marchandise ?
hint_deal = Choisissez une de vos marchandises ou une du stock, ou arrêtez.
ask_fit = Posez votre tuile Technologie.
hint_fit = Choisissez la case qu’elle remplace. Un lieu ne peut en avoir qu’une.
hint_fitFirst = La première doit remplacer un fermier.
ask_open = Choisissez une tuile Lieu.
ask_openFirst = Choisissez une tuile Lieu de type I.
hint_open = Vous pourrez l’utiliser dès la prochaine manche.
ask_wine = Acheter un vin pour 1 pièce ?
hint_wine = Votre Vignoble le propose, car vous avez bâti au bord d’une rivière.
ask_bathe = Placez { $n } des compagnons piochés.
hint_bathe = Choisissez un compagnon, puis un lieu.
ask_keep-one = Gardez l’un des deux compagnons.
hint_keep-one = Choisissez celui qui reste dans votre marché. L’autre retourne dans le sac.
ask_ward = Écarter l’événement : { $event } ?
hint_ward = Le moine de votre Sacristie retournerait dans le sac.
ask_give = Nourrissez vos gens.
hint_give = Choisissez blé, fromage ou vin.
hint_giveCoins = Choisissez blé, fromage ou vin, ou payez { $n } pièces.
ask_lose = Il vous manque { $n } { $n ->
    [one] pièce
   *[other] pièces
}. Cédez quelque chose.
hint_lose = Chaque chose vaut 1 pièce : marchandise, comptoir, compagnon, pas de développement, tuile.
selecting_market = Placez { $follower }.
selecting_fits = { $n } { $n ->
    [one] case convient
   *[other] cases conviennent
}.
selecting_fitsNowhere = Aucune case libre ne convient.
selecting_completes = Il complète : { $places }.
selecting_held = Déplacez ce compagnon.
selecting_heldHint = Posez-le sur une autre case ou au marché.
selecting_hole = Qui va là ?
selecting_holeHint = Choisissez un compagnon du marché.
selecting_placeHint = Choisissez comment.
selecting_travel = { $place } : vers où ?
selecting_travelHint = Choisissez un chemin sur la carte, ou une marchandise qui s’y trouve.
selecting_send = { $place } : vers quel acte ?
selecting_sendHint = Choisissez une case libre d’un acte.
selecting_deal = { $place } : acheter ou vendre ?
selecting_dealHint = Choisissez une marchandise du stock, ou une des vôtres.
selecting_swap = { $place } : quelles marchandises ?
selecting_swapHint = Choisissez deux marchandises identiques à vous, puis une du stock.
selecting_edge = Emporter une marchandise ?
selecting_edgeHint = Choisissez ce que votre marchand emporte.
selecting_give = À céder : { $good }.
selecting_giveHint = Choisissez une marchandise du stock.
selecting_bathHint = Choisissez un lieu avec une case libre.
wait_over = La partie est terminée.
wait_planning = En attente de { $names }.
wait_planningHint = Les plans sont montrés quand tout le monde est prêt.
wait_setUp = Mise en place.
wait_acting = Au tour de { $names }.

button_fewer = piocher un de moins
button_more = piocher un de plus
button_last = Dernier plan
button_clear = Vider
button_ready = Prêt
button_change = Changer le plan
button_replan = Replanifier
button_stop = Arrêter
button_pass = Passer
button_coins = Payer en pièces
button_ward = Utiliser la Sacristie
button_endure = Laisser faire
button_stay = Garder au marché
button_lose-follower = Un compagnon du sac

do_draw = Piocher { $n }
do_recall = { $place } : ramener { $follower }
do_bathe = { $place } : placer { $follower }
do_plan = { $place } : placer { $follower }
do_bathe-bag = Remettre { $follower } dans le sac
do_bathe-keep = Garder { $follower }
do_stay = Laisser { $follower } au marché
do_man = { $place } : occuper
do_leave = { $place } : laisser
do_build = { $place } : bâtir un comptoir
do_open = Prendre : { $place }
do_recruit = { $place } : recruter
do_recruitRole = { $place } : recruter { $follower }
do_travel = { $place } : aller à { $town }
do_send = Envoyer { $follower } à l’acte { $deed }
do_work = Activer : { $place }
do_buy = Acheter 1 { $good }
do_sell = Vendre 1 { $good }
do_swap = Échanger 2 { $give } contre 1 { $take }
do_fit = { $place } : remplacer { $follower } par une technologie
do_give = Donner 1 { $good }
do_lose = Céder : { $what }
do_put = { $place } : placer { $follower }
do_move = Déplacer : { $from }, { $place }
do_take = { $place } : reprendre
do_replan = Refaire le plan
do_stop = Arrêter
do_ready = Prêt
do_pass = Passer
do_well = Activer le Puits
do_ward = Écarter l’événement avec la Sacristie
do_endure = Laisser faire l’événement
do_coins = Payer en pièces
do_last = Répéter le dernier plan
do_clear = Vider le plan
do_change = Changer le plan
do_fewer = Piocher un de moins
do_more = Piocher un de plus
how_recruit = { $follower } : { $reward }
how_takes = { $place }, avec { $good }
how_takesNothing = { $place }, sans marchandise
how_coins = contre des pièces
how_as = à la place de { $follower }
deed_take = reprendre
deed_use = activer
deed_give = céder

tab_own = Ma ville
tab_main = Carte
tab_tracks = Pistes
tab_deeds = Actes
clock = { $n }/{ $most }
clockLong = Manche { $n } sur { $most }
clockSetUp = Mise en place
summary = niveau { $status }, { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}
census_title = Recensement
census_gains = { $name } gagne 1 pièce
census_pays = { $name } paie 1 pièce
census_nobody = personne
hours_left = À venir
hours_count = { $n } × { $event }
score_coins = Pièces
score_goods = Marchandises
score_development = Comptoirs et citoyens × niveau
score_depot = Dépôt
stage_final = Décompte final
stage_round = La manche { $n } commence : { $event }
stage_census = Recensement.
stage_censusNobody = Recensement : personne ne gagne ni ne paie.
stage_roundOver = La manche { $n } est terminée
tie_development = plus avancé sur la piste de développement
reason_track = piste
bath_title = Piochés pour les Étuves
bath_piece = { $piece } des Étuves
