tie_first = Égalité de points. Dans ce cas, le premier joueur gagne.
tab_own = Colonie
tab_main = Table
suit_suns = soleils
suit_moons = lunes
suit_crowns = couronnes
suit_arms = blasons
resource_suns = argile
resource_moons = minerai
resource_crowns = grain
resource_arms = bois
amount_suns = { $n } { $n ->
    [one] soleil
   *[other] soleils
}
amount_moons = { $n } { $n ->
    [one] lune
   *[other] lunes
}
amount_crowns = { $n } { $n ->
    [one] couronne
   *[other] couronnes
}
amount_arms = { $n } { $n ->
    [one] blason
   *[other] blasons
}
pile_suns = { $n ->
    [one] soleil
   *[other] soleils
}
pile_moons = { $n ->
    [one] lune
   *[other] lunes
}
pile_crowns = { $n ->
    [one] couronne
   *[other] couronnes
}
pile_arms = { $n ->
    [one] blason
   *[other] blasons
}
amount_points = { $n } { $n ->
    [one] point
   *[other] points
}
nothing = rien
item_road = route
item_village = village
item_town = ville
item_trader = marchand
item_knight = chevalier
item_scout = éclaireur
event_harvest = Riche récolte
event_advantage = Avantage commercial
event_tournament = Tournoi
event_raid = Attaque de pillards
row_above = au-dessus de
row_below = au-dessous de
side_left = gauche
side_right = droite
region_suns = soleils { $n }
region_moons = lunes { $n }
region_crowns = couronnes { $n }
region_arms = blasons { $n }
place_road = route { $n } à { $side }
place_settlement = { $what } { $n } à { $side }
place_middle = { $what } au milieu
place_above = au-dessus ({ $where })
place_below = au-dessous ({ $where })

colony_yours = Votre colonie
colony_of = Colonie de { $name }
label_region = région { $region }, { $where }, { $n } pièces sur { $most }
label_guarded = gardée
label_settlement = { $where }, { $n } unités sur { $most }
label_trader = avec un marchand
label_roadOpen = mène plus loin
label_knight = chevalier { $where }
label_knightSpace = place { $where }, pour un chevalier
label_end = prochaine place à { $side }
label_slot = place libre { $row } la ligne
label_corner = la prochaine région se place ici
label_purse = vos { $suit } : { $n }
label_theirs = { $suit } de { $name } : { $n }
label_pool = réserve : { $amount }
label_die = dé des { $suit }, face { $face }
label_dieEvent = dé des { $suit } : { $event }
label_tile = tuile de région { $region }
label_set = lot de dés : { $dice }
label_setEmpty = lot de dés vide
label_cost = { $item }, coûte { $cost }

part_dice = Dés
part_pool = Réserve
part_supply = Piles
part_purse = Vos pièces
part_theirs = Pièces de { $name }
part_build = Construire
part_offer = Offre
part_choose = Régions au choix
part_stack = Pile de régions : { $n }
part_stackOpen = Dans la pile : { $regions }
part_villages = { $n } { $n ->
    [one] tuile
   *[other] tuiles
} de village
part_towns = { $n } { $n ->
    [one] tuile
   *[other] tuiles
} de ville
part_roadTiles = Une route ouverte est une tuile de village ou de ville, face cachée.
part_pawns = { $n } { $n ->
    [one] pion
   *[other] pions
}
part_setUp = Mise en place
part_to = jusqu’à { $n } points
part_last = dernier tour

dice_none = Les dés n’ont pas encore été lancés.
dice_rolled = Lancés
dice_mine = Vos dés
dice_of = Dés de { $name }
dice_rest = Mis de côté ou résolus
dice_set = Lot { $n }
dice_aside = Mis de côté
dice_empty = aucun dé
dice_move = { $die }, dans { $from }. Appuyer pour le mettre dans { $to }
dice_send = Partager les dés ainsi
dice_yield = { $name } recevrait { $coins }

