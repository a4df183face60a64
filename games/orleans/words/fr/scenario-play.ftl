town_support = Lieux d’entraide
ahead_title = À venir
ahead_gain = aujourd’hui +{ $n } { $n ->
    [one] pièce
   *[other] pièces
}
ahead_nothing = rien aujourd’hui
ahead_coins = { $have } sur { $n } { $n ->
    [one] pièce
   *[other] pièces
}
ahead_food = { $have } sur { $n } vivres
ahead_foodOrCoins = { $have } sur { $n } vivres, ou { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}
ahead_cheese = { $have } sur { $n } fromage
ahead_worth = { $have } sur { $n } points

do_keep = Garder : { $structure } à { $town }
do_start = Commencer à { $town }
do_carpenter = Déplacer le charpentier vers { $town }
do_carpenter-stay = Bâtir sans déplacer le charpentier
do_build-structure = Bâtir entre { $a } et { $b }
do_supply = Donner { $what } : { $structure }
do_supplyCoins = Donner des pièces : { $structure }
do_card = { $place } : piocher de nouvelles cartes Édifice
do_buyFollower = Acheter { $follower }
do_buyCitizen = Acheter un citoyen
do_return_market = Rendre { $follower } du marché
do_return_bag = Rendre { $follower } du sac
do_return_place = { $place } : rendre { $follower }
do_pilgrims = Donner un moine et { $follower } contre un citoyen
do_swapOne = Échanger 1 { $give } contre 1 { $take }
do_eventTravel = Voyager vers { $town }
do_draft = Choisir : { $place }
do_house = Maison bourgeoise : recevoir { $what }
do_houseTravel = Maison bourgeoise : voyager vers { $town }
do_deliver = Livrer : { $objective }
do_pay = Payer : { $objective }
do_claim = Valider : { $objective }
do_citizen = Poser un citoyen ici : { $where }
do_banish = Remettre { $follower } dans le sac
do_to-bag = Mettre { $follower } dans le sac
how_takesHidden = { $place }, avec la marchandise cachée
how_hidden = avec la marchandise cachée
how_good = avec { $good }
how_nothing = sans marchandise
how_carpenter = avec { $follower }
how_card = une nouvelle carte Édifice
how_book = 1 point de développement
deed_keep = garder
deed_start = commencer ici
deed_draft = choisir
deed_deliver = livrer
deed_pay = payer
deed_claim = valider
deed_citizenHere = poser un citoyen ici
deed_banish = remettre
good_hidden = marchandise cachée
map_carpenter = le charpentier
map_citizen = un citoyen
map_pin = la ville de votre carte
map_tower = une tour fortifiée
map_site = il faut ici une tour fortifiée
goals_title = Objectifs
goal_before = Vos parties de ce type : { $n }, dont { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}.
goal_best = Votre meilleure : { $n } objectifs sur { $of }.
goal_bestCitizens = Votre meilleure : { $n } citoyens sur { $of }.
goal_done = atteint
goal_ready = prêt
goal_missing = il manque : { $list }
goal_count = { $n } sur { $of }
goal_of = { $n } sur { $of }
goal_do = Accomplir : { $objective }
goal_button = Accomplir
goal_citizens = Citoyens
goal_citizensMissing = encore { $n } { $n ->
    [one] citoyen
   *[other] citoyens
} pour gagner
goal_where = Citoyens encore disponibles
goal_roundsLeft = encore { $n } { $n ->
    [one] manche
   *[other] manches
} après celle-ci
goal_lastRound = C’est la dernière manche.
lack_goods = { $n } { $n ->
    [one] point
   *[other] points
} en marchandises
lack_town = votre marchand à { $town }
lack_coins = { $n } { $n ->
    [one] pièce
   *[other] pièces
}
lack_status = { $n } { $n ->
    [one] niveau
   *[other] niveaux
}
lack_stations = { $n } { $n ->
    [one] comptoir
   *[other] comptoirs
}
lack_points = { $n } { $n ->
    [one] point
   *[other] points
}
lack_inland = un comptoir dans une ville sans voie d’eau
lack_late = il fallait payer avant la manche 9
lack_round = un objectif a déjà été atteint cette manche
lack_order = un autre objectif vient d’abord
end_starved = Vous n’aviez plus rien à manger. C’est la famine, et la partie est perdue.
end_unpaid = Vous n’avez pas pu payer. La partie est perdue.
end_won = Vous avez gagné à la manche { $n }.
end_lostCitizens = Les manches sont écoulées. Perdu : il manquait { $n } { $n ->
    [one] citoyen
   *[other] citoyens
}.
end_lostGoals = Les manches sont écoulées. Perdu : { $n } { $n ->
    [one] objectif non atteint
   *[other] objectifs non atteints
}.
structures_title = Édifices
structures_pile = { $n } { $n ->
    [one] carte
   *[other] cartes
} dans la pile
structures_none = Personne n’a encore bâti.
structure_hand = dans votre main
structure_carpenterHere = dans votre main, le charpentier y est
structure_card = { $structure } à { $town }. Demande { $needs }. { $n } { $n ->
    [one] point
   *[other] points
}.
structure_done = Achevé : { $n } { $n ->
    [one] point
   *[other] points
}.
structure_missing = Il manque : { $list }.
structure_here = Approvisionner : { $structure }
structure_supply = Approvisionner
handOver_title = Ce que vous pouvez céder
handOver_good = vous en avez { $n }, valeur { $value }
choice_title = Ou bien
choice_stay = bâtir sans déplacer
draft_title = Tuiles Lieu de cette partie
draft_yours = Choisissez cinq tuiles de type { $stack }. Elles seront disponibles pour vous deux.
draft_theirs = { $name } choisit cinq tuiles de type { $stack }.
draft_done = D’abord, les deux marchands choisissent leur ville de départ.
draft_count = { $n } sur { $of }
draft_by = choisie par { $name }
draft_picked = choisi
citizens_title = Où attendent les citoyens
citizens_about = Choisissez sept de ces cases. Six autres citoyens attendent dans des villes de la carte. Il vous en faut huit en tout.
button_picked = Confirmer le choix
do_picked = Confirmer le choix
ask_citizen = Choisissez où attendent les citoyens : encore { $n }.
hint_citizen = Sept cases sur treize. Touchez une case une seconde fois pour changer d’avis.
ask_claim = Accomplissez un objectif ou passez.
hint_claim = Vous avez tout ce qu’il faut. Vous pouvez aussi le faire plus tard.
ask_start = Où commence votre marchand ?
hint_start = Choisissez une ville sur la carte.
ask_draft = Choisissez { $n } { $n ->
    [one] tuile Lieu
   *[other] tuiles Lieu
}.
hint_draft = Type { $stack }. Touchez une tuile une seconde fois pour changer d’avis.
ask_meeting = Acheter un citoyen pour 3 pièces ?
hint_meeting = Réunion publique. Les citoyens servent à la Maison bourgeoise.
ask_trade = Échanger une marchandise contre une autre ?
hint_trade = Choisissez une des vôtres, puis une du stock.
ask_journey = Continuer le voyage pour 1 pièce ?
hint_journey = Encore { $n } { $n ->
    [one] étape
   *[other] étapes
}. Sans marchandise.
ask_banish = Remettez { $n } des compagnons piochés dans le sac.
hint_banish = Bannissement. Choisissez-les dans votre marché.
ask_amnesty = Vous recevez { $follower }. Où le placer ?
hint_amnesty = Amnistie : aussitôt sur une case libre, ou dans le sac.
ask_worth = Payez encore { $n } { $n ->
    [one] point
   *[other] points
}.
hint_worth = Choisissez des marchandises. On ne rend pas la monnaie.
hint_worthCoins = Choisissez des marchandises ou payez le reste en pièces. On ne rend pas la monnaie.
ask_scrap = Abandonnez { $n } { $n ->
    [one] tuile
   *[other] tuiles
} Technologie.
hint_scrap = Taxe sur la technologie : vous n’avez pas pu payer pour toutes.
ask_keep = Quelle carte Édifice gardez-vous ?
hint_keep = Vous seul voyez ces cartes. L’autre va sous la pile.
ask_carpenter = Déplacer encore le charpentier ?
ask_carpenterBuild = Bâtir ici, ou déplacer encore le charpentier ?
hint_carpenter = Choisissez un chemin sur la carte, ou arrêtez.
ask_build-structure = Où va votre édifice ?
hint_build-structure = Choisissez un chemin avec une marchandise, ou arrêtez.
hint_free_supply = Vous pouvez aussi approvisionner vos édifices.
hint_free_claim = Vous pouvez aussi accomplir un objectif.
ask_supply = Approvisionner vos édifices ?
hint_supply = Choisissez des pièces ou une marchandise, puis un édifice, ou passez.
ask_indulgence = Acheter un moine pour { $n } pièces ?
hint_indulgence = Indulgence. Le moine va dans votre sac.
ask_riots = Rendez un chevalier ou payez { $n } pièces.
hint_riots = Émeutes. Le chevalier vient du marché ou du sac.
ask_bribe = Acheter un citoyen pour { $n } pièces ?
hint_bribe = Pot-de-vin. À la fin, les citoyens comptent comme des comptoirs.
ask_peregrination = Voyager encore une fois pour { $n } pièces ?
hint_peregrination = Choisissez un chemin sur la carte, ou passez.
ask_pilgrims = Un moine et un autre compagnon contre un citoyen ?
hint_pilgrims = Jour des pèlerins. Les deux viennent de votre marché.
ask_market = Acheter des marchandises ?
hint_market = Encore { $n } au plus. Choisissez dans le stock, ou passez.
hint_giveMore = Encore { $n }. Choisissez blé, fromage ou vin.
selecting_carpenter = Atelier du charpentier : vers où ?
selecting_carpenterHint = Les commerçants prennent les routes, les bateliers les voies d’eau.
selecting_house = Maison bourgeoise : que voulez-vous ?
selecting_houseHint = Une marchandise du stock, un chemin sur la carte, des pièces ou du développement.
selecting_supply = Quel édifice reçoit { $what } ?
selecting_supplyHint = Choisissez un édifice.
selecting_structure = Que donnez-vous ?
selecting_structureHint = Choisissez des pièces ou une de vos marchandises.
hourglass_foodOr = Vous donnez { $food } vivres ou { $n } pièces
hourglass_foodOnly = Vous donnez { $n } vivres
hourglass_points = Vous payez des marchandises et des pièces valant { $n }
hourglass_knight = Vous rendez un chevalier ou { $n } pièces
hourglass_tiles = { $n } de vos tuiles Lieu { $n ->
    [one] est retournée
   *[other] sont retournées
}
score_structures = Édifices
score_objectives = Objectifs
goal_met = { $n } objectifs atteints sur { $of }
tie_duelGoods = À nombre égal, les marchandises de plus grande valeur décident : { $more } contre { $less }.
tie_duelCoins = À nombre égal et marchandises de même valeur, les pièces décident : { $more } contre { $less }.
tie_duelShared = Vous êtes à égalité en tout.
end_duelWon = { $name } gagne avec { $n } objectifs sur { $of } contre { $less }.
end_duelShared = Vous gagnez tous deux avec { $n } objectifs sur { $of } : marchandises et pièces sont à égalité aussi.
end_duelWhy = Dans le Duel, les objectifs décident, pas les points.
tab_goals = Objectifs
wait_start = { $names } choisit une ville.
wait_draft = { $names } choisit des tuiles Lieu.
wait_keep = { $names } choisit une carte Édifice.
end_duelUnpaid = { $names } n’a pas pu payer et a perdu.
end_duelDraw = Personne n’a pu payer. La partie est nulle.
loss_fallen = perdu
stage_event = Cette manche : { $event }
known_structure = Ce qu’il demande et sa valeur sont notre reconstitution.
ahead_rounds = Manches { $from } à { $to } : { $event }
why_noCitizen = Vous n’avez pas de citoyen
lack_stationIn = un comptoir à { $town }
lack_cloth = { $n } laine ou brocart
lack_brocade = dont au moins 1 brocart
goal_rounds = { $n } manches en tout
town_turned = Retournées : { $places }
map_fromCarpenter = De { $town }, où est le charpentier
known_prices = Les prix sont notre reconstitution.