ask_region = Choisissez la région { $corner } de votre premier village
corner_1 = en haut à gauche
corner_2 = en bas à gauche
corner_3 = en haut à droite
corner_4 = en bas à droite
hint_region = Il faut quatre nombres différents et quatre couleurs différentes.
ask_first-road = Choisissez de quel côté construire votre première route
hint_first-road = Touchez la place à gauche ou à droite de votre village.
ask_divide = Partagez les dés en deux lots
hint_divide = Touchez un dé pour le déplacer. Votre adversaire garde un lot et vous donne l’autre.
ask_keep = Gardez un lot de dés
hint_keep = L’autre lot va à votre adversaire.
ask_event = Résolvez vos événements : { $events }
hint_event = L’ordre est libre. Touchez une région marquée, ou d’abord un événement.
ask_give = Donnez une pièce en échange de celle que vous avez prise ({ $suit })
hint_give = Touchez une de vos régions.
ask_discard = Des pillards ! Défaussez { $n } { $n ->
    [one] pièce
   *[other] pièces
}
hint_discard = Touchez les régions qui perdent une pièce.
ask_collect = Il ne reste que { $amount } dans la réserve : choisissez la région qui en reçoit
hint_collect = Touchez une région.
ask_turn = Échangez et construisez, ou terminez votre tour
hint_turn = Pour échanger, touchez vos pièces, puis la réserve ({ $n } contre 1) ou les pièces de l’autre colonie (une offre).
ask_offer = Votre offre : { $offer }
hint_offer = Touchez vos pièces pour en proposer, et celles de l’autre colonie pour en demander.
ask_accept = On vous propose { $offer }
hint_accept = Vous donnez la seconde partie et recevez la première.
ask_pay = Payez { $amount } : choisissez une région
ask_store = Rangez { $amount } : choisissez une région
hint_pay = Touchez une de vos régions.
hint_store = Touchez une région où il reste de la place.
ask_scout = Vous gagnez une région : piochez-en une ou envoyez un éclaireur
hint_scout = Un éclaireur coûte 1 couronne et vous laisse choisir la région.
ask_put = Posez { $region } au-dessus ou au-dessous de la ligne
hint_put = Touchez l’une des deux places marquées.
hint_last = C’est le dernier tour.
offer_text = { $give } contre { $take }

selecting_item = Construire : { $item }
selecting_itemHint = Choisissez l’une des places marquées.
selecting_purse = Vous donnez des { $suit }
selecting_purseHint = Touchez la réserve ({ $n } contre 1), ou les pièces de l’autre colonie pour faire une offre.
selecting_pool = Vous prenez des { $suit } dans la réserve
selecting_poolHint = Touchez ce que vous donnez : vos pièces, ou une région voisine d’un marchand.
selecting_theirs = Vous demandez des { $suit }
selecting_theirsHint = Touchez les pièces que vous proposez.
selecting_barter = Un marchand échange des pièces de { $region }
selecting_barterHint = Touchez ce que vous prenez dans la réserve.
selecting_eventHint = Choisissez une région.

wait_over = La partie est terminée
wait_turn = À { $name } de jouer
wait_chance = On lance les dés
wait_hint = Vous pouvez tout regarder en attendant.

button_draw = Piocher une région
button_raid = Résoudre l’attaque
button_skip = Ne pas utiliser { $event }
button_deal = Offre plus importante
button_propose = Faire l’offre
button_withdraw = Retirer
button_accept = Accepter
button_decline = Refuser

do_region = Poser { $region }
do_scout = Envoyer un éclaireur vers { $region }
do_draw = Piocher une région
do_divide = Partager les dés : { $one } | { $other }
do_aside = mettre { $dice } de côté
do_keep = Garder { $dice }
do_harvest = Riche récolte : ajouter une pièce sur { $region }
do_advantage = Avantage commercial : prendre une pièce de { $region }
do_tournament = Tournoi : prendre une pièce de { $region }
do_raid = Laisser venir les pillards
do_skip = Ne pas utiliser { $event }
do_give = Donner une pièce de { $region }
do_discard = Défausser une pièce de { $region }
do_collect = Recevoir une pièce sur { $region }
do_pay = Payer avec { $region }
do_store = Ranger sur { $region }
do_bank = Échanger { $give } contre { $take } avec la réserve
do_barter = Un marchand échange { $region } contre { $take }
do_offer = Proposer { $give } contre { $take }
do_deal = Préparer une offre plus importante
do_add = Ajouter { $amount } à l’offre
do_ask = Demander { $amount }
do_propose = Faire l’offre
do_withdraw = Retirer l’offre
do_accept = Accepter l’offre
do_decline = Refuser l’offre
do_road = Construire une route à { $side }
do_village = Construire un village à { $side }
do_town = Transformer en ville : { $where }
do_trader = Engager un marchand : { $where }
do_knight = Engager un chevalier { $where }
do_put = Poser la région { $row } la ligne
do_end = Terminer le tour

log_uses = utilise { $event }
log_collects = récolte
log_gains = reçoit des pièces
log_loses = donne des pièces
log_moves = échange des pièces
log_acts = continue

summary = { $n } { $n ->
    [one] pièce
   *[other] pièces
}, { $unguarded } sans garde
clock = T{ $n }
clockLong = tour { $n }
clockSetUp = mise en place

note_short = Texte incomplet : les valeurs marquées * sont reconstituées
note_title = Ce que l’on sait de ces règles
note_text = The Colonists of Natick est de Gary Pressler (version 0.6, 2007). Seule une partie de son texte a pu être lue. Ici, chaque règle indique si elle est imprimée, déduite ou reconstituée.
note_list = Reconstitués, et peut-être différents de l’original : tous les coûts sauf celui de l’éclaireur ; quelle couleur cause quel événement ; ce qu’échangent les marchands et ce que gardent les chevaliers ; qui choisit ce que prennent les pillards ; le nombre d’offres par tour ; les égalités et la fin après 20 tours sans construction.
note_link = Toutes les règles avec leurs sources
note_mark = reconstitué

rule_region = Produit et garde jusqu’à trois { $suit } ({ $resource }). Un dé qui montre { $n } ajoute une pièce.
rule_suit = { $suit } : { $resource }. Il y a six pièces de chaque couleur, dans la réserve ou sur des régions.
rule_road = Une tuile face cachée. Elle mène au prochain village et ne vaut rien en elle-même.
rule_village = Vaut 1 point. Il y a place pour une unité à côté. Vous gagnez une nouvelle région.
rule_town = Remplace un village. Vaut 2 points, avec de la place pour deux unités à côté.
rule_trader = Vaut 1 point. Se tient sur une route. Avec { $n } { $n ->
    [one] pièce
   *[other] pièces
} d’une région voisine, vous en achetez une d’une autre sorte.
rule_knight = Vaut { $n } { $n ->
    [one] point
   *[other] points
}. Se tient au-dessus ou au-dessous d’une localité et garde les régions à sa gauche et à sa droite.
rule_scout = Quand vous gagnez une région : payez 1 couronne, regardez la pile et choisissez-en une.
rule_harvest = Prenez une pièce de votre choix dans la réserve et posez-la sur une de vos régions où il reste de la place.
rule_advantage = Si vous avez au moins un marchand, et au moins autant que votre adversaire : prenez une pièce et donnez-en une.
rule_tournament = Si vous avez au moins un chevalier, et au moins autant que votre adversaire : prenez une pièce.
rule_raid = Si vous avez six pièces sans garde ou plus, vous perdez la moitié de toutes vos pièces, arrondie à l’inférieur.
rule_stack = Ces régions sont encore dans la pile face cachée, dans un ordre inconnu.
rule_pawns = Quatre pions pour les deux joueurs. Sur une route, un pion est un marchand ; au-dessus ou au-dessous d’une localité, c’est un chevalier.
rule_tiles = Les deux colonies se partagent quatre tuiles de village et quatre de ville. Une nouvelle route est l’une d’elles, face cachée ; elle revient quand la route a une localité à chaque bout.