event-supplied = { GOOD($good, form: "start") } va au stock
event-offered = à disposition : { PLACE($tile) }
event-supported = pioche { FOLLOWER($follower, form: "a") } pour le Soutien
event-completed = atteint un objectif : { OBJECTIVE($objective) }
event-falls = { CLAUSE($clause) ->
    [starve] meurt de faim
   *[other] ne peut pas payer et perd
}
event-lays-citizen = un citoyen attend ici : { CITIZEN($citizen, or: "deed") }
event-draws-cards = pioche { $count } { $count ->
    [one] carte
   *[other] cartes
} Édifice
event-card = pioche une carte : { STRUCTURE($card) }
event-kept = garde une carte : { STRUCTURE($card) }
event-under = met { $count } { $count ->
    [one] carte
   *[other] cartes
} sous la pile
event-carpenter = déplace le charpentier vers { TOWN($town) }
event-structure = bâtit à { TOWN($town) } : { STRUCTURE($town) }
event-supplies = approvisionne un édifice : { STRUCTURE($town) }
event-completes-structure = achève un édifice : { STRUCTURE($town) }
event-stocked = retour à la réserve : { $count } ({ FOLLOWER($role) })
event-found = découvre : { GOOD($good) }
event-bought = achète { FOLLOWER($role, form: "a") }
event-gives = rend { FOLLOWER($follower, form: "a") }
event-spare-citizen = prend un citoyen de la réserve
event-turned = retourne une tuile : { PLACE($tile) }
event-restored = remet une tuile à l’endroit : { PLACE($tile) }
event-starts = commence à { TOWN($town) }
event-drafts = choisit une tuile : { PLACE($tile) }
event-buys-citizen = achète un citoyen
event-pays-citizen = rend un citoyen
event-leaves = envoie { FOLLOWER($follower, form: "a") } à la réserve
event-goes-home = va à Orléans
event-banished = remet { FOLLOWER($follower, form: "a") } dans le sac