coach_welcome = Une colonie de tuiles
coach_welcome_text = Deux colonies grandissent sur cette table, la vôtre et celle de { $name }. Villages et villes forment une ligne. Des routes les relient, avec des régions au-dessus et au-dessous. La partie se termine quand l’un de vous atteint { $n } points.
coach_advice = Mon conseil : { $deed }.
coach_regions = Choisissez vos régions
coach_regions_text = Quatre régions entourent votre premier village. Chacune montre ce qu’elle produit et le nombre qui l’active. Choisissez quatre couleurs et quatre nombres différents : cliquez sur une tuile pour le coin marqué.
coach_road = Votre première route
coach_road_text = Une tuile face cachée mène à votre prochain village. Cliquez sur le côté où vous voulez vous agrandir d’abord. L’autre reste libre pour plus tard.
coach_dice = Quatre dés pour deux
coach_dice_text = À chaque tour, on lance quatre dés. L’un de vous les partage en deux lots, l’autre choisit un lot. Ensuite, chacune de vos régions dont le nombre figure sur un dé de votre lot gagne une pièce, jusqu’à trois. La couleur d’un dé ne compte que pour les événements.
coach_divide = Partagez les dés
coach_divide_text = C’est le tour de { $name }, donc vous partagez : cliquez sur un dé pour le mettre dans l’autre lot, puis validez. { $name } garde un lot, vous recevez l’autre. Sous chaque lot, vous voyez ce qu’il rapporterait à chacun.
coach_keep = Choisissez un lot
coach_keep_text = { $name } a partagé les dés. Cliquez sur le lot que vous voulez. L’autre va à { $name }. Sous chaque lot, vous voyez ce qu’il rapporterait à chacun.
coach_event = Un événement
coach_event_text = Vous avez un dé avec une étoile. Cliquez dessus, ou sur ce qu’il marque. S’il y en a plusieurs, vous choisissez l’ordre.
coach_coins = Pièce par pièce
coach_coins_text = Les pièces sont sur les régions. Cliquez sur celle qui paie, ou sur celle qui reçoit.
coach_region = Une nouvelle région
coach_region_text = Votre colonie gagne une région. Piochez-en une, ou payez une couronne pour un éclaireur et choisissez-en une. Puis posez-la à un endroit marqué.
coach_offer = Une offre
coach_offer_text = Vous pouvez échanger des pièces entre vous. Acceptez si cela vous aide plus que { $name }. Si vous refusez, il ne se passe rien.
coach_events = Les étoiles sont des événements
coach_events_text = Une Riche récolte vous donne une pièce. Si vous avez des marchands, l’Avantage commercial en échange une avec l’autre colonie. Si vous avez des chevaliers, un Tournoi en prend une. Les pillards prennent la moitié de vos pièces si six ou plus ne sont pas gardées. Mieux vaut donc ne pas trop en amasser.
coach_end = À vous de jouer
coach_end_text = Vous ne pouvez encore rien construire. Trois pièces de la même sorte en achètent une autre dans la réserve : cliquez sur vos pièces, puis sur la réserve. Ou terminez votre tour et récoltez encore.
coach_build = Vous pouvez construire
coach_build_text = Sous « Construire », cliquez sur quelque chose de marqué, puis sur sa place. Les routes mènent aux villages. Les villages, villes, marchands et chevaliers valent des points. Les coûts marqués * sont reconstitués. Quand vous avez fini, terminez votre tour.
coach_watch = À { $name } de jouer
coach_watch_text = C’est au tour du robot. Le journal dit ce qui se passe et, quand des points sont marqués, pourquoi.
coach_trade = Échanger entre vous
coach_trade_text = À votre tour, vous pouvez aussi faire une offre à { $name } : cliquez sur vos pièces, puis sur celles de l’autre colonie. Une région ne contient que trois pièces : mieux vaut échanger qu’attendre.
coach_units = Marchands et chevaliers
coach_units_text = Chaque pion vaut un point, et il n’y en a que quatre pour vous deux. Sur une route, c’est un marchand, qui échange deux contre une avec les régions voisines ; au-dessus ou au-dessous d’une localité, c’est un chevalier, qui garde les régions voisines.
coach_again = Votre tour suivant
coach_again_text = Vous ne pouvez encore rien construire. Échangez avec la réserve, faites une offre ou terminez votre tour.
coach_done = Vous savez jouer
coach_done_text = Vous savez tout ce qu’il faut. Continuez à partir d’ici. Pointez un élément, ou appuyez longuement dessus, pour voir ce qu’il fait. Les points du journal mènent à leur règle, et chaque règle dit d’où on la connaît.

stage_final = Décompte final
stage_first = Premier village
stage_village = Autres villages
stage_town = Villes
stage_trader = Marchands
stage_knight = Chevaliers
